# Why something was refused at Regidice, and what checking a record showed. A message's id is the reason.

## Moves that the rules do not allow now

regidice-not-asked = { $move } does not answer what is asked: { $asked ->
    [declare] a declaration
    [resolve] who acts next, a companion’s 1, or the end of the stage
    [raise] the die that gains a pip
    [set] a set
    [colour] which of the equal dice the sets take
    [pips] how the damage is laid on the enemy
    [heal] which dice are healed
    [share] who takes the enemy’s dice
    [split] how the damage is split
    [lose] a die to give up
   *[prepare] a die to prepare, or done
  }.
regidice-number-named = { $seat-name } has already named { $number } this round.
regidice-called = { $seat-name } has already called { $call }.
regidice-no-black = Black cannot be called before a black die is in play.
regidice-no-number = { $move } names no number from 1 to 6.
regidice-no-such-seat = There is no seat { $seat-name }.
regidice-is-companion = { $seat-name } is a companion and acts by spending 1s (pip:P{ $seat }:r).
regidice-has-resolved = { $seat-name } has resolved already.
regidice-no-set = { $seat-name } can make no set now.
regidice-no-companion = { $seat-name } is no companion.
regidice-no-one = { $seat-name } has no { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } die that shows 1.
regidice-one-prepared = The { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } 1 of { $seat-name } was prepared, not rolled.
regidice-nothing-to-raise = There is no other die that a pip could raise.
regidice-enemy-not-raised = A companion cannot raise the enemy’s dice.
regidice-no-enemy-die = The enemy has no die that shows { $value } and can be raised.
regidice-six-not-raised = A 6 cannot be raised.
regidice-others-only = A companion raises dice of other players only.
regidice-not-unused = { $seat-name } has no unused { $die }.
regidice-caster-set = A caster makes sets by colour (cast:red).
regidice-wrong-sum = { $set } sums to { $sum }, but the enemy’s defence this round is { $defence }.
regidice-blocks-nothing = { $set } blocks nothing: a set to block is three or more dice of one value.
regidice-heals-nothing = { $set } heals nothing: a set to heal is three or more consecutive values, one die each.
regidice-not-so-many = { $seat-name } has not so many dice left that show { $value }.
regidice-not-the-most = After { $set } the most could no longer be reached.
regidice-sets-in-order = Sets are named from the highest to the lowest, and this one is above the last.
regidice-no-caster = { $seat-name } did not declare to cast.
regidice-no-touch = Touch of Death is not played.
regidice-other-colour = { $seat-name } called { $call } and can cast that colour only.
regidice-no-match = The { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } dice of { $seat-name } do not match the enemy’s { $enemy }.
regidice-spells-in-order = Spells are named in the order red, blue, yellow, black, and this one comes before the last.
regidice-one-set-at-least = Who acts makes at least one set.
regidice-more-to-make = The most must be made of the dice, and more can be made.
regidice-not-held = { $seat-name } has no { $die } to choose.
regidice-not-showing = { $die } was used or is not rolled yet, so it cannot be prepared.
regidice-dice-in-order = Dice are named in the order r, b, y, k and by value, and this one comes too early or too late.
regidice-wrong-pips = { $dice } is not what { $damage } damage makes of { $enemy }.
regidice-wrong-use = The dice taken must be those of the lowest value that the sets want ({ $value }).
regidice-wrong-heal = The dice healed must be { $count } from the injured pile.
regidice-wrong-share = Only seats that dealt damage take dice, { $count } at most in all.
regidice-wrong-split = The split must lay { $damage } damage on the seats that suffer, within their dice.

## Dice and moves that cannot be read

regidice-no-colour = { $word } is no colour: write red, blue, yellow, black, or r, b, y, k.
regidice-not-one-die = { $word } is not one die: write a colour and a value, such as r3.
regidice-no-die = { $word } is not a die: write a colour and a value, such as r3 or k1.
regidice-no-heap = { $word } is no heap of dice: write colours and what they show, such as r133b2, or . for none.
regidice-empty-colour = { $word } names a colour but no die of it.
regidice-several-moves = { $word } is { $count } moves where one was wanted.
regidice-no-move = { $word } is no move: write a declaration (A3, B4, H5, C:red-odd, K), act:P1, pip:P2:r, raise:P0:r4, set:6+5, cast:red, use:r5+b5, enemy:6+6+2, heal:r+k, share:P0=2, split:P0=1+P1=1, lose:r3, put:r2 or done.
regidice-no-content = The move stops where its content should begin.
regidice-no-seat = { $word } is no seat: write P0, P1, P2 or P3.
regidice-no-value = { $word } is no value of a die.
regidice-no-share = { $word } is no share: write P0=2+P1=1, each seat once.
regidice-no-die-named = No die is named: write a colour and a value, such as r3.
regidice-no-enemy-value = Say what the enemy’s die shows, such as raise:enemy:5.
regidice-one-die-a-pip = One pip raises one die: write raise:P0:r4.
regidice-one-value-at-a-time = Dice to use are named value by value, such as use:r5+b5.

