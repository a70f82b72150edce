# Warum man einen Zug in Regicide machen würde: Satzteile von wenigen Worten.

regicide-reason-kills = { $is-exact ->
    [yes] besiegt genau: { regicide-royal } kommt mit Wert { $worth } zum Ziehen zurück
   *[no] besiegt { regicide-royal }
  }
regicide-reason-jester = nimmt dem Gegner die Immunität und kostet nichts
regicide-reason-damage = { $amount } Schaden, { $left } bleiben
regicide-reason-heals = heilt { $count }
regicide-reason-draws = zieht { $own }{ $others ->
    [0] { "" }
   *[other] { " " }und { $others } für die anderen
  }
regicide-reason-blocked = die Kraft von { regicide-suit } bleibt wirkungslos
regicide-reason-leaves = { $owed ->
    [0] lässt nichts zu zahlen
   *[other] lässt { $owed } zu zahlen{ $can-pay ->
        [no] , was die Hand nicht kann
        [yes] { " " }mit { regicide-reason-hand }
       *[none] { " " }mit { regicide-reason-hand }, wenn man gut zieht
      }
  }
regicide-reason-hand = { $is-full ->
    [yes] voller Hand
   *[no] { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
      }
  }
regicide-reason-pays = zahlt { $value } mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }{ $spare ->
    [0] { "" }
   *[other] , { $spare } mehr als nötig
  }; { $left ->
    [0] nichts bleibt übrig
   *[other] behält { $hand }
  }
regicide-reason-yields = hält die Hand beisammen
regicide-reason-flips = wirft die Hand für { $count ->
    [one] { $count } neue Karte
   *[other] { $count } neue Karten
  } weg
regicide-reason-names = { $seat-is ->
    [you] du bist als Nächstes dran
   *[other] { $seat } ist als Nächstes dran
  }, mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
regicide-reason-posts = sagt, wie gut die eigene Hand gegen diesen Gegner ist
