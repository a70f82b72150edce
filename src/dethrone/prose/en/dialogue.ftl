# What may not be said while something is hidden. A message's id is the reason; its facts are the arguments.

dialogue-say-empty = There is nothing to say.
dialogue-say-too-long = That is too long. Use at most { $most } characters and { $clauses } sentences.
dialogue-say-unprintable = That contains invisible characters. Please write it without them.
dialogue-say-silence = { $words }: these rules allow no talk now.
dialogue-say-hidden = { $words } tells or suggests something hidden. Say only what everyone can see.
dialogue-say-hint = { $words } asks for a play or hints at one. Say only what everyone can see.
dialogue-say-no-window = { $words }: preferences are allowed only before a player chooses who goes next, or right after a Jester.
dialogue-say-untrue = { $words }: that is not true.
dialogue-say-wrong-number = { $words }: that is not true. It is { $number }.
dialogue-say-not-open = { $words }: nobody can see that. Say only what everyone can see.
dialogue-say-unjudged = { $words } could not be understood, so it is not allowed. State one fact that everyone can see, in plain words.

## States that cannot be read, or cannot be

dialogue-no-state = There is no state in this text. A state has a line that begins with Your Hand:
dialogue-state-too-long = This text is too long. Use at most { $most } characters.
dialogue-state-twice = The field { $field } appears twice in one state.
dialogue-state-number = { $field } needs a number, not { $value }.
dialogue-state-field = There is no field for the line { $line }.
dialogue-state-no-enemy = The state has no line that begins with Enemy:, such as Enemy: JC.
dialogue-state-not-played = The line My Action was: { $action } names { $cards }, but Played has only { $played }.
dialogue-state-enemy = { $field } needs one card, such as JC, not { $value }.
dialogue-state-immunity = { $field } needs on or off, not { $value }.
dialogue-state-yielded = { $field } can name only { $seats }, not { $value }.
dialogue-state-open-hand = Name every card of the hand and the enemy. One of them is ? now.
dialogue-state-players = The state says { $players } players, but lists { $hands ->
    [one] { $hands } other hand
   *[other] { $hands } other hands
  }.
dialogue-state-count = The cards do not add up. { $free } cards are left for the partners’ hands ({ $hands }) and the Tavern ({ $tavern }), with { $discard } in the discard pile.
dialogue-state-falls = The cards in Played ({ $cards }) defeat { $enemy }, so it can no longer be the enemy.
dialogue-state-differs = { $field } says { $said }, but the rest of the state gives { $true }.
dialogue-state-castle = With { $enemy } as the enemy and { $seen } other royals of its rank seen elsewhere, the Castle cannot hold { $castle } cards.

## What is assumed where a state leaves something open

dialogue-assumed-partner = Assumed: each partner holds as many cards as possible, { $hands } of { $limit }, and the Tavern has { $tavern }.
dialogue-assumed-hands = Assumed: the partners hold { $hands } cards.
dialogue-assumed-castle = Assumed: { $castle } royals are left in the Castle, and no other royal of the enemy’s rank has been defeated.
dialogue-assumed-fallen = Assumed: { $cards } has been defeated.
dialogue-assumed-discard = Assumed: the discard pile is empty.
dialogue-assumed-plays = Assumed: every card on the table was played alone. That makes damage { $damage }, shield { $shield }.

## What is wrong with a reply

dialogue-reply-next = Next: needs I, YOU or EITHER, not { $value }.
dialogue-reply-only-talk = Answer with a message only. Name no card to play or discard.
dialogue-reply-next-says = Next: { $next } and the sentence "{ $say }" contradict each other.
dialogue-reply-no-word = State your preference: Say: I would like to go next, I would rather not go next, or I have no preference.
dialogue-reply-no-say = There is no message. Write a line that begins with Say:
dialogue-reply-no-name = Name who goes next: Next: I, YOU{ $players ->
    [2] { "" }
   *[other] , or a seat such as P2
  }.
dialogue-reply-no-play = There is no play. Write a line that begins with Play: and name cards of your hand, or YIELD.
dialogue-reply-no-pay = You must pay { $owed } damage. Write a line that begins with Discard: and name cards of your hand worth at least { $owed }.
dialogue-reply-pays-nothing = There is nothing to pay, so { $cards } must stay in your hand. Leave out the line Discard:
dialogue-reply-not-left = { $card } is no longer in your hand after the play. Discard other cards.
dialogue-reply-no-state = The new state is missing. Write State: and its fields, with ? for what you cannot know.
dialogue-reply-state-differs = In the new state, { $field } says { $said }. It must be { $true }.
dialogue-reply-leaks = Your words name { $card }, which stays hidden in your hand. Leave that out.
dialogue-reply-next-is = You cannot choose Next: { $next } now. By the rules P{ $seat } goes next.
dialogue-reply-no-move = There is no move. Write a line that begins with Play: and one of the listed moves.

## Prompts

dialogue-rules = The rules of { $game }, as we play it ({ $rules }):
dialogue-notation = A card is written as rank and suit: 7H is the seven of hearts (C, D, H, S: clubs, diamonds, hearts, spades). A is an Animal Companion, worth 1; * is a Jester; ? is a card you cannot know. Cards joined by + were played together. My and ME mean me; Your and YOU mean you.
dialogue-ask-play = I would like you to play a card.
dialogue-ask-pay = I would like you to discard cards for the damage.
dialogue-ask-name = I would like you to name who goes next.
dialogue-ask-talk = Do you want to go next, or should I?
dialogue-question-play = What is your play? Name one card, several cards where the rules allow it, or YIELD. If the enemy survives and its attack is above 0, also name the cards you discard; you will see what you draw later. The line Say: is optional and states only what everyone can see. Answer with these lines only:
dialogue-question-pay = Which cards do you discard? They must be worth at least { $owed }. Answer with this line only:
dialogue-question-name = Name who goes next: I, YOU, or a seat such as P2. Answer with this line only:
dialogue-question-talk = What is your message? Say one of these: I would like to go next, I would rather not go next, or I have no preference. Give no reasons and say nothing about your hand. Answer with this line only:
dialogue-plain = We play { $game }; you are P{ $seat }. Below is everything you may know: first as one line, then as data, then the legal moves.
dialogue-plain-question = What is your play? Choose one of the moves. Answer with this line only:
dialogue-correction = { $count ->
    [one] Not yet: one thing is wrong.
   *[other] Not yet: { $count } things are wrong.
  }
dialogue-again = Please answer again, in full and in the same form.
