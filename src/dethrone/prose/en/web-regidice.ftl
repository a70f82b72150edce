# Regidice's table in a browser.

web-rd-skip = To my dice
web-rd-block = The decision
web-rd-turn = { $seat ->
    [you] { $phase ->
        [declare] You declare
        [resolve] You say who acts
        [raise] You raise a die
        [set] You make sets
        [colour] You choose the dice
        [pips] You place the damage
        [heal] You heal
        [share] You hand out dice
        [split] You split the damage
        [lose] You give up dice
       *[prepare] You prepare
      }
   *[other] { $phase ->
        [declare] { $name } declares
        [resolve] { $name } says who acts
        [raise] { $name } raises a die
        [set] { $name } makes sets
        [colour] { $name } chooses dice
        [pips] { $name } places the damage
        [heal] { $name } heals
        [share] { $name } hands out dice
        [split] { $name } splits the damage
        [lose] { $name } gives up dice
       *[prepare] { $name } prepares
      }
  }
web-rd-turn-gather = Dice change hands
web-rd-turn-over = The game is over
web-rd-turn-paused = The game is paused
web-rd-round = round { $round }
web-rd-stages = Stages of the round
web-rd-stage = { $stage ->
    [roll] Roll
    [declare] Declare
    [gather] Gather
    [resolve] Resolve
    [suffer] Suffer
   *[prepare] Prepare
  }
web-rd-stage-said = Stage { $number } of 6: { web-rd-stage }.
web-rd-enemy = Enemy
web-rd-pips-to-go = { $dice } dice, { $pips ->
    [one] { $pips } pip to go.
   *[other] { $pips } pips to go.
  }
web-rd-attack = Attack { $attack }
web-rd-attack-more = { $blocked ->
    [0] one per die
   *[other] { $blocked } blocked so far
  }
web-rd-defence = Defence { $defence }
web-rd-defence-more = what each attack set totals
web-rd-injured = Injured pile
web-rd-waiting = { $last ->
    [yes] Last enemy
   *[no] Next enemies
  }
web-rd-nobody-waits = This is the last enemy.
web-rd-none = none
web-rd-die = { $shows ->
    [value] { regidice-colour } { $value }
    [hidden] { regidice-colour }, hidden
    [caught] { regidice-colour }, taken from the enemy
   *[idle] { regidice-colour }, waits for the next roll
  }
web-rd-die-state = { $die }{ $state ->
    [picked] , chosen
    [set] , in a set
    [used] , used
    [new] , gathered
   *[none] { "" }
  }
web-rd-called-line = { $call }: { $line }
web-rd-call = { $action ->
    [A] Attack { $number }s
    [B] Block { $number }s
    [H] Heal { $number }s
    [C] Cast { regidice-colour } { web-rd-parity }
   *[K] Companion
  }
web-rd-parity = { $parity ->
    [odd] odds
   *[even] evens
  }
web-rd-action = { $action ->
    [A] Attack
    [B] Block
    [H] Heal
    [C] Cast
   *[K] Companion
  }
web-rd-action-short = { $action ->
    [K] Pet
   *[other] { web-rd-action }
  }
web-rd-need = { $action ->
    [A] Attack: sets that total exactly { $defence }, each 1 damage.
    [B] Block: three or more of one number; three stop 1, four stop 2.
    [H] Heal: straights of three or more; three bring back 1, four 2.
    [C] Cast: one colour showing { $enemy }.
   *[K] Animal companion: your 1s stay, and each raises another die.
  }
web-rd-did = { $what ->
    [damage] { $count } damage
    [blocked] stopped { $count }
   *[healed] healed { $count }
  }
web-rd-dice-held = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
web-rd-first-caller = first caller
web-rd-owes = gives up { $count }
web-rd-resolved = resolved
web-rd-your-dice = Your dice
web-rd-dice-of = { $name }’s dice
web-rd-only-you = only you see these
web-rd-gathered = gathered
web-rd-used-stay = used dice stay with you
web-rd-give-up = give up { $count }
web-rd-unused = Unused
web-rd-no-dice = no dice
web-rd-sort = { $by ->
    [number] Sort by number
   *[colour] Sort by colour
  }
