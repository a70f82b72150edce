# The rules of Regicide in short. The title is what one asks for.

regicide-topics = Topics: { $topics }. Type, for instance: rules yield

regicide-topic-idea =
    Twelve royals sit in the castle: four Jacks, then four Queens, then four Kings. Together you fight one at a time with cards from your hands. After each turn the royal strikes back at whoever acted, who pays with cards. All win when the last King falls; all lose when that cannot be paid.
    .title = idea

regicide-topic-deal =
    Hands are dealt full from the tavern. In the castle the Jacks lie on top, the Kings at the bottom, each rank in any order.
    .title = deal
    .options = hand_limit jesters redraw first_player

regicide-topic-turn =
    1. Play cards, or yield.
    2. Every suit in the play works once, at the play’s full worth X.
    3. X is added to the enemy’s damage, more if the suit that doubles works. If that reaches its health, it falls.
    4. If it still stands, it strikes you for its attack minus all shields: discard cards worth at least that much.
    Cards you played stay on the table until the enemy falls.
    .title = turn
    .options = turn_order after_kill black_suits yield_rule

regicide-topic-enemies =
    Jack: attack 10, health 20. Queen: attack 15, health 30. King: attack 20, health 40.
    .title = enemies

regicide-topic-cards =
    2 to 10 are worth their number, an Ace 1, Jack, Queen and King in hand 10, 15 and 20, a jester 0. The worth is the same for playing and for paying.
    .title = cards

regicide-topic-powers =
    Hearts heal: X cards at random go from the discard pile under the tavern.
    Diamonds draw: X cards, one each in turn, beginning with you; full hands are passed over.
    One black suit doubles damage. The other one shields: the enemy’s attack is X lower until it falls.
    Hearts come before diamonds. Powers are not optional, and having too little to heal or draw costs nothing.
    .title = powers
    .options = black_suits double_scope

regicide-topic-immunity =
    An enemy ignores the power of its own suit; the number still counts as damage. In a play of several suits only the matching power is lost. The suit that shields is noted against an enemy of that suit, and a jester wakes it.
    .title = immunity
    .options = black_suits

regicide-topic-companion =
    An Ace may be played with any one other card but a jester, even with a royal or another Ace. X is the sum, and both suits work at it. Two cards of the same suit: the power works once.
    .title = companion
    .options = companion_limit

regicide-topic-combo =
    Two, three or four cards of one rank, no more together than the limit here. No Aces in it, no royals.
    .title = combo
    .options = combo_limit

regicide-topic-defeat =
    Damage equal to the health: the royal goes face down on top of the tavern and is drawn next. More damage: it goes to the discard pile. Then the cards on the table are discarded, the next royal is turned up, the shield is gone, and there is nothing to pay.
    .title = defeat
    .options = after_kill

regicide-topic-suffer =
    Discard cards worth at least the attack that is left; there is no change. If it is 0, nothing is asked. What cannot be paid loses the game for all. An empty hand after paying is fine.
    .title = suffer
    .options = discard_rule damage_overflow

regicide-topic-yield =
    Play nothing and go straight to step 4. An empty hand survives only an attack of 0.
    .title = yield
    .options = yield_rule solo_yield yield_needs_card stalemate_guard

regicide-topic-jester =
    Played alone. No damage, steps 3 and 4 are skipped, the enemy’s immunity ends until it falls, and you name who goes next, perhaps yourself. A noted shield begins to hold; nothing else is made good. Before you name somebody, all may, where talk allows it, say in general whether they would like to go: want, rather-not or neutral.
    .title = jester
    .options = jesters black_suits talk

regicide-topic-solo =
    Alone you may flip a jester, before playing or before paying: discard your hand and draw a new one. What is owed stays owed. Winning with 0, 1, 2 flips earns gold, silver, bronze.
    .title = solo
    .options = solo_flips hand_limit

regicide-topic-talk =
    Hands are secret. Public are the sizes of hands and piles, and what was played.
    .title = talk
    .options = talk discard_view

regicide-topic-ending =
    Won at once when the last King falls. Lost when a strike cannot be paid, or somebody can neither play nor yield.
    .title = ending
    .options = damage_overflow yield_rule
