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

web-advice-title = Advice for real cards
web-advice-title-dice = Advice for real dice
web-advice-about = Set up the cards or dice you can see. We simulate the hidden ones many times over.
web-advice-paste = Paste text
web-advice-paste-more = Paste a language model prompt, or the text of a position or view.
web-advice-take = Load position
web-advice-tap = Tap a card to mark it as
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
web-advice-jesters = Jesters
web-advice-legend-hand = Your hand: { $count }
web-advice-legend-table = Enemy and table: { $count }
web-advice-legend-discard = Discard: { $count }
web-advice-legend-unknown = Unknown
web-advice-table = On the table
web-advice-table-empty = Mark the enemy and the cards played against it.
web-advice-fight = Damage { $damage }, shield { $shield }.
web-advice-join = Combine
web-advice-part = Split
web-advice-known = What else you know
web-advice-field = { $field ->
    [partner-hand] Others’ hands
    [tavern] Tavern
    [castle] Left in the Castle
    [cards-in-discard] Discard pile
    [shield] Shield
    [damage] Damage
    [flips] Jesters left
    [to-pay] Damage to pay
    [enemy-dice] Enemy dice
    [round] Round
    [first] First caller
    [injured] Injured pile
    [zones] Prepared dice
   *[calls] Calls
  }
web-advice-assumed = Assumptions
web-advice-ask-title = What would a strong player do?
web-advice-ask-more = The advice uses only what you’ve entered.
web-advice-empty = First set up your hand and the enemy.
web-advice-ask = Get advice
web-advice-thinking = Thinking…
web-advice-clear = Clear
web-advice-best = { $asked ->
    [pay] Pay
    [talk] Say
    [name] Choose
   *[play] Play
  }
web-advice-only-say = Just state a preference
web-advice-pay = Then pay
web-advice-follow = Play and continue
web-advice-others-moves = Moves compared
web-advice-chances = Win chance from { $samples } simulations
web-advice-may-say = You can say
web-advice-saying = { $next ->
    [I] I’d like to go.
    [YOU] I’d rather not.
   *[EITHER] No preference.
  }
web-advice-never-cards = Never say which cards.
web-advice-share = Share
web-advice-link = Copy link
web-advice-picture = Save picture
web-advice-link-copied = Link copied.
web-advice-picture-saved = Picture saved to your downloads.
web-advice-no-dice = Tap your dice below.
web-advice-tap-die = Where tapped dice go
web-advice-shows = { $label }: die { $number }
web-advice-add-die = Add a die
web-advice-drop-die = Remove { $die }
web-advice-others = Dice of the others
web-advice-less = { $seat }: remove a { web-advice-colour } die
web-advice-more = { $seat }: add a { web-advice-colour } die
web-advice-colour = { $colour ->
    [r] red
    [b] blue
    [y] yellow
   *[k] black
  }
web-advice-foe = The enemy
web-model-short = Language model
