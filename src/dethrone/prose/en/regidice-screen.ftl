# The labels of Regidice's table.

regidice-screen-enemy = Enemy { $number } of { $of }
regidice-screen-shows = shows { $enemy-sum }
regidice-screen-strength = attack { $attack } · defence { $defence } · { regidice-pips } to go
regidice-screen-waiting = { $count ->
    [0] the last enemy
    [1] next: { $next } dice
   *[other] next: { $next }, then { $last } dice
  }
regidice-screen-attack = Attack
regidice-screen-defence = Defence
regidice-screen-health = Pips
regidice-screen-injured = injured
regidice-screen-blocked = { $count } blocked
regidice-screen-less = minus what is blocked
regidice-screen-sum = total of each attack set
regidice-screen-next = this round; { $now } next round
regidice-screen-until = to go until all show 6
regidice-screen-dice = { $seat-is ->
    [you] Your dice
   *[other] { $seat }’s dice
  }
regidice-screen-none = none
regidice-screen-prepared = prepared
regidice-screen-declares = declaring
regidice-screen-yet-to-call = yet to declare
regidice-screen-not-declared = not declared yet

## In plain lines

regidice-screen-plain-stage = Stage: { $track }.
regidice-screen-plain-enemy = { regidice-screen-enemy } { regidice-screen-shows }: attack { $attack }, defence { $defence } (total of each attack set), { regidice-pips } to go.
regidice-screen-plain-waiting = Next enemies: { $waiting-is ->
    [none] none
   *[other] { $waiting }
  }.
regidice-screen-plain-injured = Injured: { $dice-is ->
    [none] none
   *[other] { $dice }
  }.
regidice-screen-plain-prepared = prepared by { $giver } for { $taker }: { $dice }
regidice-screen-plain-seat = { $who }: { $said }; { $count }: { $dice }
