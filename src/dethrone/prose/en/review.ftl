# A finished game looked back on, and hints.

review-begins = Analysing { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, { $samples } samples per decision…
review-progress = Move { $ply } of { $plies }
review-no-choice = This game had no choices to analyse.
review-curve = Win chance, { $curve ->
    [moves] move by move
   *[declarations] call by call
  }, as a strong player sees it:
review-course = It started at { $first }% and ended at { $last }%.
review-worst = Turning points, costliest first:
review-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $judged }
review-well-played = No move was clearly worse than the best one.
judged = Move { $ply }, { $name ->
    [You] you
   *[other] { $name }
  }: { $move }, { $chance }% ({ $why }){ $is-best ->
    [yes] { "" }
   *[no] ; better: { $best }, { $best-chance }% ({ $why-best })
  }

## Hints

regicide-hint = Hint from the { web-bot-name } bot: { $move } ({ $why })
regicide-hint-odds = Win chance: { $odds }. Other moves: { $others }
regicide-hint-other = { $move } { $odds }
regidice-hint = Hint from the { web-bot-name } bot: { $move } ({ $why })
regidice-hint-odds =
    Win chance: { $odds }. Other moves:
    { $others }
regidice-hint-other = { "  " }{ $move } { $odds }: { $why }
    .between = { "\u000A" }
