# A table in words, as one seat sees it, for whoever has no board to look at; and what is asked, with how it is answered.

## Regicide

regicide-scene-enemy = Enemy: { regicide-royal }, { $left } of { $health } health left, attack { $attack } after a shield of { $shield }, { $is-cancelled ->
    [yes] immune to nothing
   *[no] immune to { $enemy-suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
      }
  }.
regicide-scene-plays = Played against it: { $plays }.
regicide-scene-play = { $seat-is ->
    [you] you
   *[other] { $seat }
  } { $cards-sum }
regicide-scene-castle = Royals behind it in the castle: { $cards-count ->
    [0] none, this is the last one
   *[other] { $cards }
  }.
regicide-scene-tavern = Tavern: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $cards-count ->
    [0] .
   *[other] , on top { $cards }.
  }
regicide-scene-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
  }
regicide-scene-seat = { $seat } holds { $count } of at most { $limit } cards{ $yielded ->
    [yes] , yielded on its last turn
   *[no] { "" }
  }{ $wish ->
    [none] { "" }
   *[other] , says: { $wish }
  }.
regicide-scene-hand = Your hand ({ $cards-count } of at most { $limit } cards, worth { $value }): { $cards-count ->
    [0] empty
   *[other] { $cards }
  }{ $yielded ->
    [yes] ; you yielded on your last turn
   *[no] { "" }
  }.
regicide-scene-flips = Jesters you can still flip: { $count }.
regicide-scene-unseen = In the tavern, or with others, in an order that nobody knows: { $cards }.
regicide-scene-asked = { $phase ->
    [play] It is your turn: play cards, or yield. Cards are written rank and suit (C, D, H, S), a jester is the asterisk. For instance: 7H, or AC+8D, or 3C+3D, or yield.
    [solo] It is your turn: play cards, or flip a jester for a new hand. Cards are written rank and suit (C, D, H, S). For instance: 7H, or AC+8D, or 3C+3D, or flip.
    [suffer] The enemy strikes: discard cards worth { $owed } or more. Write a minus sign and the cards, for instance: -6C+9C
    [name] You name who goes next, for instance: >0 for P0.
   *[who] Would you like to go next? Write your seat and want, neutral or rather-not, for instance: P0:neutral
  }

## Regidice

regidice-scene-enemy = Round { $round }. Enemy { $number } of 3 shows { $enemy-sum }: attack { $attack }, defence { $defence }, { $left } pips until it falls. Enemies that wait, by their dice: { $sizes-count ->
    [0] none
   *[other] { $sizes }
  }.
regidice-scene-progress = Done so far this round: { $damage } of { $need } damage, { $blocked } blocked.
regidice-scene-injured = Injured pile, by colour: { $dice-count ->
    [0] empty
   *[other] { $dice }
  }.
regidice-scene-first = { $seat-is ->
    [you] You call
   *[other] { $seat } calls
  } first in this round.
regidice-scene-seat = { $seat-is ->
    [you] You have
   *[other] { $seat } has
  } not declared yet; dice: { regidice-some-dice }.
regidice-scene-caller = { $seat-is ->
    [you] You
   *[other] { $seat }
  }: { $call }{ $is-done ->
    [yes] , resolved
   *[no] { "" }
  }; dice: { regidice-some-dice }.
regidice-scene-prepared = Prepared by { $seat-is ->
    [you] you
   *[other] { $seat }
  } for { $next-is ->
    [you] you
   *[other] { $next }
  }: { $dice }.
regidice-scene-acting = { $seat-is ->
    [you] You act
   *[other] { $seat } acts
  } now.
regidice-scene-sets = Sets made so far: { $count }, of { $values-sum }.
regidice-scene-asked = { $phase ->
    [declare] Declare an action and what it gathers. For instance: A3, B4, H5, C:red-odd, or K.
    [resolve] You speak for the team: who acts next? For instance: act:P0, or pip:P1:r for a companion’s red 1, or done if nobody else acts.
    [raise] Which die gains the pip? For instance: raise:P0:r4
    [set] Make one set for whoever acts now, or stop. For instance: set:6+5, or cast:red, or done. An attack set adds up to { $defence }.
    [colour] Which { $count } of the dice that show { $value } are used? For instance: use:r5+b5
    [pips] Place { $count } damage on the enemy’s dice: what shall they show afterwards? For instance: enemy:3+1+1
    [heal] Bring back dice from the injured pile: { $count } at most. For instance: heal:r+k
    [share] Who takes the { $count } dice of the enemy? For instance: share:P0=2+P1=1, or share:none.
    [split] { $count } damage gets through: who loses how many dice? For instance: split:P0=1+P1=1
    [lose] Give up { $count } dice, one after the other. For instance: lose:r3, or lose:b- for a blue one that was used.
   *[prepare] Put one unused die into the zone on your left, or stop. For instance: put:r2, or done.
  }
