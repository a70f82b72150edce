# A finished game looked back on, and hints.

review-begins = Looking back on { $moves } moves, { $samples } samples a decision …
review-progress = move { $ply } of { $plies }
review-no-choice = No decision of this game was a choice.
review-curve = The chance to win, { $curve ->
    [moves] move by move
   *[declarations] declaration by declaration
  } (as a strong player sees it):
review-course = It began at { $first } % and stood at { $last } % at the end.
review-worst = The moves that cost most, worst first:
review-cost = { $points } points: { $judged }
review-well-played = No move can be told from the best one there was. Well played.
judged = Move { $ply }, { $name ->
    [You] you
   *[other] { $name }
  } { $move }: { $chance } % ({ $why }){ $is-best ->
    [yes] { "" }
   *[no] ; { $best } was better: { $best-chance } % ({ $why-best })
  }

## Hints

regicide-hint = This is what the bot { $bot } would do: { $move } ({ $why })
regicide-hint-odds = Its chance to win so: { $odds }. Otherwise: { $others }
regicide-hint-other = { $move } { $odds }
regidice-hint = The bot { $bot } would do this: { $move } ({ $why })
regidice-hint-odds =
    Its chance to win so: { $odds }. Otherwise:
    { $others }
regidice-hint-other = { "  " }{ $move } { $odds }: { $why }
    .between = { "\u000A" }