## Rules

regidice-no-first-seat = first_caller={ $caller } does not exist with { $players } players.
regidice-no-first-caller = The first caller { $seat-name } does not exist with { $players } players.
regidice-no-pool = A pool has at most { $most } dice.
regidice-no-defence = A defence is a number from 1 to { $most }, not { $value }.
regidice-no-enemy-dice = An enemy has 1 to { $most } dice, which show 1 to 6.

## Positions and views that cannot be

regidice-field-count = A position has { $count } fields ({ $names }); this one has { $words }.
regidice-no-field = { $word } is no further field of a position.
regidice-not-whole = This is a seat’s view, not a whole position.
regidice-in-field = In the field { $field }: { $why }
regidice-senseless = { $word } makes no sense there.
regidice-no-players = { $word } is no number of players: write 3, or 3@1 for the view of P1.
regidice-not-between = { $word } is no number from { $low } to { $high }.
regidice-no-enemy = { $word } is no enemy: write its number and its 3, 4 or 5 dice, such as 1:651.
regidice-no-values = { $word } is no row of values from 1 to 6.
regidice-seat-parts = { $word } has { $count } parts for { $players } players.
regidice-no-call = { $word } is no declaration.
regidice-no-received = { $word } is not four numbers for each seat.
regidice-stuck = Nobody could make a move in this position.
regidice-hidden-after-reveal = Dice are hidden after the reveal, or in a whole position.
regidice-seen-before-reveal = A viewer before the reveal sees the own dice and no others.
regidice-zone-shows = Prepared dice show a value.
regidice-injured-show = Injured dice show nothing.
regidice-eight-of-a-colour = There are eight dice of each colour.
regidice-black-not-won = So many black dice have not been won yet.
regidice-only-black-taken = Only black dice are taken from an enemy.
regidice-calls-in-order = Declarations are made from the first caller on.
regidice-all-declared = Everybody has declared once the dice are revealed.
regidice-over-with-outcome = A game is over exactly if it has an outcome.
regidice-wrong-actor = The seat that acts does not exist or declared something else.
regidice-nobody-acts = Nobody acts in this phase.
regidice-too-many-votes = There are more votes than voters.
regidice-wrong-vote = Somebody voted for what cannot be done.
regidice-sets-uncovered = Sets want dice that are not there.
regidice-nothing-wanted = Nothing is left to choose colours for.
regidice-no-damage = There is no damage to place.
regidice-nothing-to-heal = There is nothing to heal.
regidice-wrong-debt = Somebody owes dice exactly while dice are given up.
regidice-debt-too-large = A seat owes more dice than it has.
regidice-all-prepared = Everybody has prepared already.
regidice-no-taker = A taker or a finisher does not exist.
regidice-hides-dice = This view hides dice: it is no whole position. Sample it to get one.

## Records

regidice-other-game = This is a game of { $game }, not of { $here }.
regidice-bad-header = A header makes no sense: { $why }
regidice-roll-hidden = The roll of round { $round } is hidden, so it cannot be replayed.
regidice-roll-missing = The roll of round { $round } is missing or is not of the dice in the pools.
regidice-rolls-too-many = There are rolls of rounds that were never played.
regidice-roll-chosen = The roll of round { $round } does not come from the secret.
regidice-roll-not-seeded = The roll of round { $round } does not come from the seed.
regidice-chance-proved = The secret fits the commitment, and every roll comes from it.
regidice-chance-promised = The rolls are promised by a commitment; the secret that would prove them is not shown.
regidice-chance-given = The game began from a given position: only the rolls after it come from the secret.
regidice-chance-open = Nothing was promised about the rolls, so nothing about them can be proved.
