# Why Regicide refuses something. A message's id is the reason that the error carries.

## Moves

regicide-asked-play = Now a card is played, or one yields.
regicide-asked-suffer = Now damage is paid with cards from the hand.
regicide-asked-name = Now the next player is named, as in >P0.
regicide-asked-who = Now each seat says whether it wants to go, as in P0:want.
regicide-asked-other = { $seat-name } is not asked now: { $decider-name } says next whether it wants to go.
regicide-no-cards = A move names at least one card.
regicide-last-not-among = The card laid down last, { $card }, is not among the cards named.
regicide-not-in-hand = { $card } is not in the hand.
regicide-jester-alone = { $cards }: a jester is played alone.
regicide-ace-with-one = { $cards }: an ace goes with one other card at most.
regicide-companion-limit = { $cards }: together they are worth { $worth }, and an ace with its card may be worth { $limit }.
regicide-one-rank = { $cards }: only cards of one rank are played together, or an ace with one other card.
regicide-royals-apart = { $cards }: royals are not combined.
regicide-no-combos = { $cards }: together they are worth { $worth }, and a combo may be worth { $limit }; there are no combos.
regicide-combo-limit = { $cards }: together they are worth { $worth }, and a combo may be worth { $limit }; pairs go up to { $rank }.
regicide-whole-hand = The whole hand is worth { $worth } of the { $owed } owed, so all of it must go: { $cards }.
regicide-only-flip = The hand is worth { $worth } and { $owed } is owed: only a flip can help.
regicide-too-little = { $cards } is worth { $worth }, and { $owed } is owed: { $short } more.
regicide-pays-on = { $cards } is worth { $worth }, and { $owed } is owed: one stops as soon as it is covered.
regicide-pays-more = { $cards } is worth { $worth }, and { $owed } is owed: no card may be more than is needed.
regicide-solo-yield = A solo player cannot yield.
regicide-solo-yield-again = Alone you cannot yield twice running: a card must be played in between.
regicide-yield-off = Yielding is switched off in this rule set.
regicide-yield-needs-card = Yielding needs a card in the hand in this rule set.
regicide-yield-streak = { $streak } of { $players } players have yielded in a row; somebody must play.
regicide-yield-last-turn = All the others yielded on their last turn, so a card must be played.
regicide-flip-solo = Jesters are turned over in the solo game only.
regicide-flips-used = Both jesters have been turned over, or none was set aside.

## Texts

regicide-no-card = { $word } is not a card: write rank and suit, such as 7H or 10D, or * for a jester.
regicide-more-after-card = { $words } has more after the card { $card }.
regicide-card-too-often = The card { $card } is named more often than it exists.
regicide-no-card-named = No card is named: write cards such as 7H or AC+8D, or yield, flip, >P1, P0:want.
regicide-other-game = The line begins with { $first } and not with { $wanted }.
regicide-no-field = { $word } is not a field: write name=value.
regicide-field-twice = The field { $name } is there twice.
regicide-field-number = { $name } is a whole number from 0 to { $most }, not { $value }.
regicide-rng-number = rng is a number of 64 bits in hex, not { $value }.
regicide-no-seat-name = { $word } is not a seat: P0, P1, P2 or P3.
regicide-needs-enemy = A position needs at least enemy=… and hands=….
regicide-hand-count = There are { $hands } hands for { $players } players.
regicide-hand-too-big = { $seat-name } has a hand of { $cards } cards; { $most } are the most there can be.
regicide-play-by-nobody = A play is of { $seat-name }, who does not exist among { $players } players.
regicide-play-of-nothing = A play of { $seat-name } has no cards.
regicide-enemy-no-royal = The enemy is a jack, a queen or a king, not { $card }.
regicide-two-places = The card { $card } is in two places.
regicide-twelve-royals = Enemy, castle and fallen royals must be the twelve royals, each once.
regicide-seat-too-many = A seat is named that does not exist among { $players } players.
regicide-no-wish = { $word } is not a wish: { $choices }, or - for silence.
regicide-no-outcome = { $word } is not an outcome: { $choices }.
regicide-no-phase = { $word } is not a phase: { $choices }.
regicide-all-have-spoken = In phase who somebody must still be asked for a wish.
regicide-no-layer = { $word } is not a card with its layer, such as 7H^3.
regicide-no-unknowns = { $word } is not a number of unknown cards, such as ?^0x7.
regicide-too-many-cards = There are { $most } cards, 10 in a hand at most, and not as many as the view says.
regicide-unknown-field = There is no field { $name }; the fields are { $names }.
regicide-field-choice = { $name } is { $choices }, not { $value }.
regicide-unsound = This is no position of Regicide: { $name } cannot be so.
regicide-damage-too-high = The enemy { $enemy } falls at { $health }, so it cannot have taken { $damage } and stand.
regicide-jesters-too-many = There are { $jesters } jesters; these rules have { $most } for so many players.
regicide-castle-order = The castle is fought in order: first the jacks, then the queens, then the kings.
regicide-flips-too-many = There are { $flips } flips left; with these rules and players there can be { $most }.
regicide-outcome-phase = A game in phase over has an outcome, no other has one, and only one in which all twelve royals have fallen is won.
regicide-outcome-wrong = The outcome { $outcome } does not follow from what lies on the table.
regicide-no-such-play = { $cards } could not have been played together.
regicide-plays-do-more = The plays do at least { $least } damage, more than the { $damage } that is written down.
regicide-jester-forgotten = A jester has been played, so immunity is off.
regicide-owed-never = Nobody can owe { $owed } here; { $most } is the most, and in phase suffer it is more than nothing.
regicide-payer-never = { $seat-name } pays for { $turn-name }, which these rules do not allow.
regicide-nobody-pays = { $seat-name } can neither cover { $owed } nor flip: the game would be over.
regicide-nobody-plays = { $seat-name } can neither play, yield nor flip: the game would be over.
regicide-layer-order = { $card } cannot be of the layer, or have been discarded at the time, that is written down.
regicide-top-elsewhere = { $card } cannot be what the pile shows on top.
regicide-phase-never = The phase { $phase } does not come up with these rules and players.
regicide-wishes-too-soon = Wishes are said in the phases name and who only, in who from the first seat on.
regicide-view-unreadable = The view cannot be read: { $why }.
regicide-view-contradicts = The view contradicts itself: no position looks like that.

## Rule sets

regicide-kill-needs-open = after_kill=open needs turn_order=open: nobody asks who goes in a clockwise game.
regicide-open-last-turn = turn_order=open does not go with yield_rule=last_turn, because one player could yield for ever; use streak, off, or free with a stalemate_guard.
regicide-open-needs-talk = turn_order=open needs talk: who goes next is settled by what the seats wish.
regicide-free-needs-guard = yield_rule=free needs a stalemate_guard, or a shielded enemy is yielded to for ever.
regicide-first-player = first_player={ $first } does not exist with { $players } players.
regicide-rules-differ = The position was made under other rules than these.

## Records

regicide-start-differs = The header { $name } contradicts the position in Start.
regicide-record-other-game = The header [Game "{ $wanted }"] is missing: this is { $game }.
regicide-note-start = The game began from a given position, so there is no deal to check.
regicide-note-seed = The deal comes from a seed, so anyone could have chosen it: nothing is proved about it.
regicide-note-no-commitment = There is no commitment, so the secret could have been chosen afterwards.
