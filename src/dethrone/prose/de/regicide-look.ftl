# Was jemand an einem Tisch mit Regicide sieht, in Sätzen.

regicide-look-enemy = Der Gegner: { regicide-royal }, noch { $left } von { $health } Leben, Angriff { $attack }, Schild { $shield }, { $cancelled ->
    [yes] gegen nichts immun.
   *[no] immun gegen { $enemy-suit ->
        [C] Kreuz
        [D] Karo
        [H] Herz
       *[S] Pik
      }.
  }
regicide-look-piles = Burg { $castle }, Taverne { $tavern }, Ablagestapel { $discard }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
  }
regicide-look-top = Oben auf der Taverne, von oben: { $cards }.
regicide-look-plays = Gegen den Gegner gespielt: { $plays }.
regicide-look-play = { $seat-is ->
    [you] du
   *[other] { $seat }
  } { $cards }
regicide-look-seat = { $seat } (P{ $seat-number }) hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }{ $yielded ->
    [yes] , hat zuletzt gepasst
   *[no] { "" }
  }{ $wish-is ->
    [none] { "" }
   *[other] , sagt { $wish }
  }.
regicide-look-flips = Narren zum Umdrehen: { $flips }.
regicide-look-hand = Deine Hand (P{ $seat-number }): { $cards-count ->
    [0] keine Karten.
   *[other] { $cards }, { $worth } wert.
  }
regicide-look-asks = { $phase ->
    [play] { $seat-is ->
        [you] Du spielst Karten oder passt.
       *[other] { $seat } spielt Karten oder passt.
      }
    [solo] { $seat-is ->
        [you] Du spielst Karten oder drehst einen Narren um.
       *[other] { $seat } spielt Karten oder dreht einen Narren um.
      }
    [suffer] { $seat-is ->
        [you] Du zahlst mit Karten, die { $owed } oder mehr wert sind.
       *[other] { $seat } zahlt mit Karten, die { $owed } oder mehr wert sind.
      }
    [name] { $seat-is ->
        [you] Du bestimmst, wer als Nächstes dran ist.
       *[other] { $seat } bestimmt, wer als Nächstes dran ist.
      }
   *[who] { $seat-is ->
        [you] Du sagst, ob du als Nächstes dran sein möchtest.
       *[other] { $seat } sagt, ob es als Nächstes der eigene Zug sein soll.
      }
  }
