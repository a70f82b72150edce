# Regidice's table in a browser.

web-rd-skip = Skip to your dice
web-rd-block = Decision
web-rd-turn = { $seat ->
    [you] { $phase ->
        [declare] You declare
        [resolve] You choose who acts
        [raise] You raise a die
        [set] You make sets
        [colour] You choose dice
        [pips] You place damage
        [heal] You heal dice
        [share] You share out dice
        [split] You split the damage
        [lose] You lose dice
       *[prepare] You prepare
      }
   *[other] { $phase ->
        [declare] { $name } declares
        [resolve] { $name } chooses who acts
        [raise] { $name } raises a die
        [set] { $name } makes sets
        [colour] { $name } chooses dice
        [pips] { $name } places damage
        [heal] { $name } heals dice
        [share] { $name } shares out dice
        [split] { $name } splits the damage
        [lose] { $name } loses dice
       *[prepare] { $name } prepares
      }
  }
web-rd-turn-gather = Dice change hands
web-rd-turn-over = Game over
web-rd-turn-paused = Game paused
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
web-rd-defence-more = total of each attack set
web-rd-injured = Injured pile
web-rd-waiting = { $last ->
    [yes] Last enemy
   *[no] Next enemies
  }
web-rd-nobody-waits = This is the last enemy.
web-rd-none = none
web-rd-die = { $shows ->
    [value] { regidice-colour } { $value }
    [hidden] { regidice-colour } die, hidden
    [caught] { regidice-colour } die, taken from the enemy
   *[idle] { regidice-colour } die, not rolled yet
  }
web-rd-die-state = { $die }{ $state ->
    [picked] , selected
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
    [K] Companion
   *[other] { web-rd-action }
  }
web-rd-need = { $action ->
    [A] Attack: each set totalling exactly { $defence } deals 1 damage.
    [B] Block: three alike block 1 damage, each extra die 1 more.
    [H] Heal: a straight of three heals 1 die, each extra die 1 more.
    [C] Cast: dice of one colour showing { $enemy }.
   *[K] Companion: keep your 1s. Each can raise another die by 1 pip.
  }
web-rd-did = { $what ->
    [damage] { $count } damage
    [blocked] blocked { $count }
   *[healed] healed { $count }
  }
web-rd-dice-held = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
web-rd-first-caller = first caller
web-rd-owes = must lose { $count }
web-rd-resolved = resolved
web-rd-your-dice = Your dice
web-rd-dice-of = { $name }’s dice
web-rd-only-you = only you see these
web-rd-gathered = gathered
web-rd-used-stay = used dice stay with you
web-rd-give-up = lose { $count }
web-rd-unused = Unused
web-rd-no-dice = no dice
web-rd-sort = { $by ->
    [number] Sort by number
   *[colour] Sort by colour
  }
web-rd-hide = { $hidden ->
    [yes] Show dice
   *[no] Hide dice
  }
web-rd-zone = { $you ->
    [from] you to { $to }
    [to] { $from } to you
   *[none] { $from } to { $to }
  }
web-rd-zone-empty = empty prep zone
web-rd-zone-for-you = { $from } prepared these for you
web-rd-for = { $you ->
    [to] for you
   *[none] for { $to }
  }
web-rd-rolled = Dice rolled
web-rd-rolled-more = { $you ->
    [first] You are first caller. Keep your numbers secret.
   *[none] { $first } is first caller. Keep your numbers secret.
  }
web-rd-declare = Declare
web-rd-declare-more = Pick a number nobody has called. ×2 means you hold two.
web-rd-declare-others = Numbers are crossed out as players call them.
web-rd-cell = { $call }, you hold { $count }
web-rd-taken = { $name } called { $number }
web-rd-companion = Companion: gathers nothing
web-rd-gather = Gather
web-rd-gather-more = All dice are revealed. Numbers move first, then casts, then prepared dice.
web-rd-nothing-moves = No dice change hands.
web-rd-travel = { $you ->
    [from] You to { $to }
    [to] { $from } to you
   *[none] { $from } to { $to }
  }
web-rd-travel-zone = { $you ->
    [from] Your prep zone to { $to }
    [to] { $from }’s prep zone to you
   *[none] { $from }’s prep zone to { $to }
  }
web-rd-prepared-before = prepared last round
web-rd-now-dice = { $count ->
    [one] die is yours now
   *[other] dice are yours now
  }
web-rd-again = Watch again
web-rd-go-on = Continue
web-rd-resolve = Who acts next?
web-rd-resolve-more = Act in any order. Each player’s best result is shown.
web-rd-resolve-others = { $name } chooses who acts next.
web-rd-so-far = { $damage } of { $need } damage dealt, { $blocked } of { $attack } blocked
web-rd-act = Act
web-rd-spend = Spend { regidice-colour } 1
web-rd-end-stage = End stage
web-rd-set = { $action ->
    [A] Your attack
    [B] Your block
    [H] Your healing
   *[C] Your spells
  }
web-rd-tap = { $action ->
    [A] Tap dice that total { $defence }
    [B] Tap three or more alike
    [H] Tap a straight of three or more
   *[C] Choose spells
  }
web-rd-tapped = { $dice } is a set
web-rd-not-yet = { $dice } is not a set yet
web-rd-mark = Add set
web-rd-best = Use best sets
web-rd-remove-set = Remove set { $dice }
web-rd-raise = Which die gets the pip?
web-rd-raise-more = Tap any marked die.
web-rd-raise-die = { $you ->
    [to] Raise your { $die }
   *[none] Raise { $name }’s { $die }
  }
