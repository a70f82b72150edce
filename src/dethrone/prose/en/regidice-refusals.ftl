# Why something was refused at Regidice, and what checking a record showed. A message's id is the reason.

## Moves that the rules do not allow now

regidice-not-asked = { $move } isn’t possible now. Needed: { $asked ->
    [declare] a declaration
    [resolve] who acts next, a Companion’s 1, or done
    [raise] the die that gains a pip
    [set] a set, or done
    [colour] which of the equal dice the sets use
    [pips] where the damage goes
    [heal] which dice to heal
    [share] who takes the enemy’s dice
    [split] who loses how many dice
    [lose] a die to lose
   *[prepare] a die to prepare, or done
  }.
regidice-number-named = { $seat-name } already called { $number } this round. Call another number.
regidice-called = { $seat-name } already called { $call } this round. Make a different call.
regidice-no-black = You can’t call black until a player has a black die.
regidice-no-number = { $move } needs a number from 1 to 6.
regidice-no-such-seat = There is no seat { $seat-name }.
regidice-is-companion = { $seat-name } declared Companion: spend 1s instead (pip:P{ $seat }:r).
regidice-has-resolved = { $seat-name } already acted this round.
regidice-no-set = { $seat-name } can’t make a set now.
regidice-no-companion = { $seat-name } didn’t declare Companion.
regidice-no-one = There is no { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } 1 for { $seat-name } to spend.
regidice-one-prepared = The { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } 1 was prepared for { $seat-name }, not rolled. Spend a rolled 1.
regidice-nothing-to-raise = There is no other die to raise.
regidice-enemy-not-raised = A Companion can’t raise the enemy’s dice. Choose a player’s die.
regidice-no-enemy-die = The enemy has no { $value } that can be raised.
regidice-six-not-raised = A 6 can’t be raised. Choose a lower die.
regidice-others-only = In this rule set, a Companion raises only other players’ dice.
regidice-not-unused = No unused { $die } belongs to { $seat-name }.
regidice-caster-set = A caster chooses sets by colour, such as cast:red.
regidice-wrong-sum = Set { $set }: total { $sum }. An attack set must total { $defence } this round.
regidice-blocks-nothing = { $set } blocks nothing. A block set needs three or more dice of one value.
regidice-heals-nothing = { $set } heals nothing. A heal set needs three or more different values in a row.
regidice-not-so-many = Too few dice showing { $value } are left for { $seat-name }.
regidice-not-the-most = With { $set }, the best result is out of reach. This rule set requires it, so choose other dice.
regidice-sets-in-order = List sets from highest to lowest: this one is higher than the last.
regidice-no-caster = { $seat-name } didn’t declare Cast.
regidice-no-touch = This rule set has no Touch of Death.
regidice-other-colour = { $seat-name } called { $call }, so the spell must be of that colour.
regidice-no-match = { $seat-name } can’t match the enemy’s { $enemy } in { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } dice.
regidice-spells-in-order = List spells in the order red, blue, yellow, black: this one comes before the last.
regidice-one-set-at-least = Make at least one set.
regidice-more-to-make = You can still make more. This rule set requires the best result your dice allow.
regidice-not-held = There is no { $die } for { $seat-name } to choose.
regidice-not-showing = { $die } can’t be prepared: it was used this round or is not rolled yet.
regidice-dice-in-order = List dice by colour (r, b, y, k), then by value: one is out of order.
regidice-wrong-pips = { $damage } damage can’t turn { $enemy } into { $dice }.
regidice-wrong-use = Choose dice showing { $value }, the lowest value in the sets.
regidice-wrong-heal = Heal exactly { $count ->
    [one] { $count } die
   *[other] { $count } dice
  } from the injured pile.
regidice-wrong-share = Only players who dealt damage can take dice, { $count } in all at most.
regidice-wrong-split = Split exactly { $damage } damage among the players who suffer. None can lose more dice than they have.

## Dice and moves that cannot be read

