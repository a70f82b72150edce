# What agents in environments of other frameworks are told besides what the games say.

env-prompt =
    You are player { $seat } of { $players } in a game of { $game }, rule set { $rules }. It is cooperative: all win or lose together.
    When you are asked, answer with one move in square brackets, written as in the list of moves: [7H], [yield], [A3].
    Only what stands in the last brackets counts, and nobody else reads anything of what you write.
    Cards are written rank and suit (10H, AC; * is a jester), dice colour and value (r4, k1).
    The rules follow.
env-moves = Legal moves: { $moves }{ $more ->
    [0] .
   *[other] , and { $more } more.
  }
env-words = You may say a word, or be silent: { $words }.
env-turns-over = The turns are over.
env-invalid = Player { $seat } made one invalid move too many: { $why }
