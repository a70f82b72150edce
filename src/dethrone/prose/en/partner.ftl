# Playing with a language model in a chat, and advice for games with real cards.

partner-nothing-read = Nothing to read. Give a prompt or a state.
counsel-no-form = There is no form for { $game }. Give the position or view as one line of text.
partner-no-model = No seat is held by a model. Name one, as in you,model.
partner-no-game-to-resume = There is no saved game with a model to resume.
partner-preferred = The search rates another move slightly higher. Because much of the position is assumed, the certain exact kill comes first.
partner-alternative = { $move }: { $odds }{ $why ->
    [none] .
   *[other] . { $why }.
  }
partner-no-alternatives = No other move was considered.
partner-welcome =
    Copy the text between the lines of = into any chat, then paste the reply here.
    End the reply with a line that holds only a dot, or with two empty lines.
    Every move saves the game. Type quit to leave.
partner-paste = Paste the reply of { $name }, then a line with only a dot:
partner-send-back = Send this back to the model:
partner-i-say = I say: { $words }
partner-says = { $name } says: { $words }
partner-moves = Legal moves: { $moves }
partner-help =
    say WORDS     say something to everyone; it goes into the next prompt
    board         show the table
    quit          leave (the game is saved)
partner-cannot-save = Couldn’t save the game: { $why }.
partner-record = Game record: { $path }
partner-left = The game is saved. Resume it with: { $command }
partner-real =
    Paste a prompt as you’d send it to a model. You get the answer a model should give.
    End the prompt with a line that holds only a dot, or with two empty lines. Type quit to leave.
partner-real-paste = Paste the prompt, then a line with only a dot:

## The form

partner-form-welcome =
    Tell me what’s on your table. Enter takes the answer in brackets, ? means unknown,
    { "<" } or back returns to the previous question. Write cards as 5H, 10C; dice as r3, b1, y6, k2 (k is black).
partner-form-unfinished = You left this form unfinished. Enter keeps what you wrote then.
partner-form-back-word = back
partner-form-enter = (Enter: { $usual })
partner-form-nothing-unknown = unknown
partner-form-nothing-none = none
partner-form-nothing-nobody = nobody
partner-form-nothing-follows = from the cards played
partner-form-nothing-all = all of them
partner-form-first-question = This is the first question.
partner-form-again = Please try again. Enter keeps what you wrote.
partner-form-game = Which game: { $games }?
partner-form-players = How many players ({ $low }–{ $high })?
partner-form-rules = Which rule set: { $sets }?
partner-form-wanted =
    { $players ->
        [2] You are P1, your partner is P0.
       *[other] You are P1. P0 goes before you, P2 after you.
    } What do you need?
    1 what to play
    2 what to pay
    3 what to say before another player chooses who goes next
    4 who goes next, after your Jester or because you choose
partner-form-wanted-alone = What do you need: 1 what to play, 2 what to pay?
partner-form-owed = Damage to pay:
partner-form-hand = Your hand, such as 5H 5D 10C (* is a Jester):
partner-form-enemy = The enemy, such as JC:
partner-form-played = Cards played against it, in order; join cards of one play with +:
partner-form-damage = Damage dealt to it so far:
partner-form-shield = Shield so far:
partner-form-discard = How many cards in the discard pile?
partner-form-partner = How many cards the others hold ({ $seats }), such as 5, or 4, 6:
partner-form-yielded = Who yielded in a row just before this turn: me, { $seats }?
partner-form-tavern = How many cards in the Tavern?
partner-form-castle = How many royals left in the Castle, without the enemy?
partner-form-flips = How many flips do you have left?
partner-form-moment =
    You are P0, P1 sits on your left, and so on. What do you need?
    1 what to declare
    2 what to do now that all dice are open
    3 who acts next
    4 which die a Companion raises
    5 which sets to make
    6 where to place damage on the enemy
    7 which dice to heal
    8 who suffers how much damage, or who takes the enemy’s dice
    9 which dice to give up
    10 what to prepare
partner-form-round = Which round is it?
partner-form-first = Who was first caller this round: { $seats }?
partner-form-call = The call of { $seat }: A3, B3 or H3 (Attack, Block, Heal), C red odd (Cast), K (Companion):
partner-form-enemy-number = Which enemy: 1, 2 or 3?
partner-form-enemy-dice = What its { $count } dice show now, such as 1 1 1:
partner-form-enemy-start = What they showed at the start of the round:
partner-form-injured = Injured pile by colour, such as r2b1:
partner-form-pool-hidden = Dice of { $seat } by colour, such as r3b3y3:
partner-form-pool-rolled = Dice of { $seat } as rolled, such as r226b135y226:
partner-form-pool = Dice of { $seat } now, such as r22-b135 (- is a die used or gained this round):
partner-form-zone = Dice that { $seat } has prepared for the next seat, such as r3y6:
partner-form-actor = Who is acting: { $seats }?
partner-form-sets = Sets already chosen, if only the dice for them are still open, such as 3+4+5, 1+1+1:
partner-form-points-pips = How much damage is there to place?
partner-form-points-heal = How many dice are there to heal?
partner-form-resolved = Who has already acted this round: { $seats }?
partner-form-blocked = How much damage is blocked so far?
partner-form-damage-dealt = How much damage was dealt this round in total?
partner-form-finisher = Whose damage first went past what was needed: { $seats }?
partner-form-dealers = Who dealt damage this round: { $seats }?
partner-form-owed-dice = How many dice must { $seat } still give up?
partner-form-turn = Who is preparing now: { $seats }?

## What is answered to a form

partner-answer-too-long = That answer is too long. Use at most { $most } characters.
partner-answer-needed = This answer is needed. Please type it.
partner-not-offered = { $value } isn’t one of these: { $words }.
partner-no-number = { $value } isn’t a number from { $low } to { $high }.
partner-no-call = { $value } isn’t a call. Write A3, B3 or H3, C red odd, or K.
partner-no-enemy-dice = { $value } doesn’t name { $count } dice. Write { $count } numbers from 1 to 6.
partner-no-counts = { $value } doesn’t count dice by colour. Write them like r3b3y2.
partner-no-jester = You choose who goes next only after a Jester. Put it last among the cards played.
partner-nothing-open = { $outcome ->
    [none] Nothing is left to decide before the next roll.
    [won] Nothing is left to decide: the game is won.
   *[other] Nothing is left to decide: the dice can’t cover the damage, and the game is lost.
  }
partner-form-next = YOU is your partner, P0.
partner-gathered = After gathering: { $pools }.
partner-assumed-dice = You named { $told } coloured dice; a game has { $usual }. Assumed: the others are out of the game.
partner-assumed-votes = Assumed: no votes yet.
partner-assumed-rolled = Assumed: the Companions rolled all their 1s; none was prepared.
partner-assumed-standing = Assumed: no enemy was defeated this round.
