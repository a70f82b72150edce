# Why one would make a move of Regidice: what the round brings on average, in clauses.

regidice-reason-deals = deals { NUMBER($dealt, minimumFractionDigits: 1) } damage on average, with { $of } pips to go
regidice-reason-fells = defeats the enemy { regidice-reason-often }
regidice-reason-injured = { $costs ->
    [yes] costs { NUMBER($dice, minimumFractionDigits: 1) } dice
   *[no] heals { NUMBER($dice, minimumFractionDigits: 1) } dice
  }
regidice-reason-prepares = prepares { NUMBER($dice, minimumFractionDigits: 1) } dice
regidice-reason-loses = loses the game this round { regidice-reason-often }
regidice-reason-often = { $is-sure ->
    [yes] for certain
   *[no] { $cases }% of the time
  }
regidice-reason-nothing = no damage dealt and no dice lost
regidice-reason-resolves = { $seat-is ->
    [you] you act now
   *[other] { $seat } acts now
  }
regidice-reason-done = stops here
regidice-reason-then-deals = By the end of the round: { $dealt } of { $of } damage dealt
regidice-reason-then-falls = By the end of the round: the enemy is defeated
regidice-reason-then-lost = By the end of the round: the game is lost
regidice-reason-then-injured = { $costs ->
    [yes] { $dice ->
        [one] { $dice } die lost
       *[other] { $dice } dice lost
      }
   *[no] { $dice ->
        [one] { $dice } die healed
       *[other] { $dice } dice healed
      }
  }
regidice-reason-then-prepares = { $dice ->
    [one] { $dice } die prepared
   *[other] { $dice } dice prepared
  }
