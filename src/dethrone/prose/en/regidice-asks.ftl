# What is asked in each phase of Regidice, what the answers could be and what they would do.

regidice-stages = Roll, Declare, Gather, Resolve, Suffer, Prepare
regidice-colour = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  }
regidice-parity = { $parity ->
    [even] even
   *[odd] odd
  }
regidice-pips = { $count ->
    [one] { $count } pip
   *[other] { $count } pips
  }
regidice-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
regidice-dice-of = { regidice-dice }
regidice-some-dice = { $dice-count ->
    [0] none
   *[other] { $dice }
  }
regidice-whose-dice = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
  } dice: { regidice-some-dice }
regidice-more = … { $count } more

## Declare

regidice-ask-declare = { $seat-is ->
    [you] You declare
   *[other] { $seat } declares
  }: an action, and the dice to gather from everybody.
regidice-ask-hold = you hold
regidice-ask-attack = A3 attack: each sum of { $defence } deals 1
regidice-ask-block = B4 block: 3 alike stop 1, 4 alike stop 2
regidice-ask-heal = H5 heal: 3 in a row bring 1, 4 bring 2
regidice-ask-cast = C red odd: one colour showing { $enemy-sum }
regidice-ask-companion = K companion: your 1s stay yours, each raises another die

regidice-foreseen-call = { $action ->
    [A] { $seat-is ->
        [you] You attack.
       *[other] { $seat } attacks.
      }
    [B] { $seat-is ->
        [you] You block.
       *[other] { $seat } blocks.
      }
    [H] { $seat-is ->
        [you] You heal.
       *[other] { $seat } heals.
      }
    [C] { $seat-is ->
        [you] You cast.
       *[other] { $seat } casts.
      }
   *[K] Companion.
  }
regidice-foreseen-ones = { regidice-dice } showing 1 stay safe, and each can raise another die by a pip.
regidice-foreseen-colour = You gather { regidice-colour } { regidice-parity }: you hold { $own }; of the others’ { regidice-dice-of } of that colour about { NUMBER($about, minimumFractionDigits: 1) } will fit.
regidice-foreseen-number = You gather { $number }s: you hold { $own }; of the others’ { regidice-dice-of } about { NUMBER($about, minimumFractionDigits: 1) } fit.
regidice-foreseen-lost = { regidice-dice } of yours will be gathered away by calls made before.
regidice-foreseen-prepared = Prepared for you: { $dice }.
regidice-foreseen-alone = With your own dice alone: { $action ->
    [A] { $worth } damage
    [B] { $worth } stopped
   *[H] { $worth } healed
  }{ $sets-is ->
    [none] .
   *[other] { " " }by { $sets }.
  }
regidice-foreseen-spells = With your own dice alone: { $colours-count ->
    [0] no spell.
   *[other] { $colours }.
  }
regidice-foreseen-spells-colours = { $entry ->
    [r] Fireball
    [b] Ice Block
    [y] Holy Light
   *[k] Touch of Death
  }
regidice-foreseen-companion = If the enemy gets through, companions are hit last of all ({ $attack } at most).
regidice-foreseen-nothing = Nothing else happens.

## Resolve

regidice-ask-resolve = Who acts next? { $votes ->
    [yes] { $seat-is ->
        [you] You vote
       *[other] { $seat } votes
      }
   *[no] { $seat-is ->
        [you] You speak
       *[other] { $seat } speaks
      }
  } for the team. (P0 most: with the best sets)
regidice-could-attack = { $worth } damage by { $sets }
regidice-could-block = stops { $worth } by { $sets }
regidice-could-heal = { $worth ->
    [0] could heal, but nobody is injured
   *[other] brings back { $worth } by { $sets }
  }
regidice-could-cast = casts { $spells }
regidice-could-cast-one = { regidice-spell } ({ $dice })
regidice-cannot-attack = cannot attack; no dice add up to { $defence }
regidice-cannot-block = cannot block; no three dice are alike
regidice-cannot-heal = cannot heal; no three dice are in a row
regidice-cannot-cast = cannot cast now; no colour shows { $enemy-sum }
regidice-ask-spend = { $seat-is ->
    [you] You spend
   *[other] { $seat } spends
  } one of { $dice }
regidice-ask-done = nobody else; { $then ->
    [falls] the enemy falls, and nobody suffers
    [nothing] the enemy hits, and nothing gets through
   *[hits] the enemy hits, and { $left } gets through
  }
regidice-ask-raise = Which die gains { $seat-is ->
    [you] your
   *[other] { $seat }’s
  } pip? For instance: P0 { $die }
regidice-ask-set = { $action ->
    [A] { $seat-is ->
        [you] You attack
       *[other] { $seat } attacks
      }: type all sets that add up to { $defence }, with commas between them.
    [B] { $seat-is ->
        [you] You block
       *[other] { $seat } blocks
      }: type all sets of three or more alike, as in 4+4+4, 2+2+2.
    [H] { $seat-is ->
        [you] You heal
       *[other] { $seat } heals
      }: type all runs of three or more, as in 4+3+2, 6+5+4.
   *[C] { $seat-is ->
        [you] You cast
       *[other] { $seat } casts
      }: type the colours of sets that show { $enemy-sum }, as in red; blue.
  }
regidice-ask-most = the best there is: { $sets }
regidice-ask-sets-already = In sets already ({ $number }): { $values-sum }
regidice-ask-colour = { $seat-is ->
    [you] You use
   *[other] { $seat } uses
  } { $need } of { $dice }: which?
regidice-ask-pips = { $seat-is ->
    [you] You place
   *[other] { $seat } places
  } { regidice-pips } on the enemy’s { $enemy-sum }. What shall it show?
regidice-ask-pips-caster = A caster who acts later must match what it shows then.
regidice-ask-back = { $seat-is ->
    [you] You bring
   *[other] { $seat } brings
  } back { regidice-dice } of { $colours }: which colours?

## Suffer and prepare

regidice-ask-share = Overkill: who takes the enemy’s { regidice-dice }? As in P0=2+P1=1, or none.
regidice-ask-share-seat = P{ $seat-number } is { $seat-is ->
    [you] You
   *[other] { $seat }
  }
regidice-ask-split = { $damage } damage gets through. Who loses how many dice? As in P0=1+P1=1.
regidice-ask-split-dice = Dice: { $sizes }
regidice-ask-split-dice-sizes = P{ $seat-number } { $seat-is ->
    [you] You
   *[other] { $seat }
  } { $entry }
regidice-ask-lose = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
  } { regidice-dice }: which? As in r3 b-.
regidice-ask-lose-used = (- is a die used this round)
regidice-ask-prepare = { $seat-is ->
    [you] You prepare
   *[other] { $seat } prepares
  }: unused dice to hand to { $next-is ->
    [you] you
   *[other] { $next }
  } as they are, or done.
regidice-ask-prepare-dice = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
  } unused dice: { regidice-some-dice }
regidice-ask-prepare-enemy = Next round the enemy’s defence is { $defence }; it shows { $enemy-sum }.