regidice-no-colour = { $word } is not a colour. Write red, blue, yellow, black, or r, b, y, k.
regidice-not-one-die = { $word } is not a single die. Write a colour and a value, such as r3.
regidice-no-die = { $word } is not a die. Write a colour and a value, such as r3 or k1.
regidice-no-heap = { $word } is not a pool of dice. Write colours and their values, such as r133b2, or . for none.
regidice-empty-colour = { $word } names a colour without dice.
regidice-several-moves = { $word } is { $count } moves. Write one.
regidice-no-action = What should { $word } do? Write { $calls }.
regidice-no-move = { $word } is not a move. Write a declaration (A3, B4, H5, C:red-odd, K), act:P1, pip:P2:r, raise:P0:r4, set:6+5, cast:red, use:r5+b5, enemy:6+6+2, heal:r+k, share:P0=2, split:P0=1+P1=1, lose:r3, put:r2 or done.
regidice-no-content = The move is not complete.
regidice-no-seat = { $word } is not a seat. Write P0, P1, P2 or P3.
regidice-no-value = { $word } is not a value of a die.
regidice-no-share = { $word } is not a split. Write P0=2+P1=1, each seat once.
regidice-no-die-named = No die given. Write a colour and a value, such as r3.
regidice-no-enemy-value = Write what the enemy’s die shows, such as raise:enemy:5.
regidice-one-die-a-pip = One pip raises one die. Write raise:P0:r4.
regidice-one-value-at-a-time = Choose dice one value at a time, such as use:r5+b5.

## Rules

regidice-no-first-seat = first_caller={ $caller } is not possible with { $players } players.
regidice-no-first-caller = { $seat-name } cannot be first caller with { $players } players.
regidice-no-pool = A pool has at most { $most } dice.
regidice-no-defence = The defence must be a number from 1 to { $most }, not { $value }.
regidice-no-enemy-dice = An enemy has 1 to { $most } dice, each showing 1 to 6.

## Positions and views that cannot be

regidice-field-count = A position has { $count } fields ({ $names }); this one has { $words }.
regidice-no-field = { $word } is one field too many for a position.
regidice-not-whole = This is one player’s view, not a full position.
regidice-in-field = In the field { $field }: { $why }
regidice-senseless = { $word } is not valid here.
regidice-no-players = { $word } is not a player count. Write 3, or 3@1 for the view of P1.
regidice-not-between = { $word } is not a number from { $low } to { $high }.
regidice-no-enemy = { $word } is not an enemy. Write its number and its 3, 4 or 5 dice, such as 1:651.
regidice-no-values = { $word } is not a row of values from 1 to 6.
regidice-seat-parts = { $word } has { $count } parts. Write one for each of the { $players } players.
regidice-no-call = { $word } is not a declaration.
regidice-no-received = { $word } must be four numbers for each seat.
regidice-stuck = No move is possible in this position.
regidice-hidden-after-reveal = Dice cannot be hidden after the reveal, nor in a full position.
regidice-seen-before-reveal = Before the reveal, a player sees their own dice and no others.
regidice-zone-shows = Prepared dice must show a value.
regidice-injured-show = Injured dice cannot show a value.
regidice-eight-of-a-colour = There are only eight dice of each colour.
regidice-black-not-won = The players cannot have won that many black dice yet.
regidice-only-black-taken = Only black dice can be taken from an enemy.
regidice-calls-in-order = Declarations must go in order from the first caller.
regidice-all-declared = All players must have declared once the dice are revealed, and not before.
regidice-over-with-outcome = A game must have an outcome if it is over, and only then.
regidice-wrong-actor = The acting player does not exist or declared a different action.
regidice-nobody-acts = No player acts in this phase.
regidice-too-many-votes = There are more votes than voters.
regidice-wrong-vote = A vote is for a move that is not possible.
regidice-sets-uncovered = The sets need dice that are not there.
regidice-nothing-wanted = There are no dice left to choose.
regidice-no-damage = There is no damage to place.
regidice-nothing-to-heal = There is nothing to heal.
regidice-wrong-debt = Players must have dice to lose in phase lose, and only then.
regidice-debt-too-large = A player must lose more dice than they have.
regidice-all-prepared = All players have already prepared.
regidice-no-taker = The player who gets the enemy’s dice does not exist.
regidice-hides-dice = This view hides dice, so it is not a full position. Sample it to get one.

## Records

regidice-other-game = This is a game of { $game }, not of { $here }.
regidice-bad-header = A header is not valid: { $why }
regidice-roll-hidden = The roll of round { $round } is hidden, so the game cannot be replayed.
regidice-roll-missing = The roll of round { $round } is missing or does not fit the dice in the pools.
regidice-rolls-too-many = There are rolls for rounds that were never played.
regidice-roll-chosen = The roll of round { $round } does not come from the secret.
regidice-roll-not-seeded = The roll of round { $round } does not come from the seed.
regidice-chance-proved = The secret matches the commitment, and every roll comes from it.
regidice-chance-promised = There is a commitment, but without its secret the rolls cannot be verified.
regidice-chance-given = The game began from a given position: only the rolls after it come from the secret.
regidice-first-chosen = The line First says { $said }, but by these rules and this secret { $due } is first caller, so nothing is verified.
regidice-chance-open = There is no commitment, so the rolls cannot be verified.
