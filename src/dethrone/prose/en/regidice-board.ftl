# The labels of Regidice's table.

regidice-board-enemy = Enemy { $number } of { $of }
regidice-board-shows = shows { $enemy-sum }
regidice-board-strength = attack { $attack } · defence { $defence } · { regidice-pips } to go
regidice-board-waiting = { $count ->
    [0] the last one
    [1] { $next } dice wait
   *[other] { $next } and { $last } dice wait
  }
regidice-board-attack = Attack
regidice-board-defence = Defence
regidice-board-health = Health
regidice-board-injured = injured
regidice-board-blocked = { $count } blocked
regidice-board-less = less what is blocked
regidice-board-sum = the sum of an attack set
regidice-board-next = this round; { $now } next round
regidice-board-until = pips until all show 6
regidice-board-dice = { $seat-is ->
    [you] Your dice
   *[other] { $seat }'s dice
  }
regidice-board-none = none
regidice-board-prepared = prepared
regidice-board-declares = declares now
regidice-board-yet-to-call = yet to call
regidice-board-not-declared = has not declared

## In plain lines

regidice-board-plain-stage = Stage: { $track }.
regidice-board-plain-enemy = { regidice-board-enemy } { regidice-board-shows }: attack { $attack }, defence { $defence } (what each attack set adds up to), { regidice-pips } to go.
regidice-board-plain-waiting = Waiting: { $waiting-is ->
    [none] nobody
   *[other] { $waiting }
  }.
regidice-board-plain-injured = Injured: { $dice-is ->
    [none] none
   *[other] { $dice }
  }.
regidice-board-plain-prepared = prepared, from { $giver } to { $taker }: { $dice }
regidice-board-plain-seat = { $who }: { $said }; { $count }: { $dice }
