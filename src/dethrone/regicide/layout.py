"""How actions are numbered and where each part of an observation stands; ctables.pxd has the same for C.

A test compares the two.
"""

from __future__ import annotations

from dethrone.desk import laid_out

# ------------------------------------------------------------------- actions
JESTER_PLAY = 52  # below it a single card, by its index
ACE_PAIRS = 53
COMPANIONS = 59  # an ace's suit times 48, and the other card's index less 4
TWOS = 251  # two cards of one rank from 2 to 5
THREES = 275  # three of 2 or 3
FOURS = 283  # four twos
YIELDING = 284
FLIPPING = 285
NAMES = 286  # who goes next, counted from the own seat to the left
WISHES = 290  # want, rather not, neutral
PAYMENTS = 293  # a set of places in the hand; there is no empty one
LONG_COMBOS = 66  # combos above 10, behind the payments where a rule set has them

# -------------------------------------------------------------- observations
AT_PHASE = 0
AT_ASKED = 5
AT_TURN = 9
AT_SEAT = 13
AT_OUTCOME = 17
AT_ENEMY = 21
AT_FACTS = 33
AT_HAND_SIZES = 46
AT_YIELDED = 50
AT_WISHES = 54
AT_SLOTS = 58
AT_CASTLE = 68
AT_HAND = 80
AT_PLAY = 134
AT_PLAYER = 188
AT_DISCARD = 242
AT_LAYER = 296
AT_STRAY = 350
AT_TAVERN = 404
AT_HANDS = 458
WIDTH = 488
PLANE = 54
PLANES = 6  # from the own hand to the strays

LAYOUT = laid_out(
    """
phase 5 0..1 what is asked, one of: play, suffer, name, who, over
asked 4 0..1 who decides, one of the seats from the own one to the left; none after the end
turn 4 0..1 whose turn it is, likewise
seat 4 0..1 the own seat, one of P0 to P3
outcome 4 0..1 one of: won, cannot pay, stuck, stalemate; none while the game goes on
enemy 12 0..1 the royal that is fought, one of JC to KS
facts 13 0..32767 damage, health left, shield, attack, owed, immunity cancelled, flips left, yields in a row,
  layers so far, layer healed last, cards in the tavern, cards in the discard, its top card's index + 1 where
  shown
hand_sizes 4 0..10 cards in each hand, seats from the own one to the left
yielded 4 0..1 whose last turn was a yield, likewise
wishes 4 0..3 what each said: nothing, want, rather not, neutral; unheard words are neutral
slots 10 0..21 worth + 1 of the card at each place of the hand, for payments
castle 12 0..12 for each royal its place in the castle, from 1, once it was seen
hand 54 0..1 the own cards
play 54 0..54 for each card on the table the number of its play, from 1
player 54 0..4 and who played it: 1 + the seat counted from the own one
discard 54 0..1 cards that are known to lie in the discard
layer 54 0..32767 for each hidden card the layer it must be of + 1
stray 54 0..32767 closed pile: for hidden cards of no sure layer, 1 + the last that is too old
tavern 54 0..32767 the layer of each card of the tavern + 1, the top first
hands 30 0..32767 the layers of the others' cards + 1: ten numbers a seat, oldest first
"""
)

HIDDEN_LAYOUT = laid_out(
    """
tavern_cards 54 0..53 the cards of the tavern, the top first: index + 1, 53 for a jester; 0 below the last
castle_cards 12 41..52 the twelve royals in their order, fallen ones too: index + 1
"""
)
