# What the server for language models says besides what games and tables say.

mcp-game = Game { $id }: { $game }, rule set { $rules }.
mcp-seat = Your seat is P{ $seat }.
mcp-gathering = The game starts when every seat is taken. Invitations to share: { $invitations-count ->
    [0] none
   *[other] { $invitations }
  }.
mcp-over = The game is over: { $result }.
mcp-asked = { $asks ->
    [move] It is your move (question { $question }). Answer with play.
    [word] You may say a word before a bot decides (question { $question }). Answer with signal, with or without a word.
   *[vote] Another player made a proposal (question { $question }). To agree, call the tool that proposes the same.
  }
mcp-not-asked = Nothing is asked of you now. Call look again later.
mcp-legal-moves = Legal moves ({ $count }): { $moves }{ $more ->
    [0] .
   *[other] , and { $more } more. Call legal_moves for all of them.
  }
mcp-count = { $count ->
    [one] { $count } legal move:
   *[other] { $count } legal moves:
  }
mcp-sayings = With signal you may say: { $words }.
mcp-no-games = You have no games here.
mcp-game-about = { $game }, { $low } to { $high } players. Rule sets (default { $usual }):
mcp-bots = Bots, weakest first: { $bots }.
mcp-position-sound = This position can occur in a game by these rules.
mcp-teach =
    Learn { $game } by the rule set { $rules }, then play it with the tools of this server.
    start_game starts a game and shows what your seat sees. Bots take the other seats unless you leave them open.
    Then repeat: read what happened and what you are asked, compare your legal moves, try the best ones with preview,
    and answer with play. The game is cooperative: everyone wins or loses together.
    Talk to the others only with signal, in the words it lists. Never tell what you hold.
    Cards are written as rank and suit (10H, AC; * is a Jester), dice as colour and value (r4, k1; k is black).
    The rules follow.

## What it refuses

mcp-missing = The MCP server needs the SDK of the Model Context Protocol. Install it with: { $command }
mcp-failed = Something went wrong on this server. Call look to see the game.
mcp-no-tool = There is no such tool. Call one of these: { $tools }.
mcp-no-argument = There is no argument { $name }. Available: { $names }.
mcp-argument-missing = { $names-count ->
    [one] The argument { $names } is missing.
   *[other] The arguments { $names } are missing.
  }
mcp-bad-argument = The argument { $name } is not valid: { $why }.
mcp-no-topic = There is no topic called { $topic }. Available: { $topics }.
mcp-no-prompt = There is no such prompt. Choose one of these: { $prompts }.
mcp-no-resource = There is no such resource. List the resource templates to see what can be read.
mcp-no-language = This server does not speak that language. Choose one of these: { $languages }.
mcp-no-game-id = You have no game with this id. Call start_game to get one.
mcp-no-invitation = This invitation is not valid, or its seat is taken. Ask for another one.
mcp-too-many-games = This server already runs { $most } games. Try again later.
mcp-too-many-of-yours = You already have { $most } games. Finish one or give one up.
mcp-no-bot = There is no such partner. Name a bot ({ $bots }), or write open to invite a player.
mcp-partners-at-odds = { $partners ->
    [one] { $partners } partner and you do
   *[other] { $partners } partners and you do
  } not make { $players } players.
mcp-no-advice = Advice is switched off on this server.
mcp-no-opinion = No bot here can give advice on this game.
mcp-no-word = { $words-count ->
    [0] You cannot say anything now.
   *[other] You may say one of these now: { $words }.
  }
mcp-not-finished = This works only for finished games. Yours is still going on.
mcp-one-game = Name one game: either a game_id of yours or a record.
mcp-bad-address = Others can reach { $host }. Name the host they use, with --allow-host.
mcp-bad-link = This is not an invite link. It begins with http:// or https:// and ends with the id of the table.
mcp-other-server = This server may not join tables there. Ask its operator to allow that table server.
mcp-no-open-seat = This table has no open seat.
mcp-seat-lost = You no longer hold this seat.
mcp-server-away = The table server does not answer. Call look again later.
