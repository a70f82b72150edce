# Why one would make a move of Regicide: clauses of a few words.

regicide-reason-kills = { $is-exact ->
    [yes] exact kill: { regicide-royal } goes on top of the Tavern as a card of value { $worth }
   *[no] defeats { regicide-royal }
  }
regicide-reason-jester = cancels the enemy’s immunity, with nothing to pay
regicide-reason-damage = { $amount } damage, { $left } health left
regicide-reason-heals = heals { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
regicide-reason-draws = draws { $own }{ $others ->
    [0] { "" }
   *[other] , and { $others } for the others
  }
regicide-reason-blocked = no power from { regicide-suit }
regicide-reason-leaves = { $owed ->
    [0] leaves nothing to pay
   *[other] leaves { $owed } to pay{ $can-pay ->
        [no] , more than the hand can pay
        [yes] { " " }with { regicide-reason-hand }
       *[none] { " " }with { regicide-reason-hand }, which may not be enough
      }
  }
regicide-reason-hand = { $is-full ->
    [yes] a full hand
   *[no] { $count ->
        [0] an empty hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
      }
  }
regicide-reason-pays = pays { $value } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $spare ->
    [0] , exact
   *[other] , { $spare } over
  }; { $left ->
    [0] keeps no cards
   *[other] keeps { $hand }
  }
regicide-reason-yields = keeps the cards for later
regicide-reason-flips = swaps the hand for { $count ->
    [one] { $count } new card
   *[other] { $count } new cards
  }
regicide-reason-names = { $seat-is ->
    [you] you go next
   *[other] { $seat } goes next
  } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in hand
regicide-reason-posts = says how well this hand suits the enemy
