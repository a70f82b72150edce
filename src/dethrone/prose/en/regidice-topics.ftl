# The rules of Regidice in short. The title is what one asks for.

regidice-topics = Topics: { $topics }. Type, for instance: rules cast

regidice-topic-idea =
    Three enemies made of black dice come one after another: three dice, then four, then five. Everybody rolls in secret, then calls an action and the dice to gather from all the others. Only then are the dice shown. All win when the third enemy falls; all lose when its damage cannot be paid with dice.
    .title = idea
    .options = max_rounds

regidice-topic-round =
    1. Roll: everybody rolls their pool in secret.
    2. Declare: one after another, beginning with the first caller, each calls an action and what it gathers.
    3. Gather: all dice are shown and move as called.
    4. Resolve: everybody uses their dice, in any order.
    5. Suffer: damage that was not blocked costs dice.
    6. Prepare: unused dice may be handed to the left as they are.
    Then the next player to the left calls first.
    .title = round
    .options = resolve mandatory_max team_voice first_caller

regidice-topic-enemy =
    Its attack is the number of its dice. Its defence is the sum of what they show when the round begins. Each damage adds a pip to one of its dice; when all show 6, it falls. The more it is hurt, the higher its defence.
    .title = enemy
    .options = defeat_check

regidice-topic-declare =
    A3, B4, H5: attack, block or heal, and gather all dice that show this number. No number may be named twice in a round. C red odd: cast, and gather all odd red dice (or even ones, or another colour). K: companion, gathers nothing. Several players may choose the same action.
    .title = declare
    .pressed = Attack, block or heal: name a number and gather all dice that show it. No number may be named twice in a round. Cast: name a colour and odd or even, and gather all odd red dice, say. The companion gathers nothing. Several players may choose the same action.
    .options = same_cast_call black_call

regidice-topic-gather =
    Numbers first: attackers, blockers and healers take all dice with their number from all other pools. Then casters take what they called, even dice that moved a moment ago. Then everybody gets the dice that were prepared for them. Nobody takes prepared dice, nor a companion’s 1s. Dice that move are yours for good.
    .title = gather

regidice-topic-attack =
    A set is one or more dice that add up exactly to the defence. Each set is 1 damage. You choose which of the enemy’s dice get the pips.
    .title = attack

regidice-topic-block =
    A set is three or more dice that show the same. Three stop 1 damage, four stop 2, five stop 3, and so on.
    .title = block

regidice-topic-heal =
    A set is three or more different numbers in a row, such as 2, 3, 4. Three bring back one die of your choice from the injured pile, four bring back two. There is no step from 6 to 1.
    .title = heal

regidice-topic-cast =
    A set is dice of one colour that show exactly what the enemy’s dice show. Red, Fireball: as much damage as the enemy has dice. Blue, Ice Block: stops that much. Yellow, Holy Light: brings back that many dice. Black, Touch of Death, is for the last enemy alone.
    .title = cast
    .options = cast_colour cast_match cast_batch touch_of_death

regidice-topic-companion =
    Spend a die that shows 1, and another die gains a pip. A 6 cannot gain one, nor a die that was used. Type, for instance: pip P1 r; raise P0 r4
    .title = companion
    .options = companion_targets companion_ones

regidice-topic-suffer =
    Its attack less all blocks is lost in dice by the first of these that there are: blockers, attackers, casters, healers, companions. They choose which dice go to the injured pile. If the enemy fell this round, nobody suffers.
    .title = suffer
    .options = suffer_split suffer_cascade

regidice-topic-prepare =
    Put dice you did not use into the zone on your left. Everybody sees them, they are not rolled, nobody can gather them, and next round they join your left neighbour’s pool.
    .title = prepare
    .options = new_dice_preparable

regidice-topic-overkill =
    An enemy that gets exactly the damage it needs leaves its black dice in the injured pile. More than it needs is an overkill, and its dice are taken.
    .title = overkill
    .options = overkill_to

regidice-topic-hidden =
    Until all have declared, only you see what you rolled. How many dice of each colour everybody has is open, and so are prepared dice, the enemy and all calls. After the reveal everything is open.
    .title = hidden
    .options = pre_reveal_talk

regidice-topic-dice =
    A die is written by colour and value: r3 is a red 3, b blue, y yellow, k black. On the table the pips are round on red dice, square on blue, lozenges on yellow, crosses on black. - is a die that waits for the next roll, ? one that you cannot see, * one taken from an enemy.
    .title = dice
