# What agents in environments of other frameworks are told besides what the games say.

env-prompt =
    You are player { $seat } in a game of { $game } with { $players } players (rule set { $rules }). It is cooperative: everyone wins or loses together.
    When you are asked for a move, answer with one move in square brackets, written as in the list of legal moves: [7H], [yield], [A3].
    Only the last brackets of your answer count. No other player sees what you write.
    Cards are written as rank and suit (10H, AC; * is a Jester), dice as colour and value (r4, k1; k is black).
    The rules follow.
env-moves = Legal moves: { $moves }{ $more ->
    [0] .
   *[other] , and { $more } more.
  }
env-words = You may say one of these words, or nothing: { $words }.
env-turns-over = The turn limit has been reached.
env-invalid = Player { $seat } made too many invalid moves. The last one: { $why }
