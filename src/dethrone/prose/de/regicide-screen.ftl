# Die Beschriftungen des Tisches von Regicide.

regicide-screen-health = Leben
regicide-screen-left = noch { $left } von { $health }
regicide-screen-attack = Angriff
regicide-screen-no-shield = kein Schild
regicide-screen-shield = Schild { $shield }
regicide-screen-shield-noted = ein Schild von { $shield } ist vorgemerkt, ohne Wirkung
regicide-screen-immune = immun gegen { $sign } { regicide-suit }
regicide-screen-immunity-off = Immunität aus
regicide-screen-table = Tisch
regicide-screen-castle = Burg
regicide-screen-tavern = Taverne
regicide-screen-discard = Ablage
regicide-screen-jesters = Narren
regicide-screen-flips = { $count } zum Umdrehen
regicide-screen-last-one = leer: Das ist die letzte Hoheit
regicide-screen-top = oben:
regicide-screen-more = … und { $count } weitere
regicide-screen-size = { $size } von { $limit }
regicide-screen-yielded = hat zuletzt gepasst
regicide-screen-says = { $wish ->
    [want] möchte dran sein
    [rather-not] möchte lieber nicht
   *[neutral] ist es gleich
  }
regicide-screen-turn = am Zug
regicide-screen-hand = { $seat-is ->
    [you] Deine Hand
   *[other] Die Hand von { $seat }
  }
regicide-screen-worth = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }, { $worth } wert
regicide-screen-no-cards = keine Karten
# Höchstens sieben Buchstaben: Das steht auf einer Karte.
regicide-screen-power = { $power ->
    [heal] heilt
    [draw] zieht
    [double] doppelt
    [shield] Schild
    [immune] immun
   *[jester] Narr
  }
regicide-screen-owed = ZU ZAHLEN { $owed }
regicide-screen-strikes = { $enemy } schlägt zu; deine Hand ist { $worth } wert.

## In schlichten Zeilen

regicide-screen-plain-enemy = Gegner { $enemy }, { regicide-royal-name }: noch { $left } von { $health } Leben, Angriff { $attack }, Schild { $shield }, { $cancelled ->
    [yes] Immunität aus
   *[no] immun gegen { regicide-suit }
  }.
regicide-screen-plain-piles = Burg { $castle }, Taverne { $tavern }, Ablage { $discard }{ $cards-is ->
    [none] .
   *[other] { " " }({ $cards }).
  }
regicide-screen-plain-top = Oben auf der Taverne liegt { $card }.
regicide-screen-plain-table = Auf dem Tisch: { $plays }.
regicide-screen-plain-holds = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } { $count } auf der Hand{ $yielded ->
    [yes] , hat zuletzt gepasst
   *[no] { "" }
  }{ $wish-is ->
    [none] { "" }
   *[other] , { regicide-screen-says }
  }.
regicide-screen-plain-flips = Narren zum Umdrehen: { $count }.
regicide-screen-plain-hand = { regicide-screen-hand }: { $cards }; { $worth } wert.
