"""The three prompts of the old conversation as facts, written anew: notation, fields and gaps are theirs."""

RULES = """Rules for our game
Each enemy has health and attack:
Enemy 		Attack 	Health
Jack (J) 	10 		20
Play a card from hand to attack the enemy. Players: one to four. (see Yielding)
"""
PREAMBLE = """
Here is where we are. What I ask of you is in Action:.
Names: C=CLUBS, S=SPADES, H=HEARTS, D=DIAMONDS, *=JOKER

Key rules to remember:
- There is no turn order, and what we may tell each other is limited.

The state is currently-

"""
P1 = """State:
My Action was:
Action: I would like you to play a card.
Action: Do you want to play a card or should I (within what you can communicate)?
Your Hand: {5H, 5D, 7H, 9H, 7S, 6C, 9C}
Enemy: JC
Played:
Cards in Discard: 0

----

What is your play as {cardSUIT, ...}, or YIELD? Update the state, and suggest who should go
once we know the enemy, within what we can communicate.
"""
P2 = """State:
My Action was:
Action: Do you want to play a card or should I (within what you can communicate)?
Your Hand: {7H, 5H, 9H, 2C, 5D, 4H}
Enemy: JS
Played:
Cards in Discard: 2

----

What is your communication to me?
"""
P3 = """State:
My Action was:
Action: I would like you to play a card.
Your Hand: {7H, 5H, 9H, 2C, 5D, 4H}
Enemy: JD
Played: {7S, AH, 2D}
Cards in Discard: 3

----

What is your play?
"""
LINE = "-" * 60

WHOLE = "\n".join([LINE, RULES, PREAMBLE, P1, LINE, PREAMBLE, P2, LINE, PREAMBLE, P3, ""])
