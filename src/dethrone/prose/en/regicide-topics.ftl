# The rules of Regicide in short. The title is what one asks for.

regicide-topics = Topics: { $topics }. Type, for instance: rules yield

regicide-topic-idea =
    Twelve royals sit in the castle: four Jacks, then four Queens, then four Kings. Together you fight one at a
    time with cards from your hands. After each turn the royal strikes back at whoever acted, who pays with cards
    from the same hand. All win when the last King falls; all lose when somebody cannot pay.
    .title = idea

regicide-topic-turn =
    1. Play cards, or yield.
    2. Every suit in the play works once, at the play's full worth X.
    3. X is added to the enemy's damage, 2X if a club works. If that reaches its health, it falls and you go again.
    4. If it still stands, it strikes you for its attack minus all shields: discard cards worth at least that much.
    Then the player on your left has a turn. Cards you played stay on the table until the enemy falls.
    .title = turn

regicide-topic-enemies =
    Jack: attack 10, health 20. Queen: attack 15, health 30. King: attack 20, health 40.
    .title = enemies

regicide-topic-cards =
    2 to 10 are worth their number, an Ace 1, Jack, Queen and King in hand 10, 15 and 20, a jester 0. The worth is
    the same for playing and for paying.
    .title = cards

regicide-topic-powers =
    Hearts heal: X cards at random go from the discard pile under the tavern.
    Diamonds draw: X cards, one each in turn, beginning with you; full hands are passed over.
    Clubs double the damage of the play. Spades shield: the enemy's attack is X lower until it falls.
    Hearts come before diamonds. Powers are not optional, and having too little to heal or draw costs nothing.
    .title = powers

regicide-topic-immunity =
    An enemy ignores the power of its own suit; the number still counts as damage. In a play of several suits only
    the matching power is lost. Spades played against an enemy of spades are noted, and a jester wakes them.
    .title = immunity

regicide-topic-companion =
    An Ace may be played with any one other card but a jester, even with a royal or another Ace. X is the sum, and
    both suits work at it. Two cards of the same suit: the power works once.
    .title = companion

regicide-topic-combo =
    Two, three or four cards of one rank from 2 to 5, worth 10 at most together. No Aces in it, no royals.
    .title = combo

regicide-topic-defeat =
    Damage equal to the health: the royal goes face down on top of the tavern and is drawn next. More damage: it
    goes to the discard pile. Then the cards on the table are discarded, the next royal is turned up, the shield is
    gone, and whoever struck the last blow goes again, with nothing to pay.
    .title = defeat

regicide-topic-suffer =
    Discard cards worth at least the attack that is left; there is no change. If it is 0, nothing is asked. A hand
    worth too little loses the game for all. An empty hand after paying is fine.
    .title = suffer

regicide-topic-yield =
    Play nothing and go straight to step 4. Not allowed if all the others yielded on their own last turn, and never
    alone, unless the rule set allows that. An empty hand may yield, but survives only an attack of 0.
    .title = yield

regicide-topic-jester =
    Played alone. No damage, steps 3 and 4 are skipped, the enemy's immunity ends until it falls, and you name who
    goes next, perhaps yourself. Noted spades begin to shield; nothing else is made good. Before you name somebody,
    all may say in general whether they would like to go: want, rather-not or neutral.
    .title = jester

regicide-topic-solo =
    Alone you hold up to 8 cards and may flip a jester twice in a game, before playing or before paying: discard
    your hand and draw 8. What is owed stays owed. Winning with 0, 1, 2 flips earns gold, silver, bronze.
    .title = solo

regicide-topic-talk =
    Hands are secret. You may say what all can see: sizes of hands and piles, what was played. You may not hint at
    your cards or say what you hope somebody does, except for the wishes after a jester.
    .title = talk

regicide-topic-ending =
    Won at once when the last King falls. Lost when somebody cannot pay, or can neither play nor yield.
    .title = ending
