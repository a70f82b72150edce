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
    Paste a state as you would send it to a model; the answer is a model's.
    It ends with a line that is only a dot, or with two empty lines; quit leaves.
partner-real-paste = The state, then a line with only a dot:

## The form

partner-form-game = Which game, { $games }?
partner-form-players = How many play, { $low } to { $high }?
partner-form-rules = Which rules? (Enter: { $usual })
partner-form-wanted = What is asked: 1 a play, 2 a payment, 3 who goes? (Enter: 1)
partner-form-hand = Your hand, such as 5H 5D 10C: { $usual }
partner-form-enemy = The enemy, such as JC: { $usual }
partner-form-played = Cards played against it in their order, with + between those played together: { $usual }
partner-form-discard = How many cards in the discard pile? { $usual }
partner-form-partner = How many cards the others hold, first whoever goes before you, such as 5 or 4, 6 (Enter: unknown): { $usual }
partner-form-tavern = How many cards in the tavern (Enter: unknown)? { $usual }
partner-form-castle = How many cards in the castle below the enemy (Enter: unknown)? { $usual }
partner-form-shield = The shield, if you know it better than the cards tell: { $usual }
partner-form-yielded = Who yielded last turn, ME for the others or YOU (Enter: nobody): { $usual }
partner-form-owed = How much is to be paid?
partner-form-again = Once more, please; Enter keeps what you wrote.
partner-form-seat = Which seat is yours, { $seats }?
partner-form-round = The round (Enter: { $usual })
partner-form-first = The first caller (Enter: { $usual })
partner-form-enemy-number = Which enemy, 1, 2 or 3 (Enter: { $usual })
partner-form-enemy-dice = What its dice show, such as 111 (Enter: { $usual })
partner-form-injured = The injured pile, such as r-b-, or a dot for none (Enter: { $usual })
partner-form-dice = Your dice, such as r226b135y226: { $usual }
partner-form-others = How many dice the others have, by colour, such as r3b3y3: { $usual }
partner-form-zones = What lies in the zones from P0 on, such as r3 and a dot for none (Enter: nothing anywhere): { $usual }
partner-form-calls = What was declared from P0 on, such as A3, and - for nothing (Enter: nothing): { $usual }
