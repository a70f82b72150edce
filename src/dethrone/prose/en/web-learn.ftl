# Lessons, puzzles and rules in the browser.

web-learn = Learn
web-learn-about = Learn by playing real positions. You can undo any move.
web-learn-step = { $kind ->
    [puzzles] Puzzle { $number } of { $of }
   *[lessons] Lesson { $number } of { $of }
  }
web-learn-progress = { $done } of { $of } lessons done
web-learn-start = Start
web-learn-go-on = Continue
web-learn-next = Next
web-learn-done = Finish
web-learn-puzzles = Puzzles
web-learn-puzzles-about = From real games, each checked by our solver.
web-learn-puzzle-exact = One play, one answer
web-learn-puzzle-win = The last royals, all cards visible
web-learn-puzzle-pay = What to pay, what to keep
web-learn-puzzle-next = After a Jester
web-learn-puzzle-fell = One round, all dice visible
web-learn-of = of { $count }
web-learn-rules = Rules
web-learn-rules-about = Rules in brief, with every option
web-learn-rules-of = { $game } rules
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
web-learn-pay = Discard cards worth { $owed } or more.
web-learn-by-playing = Learn it by playing
web-learn-tries = { $count ->
    [one] 1 try so far.
   *[other] { $count } tries so far.
  }
web-learn-hint = Hint
web-learn-show = Show solution
web-learn-solution = One solution:
web-learn-back = Undo
web-learn-wrong = { $name ->
    [pay] From here even perfect play loses. Look at what happened, then undo and try again.
    [next] From here even perfect play loses. Look at what happened, then undo and try again.
   *[other] Legal, but not the answer. Look at what it did, then undo and try again.
  }
web-learn-wrong-short = Not quite
web-learn-right = That’s it!
web-learn-exact = Exact
web-learn-choose = Choose cards or press a button.
web-learn-choose-dice = Tap a die or press a button.
web-learn-try = Confirm
web-learn-moves = Other moves
web-learn-log = What happened
web-learn-free = You can’t go wrong here: undo as often as you like.
web-learn-tavern = Tavern, top card first: { $count }
web-learn-castle = Still in the Castle
web-learn-source = From a real game, checked by our solver.
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
