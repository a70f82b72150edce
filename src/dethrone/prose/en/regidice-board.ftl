# The board of Regidice, printed or drawn.

regidice-board-row = { $row ->
    [round] Round
    [enemy] Enemy
    [attack] Attack
    [defence] Defence
    [injured] Injured
    [waiting] Next enemies
   *[now] Now
  }
regidice-board-round = { $round }{ $stage ->
    [1] , declare
    [4] , suffer
    [5] , prepare
    [6] { "" }
   *[other] , resolve
  }
regidice-board-name = { $number ->
    [1] The first enemy
    [2] The second enemy
   *[other] The third enemy
  }
regidice-board-place = Round { $round }. { $pips ->
    [one] { $pips } pip to go
   *[other] { $pips } pips to go
  }.
regidice-board-attack = { $blocked ->
    [0] { $attack }
   *[other] { $left } ({ $attack } − { $blocked } blocked)
  }
regidice-board-attack-sum = { $blocked ->
    [0] one per die
   *[other] { $attack } − { $blocked } blocked
  }
regidice-board-defence = { $defence }, { $pips ->
    [one] { $pips } pip to go
   *[other] { $pips } pips to go
  }
regidice-board-defence-sum = total of each attack set
regidice-board-none-waits = this is the last enemy
regidice-board-call = { $call }
regidice-board-no-dice = no dice
regidice-board-zone = prepared for { $next-is ->
    [you] you
   *[other] { $next }
  }{ $dice-count ->
    [0] { "" }
   *[other] : { $dice }
  }
regidice-board-owes = must lose { $count }
regidice-board-owed = { $count ->
    [one] die to lose
   *[other] dice to lose
  }
regidice-board-sets = Sets so far use { $values-sum }.
regidice-board-own = { $seat-is ->
    [you] Your dice
   *[other] { $seat }
  }
regidice-board-now = { $phase ->
    [declare] { $seat-is ->
        [you] Your turn to declare.
       *[other] { $seat }’s turn to declare.
      }
    [resolve] { $seat-is ->
        [you] You choose who acts next.
       *[other] { $seat } chooses who acts next.
      }
    [raise] { $seat-is ->
        [you] You raise a die by 1 pip.
       *[other] { $seat } raises a die by 1 pip.
      }
    [set] { $seat-is ->
        [you] You make sets.
       *[other] { $seat } makes sets.
      }
    [colour] { $seat-is ->
        [you] You choose which dice the sets use.
       *[other] { $seat } chooses which dice the sets use.
      }
    [pips] { $seat-is ->
        [you] You place the damage.
       *[other] { $seat } places the damage.
      }
    [heal] { $seat-is ->
        [you] You choose dice to heal.
       *[other] { $seat } chooses dice to heal.
      }
    [share] { $seat-is ->
        [you] You share out the enemy’s dice.
       *[other] { $seat } shares out the enemy’s dice.
      }
    [split] { $seat-is ->
        [you] You choose who loses how many dice.
       *[other] { $seat } chooses who loses how many dice.
      }
    [lose] { $seat-is ->
        [you] You choose a die to lose.
       *[other] { $seat } chooses a die to lose.
      }
    [prepare] { $seat-is ->
        [you] You may prepare dice.
       *[other] { $seat } may prepare dice.
      }
   *[over] { $outcome-is ->
        [won] All three enemies are defeated.
        [lost-damage] There were too few dice to pay the damage.
        [lost-rounds] The round limit was reached.
       *[none] { "" }
      }
  }
