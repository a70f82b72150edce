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
regidice-more = and { $count } more

## Declare

regidice-ask-declare = { $seat-is ->
    [you] You declare
   *[other] { $seat } declares
  } an action and the dice to gather.
regidice-ask-hold = you hold
regidice-ask-attack = A3 attack: sets of { $defence } deal 1 each
regidice-ask-block = B4 block: 3 alike block 1, 4 block 2
regidice-ask-heal = H5 heal: 3 in a row heal 1, 4 heal 2
regidice-ask-cast = C red odd: one colour showing { $enemy-sum }
regidice-ask-companion = K Companion: keep your 1s, each raises another die by 1 pip

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
   *[K] Companion: gathers nothing.
  }
regidice-foreseen-ones = { $count ->
    [0] No dice showing 1 to spend yet.
    [one] { $count } die showing 1 stays with you and can raise another die by 1 pip.
   *[other] { $count } dice showing 1 stay with you. Each can raise another die by 1 pip.
  }
regidice-foreseen-colour = You gather { regidice-colour } { regidice-parity }s. You hold { $own }. { $count ->
    [0] The others have no { regidice-colour } dice.
    [one] About { NUMBER($about, minimumFractionDigits: 1) } of the others’ { $count } { regidice-colour } die should match.
   *[other] About { NUMBER($about, minimumFractionDigits: 1) } of the others’ { $count } { regidice-colour } dice should match.
  }
regidice-foreseen-number = You gather { $number }s. You hold { $own }. About { NUMBER($about, minimumFractionDigits: 1) } of the others’ { regidice-dice-of } should match.
regidice-foreseen-lost = Earlier calls take { $count } of your dice.
regidice-foreseen-prepared = Prepared for you: { $dice }.
regidice-foreseen-alone = { $action ->
    [A] { $worth } damage
    [B] { $worth } blocked
   *[H] { $worth } healed
  } from your own dice{ $sets-is ->
    [none] .
   *[other] : { $sets }.
  }
regidice-foreseen-spells = From your own dice: { $colours-count ->
    [0] no spells.
   *[other] { $colours }.
  }
regidice-foreseen-spells-colours = { $entry ->
    [r] Fireball
    [b] Ice Block
    [y] Holy Light
   *[k] Touch of Death
  }
regidice-foreseen-companion = If damage gets through, Companions are the last to lose dice ({ $attack } at most).
regidice-foreseen-nothing = Nothing else happens.

## Resolve

regidice-ask-resolve = Who acts next? { $votes ->
    [yes] { $seat-is ->
        [you] You vote
       *[other] { $seat } votes
      }
   *[no] { $seat-is ->
        [you] You decide
       *[other] { $seat } decides
      }
  } for the team. (P0 most: with the best sets)
regidice-could-attack = { $worth } damage with { $sets }
regidice-could-block = blocks { $worth } with { $sets }
regidice-could-heal = { $worth ->
    [0] could heal, but the injured pile is empty
   *[other] heals { $worth } with { $sets }
  }
regidice-could-cast = casts { $spells }
regidice-could-cast-one = { regidice-spell } ({ $dice })
regidice-cannot-attack = can’t attack (no dice add up to { $defence })
regidice-cannot-block = can’t block (no three dice alike)
regidice-cannot-heal = can’t heal (no straight of three)
regidice-cannot-cast = can’t cast now (no colour shows { $enemy-sum })
regidice-ask-spend = { $seat-is ->
    [you] You spend
   *[other] { $seat } spends
  } a 1 ({ $dice })
regidice-ask-done = nobody else acts: { $then ->
    [falls] the enemy is defeated, and nobody suffers
    [nothing] the enemy attacks, and nothing gets through
   *[hits] the enemy attacks, and { $left } damage gets through
  }
regidice-ask-raise = Which die gains { $seat-is ->
    [you] your
   *[other] { $seat }’s
  } pip? For example: P0 { $die }
regidice-ask-set = { $action ->
    [A] { $seat-is ->
        [you] You attack
       *[other] { $seat } attacks
      }: type all sets that add up to { $defence }, separated by commas.
    [B] { $seat-is ->
        [you] You block
       *[other] { $seat } blocks
      }: type all sets of three or more alike, such as 4+4+4, 2+2+2.
    [H] { $seat-is ->
        [you] You heal
       *[other] { $seat } heals
      }: type all straights of three or more, such as 4+3+2, 6+5+4.
   *[C] { $seat-is ->
        [you] You cast
       *[other] { $seat } casts
      }: type the colours of sets showing { $enemy-sum }, such as red; blue.
  }
regidice-ask-most = best sets: { $sets }
regidice-ask-sets-already = Already in sets ({ $number }): { $values-sum }
regidice-ask-colour = { $seat-is ->
    [you] You use
   *[other] { $seat } uses
  } { $need } of { $dice }. Which ones?
regidice-ask-pips = { $seat-is ->
    [you] You place
   *[other] { $seat } places
  } { regidice-pips } on the enemy’s { $enemy-sum }. What should it show?
regidice-ask-pips-caster = Casters who act later must match what it shows then.
regidice-ask-back = { $seat-is ->
    [you] You heal
   *[other] { $seat } heals
  } { regidice-dice } of { $colours }. Which colours?

## Suffer and prepare

regidice-ask-share = Overkill: who takes the enemy’s { regidice-dice }? For example: P0=2+P1=1, or none.
regidice-ask-share-seat = P{ $seat-number } is { $seat-is ->
    [you] You
   *[other] { $seat }
  }
regidice-ask-split = { $damage } damage gets through. Who loses how many dice? For example: P0=1+P1=1.
regidice-ask-split-dice = Dice: { $sizes }
regidice-ask-split-dice-sizes = P{ $seat-number } { $seat-is ->
    [you] You
   *[other] { $seat }
  } { $entry }
regidice-ask-lose = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
  } { regidice-dice }. Which ones? For example: r3 b-.
regidice-ask-lose-used = (- is a die used this round)
regidice-ask-prepare = { $seat-is ->
    [you] You prepare
   *[other] { $seat } prepares
  } unused dice for { $next-is ->
    [you] you
   *[other] { $next }
  }. List them, or type done.
regidice-ask-prepare-dice = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
  } unused dice: { regidice-some-dice }
regidice-ask-prepare-enemy = Next round the enemy’s defence is { $defence }; it shows { $enemy-sum }.
