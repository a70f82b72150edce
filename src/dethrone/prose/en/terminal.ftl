# What the terminal says besides what games and tables say.

## While playing

terminal-thinking = { $name } is thinking …
terminal-wish = { $name }, would you like to go next? { $words }, or Enter
terminal-confirm = { $moves }: Enter to do it, or type something else
terminal-would-do = { $moves } would do this
terminal-more-above = … { $count } more above; `log` tells all.
terminal-suggested = Suggested: { $moves }   (Enter does it; ? is for help)
terminal-suggested-look = Suggested: { $moves }   (Enter looks at it; ? is for help)
terminal-legal-moves = You may: { $moves }. ? is for help.
terminal-no-hint = Nobody here knows this game well enough for a hint.
terminal-nothing-yet = Nothing has happened yet.
terminal-taken-back = { $moves } { $count ->
    [one] is
   *[other] are
  } taken back.
terminal-move-number = move { $number }
terminal-won = WON
terminal-lost = LOST
terminal-you = You
terminal-pass = { $name ->
    [You] Now only you may look.
   *[other] Pass the device to { $name }.
  }
terminal-looking = { $name ->
    [You] Press Enter when nobody else is looking.
   *[other] Press Enter when only { $name } is looking.
  }
terminal-help =
    board        the table again             log    what happened so far
    hint         what a bot would do         undo   take back what was typed last
    rules        the rules                   save NAME   keep a copy
    quit         leave; all is saved

## Saving

terminal-saved-as = Saved. `{ $command }` goes on from here.
terminal-cannot-save = The game cannot be saved ({ $why }). It goes on, and each move tries again.
terminal-record-lost = The record could not be kept ({ $why }).
terminal-record =
    The record: { $path }
    Look at it again with: { $program } replay { $path }
    What could have been done better: { $program } analyse { $path }
terminal-cannot-resume = { $file } cannot be resumed. { $why } It is kept as { $aside }.
terminal-not-a-save = It does not hold what a saved game holds.
terminal-left-saved = { $why ->
    [left] You left
    [silence] Nobody types any more
   *[interrupted] Interrupted
  }: the game is saved; `{ $command }` goes on with it.
terminal-left-unsaved = { $why ->
    [left] You left
    [silence] Nobody types any more
   *[interrupted] Interrupted
  }: the game could not be saved.

## Before the first move

terminal-welcome = Welcome to { $game }. Enter takes what stands in brackets.
terminal-how-many = How many players, { $low } to { $high }? [{ $usual }]
terminal-bots = Bots: { $bots }.
terminal-people = People: you, or person:Ada for several at one keyboard.
terminal-who-sits = Who sits there? [{ $usual }]
terminal-which-rules = Which rules? [{ $usual }]
terminal-not-begun = No game was begun.
terminal-greeting = { $game } with { $names }.
terminal-newcomer = New to it? Type: rules idea
terminal-seeded = Dealt from seed { $seed }.
terminal-interpreted = The engine is not compiled here: everything works, but strong bots take long to think.
terminal-sealed =
    Deal sealed by { $commitment }
    (SHA-256 of a secret that the record will show at the end).
terminal-waiting = A game is waiting: { $names }, after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }.
terminal-go-on = Go on with it? [yes]
terminal-yes-or-no = Please answer yes or no.
terminal-back = Back in the game.
terminal-back-after = Back in the game after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }.

## Looking back

terminal-steps = Enter: next move, b: back, r: next round, a number: go there, q: quit
terminal-place = after { $ply } of { $plies } moves
terminal-verified = All { $moves } moves are legal, and { $outcome ->
    [none] the game goes on
   *[other] the result is { $outcome }
  }.

## What only a keyboard can get wrong

terminal-speaks-for-itself = { $name } speaks for itself.
terminal-decides-without-you = { $name } decides that without you; stop before it.
terminal-rolls-midway = New dice are rolled in the middle of that; say it round by round.
terminal-one-declaration = Declare one thing, such as A3; the rest comes when all dice are shown.
terminal-no-set = There is no set to be made.
terminal-not-asked = Nobody is asked for a move now.
terminal-save-without-name = Under which name? For instance: save friday
terminal-save-exists = There is a saved game { $name } already; it is left as it is.
terminal-save-failed = It could not be saved: { $why }.
terminal-nothing-to-resume = There is no game to resume in { $folder }.
terminal-other-game = { $name } is a game of { $game }: dethrone play { $game } --resume { $name } goes on with it.
terminal-no-number = { $text } is no number.
terminal-no-bot = { $why } A person is written person:Ada, or you.
terminal-seats-at-odds = { $text } is { $seats } seats, and --players says { $players }.
terminal-seats-miscounted = That is { $seats } seats for { $players } players. The bots are { $bots }.
terminal-for-help = ? is for help.

## Of single games

regicide-holds = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
  } { $cards-is ->
    [none] no cards
   *[other] { $cards }
  }.
terminal-proved = The secret fits the commitment: the deal is the one that was promised.
regidice-round-title = round { $round } · { $seat-is ->
    [you] You call first
   *[other] { $seat } calls first
  }
regidice-nothing-of-it = There is nothing to tell of it.
regidice-log-more = `log all` tells everything, `log 2` the second round.
