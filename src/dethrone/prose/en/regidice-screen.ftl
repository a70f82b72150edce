# The labels of Regidice's table.

regidice-screen-enemy = Enemy { $number } of { $of }
regidice-screen-shows = shows { $enemy-sum }
regidice-screen-strength = attack { $attack } · defence { $defence } · { regidice-pips } to go
regidice-screen-waiting = { $count ->
    [0] the last one
    [1] { $next } dice wait
   *[other] { $next } and { $last } dice wait
  }
regidice-screen-attack = Attack
regidice-screen-defence = Defence
regidice-screen-health = Health
regidice-screen-injured = injured
regidice-screen-blocked = { $count } blocked
regidice-screen-less = less what is blocked
regidice-screen-sum = the sum of an attack set
regidice-screen-next = this round; { $now } next round
regidice-screen-until = pips until all show 6
regidice-screen-dice = { $seat-is ->
    [you] Your dice
   *[other] { $seat }’s dice
  }
regidice-screen-none = none
regidice-screen-prepared = prepared
regidice-screen-declares = declares now
regidice-screen-yet-to-call = yet to call
regidice-screen-not-declared = has not declared

## In plain lines

regidice-screen-plain-stage = Stage: { $track }.
regidice-screen-plain-enemy = { regidice-screen-enemy } { regidice-screen-shows }: attack { $attack }, defence { $defence } (what each attack set adds up to), { regidice-pips } to go.
regidice-screen-plain-waiting = Waiting: { $waiting-is ->
    [none] nobody
   *[other] { $waiting }
  }.
regidice-screen-plain-injured = Injured: { $dice-is ->
    [none] none
   *[other] { $dice }
  }.
regidice-screen-plain-prepared = prepared, from { $giver } to { $taker }: { $dice }
regidice-screen-plain-seat = { $who }: { $said }; { $count }: { $dice }
