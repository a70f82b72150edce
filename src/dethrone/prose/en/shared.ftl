# What all games share. A message's id is the reason that an error carries; its facts are the arguments.

refusal-over = The game is over.
refusal-out-of-turn = It is { $decider-name }’s turn, not { $seat-name }’s.
refusal-spectator = Spectators cannot make moves.
refusal-no-seat = There is no seat { $seat-name } in a { $players }-player game.
refusal-nothing-to-take-back = There is no move to undo.
refusal-no-game = There is no game called { $name }. Available: { $games }.
refusal-no-move = { $value } is not a move in this game.
refusal-not-legal = { $move } is not legal now.
refusal-bad-seed = A seed must be a number from 0 to { $most }, not { $seed }.
refusal-bad-secret = A secret must be { $bytes } bytes long and cannot be combined with a seed.
refusal-bad-nonce = A shuffle word must be 1 to { $most } letters or digits, not { $nonce }.
refusal-bad-words = Recorded randomness must be rows of numbers from 0 to { $most }.
refusal-bad-chance = Randomness must come from a secret, a seed or a recording, not from { $chance }.
refusal-bad-commitment = A commitment must be { $digits } hexadecimal digits, not { $value }.
refusal-other-rules = This position uses different rules from { $rules }.
refusal-pickle-damaged = This pickle was modified or comes from another version.
refusal-player-count = { $game } is for { $low } to { $high } players, not { $players }.
did-you-mean = Did you mean { $near }?

## Rule sets

refusal-no-rule-set = There is no rule set called { $name }. Available: { $names }.
refusal-no-option = There is no option called { $name }. Available: { $names }.
refusal-option-form = { $text } is not an option. Write name=value, for example { $example }=….
refusal-option-choice = { $option } must be one of { $choices }, not { $value }.
refusal-option-switch = { $option } must be on or off, not { $value }.
refusal-option-number = { $option } must be a number from { $low } to { $high }, not { $value }.
refusal-option-number-or-off = { $option } must be off or a number from { $low } to { $high }, not { $value }.
refusal-option-numbers = { $option } must be { $count } numbers from { $low } to { $high }, one for each player count, not { $value }.

## Records

refusal-header-form = { $line } is not a header. Write [Name "value"].
refusal-header-twice = The header { $name } appears twice.
refusal-header-missing = The header { $name } is missing.
refusal-no-record = This is not a game record: it has no [Game "…"] header.
refusal-other-game = This is a game of { $game }, not { $here }.
refusal-record-version = This game record is version { $version }. Only version { $known } is supported.
refusal-record-json = A game record in JSON needs an object `headers` of texts and a list `body` of pairs: a number and a word.
refusal-result-differs = The header says the result is { $header }, but the last word says { $last }.
refusal-bad-result = A result must be *, won or lost:reason, not { $value }.
refusal-after-result = { $word } comes after the result. Nothing may follow it.
refusal-bad-number = The header { $name } must be a number, not { $value }.
refusal-move-missing = Move { $due } is missing: move { $before } is followed by move { $number }.
refusal-move-unreadable = Move { $ply }, { $word }, cannot be read: { $why }
refusal-move-illegal = Move { $ply }, { $word }, is not legal: { $why }
refusal-cannot-deal = This game cannot be dealt again: the record has no seed, no start and no 256-bit secret.
refusal-wrong-secret = The secret does not match the commitment, so this is not the shuffle that was fixed before the game.
refusal-not-promised = The line { $name } says { $said }, but the shuffle was fixed for { $promised } before the game.
refusal-wrong-result = The record says { $said }, but after move { $last } the result is { $found }: { $is-missing ->
    [yes] a move is missing or the result is wrong
   *[no] the result is wrong
  }.
refusal-not-json = Unexpected data: { $what }

## Chances

odds = { $digits ->
    [0] { $chance }
   *[1] { NUMBER($chance, minimumFractionDigits: 1) }
  }% ± { NUMBER($error, minimumFractionDigits: 1) }
refusal-no-action = Action { $action } is not legal in game { $place }. Choose one that the mask allows.
refusal-no-place = There is no game { $place }. There are { $count }, counted from 0.
refusal-bad-buffer = The buffer must be writable, row by row, with { $shape } numbers of type { $form }.
refusal-bad-actions = Actions must be whole numbers in one row, one per game. Games: { $count }.
refusal-bad-count = { $name } must be a whole number, { $least } or more, not { $value }.
refusal-no-numbers = { $name } cannot be played in arrays. Only { $games } can.

## What seats are called where nobody has told a name

seat-called = { $players ->
    [2] Partner
   *[other] Player { $number }
  }
seat-you = You
reason-further = { $before }; { $then }
