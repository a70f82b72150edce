# Playing with a language model in a chat, and advice for games with real cards.

partner-nothing-read = There is nothing to read: a prompt or a state is wanted.
counsel-no-form = A position of { $game } cannot be filled in field by field: hand in its line.
partner-no-model = Nobody here is a model: write the seat as model, such as you,model.
partner-no-game-to-resume = There is no saved game with a model to go on with.
partner-preferred = The search liked another move best; because much had to be assumed, the sure exact kill comes first.
partner-alternative = { $move }: { $odds }{ $why ->
    [none] .
   *[other] . { $why }.
  }
partner-no-alternatives = Nothing else was thought of.
partner-welcome =
    Copy what stands between the lines of = into any chat, and paste the reply here.
    A reply ends with a line that is only a dot, or with two empty lines.
    The game is saved after every move; quit leaves it.
partner-paste = The reply of { $name }, then a line with only a dot:
partner-send-back = Send this back:
partner-i-say = I say: { $words }
partner-says = { $name } says: { $words }
partner-moves = Your moves: { $moves }
partner-help =
    say WORDS     say something that everybody may hear; the next prompt has it
    board         the table once more
    quit          leave; the game is saved
partner-cannot-save = The game cannot be saved: { $why }.
partner-record = The record: { $path }
partner-left = The game is saved. Go on with: { $command }
partner-real =
    Paste a state as you would send it to a model; the answer is a model’s.
    It ends with a line that is only a dot, or with two empty lines; quit leaves.
partner-real-paste = The state, then a line with only a dot:

## The form

partner-form-welcome =
    I ask for what lies on your table. Enter takes what stands in brackets, ? means unknown,
    { "<" } or back goes back one question. Cards are written 5H, 10C; dice r3, b1, y6, k2 (k is black).
partner-form-unfinished = You left a form unfinished: Enter keeps what you wrote then.
partner-form-back-word = back
partner-form-enter = (Enter: { $usual })
partner-form-nothing-unknown = unknown
partner-form-nothing-none = none
partner-form-nothing-nobody = nobody
partner-form-nothing-follows = as the cards say
partner-form-nothing-all = all that the rules give
partner-form-first-question = This is the first question.
partner-form-again = Once more, please; Enter keeps what you wrote.
partner-form-game = Which game, { $games }?
partner-form-players = How many play, { $low } to { $high }?
partner-form-rules = Which rules: { $sets }?
partner-form-wanted =
    { $players ->
        [2] You are P1, the other is P0.
       *[other] You are P1; P0 goes before you, P2 after you.
    } What do you want to know?
    1 what to play
    2 what to pay
    3 what to say while somebody else decides who goes
    4 whom to name after your jester, or because you say who goes
partner-form-wanted-alone = What do you want to know: 1 what to play, 2 what to pay?
partner-form-owed = How much is to be paid?
partner-form-hand = Your hand, such as 5H 5D 10C; * is a jester:
partner-form-enemy = The enemy, such as JC:
partner-form-played = Cards played against it in their order, with + between those played together:
partner-form-damage = Its damage so far:
partner-form-shield = The shield against it:
partner-form-discard = How many cards in the discard pile?
partner-form-partner = How many cards the others hold ({ $seats }), such as 5 or 4, 6:
partner-form-yielded = Who yielded in a row before this turn: me, { $seats }?
partner-form-tavern = How many cards in the tavern?
partner-form-castle = How many cards in the castle below the enemy?
partner-form-flips = How many of your jesters can still be flipped?
partner-form-moment =
    You are P0, P1 sits on your left, and so on. What do you want to know?
    1 what to declare
    2 how to go on, all dice being open
    3 who acts next
    4 which die a companion raises
    5 which sets to make
    6 where to put damage on the enemy
    7 which dice to heal
    8 who suffers how much or takes its dice, all having acted
    9 which dice to give up
    10 what to prepare
partner-form-round = Which round is it?
partner-form-first = Who declared first this round, { $seats }?
partner-form-call = What { $seat } declared: A3, B3 or H3 (attack, block, heal), C red odd (cast), K (companion):
partner-form-enemy-number = Which enemy, 1, 2 or 3?
partner-form-enemy-dice = What its { $count } dice show now, such as 1 1 1:
partner-form-enemy-start = What they showed at the start of the round:
partner-form-injured = The injured pile by colour, such as r2b1:
partner-form-pool-hidden = How many dice { $seat } has by colour, such as r3b3y3:
partner-form-pool-rolled = The dice of { $seat } as they were rolled, such as r226b135y226:
partner-form-pool = The dice of { $seat } as they lie now, such as r22-b135; - is used or new this round:
partner-form-zone = What { $seat } has prepared for the next seat, such as r3y6:
partner-form-actor = Who is acting, { $seats }?
partner-form-sets = Sets chosen already, if only the dice for them are open, such as 3+4+5, 1+1+1:
partner-form-points-pips = How much damage is to be placed?
partner-form-points-heal = How many dice may be healed?
partner-form-resolved = Who has acted already this round: { $seats }?
partner-form-blocked = How much was blocked so far?
partner-form-damage-dealt = How much damage was dealt this round in all?
partner-form-finisher = Whose damage was more than needed, { $seats }?
partner-form-dealers = Who dealt damage this round: { $seats }?
partner-form-owed-dice = How many dice must { $seat } still give up?
partner-form-turn = Who prepares now, { $seats }?

## What is answered to a form

partner-answer-too-long = An answer has at most { $most } characters.
partner-answer-needed = Without this nothing can be said: please answer.
partner-not-offered = { $value } is none of these: { $words }.
partner-no-number = { $value } is no number from { $low } to { $high }.
partner-no-call = { $value } is no declaration: write A3, B3 or H3, C red odd, or K.
partner-no-enemy-dice = { $value } is not what { $count } dice show: write { $count } numbers from 1 to 6.
partner-no-counts = { $value } does not say how many dice there are of each colour: write such as r3b3y2.
partner-no-jester = Nobody is named without a jester: put it last among the cards played.
partner-nothing-open = { $outcome ->
    [none] There is nothing left to decide before the next roll.
    [won] There is nothing left to decide: the game is won.
   *[other] There is nothing left to decide: the damage cannot be covered, and the game is lost.
  }
partner-form-next = YOU is the other at your table: P0.
partner-gathered = After gathering: { $pools }.
partner-assumed-dice = { $told } coloured dice were told of, a game has { $usual }; the others are taken to be out of it.
partner-assumed-votes = It is assumed that nobody has voted yet.
partner-assumed-rolled = It is assumed that all of the companions’ ones were rolled, and none prepared.
partner-assumed-standing = It is assumed that no enemy has fallen this round.
