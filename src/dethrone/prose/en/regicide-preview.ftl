# What a move of Regicide would do.

regicide-preview-pay = Pays { $value } of { $due }: { $judged ->
    [short] { $spare } short
    [more] { $spare } over
   *[enough] exact
  }.
regicide-preview-flip = Discard your hand and draw { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
  }. { $flips ->
    [0] No flips left after this one.
    [one] { $flips } flip left after this one.
   *[other] { $flips } flips left after this one.
  }
regicide-preview-attack = Attack value { $value }: { $amount } damage{ $is-doubled ->
    [yes] { " " }(doubled)
   *[no] { "" }
  }, total { $total } of { $health }. { $stamp ->
    [left] { $left } health left.
    [exact] Exact: { $enemy } goes on top of the Tavern.
   *[over] Over by { $left }: { $enemy } goes to the discard pile.
  }
regicide-preview-jester = No damage, nothing to pay, and you choose who goes next. { $ends ->
    [yes] The enemy loses its immunity; its attack is { $attack }.
   *[no] The immunity is already cancelled.
  }
regicide-preview-works = Powers: { $works }.
regicide-preview-heals = heal { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
regicide-preview-draws = { $seat-is ->
    [you] you draw
   *[other] { $seat } draws
  } { $count }{ $known-count ->
    [0] { "" }
   *[other] { " " }(including { $known })
  }
regicide-preview-shields = shield +{ $amount } (total { $total }), attack down to { $attack }
regicide-preview-doubles = double damage
regicide-preview-nothing-to-heal = nothing to heal
regicide-preview-nothing-to-draw = nothing to draw
regicide-preview-blocked = No power from { regicide-suit }: the enemy is immune.{ $noted ->
    [0] { "" }
   *[other] { " " }The shield of { $noted } is held until a Jester.
  }
regicide-preview-paid = { $owed ->
    [0] { "" }
   *[other] The others must pay the remaining { $owed }.{ " " }
  }{ $kept ->
    [0] Your hand is then empty.
    [one] You keep { $kept } card worth { $sure }.
   *[other] You keep { $kept } cards worth { $sure }.
  }
regicide-preview-name = { $seat-is ->
    [you] You go next.
   *[other] { $seat } goes next.
  }
regicide-preview-spared = The attack is 0: nothing to pay.
regicide-preview-then = { $owed } damage to pay. Your hand: { $unknown ->
    [0] { $sure }
    [one] { $sure } plus { $unknown } unknown card
   *[other] { $sure } plus { $unknown } unknown cards
  }. { $can-pay ->
    [yes] You can pay.
    [no] You can’t pay: the game would be lost.
   *[none] { $unknown ->
        [0] That is not enough
       *[other] That may not be enough
      }{ $flips ->
        [0] { $others-help ->
            [yes] : the others must pay the rest.
           *[no] .
          }
        [one] , but you have { $flips } flip left.
       *[other] , but you have { $flips } flips left.
      }
  }
regicide-preview-follows = { $seat-is ->
    [you] You are next{ $is-bound ->
        [yes] { " " }and must play
       *[no] { "" }
      }.
   *[other] { $seat } is next{ $is-bound ->
        [yes] { " " }and must play
       *[no] { "" }
      }.
  }
