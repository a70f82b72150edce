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
    [seat] { $seat-is ->
        [you] your view
       *[other] { $seat }’s view
      }
    [all] everything visible
   *[public] spectator view
  }
board-result = { $is-won ->
    [yes] Won
   *[no] Lost
  }
