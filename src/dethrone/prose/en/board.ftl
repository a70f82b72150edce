# What the boards of all games say, printed or drawn.

board-seat = { $seat-is ->
    [you] You (P{ $seat-number })
   *[other] { $seat }
  }
board-empty = empty
board-table = { $players ->
    [1] solo
   *[other] { $players } players
  }{ $rules ->
    [none] { "" }
   *[other] , { $rules }
  }
board-seen = { $seen ->
    [seat] seen by { $seat-is ->
        [you] you
       *[other] { $seat }
      }
    [all] nothing hidden
   *[public] seen by spectators
  }
board-result = { $is-won ->
    [yes] Won
   *[no] Lost
  }
