# Why the server refuses something though table and game would not.

server-no-database = { $address } is not a supported database address. Use sqlite:///file or postgresql://host/name.
server-crowded = Too many people here have that name. Choose another one.
server-no-table = We can’t find that table. Check the link or code.
server-no-such-game = We can’t find that game. It may not be over yet.
server-who = The server doesn’t know who you are. Reload the page, or send your key.
server-bad-code = That code doesn’t work: it’s mistyped, has expired or was used before. Get a new one.
server-bad-message = The server couldn’t read that message: { $what }.
server-too-big = That’s too large. Send something smaller.
server-too-fast = That was too fast. Wait a moment and try again.
server-too-many-tables = You’ve opened too many tables. Wait a while and try again.
server-too-many-sockets = Too many connections from your address. Close some tabs and try again.
server-not-for-people = { $text } can’t play at this table. Available bots: { $names }.
server-no-hints = Hints are off at this table.
server-no-watchers = This table doesn’t allow spectators during play. Come back when the game is over.
server-no-move = There’s no such move right now.
server-busy = The server is busy. Try again in a moment.
server-needs-extra = The server needs { $module }, which is not installed. Install it with: { $command }
server-needs-redis = More than one worker needs Redis. Add --redis redis://…
server-no-redis = { $address } is not a Redis address. Use redis://host:6379.
server-bad-setting = { $value } is not a valid value for { $name }.
server-out-of-range = { $name } must be a number from { $low } to { $high }, not { $value }.
server-other-version = Your client speaks protocol version { $version }, but this server speaks { $ours }. Reload the page or update the client.
server-origin = Pages from other sites cannot use this server.
server-store-down = The server can’t reach its database, and nothing was changed. Try again in a moment.
server-internal = Something went wrong on the server, and nothing was changed. Try again in a moment.

server-at = Server running at { $address } (press Ctrl-C to stop)
server-home-needs-extra = Playing in the browser needs { $module }, which is not installed. Install dethrone[server], or play in the terminal: dethrone play
server-runs-already = A server is already running at { $address }
server-no-page = The web page is not built: Node 20.19 or later was missing during the installation. Install Node, then this package again, or run `make web` in the source folder. Without the page, `dethrone play` plays in the terminal and the API works.
server-closed = This table closed after a long time without a move. Create a new one.
server-spoiler = This is today’s challenge. You can see it once you have finished your own try, or from tomorrow.
server-tried = { $who ->
    [me] You have already started today’s challenge at another table. Everyone gets one try.
   *[another] { $name } has already started today’s challenge at another table. Everyone gets one try.
  }
server-too-much = The analysis queue is full. Try again in a few minutes.
server-bad-hook = { $address } is not allowed. Ask the owner of this server to allow it.

# What somebody may send to friends about the deal of the day: it says how it went and nothing about the cards.
server-daily-share = Dethrone daily, { $game } ({ $rules }), { $day }, { $players ->
    [one] solo
   *[other] { $players } players
  }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }: { $outcome }
server-daily-medal = { $outcome }, { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
  }

# Reviews: finished games that are looked at together.
server-no-review = We can’t find that review. Check the link.
server-not-leading = { $leader } is presenting. You can still browse alone and try your own variations.
server-is-led = { $leader } is presenting. Ask them to hand over.
server-nobody-there = Nobody called { $name } is in this review.
server-no-line = We can’t find that variation in this review.
server-not-your-line = This variation is { $by }’s. Start your own from any move in it.
server-too-many-lines = A review can have at most { $most } variations. Delete one first.
server-line-too-long = A variation can have at most { $most } moves.
server-line-name = A variation’s name can have at most { $most } printable characters.
server-no-chance = You can’t try other moves here: this game record doesn’t include its shuffle or rolls.
server-too-many-reviews = A game can have at most { $most } reviews. Join one of them.

# Whether a deal could be won, with all of it known.
server-deal-won = With nothing hidden, this deal can be won in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }.
server-deal-open = We found no way to win this deal, but our search doesn’t cover everything.
server-deal-unsolved = We didn’t check whether this game could be won.

# Browsers that are told of a turn.
server-bad-push = The server can’t send notifications to this browser.
server-push-turn = { $game }: it’s your turn.
server-no-seat-of-yours = You don’t have a seat at this table.
server-not-asked = This seat has nothing to decide now, or its decision has changed. Get the new prompt.
model-is-legal = Legal: { $move }.
model-may-be-said = “{ $words }” is allowed.
server-host = This server is not called { $host }. If it is yours, start it with --hosts { $host }.
usage-hosts = Other names that the server is called by, with commas; * for any
