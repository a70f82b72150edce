# Die Beschriftungen des Tisches von Regidice.

regidice-board-enemy = Gegner { $number } von { $of }
regidice-board-shows = zeigt { $enemy-sum }
regidice-board-strength = Angriff { $attack } · Verteidigung { $defence } · noch { regidice-pips }
regidice-board-waiting = { $count ->
    [0] der letzte
    [1] { $next } Würfel warten
   *[other] { $next } und { $last } Würfel warten
  }
regidice-board-attack = Angriff
regidice-board-defence = Verteidigung
regidice-board-health = Leben
regidice-board-injured = verletzt
regidice-board-blocked = { $count } geblockt
regidice-board-less = ohne das Geblockte
regidice-board-sum = je Angriffssatz
regidice-board-next = jetzt; danach { $now }
regidice-board-until = Augen, bis alle 6 zeigen
regidice-board-dice = { $seat-is ->
    [you] Deine Würfel
   *[other] Die Würfel von { $seat }
  }
regidice-board-none = keine
regidice-board-prepared = vorbereitet
regidice-board-declares = sagt jetzt an
regidice-board-yet-to-call = noch offen
regidice-board-not-declared = hat noch nicht angesagt

## In schlichten Zeilen

regidice-board-plain-stage = Phase: { $track }.
regidice-board-plain-enemy = { regidice-board-enemy } { regidice-board-shows }: Angriff { $attack }, Verteidigung { $defence } (die Summe jedes Angriffssatzes), noch { regidice-pips }.
regidice-board-plain-waiting = Es warten: { $waiting-is ->
    [none] niemand
   *[other] { $waiting }
  }.
regidice-board-plain-injured = Verletzt: { $dice-is ->
    [none] keine
   *[other] { $dice }
  }.
regidice-board-plain-prepared = vorbereitet, von { $giver } für { $taker }: { $dice }
regidice-board-plain-seat = { $who }: { $said }; { $count }: { $dice }
