# What happens in a game of Regidice. The id is the game and the event; see words.py for the arguments.
# With the ending -told it is told at the table; without it, in a transcript.

regidice-spell = { $colour ->
    [r] Fireball
    [b] Ice Block
    [y] Holy Light
   *[k] Touch of Death
  }
regidice-share = { $seat-is ->
    [you] you
   *[other] { $seat }
  } ({ $entry })

regidice-rolled = Round { $round }: everyone rolls ({ $pools }). { regidice-calls-first }
regidice-rolled-pools = { $seat-is ->
    [you] you
   *[other] { $seat }
  } { $entry-heap }
regidice-rolled-told = Round { $round }: everyone rolls. { regidice-calls-first }
regidice-calls-first = { $first-caller-is ->
    [you] You are first caller.
   *[other] { $first-caller } is first caller.
  }
regidice-declared = { $seat-is ->
    [you] You declare
   *[other] { $seat } declares
  } { $call-action ->
    [A] Attack, gathering { $call-number }s.
    [B] Block, gathering { $call-number }s.
    [H] Heal, gathering { $call-number }s.
    [C] Cast, gathering { regidice-called-dice }s.
   *[K] Companion.
  }
regidice-called-dice = { $call-colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } { $call-parity ->
    [even] even
   *[odd] odd
  }
regidice-revealed = All dice are revealed.
regidice-revealed-told = All dice are revealed: { $pools }.
regidice-revealed-told-pools = { $seat-is ->
    [you] You
   *[other] { $seat }
  } { $entry-count ->
    [0] none
   *[other] { $entry }
  }
    .between = { "; " }
regidice-gathered = { $seat-is ->
    [you] { $gained-count ->
        [0] You hand over { $lost-sum }.
       *[other] { $lost-count ->
            [0] You gather { $gained-sum }.
           *[other] You gather { $gained-sum } and hand over { $lost-sum }.
          }
      }
   *[other] { $gained-count ->
        [0] { $seat } hands over { $lost-sum }.
       *[other] { $lost-count ->
            [0] { $seat } gathers { $gained-sum }.
           *[other] { $seat } gathers { $gained-sum } and hands over { $lost-sum }.
          }
      }
  }
regidice-received = { $seat-is ->
    [you] You receive
   *[other] { $seat } receives
  } the prepared dice { $dice-sum }.
regidice-voted = { $seat-is ->
    [you] You vote
   *[other] { $seat } votes
  }: { $move }.
regidice-raised = { $seat-is ->
    [you] You raise
   *[other] { $seat } raises
  } { $target-is ->
    [you] your
    [other] { $target }’s
   *[none] the enemy’s
  } { $die } to { regidice-raised-die }.
regidice-raised-die = { $die-colour }{ $die-value ->
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
  }
regidice-set-made = { $seat-is ->
    [you] You make
   *[other] { $seat } makes
  } a set of { $values-sum }.
regidice-set-made-several = { $seat-is ->
    [you] You make
   *[other] { $seat } makes
  } the sets { $values }.
regidice-attacked = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
  } for { $damage } damage.
regidice-blocked = { $seat-is ->
    [you] You block
   *[other] { $seat } blocks
  } { $amount } damage.
regidice-spell-cast = { $seat-is ->
    [you] You cast
   *[other] { $seat } casts
  } { regidice-spell } with { $size } { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } dice.
regidice-placed = The enemy now shows { $enemy-sum }.
regidice-healed = { $seat-is ->
    [you] You heal
   *[other] { $seat } heals
  } { $colours-count ->
    [0] nothing: the injured pile is empty.
    [1] 1 die: { $colours }.
   *[other] { $colours-count } dice: { $colours }.
  }
regidice-healed-colours = { $entry ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  }
regidice-defeated = Enemy { $number } is defeated ({ $how-is ->
    [exact] exact kill
    [overkill] overkill
   *[touch-of-death] Touch of Death
  }){ $takers-count ->
    [0] .
   *[other] . Its dice go to { $takers }.
  }
regidice-defeated-takers = { regidice-share }
regidice-entered = Enemy { $number } enters with { $number ->
    [1] 3
    [2] 4
   *[3] 5
  } dice.
regidice-hit-back = The enemy attacks for { $attack }, { $blocked } blocked: { $attack ->
    [3] { $blocked ->
        [0] 3 damage gets through.
        [1] 2 damage gets through.
        [2] 1 damage gets through.
       *[other] nothing gets through.
      }
    [4] { $blocked ->
        [0] 4 damage gets through.
        [1] 3 damage gets through.
        [2] 2 damage gets through.
        [3] 1 damage gets through.
       *[other] nothing gets through.
      }
   *[5] { $blocked ->
        [0] 5 damage gets through.
        [1] 4 damage gets through.
        [2] 3 damage gets through.
        [3] 2 damage gets through.
        [4] 1 damage gets through.
       *[other] nothing gets through.
      }
  }
regidice-damage-split = Dice to lose: { $shares }.
regidice-damage-split-shares = { regidice-share }
regidice-suffered = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
  } { $dice-sum }.
regidice-suffered-told = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
  } { $dice }.
regidice-suffered-several = { regidice-suffered-told }
regidice-prepared = { $seat-is ->
    [you] You prepare
   *[other] { $seat } prepares
  } { $die }.
regidice-prepared-told = { $seat-is ->
    [you] You prepare
   *[other] { $seat } prepares
  } { $die } for { $next-is ->
    [you] you
   *[other] { $next }
  }.
regidice-prepared-several = { regidice-prepared-told }
regidice-won = The last enemy is defeated in round { $round }: the game is won.
regidice-lost = The game is lost in round { $round }: { $outcome-is ->
    [lost-damage] too few dice to pay the damage.
   *[lost-rounds] the round limit is reached.
  }
regidice-outcome-won = won
regidice-outcome-lost-damage = lost: too few dice to pay the damage
regidice-outcome-lost-rounds = lost: round limit reached

## Moves in a few words

regidice-move-declare = { $action ->
    [A] attack { $number }s
    [B] block { $number }s
    [H] heal { $number }s
    [C] cast { $colour ->
        [r] red
        [b] blue
        [y] yellow
       *[k] black
      } { $parity }s
   *[K] Companion
  }
regidice-move-act = { $seat-is ->
    [you] you act
   *[other] { $seat } acts
  }
regidice-move-spend = { $seat-is ->
    [you] you spend
   *[other] { $seat } spends
  } { $colour ->
    [r] a red 1
    [b] a blue 1
    [y] a yellow 1
   *[k] a black 1
  }
regidice-move-raise = { $seat-is ->
    [none] +1 pip on the enemy’s { $die-value }
    [you] +1 pip on your { $die }
   *[other] +1 pip on { $seat }’s { $die }
  }
regidice-move-make-set = a set of { $values-sum }
regidice-move-cast = { regidice-spell }
regidice-move-use = use { $dice }
regidice-move-pips = the enemy shows { $enemy-sum }
regidice-move-heal = heal { $colours }
regidice-move-heal-colours = { $entry ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  }
    .between = { " and " }
regidice-move-share = { $shares-count ->
    [0] nobody takes any dice
   *[other] { $shares }
  }
regidice-move-share-shares = { $seat-is ->
    [you] you take { $entry }
   *[other] { $seat } takes { $entry }
  }
regidice-move-split = { $shares }
regidice-move-split-shares = { $seat-is ->
    [you] you lose { $entry }
   *[other] { $seat } loses { $entry }
  }
regidice-move-lose = lose { $die }
regidice-move-put = prepare { $die }
regidice-move-done = done
