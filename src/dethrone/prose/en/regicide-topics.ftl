# The rules of Regicide in short. The title is what one asks for.

regicide-topics = Topics: { $topics }. Type, for instance: rules yield

regicide-topic-idea =
    Twelve royals hold the Castle: four Jacks, then four Queens, then four Kings. Together you fight them one at a time with the cards in your hands. After each turn the enemy attacks the player who acted, and that player pays with cards. You win together when the last King is defeated, and lose together when a player cannot pay.
    .title = idea

regicide-topic-deal =
    Every player is dealt a full hand from the Tavern. In the Castle, the Jacks are on top and the Kings at the bottom. Each rank is shuffled.
    .title = deal
    .options = hand_limit jesters redraw first_player

regicide-topic-turn =
    1. Play cards, or yield.
    2. Every suit you played uses its power once, at the full attack value of the play.
    3. Deal damage equal to the attack value, or more if your play doubles damage. When the total reaches the enemy’s health, it is defeated.
    4. Otherwise the enemy attacks you. Subtract all shields from its attack and discard cards worth at least the rest.
    Cards you play stay on the table until the enemy is defeated.
    .title = turn
    .options = turn_order after_kill black_suits yield_rule

regicide-topic-enemies =
    Jack: attack 10, health 20. Queen: attack 15, health 30. King: attack 20, health 40.
    .title = enemies

regicide-topic-cards =
    Cards from 2 to 10 have the value of their number, and an Ace has a value of 1. In hand, a Jack has a value of 10, a Queen 15 and a King 20. A Jester has a value of 0. Values are the same for playing and for paying.
    .title = cards

regicide-topic-powers =
    Each power counts the attack value of the whole play.
    Hearts heal: that many random cards go from the discard pile to the bottom of the Tavern.
    Diamonds draw: players draw that many cards, one each in turn, starting with you. Full hands are skipped.
    One black suit doubles damage. The other shields: the enemy’s attack is that much lower until it is defeated.
    Hearts come before diamonds. Powers are not optional. With too few cards to heal or draw, you do what you can.
    .title = powers
    .options = black_suits double_scope

regicide-topic-immunity =
    The enemy ignores the power of its own suit, but the card still deals damage. In a play of several suits, only the matching power is lost. Against an enemy of the suit that shields, shields are held until a Jester cancels the immunity.
    .title = immunity
    .options = black_suits

regicide-topic-companion =
    An Ace is an Animal Companion. You may play it with one other card of any kind except a Jester, even with a royal or another Ace. The attack value is the sum, and both suits use their power at that value. If both cards share a suit, its power is used once.
    .title = companion
    .options = companion_limit

regicide-topic-combo =
    Play two, three or four cards of one rank as a combo, up to the total below. Royals and Aces cannot be part of a combo.
    .title = combo
    .options = combo_limit

regicide-topic-defeat =
    Damage equal to the health is an exact kill: the royal goes face down on top of the Tavern. With more damage it goes to the discard pile. Then the cards on the table are discarded, shields end, the next royal is turned up, and there is no damage to pay.
    .title = defeat
    .options = after_kill

regicide-topic-suffer =
    Discard cards worth at least the attack that is left after shields. You get no change. If the attack is 0, you discard nothing. If the damage cannot be paid, the game is lost. You may pay with your last card.
    .title = suffer
    .options = discard_rule damage_overflow

regicide-topic-yield =
    Play nothing and go straight to step 4. With an empty hand, you survive only an attack of 0.
    .title = yield
    .options = yield_rule solo_yield yield_needs_card stalemate_guard

regicide-topic-jester =
    Play a Jester on its own. It deals no damage, and you skip steps 3 and 4. The enemy’s immunity is cancelled until it is defeated: held shields take effect, other lost powers stay lost. Then choose who goes next, which may be you. Before you choose, and if the rules on talk allow it, each player may give a preference: want, rather-not or neutral.
    .title = jester
    .options = jesters black_suits talk

regicide-topic-solo =
    In a solo game you may flip a Jester before you play or before you pay: discard your hand and draw a new one. The damage to pay stays the same. A win with 0, 1 or 2 flips earns Gold, Silver or Bronze.
    .title = solo
    .options = solo_flips hand_limit

regicide-topic-talk =
    Hands are secret. The sizes of hands and piles and all played cards are public.
    .title = talk
    .options = talk discard_view

regicide-topic-ending =
    You win as soon as the last King is defeated. You lose when the damage cannot be paid, or when a player can neither play nor yield.
    .title = ending
    .options = damage_overflow yield_rule
