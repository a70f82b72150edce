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
server-no-move = There is no such move to look at.
server-busy = The table is busy; try again.
server-needs-extra = The server needs more than the core: { $module } is missing. Install dethrone[server].
server-needs-redis = Several workers need a Redis to hear of each other: give --redis redis://… too.
server-bad-setting = { $value } cannot be { $name }.
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
server-no-seat-of-yours = You hold no seat at this table.
server-not-asked = Nothing is asked of this seat now, or something else than before.
model-is-legal = { $move } is legal.
model-may-be-said = “{ $words }” may be said.
