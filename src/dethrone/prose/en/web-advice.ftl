# Advice for real cards and dice, in the browser.

web-advice-players = Players
web-advice-copied = Copied
web-advice-percent = { $percent }%
web-advice-quoted = “{ $words }”
web-advice-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
  }
web-advice-die = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  } { $pips }

## The editor

web-advice-title = Cards of a real table
web-advice-title-dice = Dice of a real table
web-advice-about = Lay out what you see. What you do not know stays open and is dealt fairly many times over.
web-advice-paste = Paste a text
web-advice-paste-more = A prompt for a language model, or the line of a position or a view.
web-advice-take = Lay it out
web-advice-tap = Tap a card to put it in
web-advice-place = { $place ->
    [hand] Hand
    [table] Table
    [discard] Discard
    [enemy] Enemy
   *[unknown] Unknown
  }{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
  }
web-advice-card = { $card }: { $place ->
    [hand] your hand
    [table] on the table
    [discard] in the discard pile
    [enemy] the enemy
   *[unknown] unknown
  }
web-advice-jesters = jesters
web-advice-legend-hand = my hand, { $count }
web-advice-legend-table = enemy and table, { $count }
web-advice-legend-discard = discard, { $count }
web-advice-legend-unknown = unknown
web-advice-table = On the table
web-advice-table-empty = Choose the enemy and what was played against it.
web-advice-fight = Damage { $damage }, shield { $shield }.
web-advice-join = Join
web-advice-part = Part
web-advice-known = What you know besides
web-advice-field = { $field ->
    [partner-hand] The others hold
    [tavern] Tavern
    [castle] Castle below
    [cards-in-discard] Cards in the discard
    [shield] Shield
    [damage] Damage
    [flips] Jesters left
    [to-pay] To pay
    [enemy-dice] Its dice show
    [round] Round
    [first] First caller
    [injured] Injured pile
    [zones] Prepared dice
   *[calls] Declared
  }
web-advice-assumed = Assumed
web-advice-ask-title = What would a strong player do?
web-advice-ask-more = It knows what you told, and nothing else.
web-advice-empty = First lay out your hand and the enemy.
web-advice-ask = Ask for advice
web-advice-thinking = Thinking …
web-advice-clear = Clear
web-advice-best = { $asked ->
    [pay] Pay
    [talk] Say
    [name] Name
   *[play] Play
  }
web-advice-only-say = Nothing but a word
web-advice-pay = Then pay
web-advice-follow = Play it, next position
web-advice-others-moves = All that was weighed
web-advice-chances = Chance to win the game, { $samples } fair deals.
web-advice-may-say = You may say
web-advice-saying = { $next ->
    [I] I have a good play.
    [YOU] I would rather not go next.
   *[EITHER] Either is fine.
  }
web-advice-never-cards = Never which cards.
web-advice-share = Share it
web-advice-link = Link
web-advice-picture = Picture
web-advice-link-copied = The link is in the clipboard.
web-advice-picture-saved = The picture is among your downloads.
web-advice-no-dice = Tap your dice below.
web-advice-tap-die = Tap dice to lay them here
web-advice-shows = { $label }: die { $number }
web-advice-add-die = Add a die
web-advice-drop-die = Take away: { $die }
web-advice-others = Dice of the others
web-advice-less = One less for { $seat }: { web-advice-colour }
web-advice-more = One more for { $seat }: { web-advice-colour }
web-advice-colour = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  }
web-advice-foe = The enemy
web-model-short = Language model
