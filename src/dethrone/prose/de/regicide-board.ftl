# Das Brett von Regicide, gedruckt oder gezeichnet.

regicide-board-row = { $row ->
    [enemy] Gegner
    [health] Leben
    [attack] Angriff
    [shield] Schild
    [table] Tisch
    [castle] Burg
    [tavern] Taverne
    [discard] Ablage
    [jesters] Narren
    [immune] Immun
    [off] Immunität aus
   *[now] Jetzt
  }
regicide-board-place = Gegner { $number } von 12
regicide-board-immune = { $suit-is ->
    [none] Immunität aus
   *[other] immun gegen { regicide-suit }
  }
regicide-board-to = gegen { regicide-suit }
regicide-board-off = ein Narr wurde gespielt
regicide-board-attack = { $attack }{ $kind ->
    [none] { "" }
    [noted] { " " }(ein Schild von { $shield } ist vorgemerkt, ohne Wirkung)
   *[works] { " " }({ $full } ohne den Schild von { $shield })
  }
regicide-board-attack-sum = { $kind ->
    [none] nichts abgewehrt
    [noted] nichts abgewehrt
   *[works] { $full } − { $shield } Schild
  }
regicide-board-shield = { $kind ->
    [none] noch keiner
    [noted] vorgemerkt
   *[works] bis er fällt
  }
regicide-board-left = Leben übrig
regicide-board-of = von { $health }
regicide-board-done = { $count } getroffen
regicide-board-play = { $seat-is ->
    [you] du
   *[other] { $seat }
  } { $cards-sum }
regicide-board-top = oben { $card }
regicide-board-held = { $count } von { $limit } Karten
regicide-board-worth = { $worth } wert
regicide-board-yielded = zuletzt gepasst
regicide-board-says = sagt { $wish ->
    [want] gern
    [rather-not] lieber nicht
   *[neutral] egal
  }
regicide-board-flips = { $count } zum Umdrehen
regicide-board-power = { $power ->
    [heal] heilen
    [draw] ziehen
    [double] doppelt
    [shield] Schild
    [jester] Narr
   *[blocked] blockiert
  }
regicide-board-hand = { $seat-is ->
    [you] Deine Hand
   *[other] { $seat } hält
  }
regicide-board-hands = Hände
regicide-board-hand-worth = Die Hand ist { $worth } wert.
regicide-board-owed = zu decken
regicide-board-felled = { $count ->
    [one] { $count } von 12 ist gefallen.
   *[other] { $count } von 12 sind gefallen.
  }
regicide-board-medal = { $medal ->
    [gold] Gold
    [silver] Silber
   *[bronze] Bronze
  }
regicide-board-now = { $phase ->
    [play] { $seat-is ->
        [you] Du bist dran.
       *[other] { $seat } ist dran.
      }
    [suffer] { $seat-is ->
        [you] Du musst { $owed } Schaden decken.
       *[other] { $seat } muss { $owed } Schaden decken.
      }
    [name] { $seat-is ->
        [you] Du bestimmst, wer als Nächstes dran ist.
       *[other] { $seat } bestimmt, wer als Nächstes dran ist.
      }
    [who] { $seat-is ->
        [you] Du sagst, ob du als Nächstes dran sein möchtest.
       *[other] { $seat } sagt, ob der nächste Zug gewünscht ist.
      }
   *[over] { $outcome-is ->
        [won] Die Burg ist gefallen.
        [lost-cannot-pay] Jemand konnte nicht zahlen.
        [lost-stuck] Jemand konnte weder spielen noch passen.
        [lost-stalemate] Alle haben nur noch gepasst.
       *[none] { "" }
      }
  }
regicide-board-card = { $card-suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
  }-{ $card-rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $card-rank }
  }
regicide-board-jester = Narr
