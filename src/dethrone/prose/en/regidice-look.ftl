# What somebody at a game of Regidice sees, in sentences.

regidice-look-round = Round { $round }. { regidice-calls-first }
regidice-look-enemy = Enemy { $number } of 3 shows { $enemy-sum }: attack { $attack }, defence { $defence }, { regidice-pips } to go until all show 6.
regidice-look-waiting = Enemies to come: { $sizes }.
regidice-look-waiting-one = { regidice-dice }
regidice-look-injured = Injured: { regidice-some-dice }.
regidice-look-seat = { $seat-is ->
    [you] You (P{ $seat-number })
   *[other] { $seat } (P{ $seat-number })
  }: { $said-is ->
    [none] no declaration yet
   *[other] { $said }
  }; dice: { regidice-some-dice }
regidice-look-zone = Prepared for { $next-is ->
    [you] you
   *[other] { $next }
  } by { $seat-is ->
    [you] you
   *[other] { $seat }
  }: { $dice }
regidice-look-hit = So far this round: { $damage } of { $need } damage, { $blocked } blocked.
regidice-look-asks-resolve = { $seat-is ->
    [you] You say for the team who acts next, or that nobody else does.
   *[other] { $seat } says for the team who acts next, or that nobody else does.
  }
