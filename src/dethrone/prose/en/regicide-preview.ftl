# What a move of Regicide would do.

regicide-preview-pay = Pays { $value } of { $due }: { $judged ->
    [short] { $spare } short
    [more] { $spare } more than needed
   *[enough] exactly enough
  }.
regicide-preview-flip = Your hand is discarded and { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
  } drawn; { $flips } left to flip.
regicide-preview-attack = Attack { $value }: { $amount } damage{ $is-doubled ->
    [yes] { " " }(doubled)
   *[no] { "" }
  }, { $total } of { $health }{ $stamp ->
    [left] ; { $left } left.
    [exact] . EXACT: { $enemy } goes onto the tavern.
   *[over] . OVER by { $left }: { $enemy } is discarded.
  }
regicide-preview-jester = A jester: no damage. { $ends ->
    [yes] The enemy’s immunity ends; its attack is { $attack }.
   *[no] The immunity is off already.
  }
regicide-preview-works = Works: { $works }.
regicide-preview-heals = heals { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
regicide-preview-draws = { $seat-is ->
    [you] you draw
   *[other] { $seat } draws
  } { $count }{ $known-count ->
    [0] { "" }
   *[other] { " " }(with { $known })
  }
regicide-preview-shields = shield +{ $amount } = { $total }, attack down to { $attack }
regicide-preview-doubles = doubles the damage
regicide-preview-nothing-to-heal = nothing to heal
regicide-preview-nothing-to-draw = nothing can be drawn
regicide-preview-blocked = Blocked: { regicide-suit }, because the enemy is immune.{ $noted ->
    [0] { "" }
   *[other] { " " }A shield of { $noted } is noted for a jester.
  }
regicide-preview-paid = { $owed ->
    [0] { "" }
   *[other] The others must cover { $owed } more.{ " " }
  }Your hand keeps { $kept ->
    [one] { $kept } card
   *[other] { $kept } cards
  }, worth { $sure }.
regicide-preview-name = { $seat-is ->
    [you] You go next.
   *[other] { $seat } goes next.
  }
regicide-preview-spared = Then the enemy’s attack is 0: nothing to pay.
regicide-preview-then = Then { $owed } to pay; your hand is worth { $unknown ->
    [0] { $sure }
   *[other] at least { $sure }, plus { $unknown } unknown
  }: { $can-pay ->
    [yes] enough.
    [no] NOT ENOUGH, the game would be lost.
   *[none] not sure to be enough{ $flips ->
        [0] { $others-help ->
            [yes] { " " }(the others would help)
           *[no] { "" }
          }
       *[other] { " " }({ $flips } to flip{ $others-help ->
            [yes] , the others would help)
           *[no] )
          }
      }.
  }
regicide-preview-follows = { $seat-is ->
    [you] You are next{ $is-bound ->
        [yes] , and must play
       *[no] { "" }
      }.
   *[other] { $seat } is next{ $is-bound ->
        [yes] , and must play
       *[no] { "" }
      }.
  }
