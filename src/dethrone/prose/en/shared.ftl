# What all games share. A message's id is the reason that an error carries; its facts are the arguments.

refusal-over = The game is over.
refusal-out-of-turn = { $seat-name } is not asked now: it is for { $decider-name } to decide.
refusal-spectator = A spectator looks on and is not asked.
refusal-no-seat = There is no seat { $seat-name } among { $players } players.
refusal-nothing-to-take-back = There is no move to take back.
refusal-no-game = There is no game { $name }. The games are { $games }.
refusal-no-move = { $value } is not a move of this game.
refusal-not-legal = { $move } is not legal now.
refusal-bad-seed = A seed is a number from 0 to { $most }, not { $seed }.
refusal-bad-secret = A secret is { $bytes } bytes, and stands alone: no seed beside it.
refusal-bad-nonce = A nonce is 1 to { $most } letters and digits, not { $nonce }.
refusal-bad-words = Chance that was written down is rows of numbers from 0 to { $most }.
refusal-bad-chance = Chance comes from a secret, a seed, or what was written down, not from { $chance }.
refusal-bad-commitment = A commitment is { $digits } digits in base 16, not { $value }.
refusal-other-rules = The position is played by other rules than { $rules }.
refusal-pickle-damaged = This pickle was changed, or is of another version.
refusal-player-count = { $game } is for { $low } to { $high } players, not { $players }.
did-you-mean = Did you mean { $near }?

## Rule sets

refusal-no-rule-set = There is no rule set { $name }. The rule sets are { $names }.
refusal-no-option = There is no option { $name }. The options are { $names }.
refusal-option-form = { $text } is not an option: write name=value, such as { $example }=….
refusal-option-choice = { $option } is one of { $choices }, not { $value }.
refusal-option-switch = { $option } is on or off, not { $value }.
refusal-option-number = { $option } is a number from { $low } to { $high }, not { $value }.
refusal-option-number-or-off = { $option } is a number from { $low } to { $high }, or off, not { $value }.
refusal-option-numbers = { $option } is { $count } numbers from { $low } to { $high }, one for each player count, not { $value }.

## Records

refusal-header-form = { $line } is not a header: write [Name "value"].
refusal-header-twice = The header { $name } is there twice.
refusal-header-missing = The header { $name } is missing.
refusal-no-record = This is no record of a game: there is no header [Game "…"].
refusal-other-game = This is a game of { $game }, not of { $here }.
refusal-record-version = This is a record of version { $version }, and only version { $known } is known.
refusal-record-json = A record in JSON has an object `headers` of texts and a list `body` of pairs: a number and a word.
refusal-result-differs = The header says the result is { $header }, the last word says { $last }.
refusal-bad-result = A result is *, won, or lost: with a word, not { $value }.
refusal-after-result = { $word } stands after the result.
refusal-bad-number = The header { $name } is a number, not { $value }.
refusal-move-missing = Move { $due } is missing: after move { $before } comes number { $number }.
refusal-move-unreadable = Move { $ply }, { $word }, cannot be read: { $why }
refusal-move-illegal = Move { $ply }, { $word }, is not legal: { $why }
refusal-cannot-deal = The record has no seed, no start and no secret of 256 bits, so it cannot be dealt again.
refusal-wrong-secret = The secret does not match the commitment: this is not the deal that was promised.
refusal-wrong-result = The record says { $said }, but after move { $last } it is { $found }: { $is-missing ->
    [yes] a move is missing or the result is wrong
   *[no] the result is wrong
  }.
refusal-not-json = This is not what was expected here: { $what }

## Chances

odds = { $digits ->
    [0] { $chance }
   *[1] { NUMBER($chance, minimumFractionDigits: 1) }
  } % ± { NUMBER($error, minimumFractionDigits: 1) }
refusal-no-action = Action { $action } is not legal in game { $place }: only what the mask marks is.
refusal-no-place = There is no game { $place }: there are { $count }, counted from 0.
refusal-bad-buffer = A buffer of { $shape } numbers of the type { $form } is needed, row by row, that can be written to.
refusal-bad-count = { $name } is a whole number from { $least } on, not { $value }.
refusal-no-numbers = { $name } cannot be played in numbers: only { $games } can.

## What seats are called where nobody has told a name

seat-called = { $players ->
    [2] Partner
   *[other] Player { $number }
  }
seat-you = You
reason-further = { $before }; { $then }
