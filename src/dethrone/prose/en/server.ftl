# Why the server refuses something though table and game would not.

server-no-database = { $address } is no database that the server knows: write sqlite:///file or postgresql://host/name.
server-crowded = Too many people of that name have come to this table; choose another name.
server-no-table = There is no such table.
server-no-such-game = There is no such game, or it has not ended yet.
server-who = Say who you are first: the server does not know you.
server-bad-code = This code is not good: it was used, is too old, or never was.
server-bad-message = This is no message that the server understands: { $what }.
server-too-big = This is too big.
server-too-fast = Not so fast; wait a moment.
server-too-many-tables = You have opened too many tables; wait a while.
server-too-many-sockets = There are too many connections from your address.
server-not-for-people = { $text } cannot be seated here; there are { $names }.
server-no-hints = There are no hints at this table.
server-no-watchers = This table is not open to watchers: while a game is played, only those who have a seat see it.
server-no-move = There is no such move to look at.
server-busy = The table is busy; try again.
server-needs-extra = The server needs more than the core: { $module } is missing. This gets it: { $command }
server-needs-redis = Several workers need a Redis to hear of each other: give --redis redis://… too.
server-bad-setting = { $value } cannot be { $name }.
server-out-of-range = { $name } is a number from { $low } to { $high }, not { $value }.
server-other-version = You speak version { $version } of the protocol, this server speaks { $ours }.
server-origin = Pages of other sites cannot use this server.
server-store-down = The server cannot reach its database; nothing was changed. Try again in a moment.
server-internal = Something went wrong in the server; nothing was changed.

server-at = The server is at { $address } (Ctrl-C ends it)
server-home-needs-extra = The table in the browser needs more than the core: { $module } is missing. Install dethrone[server], or play in the terminal: dethrone play
server-runs-already = A table server is already at { $address }
server-no-page = The page of the table was not built: run `make web` beside the sources. The API answers all the same.
server-closed = This table was closed because nobody had touched it for long. Open another one.
server-spoiler = This is a game of today’s deal: it is shown to others tomorrow.
server-too-much = Too many games are being looked at already; try again in a while.
server-bad-hook = { $address } is no address that the owner of this server allows.

# What somebody may send to friends about the deal of the day: it says how it went and nothing about the cards.
server-daily-share = Dethrone, { $game } ({ $rules }), { $day }, { $players ->
    [one] alone
   *[other] { $players } players
  }, { $moves ->
    [one] one move
   *[other] { $moves } moves
  }: { $outcome }
server-daily-medal = { $outcome }, { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
  }

# Reviews: finished games that are looked at together.
server-no-review = There is no such review.
server-not-leading = { $leader } leads this review; others look where they like, and try lines of their own.
server-is-led = { $leader } leads this review and is here: they can hand it over.
server-nobody-there = Nobody called { $name } is in this review.
server-no-line = There is no such line in this review.
server-not-your-line = This line is { $by }’s; begin one of your own from any moment of it.
server-too-many-lines = A review has { $most } lines at most; drop one that nobody needs.
server-line-too-long = A line has { $most } moves at most.
server-line-name = A line’s name has at most { $most } characters that can be printed.
server-no-chance = The record does not tell what chance would bring here.
server-too-many-reviews = A game has { $most } reviews at most; join one of them.

# Whether a deal could be won, with all of it known.
server-deal-won = This deal could be won: with all of it known there is a line of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  } that wins.
server-deal-open = No line that wins this deal was found within the bound of the search; that does not prove that there is none.
server-deal-unsolved = No line that wins was looked for in this game.

# Browsers that are told of a turn.
server-bad-push = This is no subscription of a browser that this server may tell.
server-push-turn = { $game }: you are asked.
server-no-seat-of-yours = You hold no seat at this table.
server-not-asked = Nothing is asked of this seat now, or something else than before.
model-is-legal = Legal: { $move }.
model-may-be-said = “{ $words }” may be said.
