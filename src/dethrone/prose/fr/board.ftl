# Ce que disent les plateaux de tous les jeux, imprimés ou dessinés.

board-seat = { $seat-is ->
    [you] Toi (P{ $seat-number })
   *[other] { $seat }
  }
board-empty = vide
board-table = { $players ->
    [1] seul
   *[other] à { $players } joueurs
  }{ $rules ->
    [none] { "" }
   *[other] , { $rules }
  }
board-seen = { $seen ->
    [seat] vu par { $seat-is ->
        [you] toi
       *[other] { $seat }
      }
    [all] rien de caché
   *[public] vu par le public
  }
board-result = { $is-won ->
    [yes] Gagné
   *[no] Perdu
  }
