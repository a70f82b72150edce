# A table in words, as one seat sees it, for whoever has no board to look at; and what is asked, with how it is answered.

## Regicide

regicide-scene-enemy = Enemy: { regicide-royal }, { $left } of { $health } health left, attack { $attack }{ $shield ->
    [0] { "" }
   *[other] { " " }(shield { $shield })
  }, { $is-cancelled ->
    [yes] immunity cancelled
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
regicide-scene-castle = Royals still in the Castle: { $cards-count ->
    [0] none, this is the last enemy
   *[other] { $cards }
  }.
regicide-scene-tavern = Tavern: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $cards-count ->
    [0] .
    [one] , top card { $cards }.
   *[other] , from the top: { $cards }.
  }
regicide-scene-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
  }
regicide-scene-seat = { $seat } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } (limit { $limit }){ $yielded ->
    [yes] , yielded on their last turn
   *[no] { "" }
  }{ $wish ->
    [none] { "" }
   *[other] , preference: { $wish }
  }.
regicide-scene-hand = Your hand ({ $cards-count ->
    [one] { $cards-count } card
   *[other] { $cards-count } cards
  }, limit { $limit }, total value { $value }): { $cards-count ->
    [0] empty
   *[other] { $cards }
  }{ $yielded ->
    [yes] . You yielded on your last turn
   *[no] { "" }
  }.
regicide-scene-flips = Jesters left to flip: { $count }.
regicide-scene-unseen = Unseen cards, in the Tavern or in other hands, order unknown: { $cards }.
regicide-scene-asked = { $phase ->
    [play] It is your turn: play cards, or yield. Write each card as rank and suit (C, D, H, S), and a Jester as *. Examples: 7H, AC+8D, 3C+3D, yield.
    [solo] It is your turn: play cards, or flip a Jester for a new hand. Write each card as rank and suit (C, D, H, S). Examples: 7H, AC+8D, 3C+3D, flip.
    [suffer] The enemy attacks: discard cards worth { $owed } or more. Write a minus sign and the cards. Example: -6C+9C
    [name] You choose who goes next. Example: >0 for P0.
   *[who] Would you like to go next? Write your seat and want, neutral or rather-not. Example: P0:neutral
  }

## Regidice

regidice-scene-enemy = Round { $round }. Enemy { $number } of 3 shows { $enemy-sum }: attack { $attack }, defence { $defence }, { $left } pips to go. Next enemies, in dice: { $sizes-count ->
    [0] none
   *[other] { $sizes }
  }.
regidice-scene-progress = So far this round: { $damage } of { $need } damage dealt, { $blocked } blocked.
regidice-scene-injured = Injured pile, by colour: { $dice-count ->
    [0] empty
   *[other] { $dice }
  }.
regidice-scene-first = { $seat-is ->
    [you] You are
   *[other] { $seat } is
  } first caller this round.
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
regidice-scene-sets = Sets so far: { $count }, using { $values-sum }.
regidice-scene-asked = { $phase ->
    [declare] Declare an action and the dice to gather. Examples: A3, B4, H5, C:red-odd, K.
    [resolve] You decide for the team: who acts next? Examples: act:P0; pip:P1:r to spend a Companion’s red 1; done if nobody else acts.
    [raise] Which die gains the pip? Example: raise:P0:r4
    [set] Make one set for the player who is acting, or stop. An attack set must add up to { $defence }. Examples: set:6+5, cast:red, done.
    [colour] Which { $count } of the dice showing { $value } do you use? Example: use:r5+b5
    [pips] Place { $count } damage on the enemy’s dice. What should they show afterwards? Example: enemy:3+1+1
    [heal] Heal up to { $count } dice from the injured pile. Example: heal:r+k
    [share] Who takes the enemy’s { $count } dice? Examples: share:P0=2+P1=1, share:none.
    [split] { $count } damage gets through. Who loses how many dice? Example: split:P0=1+P1=1
    [lose] Choose { $count } dice to lose, one at a time. Examples: lose:r3, or lose:b- for a blue die used this round.
   *[prepare] Prepare one unused die for your left neighbour, or stop. Examples: put:r2, done.
  }
