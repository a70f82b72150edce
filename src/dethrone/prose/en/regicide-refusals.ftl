# Why Regicide refuses something. A message's id is the reason that the error carries.

## Moves

regicide-asked-play = You can’t do that now. Play cards, or yield if you may.
regicide-asked-suffer = You can’t do that now. Pay the damage with cards from your hand.
regicide-asked-name = You can’t do that now. Choose who goes next, such as >P0.
regicide-asked-who = You can’t do that now. Give your preference, such as P0:want.
regicide-asked-other = It isn’t { $seat-name }’s turn to give a preference. Next is { $decider-name }.
regicide-no-cards = Choose at least one card.
regicide-last-not-among = { $card } is marked as the last card, but it is not among the cards played.
regicide-not-in-hand = { $card } isn’t in hand.
regicide-jester-alone = { $cards }: play a Jester on its own.
regicide-ace-with-one = { $cards }: an Animal Companion (Ace) pairs with only one other card.
regicide-companion-limit = { $cards } add up to { $worth }. An Animal Companion and its card can total { $limit } at most.
regicide-one-rank = { $cards }: a combo needs cards of one rank. To mix ranks, pair one card with an Animal Companion (Ace).
regicide-royals-apart = { $cards }: royals can’t form a combo. Play one royal at a time.
regicide-no-combos = { $cards } add up to { $worth }, over the combo limit of { $limit }. This rule set has no combos.
regicide-combo-limit = { $cards } add up to { $worth }, over the combo limit of { $limit }. Pairs go up to { $rank }s.
regicide-whole-hand = { $owed } damage to pay, and the hand is only worth { $worth }. Discard every card: { $cards }.
regicide-only-flip = { $owed } damage to pay, and the hand is only worth { $worth }. Flip a Jester.
regicide-too-little = { $cards }: { $worth } of { $owed } damage. Add cards worth { $short } more.
regicide-pays-on = { $cards }: { $worth } for { $owed } damage. You must stop as soon as the damage is paid, so leave out a card.
regicide-pays-more = { $cards }: { $worth } for { $owed } damage. You can’t discard a card you don’t need, so leave one out.
regicide-solo-yield = You can’t yield in a solo game. Play a card or flip a Jester.
regicide-solo-yield-again = You can’t yield twice in a row in a solo game. Play a card.
regicide-yield-off = This rule set has no yielding. Play a card.
regicide-yield-needs-card = You can’t yield with an empty hand in this rule set.
regicide-yield-streak = You can’t yield: { $streak } in a row is the limit for { $players } players. Play a card.
regicide-yield-last-turn = You can’t yield: everyone else yielded on their last turn. Play a card.
regicide-flip-solo = You can flip a Jester only in a solo game.
regicide-flips-used = There are no Jesters left to flip.

## Texts

