# Lessons, puzzles and rules in the browser.

web-learn = Learn
web-learn-about = By playing. Every step is a real position with real rules, and a step back is free.
web-learn-step = { $kind ->
    [puzzles] Puzzle { $number } of { $of }
   *[lessons] Step { $number } of { $of }
  }
web-learn-progress = { $done } of { $of } steps done
web-learn-start = Start
web-learn-go-on = Go on
web-learn-next = Next
web-learn-done = All done
web-learn-puzzles = Puzzles
web-learn-puzzles-about = From real games, each checked by the solver.
web-learn-puzzle-exact = one play, one answer
web-learn-puzzle-win = the last royals, open cards
web-learn-puzzle-pay = what to keep, what to give
web-learn-puzzle-next = after a jester
web-learn-puzzle-fell = one round, all dice open
web-learn-of = of { $count }
web-learn-rules = Rules in our words
web-learn-rules-about = by rule set
web-learn-rules-of = The rules of { $game }
web-learn-topic = { $topic ->
    [idea] The idea
    [deal] The deal
    [turn] A turn
    [round] A round
    [enemies] The enemies
    [cards] Cards
    [dice] Dice
    [powers] Powers
    [immunity] Immunity
    [companion] Companions
    [combo] Sets
    [defeat] A royal falls
    [suffer] Suffering damage
    [yield] Yielding
    [jester] The jester
    [solo] Alone
    [talk] Talk
    [ending] The end
    [declare] Declare
    [gather] Gather
    [resolve] Resolve
    [prepare] Prepare
    [attack] Attack
    [block] Block
    [heal] Heal
    [cast] Cast
    [roll] Roll
    [enemy] The enemy
    [actions] Actions
    [overkill] Overkill
    [hidden] What is hidden
    [sets] Sets
   *[other] More
  }
web-learn-pay = Choose cards worth { $owed } or more.
web-learn-by-playing = Learn it by playing
web-learn-tries = { $count ->
    [one] Tried once so far.
   *[other] Tried { $count } times so far.
  }
web-learn-hint = Hint
web-learn-show = Show me
web-learn-solution = A solution:
web-learn-back = A step back
web-learn-wrong = { $name ->
    [pay] After that even the best play loses. See how it ends, and go back.
    [next] After that even the best play loses. See how it ends, and go back.
   *[other] That was legal, but not what was asked. See what it did, and go back.
  }
web-learn-wrong-short = Not yet
web-learn-right = Right
web-learn-exact = Exact
web-learn-choose = Choose cards, or one of the buttons.
web-learn-choose-dice = Tap a die, or one of the buttons.
web-learn-try = Play it
web-learn-moves = What else can be done
web-learn-log = What happened
web-learn-free = Nothing you do here can go wrong: a step back is always free.
web-learn-tavern = Tavern from the top, { $count }
web-learn-castle = Still in the castle
web-learn-source = Found in a game that was played, and checked by the solver.
web-learn-health = health left of { $health }
web-learn-bar = { $damage } of { $health } damage done, this would add { $added }
web-learn-fact = { $fact ->
    [attack] Attack
    [shield] Shield
    [owed] To pay
    [tavern] Tavern
   *[discard] Discard
  }
web-learn-hand = Your hand
web-learn-my-dice = Your dice
web-learn-dice-of = { $seat }’s dice
web-learn-board = The table in words