web-rd-hide = { $hidden ->
    [yes] Look behind your hand
   *[no] Hide behind hand
  }
web-rd-zone = { $you ->
    [from] you to { $to }
    [to] { $from } to you
   *[none] { $from } to { $to }
  }
web-rd-zone-empty = empty
web-rd-zone-for-you = { $from } prepared for you
web-rd-for = { $you ->
    [to] for you
   *[none] for { $to }
  }
web-rd-rolled = Rolled
web-rd-rolled-more = { $you ->
    [first] You call first. Nobody may say a number.
   *[none] { $first } calls first. Nobody may say a number.
  }
web-rd-declare = Declare
web-rd-declare-more = A number nobody has named. ×2 means you hold two.
web-rd-declare-others = What they call is named here as they call it.
web-rd-cell = { $call }, you hold { $count }
web-rd-taken = { $number } taken by { $name }
web-rd-companion = Animal companion, names nothing
web-rd-gather = Gather
web-rd-gather-more = All dice are open. Numbers first, then casts, then prepared dice.
web-rd-nothing-moves = No die changes hands.
web-rd-travel = { $you ->
    [from] You to { $to }
    [to] { $from } to you
   *[none] { $from } to { $to }
  }
web-rd-travel-zone = { $you ->
    [from] Your zone to { $to }
    [to] { $from }’s zone to you
   *[none] { $from }’s zone to { $to }
  }
web-rd-prepared-before = prepared last round
web-rd-now-dice = { $count ->
    [one] die is yours now
   *[other] dice are yours now
  }
web-rd-again = Again
web-rd-go-on = Go on
web-rd-resolve = Who acts next?
web-rd-resolve-more = Any order. What each could do stands below the name.
web-rd-resolve-others = { $name } says who acts next.
web-rd-so-far = { $damage } of { $need } damage, { $blocked } of { $attack } blocked
web-rd-act = Let act
web-rd-spend = Spend { regidice-colour } 1
web-rd-end-stage = Nobody else acts
web-rd-set = { $action ->
    [A] Your attack
    [B] Your block
    [H] Your healing
   *[C] Your spells
  }
web-rd-tap = { $action ->
    [A] Tap dice that total { $defence }
    [B] Tap three or more alike
    [H] Tap three or more in a row
   *[C] Choose spells
  }
web-rd-tapped = { $dice } is a set
web-rd-not-yet = { $dice } is no set yet
web-rd-mark = Next set
web-rd-best = Best sets
web-rd-remove-set = Take the set { $dice } apart
web-rd-raise = Which die gains a pip?
web-rd-raise-more = Tap a die of anybody’s that is marked.
web-rd-raise-die = { $you ->
    [to] Raise your { $die }
   *[none] Raise { $name }’s { $die }
  }
web-rd-raise-enemy = Raise the enemy’s { $value }
web-rd-colour = Which of the equal dice?
web-rd-colour-more = The sets take { $count }. Tap those that may go.
web-rd-pips = Place the damage
web-rd-pips-more = { $placed } of { $count ->
    [one] { $count } pip
   *[other] { $count } pips
  } placed.
web-rd-pips-how = Tap below the enemy’s dice. A caster who acts later must match what it shows then.
web-rd-add = add
web-rd-add-label = Add a pip to the { $value }
web-rd-heal = Bring dice back
web-rd-heal-more = Tap { $count ->
    [one] { $count } die
   *[other] { $count } dice
  } of the injured pile.
web-rd-share = Who takes the enemy’s dice?
web-rd-share-more = { $count } dice; what nobody takes goes to the injured pile.
web-rd-split = Who loses the { $count ->
    [one] die
   *[other] { $count } dice
  }?
