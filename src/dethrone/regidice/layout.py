"""How actions are numbered and where each part of an observation stands; ctables.pxd has the same for C.

A test compares the two.
"""

from __future__ import annotations

from dethrone.desk import laid_out

# ------------------------------------------------------------------- actions
DECLARATIONS = 0  # 27, as they are numbered everywhere
ACTS = 27  # which seat resolves
SPENDS = 31  # a companion's seat times 4, and the colour of the 1
RAISES = 47  # a seat times 20, a colour times 5, a value less 1
ENEMY_RAISES = 127  # a value less 1
CASTS = 132  # a colour
LOSSES = 136  # a colour times 7, and the value, 0 for a die that shows none
PUTS = 164  # a colour times 6, and the value less 1
DONE = 188
HEALS = 189  # straights: by their size from 3, then by their lowest value
BLOCKS = 199  # a value less 1 times 29, and the number of dice less 3
SHARES = 373  # up to five dice or points over four seats, by their sum
PATTERNS = 499  # the looks of up to five enemy dice
ATTACKS = 751  # sets that sum to the defence, among all that do, those with more high dice first
COLOURS = 1808  # dice of four colours with a given sum: counts of the first three
RUNS = 4  # straights of three; one fewer for each die more
BLOCK_SIZES = 29

# -------------------------------------------------------------- observations
AT_PHASE = 0
AT_ASKED = 12
AT_FIRST = 16
AT_SEAT = 20
AT_ACTOR = 24
AT_FINISHER = 28
AT_ENEMY = 32
AT_STATUS = 35
AT_FACTS = 37
AT_RESOLVED = 56
AT_DEALERS = 60
AT_CAUGHT = 64
AT_OWED = 68
AT_INJURED = 72
AT_ENEMY_DICE = 76
AT_ENEMY_START = 82
AT_WANTED = 88
AT_LAST_SET = 94
AT_VOTES = 100
AT_CALLS = 104
AT_DICE = 212
AT_IDLE = 308
AT_ZONES = 324
AT_RECEIVED = 420
WIDTH = 436
CALL_CODES = 27

LAYOUT = laid_out(
    """
phase 12 0..1 what is asked, one of the twelve phases, from declare to over
asked 4 0..1 who decides, one of the seats from the own one to the left; none after the end
first 4 0..1 the first caller, likewise
seat 4 0..1 the own seat, one of P0 to P3
actor 4 0..1 who resolves now, from the own seat to the left; none if nobody does
finisher 4 0..1 whose damage first exceeded the need, likewise
enemy 3 0..1 the first, second or third enemy
status 2 0..1 won, lost; neither while the game goes on
facts 19 0..32767 round, declared, defence, need, damage, blocked, an enemy fell, Touch of Death was cast, sets
  made, pending damage, pending block, pending healing, Resolve is over, damage left, class that suffers, seats
  that have prepared, last die, votes cast, pips that still fit on the enemy
resolved 4 0..1 who has resolved, seats from the own one to the left
dealers 4 0..1 who dealt damage to this enemy this round, likewise
caught 4 0..12 black dice taken from an overkilled enemy this round, likewise
owed 4 0..31 dice still to be given up, likewise
injured 4 0..12 the injured pile by colour: red, blue, yellow, black
enemy_dice 6 0..5 the enemy's dice by value
enemy_at_start 6 0..5 the same at the start of the round
wanted 6 0..31 dice by value that the sets made so far take
last_set 6 0..31 the last set made, by value; 31 each before the first
votes 4 0..32767 the votes cast in their order: action + 1, counted from the own seat
calls 108 0..1 each seat's declaration, one of 27 or none; seats from the own one to the left
dice 96 0..12 dice that show a value: by seat, colour, value; the others' once they are revealed
idle 16 0..31 dice that show none, or are hidden: by seat and colour
zones 96 0..12 prepared dice: by the seat that prepared them, colour, value
received 16 0..12 1s that a companion was prepared: by seat and colour
"""
)
