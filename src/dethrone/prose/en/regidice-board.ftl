# The board of Regidice, printed or drawn.

regidice-board-row = { $row ->
    [round] Round
    [enemy] Enemy
    [attack] Attack
    [defence] Defence
    [injured] Injured
    [waiting] Still to come
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
   *[other] { $left } ({ $attack }, { $blocked } blocked)
  }
regidice-board-attack-sum = { $blocked ->
    [0] one for each die
   *[other] { $attack } − { $blocked } blocked
  }
regidice-board-defence = { $defence }, { $pips ->
    [one] { $pips } pip to go
   *[other] { $pips } pips to go
  }
regidice-board-defence-sum = what a set sums to
regidice-board-none-waits = this is the last one
regidice-board-call = { $call }
regidice-board-no-dice = no dice
regidice-board-zone = for { $next-is ->
    [you] you
   *[other] { $next }
  }{ $dice-count ->
    [0] { "" }
   *[other] : { $dice }
  }
regidice-board-owes = gives up { $count }
regidice-board-owed = { $count ->
    [one] die to give up
   *[other] dice to give up
  }
regidice-board-sets = Sets so far take { $values-sum }.
regidice-board-own = { $seat-is ->
    [you] Your dice
   *[other] { $seat }
  }
regidice-board-now = { $phase ->
    [declare] { $seat-is ->
        [you] You declare.
       *[other] { $seat } declares.
      }
    [resolve] { $seat-is ->
        [you] You say who acts next.
       *[other] { $seat } says who acts next.
      }
    [raise] { $seat-is ->
        [you] You raise a die by one pip.
       *[other] { $seat } raises a die by one pip.
      }
    [set] { $seat-is ->
        [you] You make a set, or are done.
       *[other] { $seat } makes a set, or is done.
      }
    [colour] { $seat-is ->
        [you] You choose which dice the sets take.
       *[other] { $seat } chooses which dice the sets take.
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
        [you] You hand out the enemy’s dice.
       *[other] { $seat } hands out the enemy’s dice.
      }
    [split] { $seat-is ->
        [you] You say who takes the damage.
       *[other] { $seat } says who takes the damage.
      }
    [lose] { $seat-is ->
        [you] You give up a die.
       *[other] { $seat } gives up a die.
      }
    [prepare] { $seat-is ->
        [you] You may prepare dice.
       *[other] { $seat } may prepare dice.
      }
   *[over] { $outcome-is ->
        [won] All three enemies are defeated.
        [lost-damage] The damage could not be covered.
        [lost-rounds] The rounds have run out.
       *[none] { "" }
      }
  }
