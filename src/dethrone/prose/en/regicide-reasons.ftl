# Why one would make a move of Regicide: clauses of a few words.

regicide-reason-kills = { $is-exact ->
    [yes] kills exactly: the { regicide-royal } comes back as { $worth } to draw
   *[no] kills the { regicide-royal }
  }
regicide-reason-jester = takes the enemy’s immunity away and costs nothing
regicide-reason-damage = { $amount } damage, { $left } left
regicide-reason-heals = heals { $count }
regicide-reason-draws = draws { $own }{ $others ->
    [0] { "" }
   *[other] { " " }and { $others } for the others
  }
regicide-reason-blocked = the power of { regicide-suit } is blocked
regicide-reason-leaves = { $owed ->
    [0] leaves nothing to pay
   *[other] leaves { $owed } to pay{ $can-pay ->
        [no] , which the hand cannot
        [yes] { " " }with { regicide-reason-hand }
       *[none] { " " }with { regicide-reason-hand }, if the draw is kind
      }
  }
regicide-reason-hand = { $is-full ->
    [yes] a full hand
   *[no] { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
      }
  }
regicide-reason-pays = pays { $value } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $spare ->
    [0] { "" }
   *[other] , { $spare } more than owed
  }; { $left ->
    [0] nothing is left
   *[other] keeps { $hand }
  }
regicide-reason-yields = keeps the hand together
regicide-reason-flips = throws the hand away for { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } new
regicide-reason-names = { $seat-is ->
    [you] you go next
   *[other] { $seat } goes next
  } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
regicide-reason-posts = says how good the own hand is against this enemy
