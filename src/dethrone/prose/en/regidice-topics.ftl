# The rules of Regidice in short. The title is what one asks for.

regidice-topics = Topics: { $topics }. Type, for instance: rules cast

regidice-topic-idea =
    Three enemies made of black dice come one after another, with three, four and five dice. Each round you all roll in secret, then each player calls an action and the dice to gather from the others. Only then are the dice revealed. You win together when the third enemy is defeated, and lose together when you have too few dice to pay for an enemy’s damage.
    .title = idea
    .options = max_rounds

regidice-topic-round =
    1. Roll: all players roll their pools in secret.
    2. Declare: from the first caller on, each player calls an action and the dice to gather.
    3. Gather: all dice are revealed and move as called.
    4. Resolve: players use their dice, in any order.
    5. Suffer: players lose dice for damage that was not blocked.
    6. Prepare: players may leave unused dice for the player on their left.
    The player on the left is the next first caller.
    .title = round
    .options = resolve mandatory_max team_voice first_caller

regidice-topic-enemy =
    An enemy’s attack is the number of its dice. Its defence is the sum of their values when the round begins. Each point of damage adds a pip to one of its dice. When all of them show 6, it is defeated. So the more damage it has taken, the higher its defence.
    .title = enemy
    .options = defeat_check

regidice-topic-declare =
    A3, B4, H5: attack, block or heal, and gather all dice showing that number. Each number can be called once a round. C red odd: cast, and gather all odd red dice (or evens, or another colour). K: Companion, gathers nothing. Several players may choose the same action.
    .title = declare
    .pressed = Attack, block or heal: call a number and gather all dice showing it. Each number can be called once a round. Cast: call a colour and odds or evens, and gather those dice. The Companion gathers nothing. Several players may choose the same action.
    .options = same_cast_call black_call

regidice-topic-gather =
    Numbers come first: attackers, blockers and healers take all dice with their number from the other pools. Then casters take the dice they called, even dice that have just moved. Then players take the dice that were prepared for them. Nobody takes prepared dice or a Companion’s 1s. You keep the dice you gather.
    .title = gather

regidice-topic-attack =
    A set is one or more dice that add up exactly to the defence. Each set deals 1 damage. You choose which of the enemy’s dice get the pips.
    .title = attack

regidice-topic-block =
    A set is three or more dice of the same value. Three dice block 1 damage, and each extra die in the set blocks 1 more.
    .title = block

regidice-topic-heal =
    A set is a straight of three or more different values, such as 2, 3, 4. Three dice heal one die of your choice from the injured pile, and each extra die in the straight heals one more. A 1 does not follow a 6.
    .title = heal

regidice-topic-cast =
    A set is dice of one colour that match the values of the enemy’s dice exactly. Red is a Fireball: it deals as much damage as the enemy has dice. Blue is an Ice Block: it blocks that much. Yellow is Holy Light: it heals that many dice. Black is Touch of Death: it defeats the last enemy at once.
    .title = cast
    .options = cast_colour cast_match cast_batch touch_of_death

regidice-topic-companion =
    Spend a die showing 1 to raise another die by 1 pip. You cannot raise a 6 or a used die. Type, for instance: pip P1 r; raise P0 r4
    .title = companion
    .options = companion_targets companion_ones

regidice-topic-suffer =
    Subtract all blocks from the enemy’s attack. What is left is lost in dice by the first of these actions that a player declared: block, attack, cast, heal, Companion. Those players choose which dice go to the injured pile. If the enemy was defeated this round, nobody suffers.
    .title = suffer
    .options = suffer_split suffer_cascade

regidice-topic-prepare =
    Put unused dice into the prep zone on your left. All players see them. They are not rolled and nobody can gather them, and next round they join the pool of the player on your left.
    .title = prepare
    .options = new_dice_preparable

regidice-topic-overkill =
    If the damage is exactly what was needed, the enemy’s black dice go to the injured pile. With more damage it is an overkill, and players take the dice.
    .title = overkill
    .options = overkill_to

regidice-topic-hidden =
    Until every player has declared, only you see what you rolled. The colours in each pool, prepared dice, the enemy and all calls are public. After the reveal, all dice are public.
    .title = hidden
    .options = pre_reveal_talk

regidice-topic-dice =
    A die is written as colour and value: r3 is a red 3, b is blue, y yellow, k black. On the table, red dice have round pips, blue square, yellow diamond-shaped, and black crosses. A - is a die that is not rolled yet, a ? is one you cannot see, and a * is one taken from an enemy.
    .title = dice
