# Why the table refuses something though the game would not.

table-stale = Too late: question { $meant } is already closed{ $asked ->
    [none] { "" }
   *[other] , and question { $asked } is open now
  }.
table-not-started = The game hasn’t started yet.
table-has-started = The game has already started.
table-paused = The game is paused. Resume it first.
table-not-paused = The game is not paused.
table-over = The game at this table is over.
table-not-over = You can do that once the game is over.
table-not-seated = Only players at this table can do that. Take a seat first.
table-is-seated = { $name } already has a seat at this table.
table-is-away = { $seat-name } is away. Come back to your seat first.
table-not-away = { $seat-name } is not away.
table-not-yours = You can’t decide for { $seat-name }.
table-no-seat = There is no seat { $seat-name } in a { $players }-player game.
table-seat-taken = That seat is already taken: { $seat-name }. Choose another one.
table-seats-open = Some seats are still open: { $seats }. Fill them first.
table-seat-count = { $seats ->
    [one] { $seats } seat was
   *[other] { $seats } seats were
  } given for { $players ->
    [one] { $players } player
   *[other] { $players } players
  }. The numbers must match.
table-seat-empty = Seat { $number } in { $text } is empty. Write people and bots, for example me,greedy.
table-too-many-seats = A table has at most { $most } seats.
table-bad-name = { $name } can’t be used as a name. Use at most { $most } visible letters and digits of one alphabet, without commas or semicolons.
table-reserved-name = { $name } is what a table calls a seat. Choose another name.
table-same-name = Two seats are called { $name }. Give each person a different name, as in person:Ada.
table-bad-bot = { $bot } is not a valid bot. Use at most { $most } printable characters.
table-has-seen = { $name } has seen cards or dice hidden from { $seat-name }, so they can’t take that seat in this game.
table-no-window = You can only share a preference when the game asks for one.
table-no-moves = Choose at least one move.
table-shows-midway = { $move } reveals something hidden. Play it first, then decide what comes next.
table-no-chat = There’s no free talk during the game. Use signals instead.
table-bad-chat = A message must have 1 to { $most } printable characters.
table-no-undo = Undo is off at this table.
table-nothing-to-undo = There’s no move to undo.
table-seen-since = You can’t undo this: hidden cards or dice have been revealed since.
table-proposal-open = Another vote is still open. Answer that one first.
table-no-proposal = There’s no open vote to answer.
table-has-voted = { $seat-name } has already voted.
table-not-late = { $seat-name } is neither away nor out of time, so a bot can’t take over.
table-not-due = No player is out of time yet.
table-bad-clock = A time limit must be { $low } to { $high } seconds.
table-no-consent = { $name } isn’t looking over { $seat-name }’s shoulder.
table-cannot-show = { $seat-name } can’t share a view. Only people in a seat can.
table-has-asked = You’ve already asked { $seat-name }.
table-no-moment = This game has no move { $moves }.
table-no-save = This file is not a saved game, or it is damaged.
table-save-damaged = This saved game is damaged: its checksum doesn’t match.
table-log-broken = The log is broken at entry { $revision }: entry { $due } should come next.
table-log-contradicts = Entry { $revision } contradicts the entries before it.
table-hinted = { $seat-is ->
    [you] You used a hint.
   *[other] { $seat } used a hint.
  }
table-resigned = The game ended early: the players gave up.