web-rd-raise-enemy = Raise the enemy’s { $value }
web-rd-colour = Which dice do you use?
web-rd-colour-more = The sets need { $count } of these dice. Tap the ones to use.
web-rd-pips = Place the damage
web-rd-pips-more = { $placed } of { $count ->
    [one] { $count } pip
   *[other] { $count } pips
  } placed.
web-rd-pips-how = Tap under a die to add a pip. Later casters must match the new values.
web-rd-add = add
web-rd-add-label = Add a pip to the { $value }
web-rd-heal = Heal dice
web-rd-heal-more = Tap { $count ->
    [one] { $count } die
   *[other] { $count } dice
  } in the injured pile.
web-rd-share = Who takes the enemy’s dice?
web-rd-share-more = { $count } dice. Any left over go to the injured pile.
web-rd-split = Who loses { $count ->
    [one] the die
   *[other] the { $count } dice
  }?
web-rd-split-more = { $attack } attack − { $blocked } blocked. The players who suffer decide together.
web-rd-less = One fewer for { $name }
web-rd-more = One more for { $name }
web-rd-lose = Choose { $count ->
    [one] { $count } die
   *[other] { $count } dice
  } to lose
web-rd-lose-more = Tap your dice. They go to the injured pile and can be healed later.
web-rd-prepare = Prepare
web-rd-prepare-more = Leave unused dice for { $to }. They keep their value and nobody can gather them.
web-rd-prepared-die = stays a { $value }
web-rd-prepared-more = joins their pool after the next Gather
web-rd-waits = Waiting for { $name }.
web-rd-choose-call = Choose an action and the dice to gather
web-rd-choose-who = Choose who acts, or end the stage
web-rd-choose-sets = Tap dice, or use the best sets
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
    [lose] to lose
   *[dice] { $count ->
        [one] die
       *[other] dice
      }
  }
web-rd-choose-left = { $count ->
    [0] All selected
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
    [nothing] Finish sets
    [use] Use these
    [pips] Place { $count }
    [heal] Heal { $count }
    [share] Share dice
    [split] Confirm split
    [lose] Lose { $count }
    [prepare] Prepare { $count }
    [no-prepare] Prepare nothing
    [raise] Raise die
   *[end] End stage
  }
web-rd-act-you = Act now
web-rd-act-seat = Let { $name } act
web-rd-hint = Hint
web-rd-hinted = Hint: { $why }.
web-rd-suggested = Hint: a strong bot would do this.
web-rd-clear = Clear
web-rd-undo = Undo
web-rd-log = Log
web-rd-signals = Signals
web-rd-signals-more = Public facts only. Your numbers stay secret.
web-rd-chip = { $chip ->
    [hint] Used a hint
    [thinking] Thinking…
    [whose-turn] Whose turn is it?
    [hand-sizes] Check dice counts
    [open-piles] Check the injured pile
    [goal] Watch the enemy
    [rule] Check the rules
   *[last-move] Look at the last call
  }
web-rd-key = { $key ->
    [walk] move along the dice
    [parts] move between actions, numbers and dice
    [digits] choose a number, or select a die
    [space] choose the focused item
    [enter] confirm
    [escape] clear, close, back to now
    [s] use the best sets
    [g] hint
    [l] log
    [m] signals
    [u] ask to undo
    [e] read out the enemy
    [h] go to your dice
    [d] read out the injured pile
    [t] read out the stage
   *[comma] step back, step forward
  }
web-rd-back = Step back
web-rd-on = Step forward
web-rd-to-now = Back to now
web-rd-past = Step { $at } of { $count }
web-rd-won = Victory
web-rd-lost = Game over
web-rd-all-fell = All three enemies defeated
web-rd-not-all = { $count ->
    [0] The first enemy still stands
    [1] The second enemy still stands
   *[other] The third enemy still stands
  }
web-rd-fig = { $what ->
    [enemies] { $count ->
        [one] enemy defeated
       *[other] enemies defeated
      }
    [rounds] { $count ->
        [one] round
       *[other] rounds
      }
    [damage] damage dealt
   *[dice] dice left
  }
web-rd-enemies = The enemies
web-rd-fell = { $from ->
    [same] round { $to }
   *[other] rounds { $from }–{ $to }
  }, { $how ->
    [exact] exact kill: dice to the injured pile
    [overkill] overkill: { $names }
   *[other] Touch of Death
  }
web-rd-overkill-nobody = nobody took the dice
web-rd-overkill-takers = dice taken by { $names }
web-rd-stands = still standing, { $pips ->
    [one] { $pips } pip to go
   *[other] { $pips } pips to go
  }
web-rd-unseen = not reached
web-rd-who-did = Who did what
web-rd-player = Player
web-rd-col = { $what ->
    [damage] Damage
    [blocked] Blocked
    [healed] Healed
    [sets] Sets
   *[dice] Dice left
  }
web-rd-rematch = Play again
web-rd-rematch-more = same seats, new rolls
web-rd-same = Retry these rolls
web-rd-same-more = same dice, different calls
web-rd-share-it = Share
web-rd-share-it-more = your result in one line
web-rd-share-line = Regidice, { $players } players: { $felled } of 3 enemies in { $rounds } rounds
