# What happens in a game of Regicide. The id is the game and the event; see words.py for the arguments.

regicide-jester = a jester
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
   *[other] , worth { $value }.
  }
regicide-yielded = { $seat-is ->
    [you] You yield.
   *[other] { $seat } yields.
  }
regicide-flipped = { $seat-is ->
    [you] You flip a jester and discard
   *[other] { $seat } flips a jester and discards
  } { $cards-count ->
    [0] nothing
   *[other] { $cards }
  }; { $left } left.
regicide-paid = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
  } with { $cards }, worth { $value }.
regicide-owed = { $seat-is ->
    [you] You
   *[other] { $seat }
  } must cover { $amount } damage.
regicide-spared = The shield holds everything: { $seat-is ->
    [you] you pay
   *[other] { $seat } pays
  } nothing.
regicide-named = { $by-same ->
    [yes] { $by-is ->
        [you] You go again.
       *[other] { $by } goes again.
      }
   *[no] { $by-is ->
        [you] You name
       *[other] { $by } names
      } { $seat-is ->
        [you] you
       *[other] { $seat }
      } to go next.
  }
regicide-wished = { $wish ->
    [want] { $seat-is ->
        [you] You want to go next.
       *[other] { $seat } wants to go next.
      }
    [rather-not] { $seat-is ->
        [you] You
       *[other] { $seat }
      } would rather not go next.
    [neutral] { $seat-is ->
        [you] You do not mind.
       *[other] { $seat } does not mind.
      }
   *[none] { $seat-is ->
        [you] You have posted a wish.
       *[other] { $seat } has posted a wish.
      }
  }
regicide-wishes-opened = The wishes: { $wishes }. { $seat-is ->
    [you] You go.
    [other] { $seat } goes.
   *[none] { $host-is ->
        [you] You decide.
       *[other] { $host } decides.
      }
  }
regicide-wishes-opened-wishes = { $seat-is ->
    [you] you
   *[other] { $seat }
  } { $entry ->
    [want] eager
    [rather-not] rather not
   *[neutral] no matter
  }

## The fight

regicide-blocked = The enemy is immune to { regicide-suit }: that power is lost.{ $noted ->
    [0] { "" }
   *[other] { " " }The shield of { $noted } is noted, and a jester would wake it.
  }
regicide-healed = Healing moves { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } from the discard pile under the tavern{ $cards-count ->
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
           *[other] , { $known } among them.
          }
      }
   *[other] : { $cards }.
  }
regicide-shielded = The shield grows by { $amount } to { $total }; the enemy’s attack is { $attack }.
regicide-dealt = { $amount } damage{ $is-doubled ->
    [yes] , doubled
   *[no] { "" }
  }: { $total } of { $health }.
regicide-defeated = { regicide-royal } falls{ $is-exact ->
    [yes] { " exactly" }
   *[no] { "" }
  } and { $to ->
    [tavern] lies on top of the tavern.
   *[discard] goes to the discard pile.
  }
regicide-revealed = { regicide-royal } steps out of the castle.
regicide-immunity-cancelled = { regicide-royal } is no longer immune to { $enemy-suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
  }.{ $woken ->
    [0] { "" }
   *[other] { " " }The noted shield wakes and takes { $woken } off its attack.
  }

## The end

regicide-won = The castle has fallen: the game is won{ $medal ->
    [gold] { " " }with gold.
    [silver] { " " }with silver.
    [bronze] { " " }with bronze.
   *[none] .
  }
regicide-lost = The game is lost: { $reason-is ->
    [lost-cannot-pay] { $seat-is ->
        [you] you
       *[other] { $seat }
      } cannot cover { $attack } damage
    [lost-stuck] { $seat-is ->
        [you] you
       *[other] { $seat }
      } can neither play nor yield
   *[lost-stalemate] everybody keeps yielding
  }. { $defeated ->
    [one] { $defeated } of 12 royals was
   *[other] { $defeated } of 12 royals were
  } defeated.
regicide-outcome-won = won
regicide-outcome-lost-cannot-pay = lost: somebody could not pay
regicide-outcome-lost-stuck = lost: somebody could neither play nor yield
regicide-outcome-lost-stalemate = lost: everybody kept yielding

## Moves in a few words; one that plays cards is its cards

regicide-move-pay = pay { $cards }
regicide-move-yield = yield
regicide-move-flip = flip a jester
regicide-move-name = { $seat-is ->
    [you] you go next
   *[other] { $seat } goes next
  }
regicide-move-post = { $wish ->
    [want] { $seat-is ->
        [you] you want to go next
       *[other] { $seat } wants to go next
      }
    [rather-not] { $seat-is ->
        [you] you would rather not go next
       *[other] { $seat } would rather not go next
      }
   *[neutral] { $seat-is ->
        [you] you do not mind
       *[other] { $seat } does not mind
      }
  }
