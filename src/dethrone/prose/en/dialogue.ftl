# What may not be said while something is hidden. A message's id is the reason; its facts are the arguments.

dialogue-say-empty = Nothing was said.
dialogue-say-too-long = That is too long to be judged: at most { $most } characters and { $clauses } sentences.
dialogue-say-unprintable = That holds characters that nobody can see, so it cannot be judged.
dialogue-say-silence = { $words }: by these rules nobody talks now.
dialogue-say-hidden = { $words } speaks of what is hidden, or of what one could do with it. Only what everybody sees may be told.
dialogue-say-hint = { $words } asks for a play or hints at one, and so gives away what is hidden. Only what everybody sees may be told.
dialogue-say-no-window = { $words }: a wish to go may only be said when somebody is asked who goes next, or right after a jester.
dialogue-say-untrue = { $words }: that is not so.
dialogue-say-wrong-number = { $words }: that is not so; it is { $number }.
dialogue-say-not-open = { $words }: nobody can see that.
dialogue-say-unjudged = { $words } cannot be judged, so it is not allowed. Tell something that everybody sees, in plain words.

## States that cannot be read, or cannot be

dialogue-no-state = There is no state in this text: a line that begins with Your Hand: is wanted.
dialogue-state-too-long = This is too long to be read: at most { $most } characters.
dialogue-state-twice = The field { $field } is there twice in one state.
dialogue-state-number = { $field }: a number is wanted, not { $value }.
dialogue-state-enemy = { $field }: one card is wanted, such as JC, not { $value }.
dialogue-state-immunity = { $field }: on or off is wanted, not { $value }.
dialogue-state-yielded = { $field }: only { $seats } can have yielded, not { $value }.
dialogue-state-open-hand = The hand and the enemy must be named card by card; there is a ? among them.
dialogue-state-players = The state says { $players } players, which does not fit { $hands } other hands.
dialogue-state-count = The cards do not add up: { $free } cards are left for the partners’ hands ({ $hands }) and the tavern ({ $tavern }), with { $discard } in the discard pile.
dialogue-state-falls = The cards in Played ({ $cards }) defeat { $enemy }, so it cannot be the enemy any more.
dialogue-state-differs = { $field } says { $said }, but { $true } follows from the rest.
dialogue-state-castle = With { $enemy } as the enemy and { $seen } others of its rank seen elsewhere, { $castle } cards cannot be in the castle.

## What is assumed where a state leaves something open

dialogue-assumed-partner = How many cards the partner and the tavern hold is not told; a full hand is assumed: { $hands } of { $limit }, and { $tavern } in the tavern.
dialogue-assumed-hands = How many cards the partner holds is not told; { $hands } is assumed.
dialogue-assumed-castle = How many royals are left in the castle is not told; { $castle } are assumed: nobody else of the enemy’s rank has fallen.
dialogue-assumed-fallen = It is not told which royals have fallen; { $cards } is assumed.
dialogue-assumed-discard = What lies in the discard pile is not told; an empty pile is assumed.
dialogue-assumed-plays = It is not told which cards were played together; each is taken for a play of its own: damage { $damage }, shield { $shield }.

## What is wrong with a reply

dialogue-reply-next = Next: I, YOU or EITHER is wanted, not { $value }.
dialogue-reply-only-talk = Only a message was asked for: name no card to play or discard.
dialogue-reply-next-says = Next: { $next } and the sentence "{ $say }" contradict each other.
dialogue-reply-no-word = Say whether you want to go: Say: I have a good play, I would rather not go next, or Either is fine.
dialogue-reply-no-say = There is no message: write a line that begins with Say:
dialogue-reply-no-name = Name who goes next: Next: I, YOU{ $players ->
    [2] { "" }
   *[other] , or a seat such as P2
  }.
dialogue-reply-no-play = There is no play: write a line that begins with Play: and names cards of your hand, or YIELD.
dialogue-reply-no-pay = { $owed } damage must be covered: write a line that begins with Discard: and names cards of your hand worth at least { $owed }.
dialogue-reply-pays-nothing = Nothing is to be paid, so { $cards } must not be discarded: leave the line Discard: out.
dialogue-reply-not-left = { $card } is not left in your hand after the play, so it cannot be discarded.
dialogue-reply-no-state = The new state is missing: write State: and its fields, with ? for what you cannot know.
dialogue-reply-state-differs = In the new state { $field } says { $said }; it must be { $true }.
dialogue-reply-leaks = Your words name { $card }, which stays hidden in your hand: leave that out.
dialogue-reply-next-is = Next: { $next } is not yours to say now: P{ $seat } goes next by the rules.
dialogue-reply-no-move = There is no move: write a line that begins with Play: and one of the moves that are listed.

## Prompts

dialogue-rules = The rules of { $game } as we play it ({ $rules }).
dialogue-notation = A card is its rank and its suit: 7H is the seven of hearts; C, D, H and S are clubs, diamonds, hearts and spades. A is an animal companion, worth 1, * a jester, ? a card that you cannot know. Cards joined by + were played together. My and ME are me, Your and YOU are you.
dialogue-ask-play = I would like you to play a card.
dialogue-ask-pay = I would like you to discard cards for the damage.
dialogue-ask-name = I would like you to name who goes next.
dialogue-ask-talk = Do you want to go next, or should I?
dialogue-question-play = What is your play? Name one card, several as the rules allow, or YIELD. If the enemy survives and its attack is above 0, also say what you discard; what you draw you will see later. Say: may be left out; it tells only what everybody sees. Answer with these lines and no others:
dialogue-question-pay = Which cards do you discard? They must be worth at least { $owed }. Answer with this line and no other:
dialogue-question-name = Name who goes next: I, YOU, or a seat such as P2. Answer with this line and no other:
dialogue-question-talk = What is your message? Say I have a good play, I would rather not go next, or Either is fine, without reasons and without a word about your hand. Answer with this line and no other:
dialogue-plain = We play { $game }; you are P{ $seat }. Below is all that you may know, first in one line, then in words, and the moves as they are written.
dialogue-plain-question = What is your play? Choose one of the moves. Answer with this line and no other:
dialogue-correction = { $count ->
    [one] Not yet: one thing is wrong.
   *[other] Not yet: { $count } things are wrong.
  }
dialogue-again = Please answer again, in full and in the same form.
