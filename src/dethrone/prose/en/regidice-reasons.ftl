# Why one would make a move of Regidice: what the round brings on average, in clauses.

regidice-reason-deals = deals { NUMBER($dealt, minimumFractionDigits: 1) } of { $of } on average
regidice-reason-fells = fells the enemy { regidice-reason-often }
regidice-reason-injured = { $costs ->
    [yes] costs { NUMBER($dice, minimumFractionDigits: 1) } dice
   *[no] brings back { NUMBER($dice, minimumFractionDigits: 1) } dice
  }
regidice-reason-prepares = leaves { NUMBER($dice, minimumFractionDigits: 1) } dice prepared
regidice-reason-loses = loses the game at once { regidice-reason-often }
regidice-reason-often = { $is-sure ->
    [yes] for sure
   *[no] in { $cases } of 100 cases
  }
regidice-reason-nothing = nothing is dealt, and no die is lost
regidice-reason-resolves = { $seat-is ->
    [you] you resolve now
   *[other] { $seat } resolves now
  }
regidice-reason-done = it is left at that
regidice-reason-then-deals = By the end of the round { $dealt } of the { $of } left are dealt
regidice-reason-then-falls = By the end of the round the enemy falls
regidice-reason-then-lost = The game is lost at the end of the round
regidice-reason-then-injured = { $costs ->
    [yes] it costs { $dice ->
        [one] one die
       *[other] { $dice } dice
      }
   *[no] it brings back { $dice ->
        [one] one die
       *[other] { $dice } dice
      }
  }
regidice-reason-then-prepares = it leaves { $dice ->
    [one] one die
   *[other] { $dice } dice
  } prepared
