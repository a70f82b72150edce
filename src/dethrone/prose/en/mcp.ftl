# What the server for language models says besides what games and tables say.

mcp-game = Game { $id }: { $game }, rule set { $rules }.
mcp-seat = Your seat is P{ $seat }.
mcp-gathering = The game begins when all seats are taken. Invitations: { $invitations-count ->
    [0] none
   *[other] { $invitations }
  }.
mcp-over = The game is over: { $result }.
mcp-asked = { $asks ->
    [move] You are asked for a move (question { $question }): answer with play.
    [word] Before a bot decides you may say a word (question { $question }): answer with signal, with a word or without.
   *[vote] Somebody proposed something (question { $question }): the same tool says yes to it.
  }
mcp-not-asked = You are not asked now; look again later.
mcp-legal-moves = Legal moves ({ $count }): { $moves }{ $more ->
    [0] .
   *[other] , and { $more } more by legal_moves.
  }
mcp-count = { $count ->
    [one] { $count } legal move:
   *[other] { $count } legal moves:
  }
mcp-sayings = You may say with signal: { $words }.
mcp-no-games = You have no games here.
mcp-game-about = { $game }: { $low } to { $high } players. The rule sets, usually { $usual }:
mcp-bots = Bots, weakest first: { $bots }.
mcp-position-sound = A game by its rules can come to this position.
mcp-teach =
    Learn the game { $game } by the rule set { $rules }, then play it with the tools of this server.
    start_game begins a game and shows your seat’s view; the others are bots unless you leave seats open.
    Then, again and again: read what happened and what you are asked, weigh your legal moves, try the best of
    them with preview, and answer with play. It is a cooperative game: all win or lose together.
    You may speak to the others only by signal, with the words that it lists; never tell what you hold.
    Cards are written rank and suit (10H, AC; * is a jester), dice colour and value (r4, k1).
    The rules follow.

## What it refuses

mcp-missing = This needs the Model Context Protocol’s SDK, which is not here: { $command }
mcp-failed = Something went wrong here that should not have; look shows how the game stands.
mcp-no-tool = There is no such tool. The tools are { $tools }.
mcp-no-prompt = There is no such prompt. The prompts are { $prompts }.
mcp-no-resource = There is nothing to read there; the resource templates say what there is.
mcp-no-language = That language is not spoken here. The languages are { $languages }.
mcp-no-game-id = You have no game by this id; start_game gives one.
mcp-no-invitation = This is no invitation, or its seat is taken.
mcp-too-many-games = There are { $most } games going on here, and no room for another; try again later.
mcp-too-many-of-yours = You have { $most } games going on; finish one, or give one up.
mcp-no-bot = There is no such partner. Name a bot ({ $bots }), or write open for somebody who is invited.
mcp-partners-at-odds = { $partners ->
    [one] { $partners } partner and you are
   *[other] { $partners } partners and you are
  } not { $players } players.
mcp-no-advice = Whoever runs this server wants no advice to be given.
mcp-no-opinion = Nobody here knows this game well enough for advice.
mcp-no-word = { $words-count ->
    [0] Nothing can be said now.
   *[other] What may be said now is { $words }.
  }
mcp-not-finished = That is for finished games; this one still goes on.
mcp-one-game = Name one game: a game_id of yours, or a record, and not both.
mcp-bad-address = { $host } can be reached by others: say with --allow-host by which name they do.
mcp-bad-link = This is no invite link of a table: it begins with http:// or https:// and ends with the table’s id.
mcp-other-server = Whoever runs this server has not named that table server.
mcp-no-open-seat = No seat is open at this table.
mcp-seat-lost = You no longer hold this seat.
mcp-server-away = The table server does not answer; look shows how the game stands when it does.
