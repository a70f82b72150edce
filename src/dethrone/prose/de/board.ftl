# Was die Bretter aller Spiele sagen, gedruckt oder gezeichnet.

board-seat = { $seat-is ->
    [you] Du (P{ $seat-number })
   *[other] { $seat }
  }
board-empty = leer
board-table = { $players ->
    [1] allein
   *[other] { $players } Personen
  }{ $rules ->
    [none] { "" }
   *[other] , { $rules }
  }
board-seen = { $seen ->
    [seat] gesehen von { $seat-is ->
        [you] dir
       *[other] { $seat }
      }
    [all] alles offen
   *[public] gesehen vom Publikum
  }
board-result = { $is-won ->
    [yes] Gewonnen
   *[no] Verloren
  }
