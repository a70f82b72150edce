# Why the table refuses something though the game would not.

table-stale = This was meant for question { $meant }, which is no longer open{ $asked ->
    [none] { "" }
   *[other] ; now it is question { $asked }
  }.
table-not-started = The game has not begun yet.
table-has-started = The game has begun already.
table-paused = The game is paused; somebody must resume it first.
table-not-paused = The game is not paused.
table-over = The game at this table is over.
table-not-over = That is for after the end; this game still goes on.
table-not-seated = Only somebody who sits at the table can do that.
table-is-seated = { $name } sits at the table already.
table-is-away = { $seat-name } is away; come back to the seat first.
table-not-away = { $seat-name } is not away.
table-not-yours = { $seat-name } is not yours to decide for.
table-no-seat = There is no seat { $seat-name } among { $players } players.
table-seat-taken = { $seat-name } is taken.
table-seats-open = There are still seats open: { $seats }.
table-seat-count = There are { $seats } seats for a game of { $players } players.
table-seat-empty = Seat { $number } of { $text } is empty: write people and bots, such as me,greedy.
table-too-many-seats = There are at most { $most } seats.
table-bad-name = { $name } cannot be a name at the table: at most { $most } plain characters, without commas.
table-same-name = Two seats have the same name, { $name }; give people names of their own, as in person:Ada.
table-bad-bot = { $bot } cannot be a player’s text: at most { $most } plain characters.
table-has-seen = { $name } has seen what is hidden from { $seat-name }, and so cannot take that seat in this game.
table-no-window = Nothing can be said now without being asked.
table-no-moves = A command to move names one move or more.
table-shows-midway = { $move } shows you something hidden; what comes after it is to be decided then.
table-no-chat = During the game there is no free talk, only what the rules allow and reminders of what is open.
table-bad-chat = A message is 1 to { $most } printable characters.
table-no-undo = Nothing is taken back at this table.
table-nothing-to-undo = There is no move to take back.
table-seen-since = Something hidden has been seen since, so it cannot be taken back.
table-proposal-open = Something else has been proposed already; answer that first.
table-no-proposal = There is no such proposal to answer.
table-has-voted = { $seat-name } has answered already.
table-not-late = { $seat-name } is neither away nor late, so nobody can take over.
table-not-due = Nobody’s time is up.
table-bad-clock = A clock has from { $low } to { $high } seconds.
table-no-consent = { $name } is not watching over { $seat-name }’s shoulder.
table-cannot-show = { $seat-name } is nobody who could show you anything.
table-has-asked = You have asked { $seat-name } already.
table-no-moment = There is no moment after { $moves } moves in this game.
table-no-save = This is not a saved game of dethrone, or it is damaged.
table-save-damaged = This saved game is damaged: its seal does not fit.
table-log-broken = Entry { $revision } does not follow: entry { $due } is due.
table-log-contradicts = Entry { $revision } contradicts the entries before it.
table-hinted = { $seat-is ->
    [you] You asked for a hint.
   *[other] { $seat } asked for a hint.
  }
table-resigned = The game was given up.
