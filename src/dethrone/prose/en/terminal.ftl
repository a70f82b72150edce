# What the terminal says besides what games and tables say.

## While playing

terminal-thinking = { $name } is thinking…
terminal-wish = { $name }, would you like to go next? { $words } (Enter: skip)
terminal-confirm = { $moves }: Enter to do it, or type another move
terminal-would-do = Preview: { $moves }
terminal-more-above = … { $count } more above. Type `log` to see everything.
terminal-suggested = Suggestion: { $moves }   (Enter takes it, ? for help)
terminal-suggested-look = Suggestion: { $moves }   (Enter previews it, ? for help)
terminal-legal-moves = Legal moves: { $moves }. Type ? for help.
terminal-no-hint = No bot here can give hints for this game.
terminal-nothing-yet = Nothing has happened yet.
terminal-taken-back = { $count ->
    [one] Move undone
   *[other] Moves undone
  }: { $moves }.
terminal-move-number = move { $number }
terminal-won = WON
terminal-lost = LOST
terminal-you = You
terminal-pass = { $name ->
    [You] For your eyes only.
   *[other] Pass the device to { $name }.
  }
terminal-looking = { $name ->
    [You] Press Enter when nobody else is looking.
   *[other] Press Enter when only { $name } is looking.
  }
terminal-help =
    board        show the table              log    show what happened so far
    hint         see what a bot would do     undo   undo what you typed last
    rules        look up the rules           save NAME   save a copy
    quit         leave (the game is saved)

## Saving

terminal-saved-as = Saved. Resume it with `{ $command }`.
terminal-cannot-save = Couldn’t save the game ({ $why }). You can keep playing; every move tries again.
terminal-record-lost = Couldn’t save the game record ({ $why }).
terminal-record =
    Game record: { $path }
    Step through it: { $program } replay { $path }
    See the turning points: { $program } analyse { $path }
terminal-cannot-resume = Couldn’t resume { $file }. { $why } It’s now called { $aside }.
terminal-not-a-save = It isn’t a saved game.
terminal-left-saved = { $why ->
    [left] You left.
    [silence] Input closed.
   *[interrupted] Interrupted.
  } The game is saved. Resume it with `{ $command }`.
terminal-left-unsaved = { $why ->
    [left] You left.
    [silence] Input closed.
   *[interrupted] Interrupted.
  } The game couldn’t be saved.

## Before the first move

terminal-welcome = Welcome to { $game }. Press Enter to take the answer in brackets.
terminal-how-many = How many players ({ $low }–{ $high })? [{ $usual }]
terminal-bots = Bots: { $bots }.
terminal-people = People: you; for several at this keyboard, person:Ada and so on.
terminal-who-sits = Who takes each seat? [{ $usual }]
terminal-which-rules = Which rule set? [{ $usual }]
terminal-not-begun = No game started.
terminal-greeting = { $game }: { $names }.
terminal-newcomer = New to the game? Type: rules idea
terminal-seeded = Dealt from seed { $seed }.
terminal-interpreted = The engine isn’t compiled, so strong bots think slowly. Everything else works as usual.
terminal-sealed =
    Fair shuffle: { $commitment }
    (SHA-256 of a secret; the game record reveals it at the end)
terminal-waiting = You have an unfinished game: { $names }, after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }.
terminal-go-on = Resume it? [yes]
terminal-yes-or-no = Please answer yes or no.
terminal-back = Game resumed.
terminal-back-after = Game resumed after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }.

## Looking back

terminal-steps = Enter: next move, b: back, r: next round or enemy, 12: to move 12, q: quit
terminal-place = move { $ply } of { $plies }
terminal-verified = All { $moves } moves are legal. { $outcome ->
    [none] The game isn’t finished.
   *[other] Result: { $outcome }.
  }

## What only a keyboard can get wrong

terminal-speaks-for-itself = You can’t speak for { $name }, only for people at this keyboard.
terminal-decides-without-you = { $name } makes the next decision. End your line before it.
terminal-rolls-midway = Your line runs into the next roll. Type one round at a time.
terminal-one-declaration = Make one call, such as A3. The rest follows when all dice are shown.
terminal-no-set = These dice make no set.
terminal-not-asked = No move is needed now.
terminal-save-without-name = Add a name, for example: save friday
terminal-save-exists = A saved game called { $name } already exists. Choose another name.
terminal-save-failed = Couldn’t save the game: { $why }.
terminal-nothing-to-resume = No saved game to resume in { $folder }.
terminal-other-game = { $name } is a game of { $game }. Resume it with: dethrone play { $game } --resume { $name }
terminal-no-number = { $text } isn’t a number.
terminal-no-bot = { $why } For a person, write you or person:Ada.
terminal-seats-at-odds = { $text } names { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, but --players says { $players }. Leave one of them out.
terminal-seats-miscounted = You named { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  } for { $players } players. Name one for each. The bots are { $bots }.
terminal-for-help = Type ? for help.

## Of single games

regicide-holds = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
  } { $cards-is ->
    [none] no cards
   *[other] { $cards }
  }.
terminal-proved = Fair shuffle verified: the deal matches the commitment shown before the game.
regidice-round-title = round { $round } · { $seat-is ->
    [you] You call first
   *[other] { $seat } calls first
  }
regidice-nothing-of-it = There’s no log of that round.
regidice-log-more = `log all` shows everything, `log 2` shows round 2.
