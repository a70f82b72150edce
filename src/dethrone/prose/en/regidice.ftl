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

regidice-rolled = Round { $round }: everybody rolls ({ $pools }). { regidice-calls-first }
regidice-rolled-pools = { $seat-is ->
    [you] you
   *[other] { $seat }
  } { $entry-heap }
regidice-rolled-told = Round { $round }: everybody rolls. { regidice-calls-first }
regidice-calls-first = { $first-caller-is ->
    [you] You call first.
   *[other] { $first-caller } calls first.
  }
regidice-declared = { $seat-is ->
    [you] { $call-action ->
        [A] You attack, gathering { $call-number }s.
        [B] You block, gathering { $call-number }s.
        [H] You heal, gathering { $call-number }s.
        [C] You cast, gathering { regidice-called-dice }s.
       *[K] You are an animal companion.
      }
   *[other] { $call-action ->
        [A] { $seat } attacks, gathering { $call-number }s.
        [B] { $seat } blocks, gathering { $call-number }s.
        [H] { $seat } heals, gathering { $call-number }s.
        [C] { $seat } casts, gathering { regidice-called-dice }s.
       *[K] { $seat } is an animal companion.
      }
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
        [0] You give up { $lost-sum }.
       *[other] { $lost-count ->
            [0] You gain { $gained-sum }.
           *[other] You gain { $gained-sum } and give up { $lost-sum }.
          }
      }
   *[other] { $gained-count ->
        [0] { $seat } gives up { $lost-sum }.
       *[other] { $lost-count ->
            [0] { $seat } gains { $gained-sum }.
           *[other] { $seat } gains { $gained-sum } and gives up { $lost-sum }.
          }
      }
  }
regidice-received = { $seat-is ->
    [you] You receive
   *[other] { $seat } receives
  } { $dice-sum }, prepared for this round.
regidice-voted = { $seat-is ->
    [you] You vote
   *[other] { $seat } votes
  }: { $move }.
regidice-raised = { $seat-is ->
    [you] You raise
   *[other] { $seat } raises
  } { $die } of { $target-is ->
    [you] you
    [other] { $target }
   *[none] the enemy
  } to { regidice-raised-die }.
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
  } for { $damage }.
regidice-blocked = { $seat-is ->
    [you] You block
   *[other] { $seat } blocks
  } { $amount }.
regidice-spell-cast = { $seat-is ->
    [you] You cast
   *[other] { $seat } casts
  } { regidice-spell } with { $size } { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } dice.
regidice-placed = The enemy shows { $enemy-sum } now.
regidice-healed = { $seat-is ->
    [you] You heal
   *[other] { $seat } heals
  } { $colours-count ->
    [0] nothing, for nobody is injured.
   *[other] { $colours }.
  }
regidice-healed-colours = { $entry ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  }
regidice-defeated = Enemy { $number } is defeated ({ $how-is ->
    [exact] exact
    [overkill] overkill
   *[touch-of-death] touch of death
  }){ $takers-count ->
    [0] .
   *[other] ; its dice go to { $takers }.
  }
regidice-defeated-takers = { regidice-share }
regidice-entered = Enemy { $number } enters with { $number ->
    [1] 3
    [2] 4
   *[3] 5
  } dice.
regidice-hit-back = The enemy hits for { $attack }, { $blocked } blocked: { $attack ->
    [3] { $blocked ->
        [0] 3 must be suffered.
        [1] 2 must be suffered.
        [2] 1 must be suffered.
       *[other] nothing gets through.
      }
    [4] { $blocked ->
        [0] 4 must be suffered.
        [1] 3 must be suffered.
        [2] 2 must be suffered.
        [3] 1 must be suffered.
       *[other] nothing gets through.
      }
   *[5] { $blocked ->
        [0] 5 must be suffered.
        [1] 4 must be suffered.
        [2] 3 must be suffered.
        [3] 2 must be suffered.
        [4] 1 must be suffered.
       *[other] nothing gets through.
      }
  }
regidice-damage-split = The damage falls on { $shares }.
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
regidice-won = The last enemy is defeated in round { $round }: the players win.
regidice-lost = In round { $round } { $outcome-is ->
    [lost-damage] the damage cannot be covered
   *[lost-rounds] the rounds have run out
  }: the players lose.
regidice-outcome-won = won
regidice-outcome-lost-damage = lost: the damage could not be covered
regidice-outcome-lost-rounds = lost: the rounds ran out

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
      } { $parity }
   *[K] companion
  }
regidice-move-act = { $seat-is ->
    [you] you resolve
   *[other] { $seat } resolves
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
    [none] a pip for the enemy’s { $die-value }
    [you] a pip for your { $die }
   *[other] a pip for { $die } of { $seat }
  }
regidice-move-make-set = a set of { $values-sum }
regidice-move-cast = { regidice-spell }
regidice-move-use = take { $dice }
regidice-move-pips = the enemy shows { $enemy-sum }
regidice-move-heal = bring back { $colours }
regidice-move-heal-colours = { $entry ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  }
    .between = { " and " }
regidice-move-share = { $shares-count ->
    [0] nobody takes a die
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
regidice-move-lose = give up { $die }
regidice-move-put = prepare { $die }
regidice-move-done = that is all
