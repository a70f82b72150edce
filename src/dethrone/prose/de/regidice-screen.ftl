# Die Beschriftungen des Tisches von Regidice.

regidice-screen-enemy = Gegner { $number } von { $of }
regidice-screen-shows = zeigt { $enemy-sum }
regidice-screen-strength = Angriff { $attack } · Verteidigung { $defence } · noch { regidice-pips }
regidice-screen-waiting = { $count ->
    [0] der letzte
    [1] { $next } Würfel warten
   *[other] { $next } und { $last } Würfel warten
  }
regidice-screen-attack = Angriff
regidice-screen-defence = Verteidigung
regidice-screen-health = Leben
regidice-screen-injured = verletzt
regidice-screen-blocked = { $count } geblockt
regidice-screen-less = ohne das Geblockte
regidice-screen-sum = je Angriffssatz
regidice-screen-next = jetzt; danach { $now }
regidice-screen-until = Augen, bis alle 6 zeigen
regidice-screen-dice = { $seat-is ->
    [you] Deine Würfel
   *[other] Die Würfel von { $seat }
  }
regidice-screen-none = keine
regidice-screen-prepared = vorbereitet
regidice-screen-declares = sagt jetzt an
regidice-screen-yet-to-call = noch offen
regidice-screen-not-declared = hat noch nicht angesagt

## In schlichten Zeilen

regidice-screen-plain-stage = Phase: { $track }.
regidice-screen-plain-enemy = { regidice-screen-enemy } { regidice-screen-shows }: Angriff { $attack }, Verteidigung { $defence } (die Summe jedes Angriffssatzes), noch { regidice-pips }.
regidice-screen-plain-waiting = Es warten: { $waiting-is ->
    [none] niemand
   *[other] { $waiting }
  }.
regidice-screen-plain-injured = Verletzt: { $dice-is ->
    [none] keine
   *[other] { $dice }
  }.
regidice-screen-plain-prepared = vorbereitet, von { $giver } für { $taker }: { $dice }
regidice-screen-plain-seat = { $who }: { $said }; { $count }: { $dice }
