# Rückschau auf ein beendetes Spiel, und Ratschläge.

review-begins = Rückschau auf { $moves } Züge, { $samples } Stichproben je Entscheidung …
review-progress = Zug { $ply } von { $plies }
review-no-choice = In diesem Spiel gab es nichts zu entscheiden.
review-curve = Die Chance zu gewinnen, { $curve ->
    [moves] Zug um Zug
   *[declarations] Ansage um Ansage
  } (wie ein starker Spieler sie sieht):
review-course = Sie begann bei { $first } % und stand am Ende bei { $last } %.
review-worst = Die teuersten Züge, der schlimmste zuerst:
review-cost = { $points } Punkte: { $judged }
review-well-played = Kein Zug war erkennbar schlechter als der beste. Gut gespielt.
judged = Zug { $ply }, { $name ->
    [You] du
   *[other] { $name }
  } { $move }: { $chance } % ({ $why }){ $is-best ->
    [yes] { "" }
   *[no] ; besser war { $best }: { $best-chance } % ({ $why-best })
  }

## Ratschläge

regicide-hint = Tipp des Bots { web-bot-name }: { $move } ({ $why })
regicide-hint-odds = Seine Chance zu gewinnen: { $odds }. Sonst: { $others }
regicide-hint-other = { $move } { $odds }
regidice-hint = Tipp des Bots { web-bot-name }: { $move } ({ $why })
regidice-hint-odds =
    Seine Chance zu gewinnen: { $odds }. Sonst:
    { $others }
regidice-hint-other = { "  " }{ $move } { $odds }: { $why }
    .between = { "\u000A" }
