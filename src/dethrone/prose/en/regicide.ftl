# What happens in a game of Regicide. The id is the game and the event; see words.py for the arguments.

regicide-jester = a Jester
regicide-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
  }
regicide-royal-name = { $enemy-rank ->
    [J] Jack
    [Q] Queen
   *[K] King
  } of { $enemy-suit ->
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[S] Spades
  }
regicide-royal = { regicide-royal-name } ({ $enemy })

regicide-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
  } { $cards }{ $cards-count ->
    [one] .
   *[other] , attack value { $value }.
  }
regicide-yielded = { $seat-is ->
    [you] You yield.
   *[other] { $seat } yields.
  }
regicide-flipped = { $seat-is ->
    [you] You flip a Jester and discard
   *[other] { $seat } flips a Jester and discards
  } { $cards-count ->
    [0] nothing
   *[other] { $cards }
  }. { $left ->
    [0] No flips left.
    [one] { $left } flip left.
   *[other] { $left } flips left.
  }
regicide-paid = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
  } { $value } with { $cards }.
regicide-owed = { $seat-is ->
    [you] You have
   *[other] { $seat } has
  } { $amount } damage to pay.
regicide-spared = The shield stops the whole attack. { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
  } nothing.
regicide-named = { $by-same ->
    [yes] { $by-is ->
        [you] You choose to go next.
       *[other] { $by } chooses to go next.
      }
   *[no] { $by-is ->
        [you] You choose
       *[other] { $by } chooses
      } { $seat-is ->
        [you] you
       *[other] { $seat }
      } to go next.
  }
regicide-wished = { $wish ->
    [want] { $seat-is ->
        [you] You
       *[other] { $seat }
      } would like to go next.
    [rather-not] { $seat-is ->
        [you] You
       *[other] { $seat }
      } would rather not go next.
    [neutral] { $seat-is ->
        [you] You have
       *[other] { $seat } has
      } no preference.
   *[none] { $seat-is ->
        [you] You have answered
       *[other] { $seat } has answered
      } in secret.
  }
regicide-wishes-opened = Preferences: { $wishes }. { $seat-is ->
    [you] You go next.
    [other] { $seat } goes next.
   *[none] { $host-is ->
        [you] You choose
       *[other] { $host } chooses
      } who goes next.
  }
regicide-wishes-opened-wishes = { $seat-is ->
    [you] you
   *[other] { $seat }
  } { $entry ->
    [want] (would like to go)
    [rather-not] (would rather not)
   *[neutral] (no preference)
  }

## The fight

regicide-blocked = No power from { regicide-suit }: the enemy is immune.{ $noted ->
    [0] { "" }
   *[other] { " " }The shield of { $noted } is held until a Jester cancels the immunity.
  }
regicide-healed = Hearts heal { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } to the bottom of the Tavern{ $cards-count ->
    [0] .
   *[other] : { $cards }.
  }
regicide-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
  } { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $cards-count ->
    [0] { $known-count ->
        [0] .
       *[other] { $count ->
            [1] : { $known }.
           *[other] , including { $known }.
          }
      }
   *[other] : { $cards }.
  }
regicide-shielded = Shield +{ $amount } (total { $total }). The enemy’s attack is now { $attack }.
regicide-dealt = { $amount } damage{ $is-doubled ->
    [yes] { " " }(doubled)
   *[no] { "" }
  }, total { $total } of { $health }.
regicide-defeated = { $is-exact ->
    [yes] Exact kill: { regicide-royal } goes
   *[no] { regicide-royal } is defeated and goes
  } { $to ->
    [tavern] on top of the Tavern.
   *[discard] to the discard pile.
  }
regicide-revealed = Next enemy: { regicide-royal }.
regicide-immunity-cancelled = { regicide-royal } is no longer immune to { $enemy-suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
  }.{ $woken ->
    [0] { "" }
   *[other] { " " }The held shield now takes { $woken } off its attack.
  }

## The end

regicide-won = All 12 royals are defeated: the game is won{ $medal ->
    [gold] { " " }with Gold.
    [silver] { " " }with Silver.
    [bronze] { " " }with Bronze.
   *[none] .
  }
regicide-lost = The game is lost: { $reason-is ->
    [lost-cannot-pay] { $seat-is ->
        [you] you
       *[other] { $seat }
      } can’t pay { $attack } damage
    [lost-stuck] { $seat-is ->
        [you] you
       *[other] { $seat }
      } can’t play or yield
   *[lost-stalemate] too many yields in a row
  }. { $defeated } of 12 royals defeated.
regicide-outcome-won = won
regicide-outcome-lost-cannot-pay = lost: a player couldn’t pay the damage
regicide-outcome-lost-stuck = lost: a player couldn’t play or yield
regicide-outcome-lost-stalemate = lost: too many yields in a row

## Moves in a few words; one that plays cards is its cards

regicide-move-pay = pay { $cards }
regicide-move-yield = yield
regicide-move-flip = flip a Jester
regicide-move-name = { $seat-is ->
    [you] you go next
   *[other] { $seat } goes next
  }
regicide-move-post = { $wish ->
    [want] { $seat-is ->
        [you] you would like to go next
       *[other] { $seat } would like to go next
      }
    [rather-not] { $seat-is ->
        [you] you would rather not go next
       *[other] { $seat } would rather not go next
      }
   *[neutral] { $seat-is ->
        [you] you have no preference
       *[other] { $seat } has no preference
      }
  }