regicide-no-suit = { $word } lacks a suit. Write { $cards }.
regicide-no-card = { $word } is not a card. Write rank and suit, such as 7H or 10D, or * for a Jester.
regicide-more-after-card = { $words } has extra text after the card { $card }.
regicide-card-too-often = The card { $card } is listed too many times.
regicide-no-card-named = No card given. Write cards such as 7H or AC+8D, or yield, flip, >P1, P0:want.
regicide-other-game = The line must begin with { $wanted }, not { $first }.
regicide-no-field = { $word } is not a field. Write name=value.
regicide-field-twice = The field { $name } appears twice.
regicide-field-number = { $name } must be a whole number from 0 to { $most }, not { $value }.
regicide-rng-number = rng must be a 64-bit number in hex, not { $value }.
regicide-no-seat-name = { $word } is not a seat. Write P0, P1, P2 or P3.
regicide-needs-enemy = A position needs at least enemy=… and hands=….
regicide-hand-count = Hands given: { $hands }. Players: { $players }. Give one hand per player.
regicide-hand-too-big = { $seat-name } has { $cards } cards. The most possible is { $most }.
regicide-play-by-nobody = A play belongs to { $seat-name }, who is not in this game. Players: { $players }.
regicide-play-of-nothing = A play by { $seat-name } has no cards.
regicide-enemy-no-royal = The enemy must be a Jack, Queen or King, not { $card }.
regicide-two-places = The card { $card } appears in two places.
regicide-twelve-royals = The enemy, the Castle and the defeated royals must be the 12 royals, each exactly once.
regicide-seat-too-many = A seat does not exist in this game. Players: { $players }.
regicide-no-wish = { $word } is not a preference. Write one of { $choices }, or - for none.
regicide-no-outcome = { $word } is not an outcome. Write one of { $choices }.
regicide-no-phase = { $word } is not a phase. Write one of { $choices }.
regicide-all-have-spoken = In phase who, at least one player must not have given a preference yet.
regicide-no-layer = { $word } is not a card with a layer, such as 7H^3.
regicide-no-unknowns = { $word } is not a number of unknown cards, such as ?^0x7.
regicide-too-many-cards = There are too many cards. A game has { $most }, at most 10 in a hand.
regicide-unknown-field = There is no field { $name }. The fields are { $names }.
regicide-field-choice = { $name } must be one of { $choices }, not { $value }.
regicide-unsound = This is not a valid position of Regicide: { $name } is impossible.
regicide-damage-too-high = { $enemy } has { $health } health and cannot survive { $damage } damage.
regicide-jesters-too-many = Jesters: { $jesters }. This rule set has { $most } for this many players.
regicide-castle-order = The Castle must be in order: first Jacks, then Queens, then Kings.
regicide-flips-too-many = Flips left: { $flips }. This game allows { $most } at most.
regicide-outcome-phase = Give an outcome in phase over and in no other. The game is won only if all 12 royals are defeated.
regicide-outcome-wrong = The outcome { $outcome } does not fit the position.
regicide-no-such-play = { $cards } is not a legal play.
regicide-plays-do-more = The plays deal at least { $least } damage, more than the { $damage } given.
regicide-jester-forgotten = A Jester has been played, so the immunity must be cancelled.
regicide-owed-never = The damage to pay cannot be { $owed }. It can be { $most } at most, and at least 1 in phase suffer.
regicide-payer-never = { $seat-name } cannot pay for { $turn-name } in this rule set.
regicide-nobody-pays = { $seat-name } cannot pay { $owed } or flip, so the game would be over.
regicide-nobody-plays = { $seat-name } cannot play, yield or flip, so the game would be over.
regicide-layer-order = { $card } cannot be in the layer given, or cannot have been discarded at the time given.
regicide-top-elsewhere = { $card } cannot be the top card of the discard pile.
regicide-phase-never = The phase { $phase } does not exist with these rules and players.
regicide-wishes-too-soon = Players give preferences only in the phases name and who. In who, they answer in seat order.
regicide-view-unreadable = The view cannot be read: { $why }.
regicide-view-contradicts = The view contradicts itself: no position fits it.

## Rule sets

regicide-kill-needs-open = after_kill=open needs turn_order=open. In a clockwise game, nobody chooses who goes next.
regicide-open-last-turn = turn_order=open does not work with yield_rule=last_turn: one player could yield forever. Use streak, off, or free with a stalemate_guard.
regicide-open-needs-talk = turn_order=open needs talk, because preferences decide who goes next.
regicide-free-needs-guard = yield_rule=free needs a stalemate_guard, or players could yield forever to a shielded enemy.
regicide-first-player = first_player={ $first } is not possible with { $players ->
    [one] { $players } player
   *[other] { $players } players
  }.
regicide-rules-differ = The position belongs to another rule set.

## Records

regicide-start-differs = The header { $name } does not match the position in Start.
regicide-record-other-game = This is a record of { $game }. The header [Game "{ $wanted }"] is missing.
regicide-note-start = The game began from a given position, so there is no deal to verify.
regicide-note-seed = The deal comes from a seed that anyone could have chosen, so it cannot be verified as fair.
regicide-note-no-commitment = There is no commitment, so the secret could have been chosen after the deal.