web-rd-split-more = { $attack } attack − { $blocked } blocked. Those who are hit decide together.
web-rd-less = One less: { $name }
web-rd-more = One more: { $name }
web-rd-lose = Give up { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
web-rd-lose-more = Tap your dice. They go to the injured pile and can be healed.
web-rd-prepare = Prepare
web-rd-prepare-more = Unused dice may wait for { $to }, safe, at their number.
web-rd-prepared-die = stays { $value }
web-rd-prepared-more = joins the pool after the next gather
web-rd-waits = { $name } decides.
web-rd-choose-call = Choose an action and what to gather
web-rd-choose-who = Choose who acts, or end the stage
web-rd-choose-sets = Tap dice, or take the best sets
web-rd-choose-die = Choose a die
web-rd-number = { $of ->
    [A] damage
    [B] blocked
    [H] healed
    [sets] { $count ->
        [one] set
       *[other] sets
      }
    [pips] to place
    [lose] to give up
   *[dice] { $count ->
        [one] die
       *[other] dice
      }
  }
web-rd-choose-left = { $count ->
    [0] Chosen
   *[other] { $count } more to choose
  }
web-rd-choose-prepare = Tap unused dice, or prepare nothing
web-rd-do = { $what ->
    [declare] Declare { $thing }
    [act] { $thing }
    [sets] { $count ->
        [one] Resolve { $count } set
       *[other] Resolve { $count } sets
      }
    [nothing] Make no more sets
    [use] Use these
    [pips] Place { $count }
    [heal] Bring back { $count }
    [share] Hand them out
    [split] Agree
    [lose] Give up { $count }
    [prepare] Prepare { $count }
    [no-prepare] Prepare nothing
    [raise] Raise it
   *[end] End the stage
  }
web-rd-act-you = You act
web-rd-act-seat = { $name } acts
web-rd-hint = Hint
web-rd-hinted = Hint: { $why }.
web-rd-suggested = An expert would do this.
web-rd-clear = Clear
web-rd-undo = Take back
web-rd-log = Log
web-rd-signals = Say a fact
web-rd-signals-more = Public facts only. Rolled numbers stay secret.
web-rd-chip = { $chip ->
    [hint] Asked for a hint
    [thinking] I am thinking
    [whose-turn] Whose turn is it?
    [hand-sizes] Count the dice
    [open-piles] Look at the injured pile
    [goal] Remember the enemy
    [rule] Look at the rules
   *[last-move] Look at the last call
  }
web-rd-key = { $key ->
    [walk] walk the dice
    [parts] actions, numbers, dice
    [digits] 1–6 with an action chosen: the number; else your dice
    [space] choose what is in focus
    [enter] confirm
    [escape] clear, close, back to now
    [s] best sets
    [g] hint
    [l] log
    [m] say a fact
    [u] take back
    [e] read the enemy
    [h] to your dice
    [d] read the injured pile
    [t] read the stage
   *[comma] look back, on
  }
web-rd-back = Look back
web-rd-on = On
web-rd-to-now = Back to now
web-rd-past = Moment { $at } of { $count }
web-rd-won = You won
web-rd-lost = You lost
web-rd-all-fell = All three fell
web-rd-not-all = { $count ->
    [0] The first enemy stands
    [1] The second enemy stands
   *[other] The third enemy stands
  }
web-rd-fig = { $what ->
    [enemies] { $count ->
        [one] enemy felled
       *[other] enemies felled
      }
    [rounds] { $count ->
        [one] round
       *[other] rounds
      }
    [damage] damage dealt
   *[dice] dice left in all
  }
web-rd-enemies = The enemies
web-rd-fell = { $from ->
    [same] round { $to }
   *[other] rounds { $from } to { $to }
  }, { $how ->
    [exact] exact: to the injured pile
    [overkill] overkill: { $names }
   *[other] touch of death
  }
web-rd-overkill-nobody = nobody took its dice
web-rd-overkill-takers = its dice went to { $names }
web-rd-stands = stands, { $pips } pips to go
web-rd-unseen = not seen
web-rd-who-did = Who did what
web-rd-player = Player
web-rd-col = { $what ->
    [damage] Damage
    [blocked] Blocked
    [healed] Healed
    [sets] Sets
   *[dice] Dice left
  }
web-rd-rematch = Rematch
web-rd-rematch-more = same seats, new rolls
web-rd-same = Same rolls
web-rd-same-more = the same dice, other calls
web-rd-share-it = Share
web-rd-share-it-more = a line about the game
web-rd-share-line = Regidice, { $players } players: { $felled } of 3 enemies in { $rounds } rounds
