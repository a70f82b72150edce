# What somebody at a game of Regicide sees, in sentences.

regicide-look-enemy = The enemy: { regicide-royal }, { $left } of { $health } health left, attack { $attack }, shield { $shield }, { $cancelled ->
    [yes] immune to nothing.
   *[no] immune to { $enemy-suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
      }.
  }
regicide-look-piles = Castle { $castle }, tavern { $tavern }, discard pile { $discard }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
  }
regicide-look-top = On top of the tavern, from the top: { $cards }.
regicide-look-plays = Played against the enemy: { $plays }.
regicide-look-play = { $seat-is ->
    [you] you
   *[other] { $seat }
  } { $cards }
regicide-look-seat = { $seat } (P{ $seat-number }) holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $yielded ->
    [yes] , yielded last turn
   *[no] { "" }
  }{ $wish-is ->
    [none] { "" }
   *[other] , says { $wish }
  }.
regicide-look-flips = Jesters to flip: { $flips }.
regicide-look-hand = Your hand (P{ $seat-number }): { $cards-count ->
    [0] no cards.
   *[other] { $cards }, worth { $worth }.
  }
regicide-look-asks = { $phase ->
    [play] { $seat-is ->
        [you] You play cards, or yield.
       *[other] { $seat } plays cards, or yields.
      }
    [solo] { $seat-is ->
        [you] You play cards, or flip a jester.
       *[other] { $seat } plays cards, or flips a jester.
      }
    [suffer] { $seat-is ->
        [you] You pay with cards worth { $owed } or more.
       *[other] { $seat } pays with cards worth { $owed } or more.
      }
    [name] { $seat-is ->
        [you] You name who goes next.
       *[other] { $seat } names who goes next.
      }
   *[who] { $seat-is ->
        [you] You say whether you would like to go next.
       *[other] { $seat } says whether they would like to go next.
      }
  }
