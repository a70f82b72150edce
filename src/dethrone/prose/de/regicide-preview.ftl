# Was ein Zug in Regicide bewirken würde.

regicide-preview-pay = Zahlt { $value } von { $due }: { $judged ->
    [short] { $spare } zu wenig
    [more] { $spare } mehr als nötig
   *[enough] genau genug
  }.
regicide-preview-flip = Deine Hand wird abgelegt, und { $drawn ->
    [one] { $drawn } Karte wird
   *[other] { $drawn } Karten werden
  } gezogen; danach noch { $flips } zum Umdrehen.
regicide-preview-attack = Angriff { $value }: { $amount } Schaden{ $is-doubled ->
    [yes] { " " }(verdoppelt)
   *[no] { "" }
  }, { $total } von { $health }{ $stamp ->
    [left] ; { $left } bleiben.
    [exact] . GENAU: { $enemy } kommt auf die Taverne.
   *[over] . { $left } DARÜBER: { $enemy } wird abgelegt.
  }
regicide-preview-jester = Ein Narr: kein Schaden. { $ends ->
    [yes] Die Immunität des Gegners endet; sein Angriff ist { $attack }.
   *[no] Die Immunität ist schon aufgehoben.
  }
regicide-preview-works = Wirkt: { $works }.
regicide-preview-heals = heilt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
regicide-preview-draws = { $seat-is ->
    [you] du ziehst
   *[other] { $seat } zieht
  } { $count }{ $known-count ->
    [0] { "" }
   *[other] { " " }(darunter { $known })
  }
regicide-preview-shields = Schild +{ $amount } = { $total }, Angriff nur noch { $attack }
regicide-preview-doubles = verdoppelt den Schaden
regicide-preview-nothing-to-heal = nichts zu heilen
regicide-preview-nothing-to-draw = nichts kann gezogen werden
regicide-preview-blocked = Wirkungslos: { regicide-suit }, denn der Gegner ist immun.{ $noted ->
    [0] { "" }
   *[other] { " " }Ein Schild von { $noted } ist für einen Narren vorgemerkt.
  }
regicide-preview-paid = { $owed ->
    [0] { "" }
   *[other] Die anderen müssen noch { $owed } decken.{ " " }
  }Du behältst { $kept ->
    [one] { $kept } Karte
   *[other] { $kept } Karten
  }, { $sure } wert.
regicide-preview-name = { $seat-is ->
    [you] Du bist als Nächstes dran.
   *[other] { $seat } ist als Nächstes dran.
  }
regicide-preview-spared = Dann ist der Angriff des Gegners 0: nichts zu zahlen.
regicide-preview-then = Dann { $owed } zu zahlen; deine Hand ist { $unknown ->
    [0] { $sure } wert
   *[other] mindestens { $sure } wert, dazu { $unknown } unbekannte
  }: { $can-pay ->
    [yes] genug.
    [no] NICHT GENUG, das Spiel wäre verloren.
   *[none] vielleicht nicht genug{ $flips ->
        [0] { $others-help ->
            [yes] { " " }(die anderen würden helfen)
           *[no] { "" }
          }
       *[other] { " " }({ $flips } zum Umdrehen{ $others-help ->
            [yes] , die anderen würden helfen)
           *[no] )
          }
      }.
  }
regicide-preview-follows = { $seat-is ->
    [you] Du bist als Nächstes dran{ $is-bound ->
        [yes]  und musst spielen
       *[no] { "" }
      }.
   *[other] { $seat } ist als Nächstes dran{ $is-bound ->
        [yes]  und muss spielen
       *[no] { "" }
      }.
  }
