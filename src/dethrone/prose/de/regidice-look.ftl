# Was jemand an einem Tisch mit Regidice sieht, in Sätzen.

regidice-look-round = Runde { $round }. { regidice-calls-first }
regidice-look-enemy = Gegner { $number } von 3 zeigt { $enemy-sum }: Angriff { $attack }, Verteidigung { $defence }, noch { regidice-pips }, bis alle 6 zeigen.
regidice-look-waiting = Es kommen noch Gegner: { $sizes }.
regidice-look-waiting-one = { regidice-dice }
regidice-look-injured = Verletzt: { regidice-some-dice }.
regidice-look-seat = { $seat-is ->
    [you] Du (P{ $seat-number })
   *[other] { $seat } (P{ $seat-number })
  }: { $said-is ->
    [none] noch keine Ansage
   *[other] { $said }
  }; Würfel: { regidice-some-dice }
regidice-look-zone = Vorbereitet für { $next-is ->
    [you] dich
   *[other] { $next }
  } von { $seat-is ->
    [you] dir
   *[other] { $seat }
  }: { $dice }
regidice-look-hit = Bisher in dieser Runde: { $damage } von { $need } Schaden, { $blocked } geblockt.
regidice-look-asks-resolve = { $seat-is ->
    [you] Du sagst für alle, wer als Nächstes handelt, oder dass niemand mehr handelt.
   *[other] { $seat } sagt für alle, wer als Nächstes handelt, oder dass niemand mehr handelt.
  }
