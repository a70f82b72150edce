# Die Beschriftungen des Tisches von Regicide.

regicide-board-health = Leben
regicide-board-left = noch { $left } von { $health }
regicide-board-attack = Angriff
regicide-board-no-shield = kein Schild
regicide-board-shield = Schild { $shield }
regicide-board-shield-noted = ein Schild von { $shield } ist vorgemerkt, ohne Wirkung
regicide-board-immune = immun gegen { $sign } { regicide-suit }
regicide-board-immunity-off = Immunität aus
regicide-board-table = Tisch
regicide-board-castle = Burg
regicide-board-tavern = Taverne
regicide-board-discard = Ablage
regicide-board-jesters = Narren
regicide-board-flips = { $count } zum Umdrehen
regicide-board-last-one = leer: Das ist die letzte Hoheit
regicide-board-top = oben:
regicide-board-more = … und { $count } weitere
regicide-board-size = { $size } von { $limit }
regicide-board-yielded = hat zuletzt gepasst
regicide-board-says = { $wish ->
    [want] möchte dran sein
    [rather-not] möchte lieber nicht
   *[neutral] ist es gleich
  }
regicide-board-turn = am Zug
regicide-board-hand = { $seat-is ->
    [you] Deine Hand
   *[other] Die Hand von { $seat }
  }
regicide-board-worth = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }, { $worth } wert
regicide-board-no-cards = keine Karten
# Höchstens sieben Buchstaben: Das steht auf einer Karte.
regicide-board-power = { $power ->
    [heal] heilt
    [draw] zieht
    [double] doppelt
    [shield] Schild
    [immune] immun
   *[jester] Narr
  }
regicide-board-owed = ZU ZAHLEN { $owed }
regicide-board-strikes = { $enemy } schlägt zu; deine Hand ist { $worth } wert.

## In schlichten Zeilen

regicide-board-plain-enemy = Gegner { $enemy }, { regicide-royal-name }: noch { $left } von { $health } Leben, Angriff { $attack }, Schild { $shield }, { $cancelled ->
    [yes] Immunität aus
   *[no] immun gegen { regicide-suit }
  }.
regicide-board-plain-piles = Burg { $castle }, Taverne { $tavern }, Ablage { $discard }{ $cards-is ->
    [none] .
   *[other] { " " }({ $cards }).
  }
regicide-board-plain-top = Oben auf der Taverne liegt { $card }.
regicide-board-plain-table = Auf dem Tisch: { $plays }.
regicide-board-plain-holds = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } { $count } auf der Hand{ $yielded ->
    [yes] , hat zuletzt gepasst
   *[no] { "" }
  }{ $wish-is ->
    [none] { "" }
   *[other] , { regicide-board-says }
  }.
regicide-board-plain-flips = Narren zum Umdrehen: { $count }.
regicide-board-plain-hand = { regicide-board-hand }: { $cards }; { $worth } wert.
