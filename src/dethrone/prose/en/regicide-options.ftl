# Rule sets of Regicide and their options: what each value means. The order is that of the explanation.

regicide-rules-official = the rules as published
regicide-rules-summary = a short summary’s reading: black suits swapped, damage shared, free yielding
regicide-rules-manual = a longer manual’s reading: more jesters, a redeal without diamonds, weaker clubs
regicide-rules-open-order = no turn order: before every turn all say whether they want to go; meant for two

regicide-option-redraw-none = the first deal stands
regicide-option-redraw-team = cards are dealt anew until somebody holds a diamond
regicide-option-redraw-player = each hand without a diamond is dealt anew
regicide-option-black-suits-standard = clubs double the damage, spades shield
regicide-option-black-suits-swapped = clubs shield, spades double the damage
regicide-option-double-scope-total = the doubling suit doubles the whole play
regicide-option-double-scope-cards = the doubling suit doubles its own cards only
regicide-option-damage-overflow-off = whoever acted pays alone
regicide-option-damage-overflow-on = what one hand cannot cover, the next seats with cards must
regicide-option-discard-rule-at-least = pay with any cards worth enough
regicide-option-discard-rule-until = stop as soon as the damage is covered
regicide-option-discard-rule-minimal = no card may be more than is needed
regicide-option-yield-rule-last-turn = no yield if all the others yielded on their last turn
regicide-option-yield-rule-streak = one yield less in a row than there are players
regicide-option-yield-rule-free = yield whenever you like
regicide-option-yield-rule-off = nobody may yield
regicide-option-yield-needs-card-off = an empty hand may yield
regicide-option-yield-needs-card-on = an empty hand may not yield
regicide-option-solo-yield-off = a solo player may never yield
regicide-option-solo-yield-on = a solo player may yield, but not twice running unless yielding is free
regicide-option-turn-order-clockwise = turns go clockwise
regicide-option-turn-order-open = before every turn all post a wish to go or not
regicide-option-after-kill-killer = who fells an enemy goes again
regicide-option-after-kill-open = after a kill it is decided anew who goes
regicide-option-discard-view-open = everybody may look through the discard pile
regicide-option-discard-view-top = only the top of the discard pile is seen
regicide-option-discard-view-count = only the size of the discard pile is known
regicide-option-talk-official = public facts only, and wishes after a jester
regicide-option-talk-none = no talk
regicide-option-talk-free = say anything
regicide-option-jesters = jesters in the tavern, for 1/2/3/4 players: { $value }
regicide-option-hand-limit = most cards in a hand, for 1/2/3/4 players: { $value }
regicide-option-solo-flips = jesters a solo player may flip: { $value }
regicide-option-combo-limit = highest worth of a combo: { $value }
regicide-option-companion-limit = highest worth of an ace with another card: { $value }
regicide-option-stalemate-guard = with free yielding, this many rounds of yields lose the game: { $value }
regicide-option-first-player-seat-0 = the first seat begins
regicide-option-first-player-seat-1 = the second seat begins
regicide-option-first-player-seat-2 = the third seat begins
regicide-option-first-player-seat-3 = the fourth seat begins
regicide-option-first-player-random = who begins is drawn by lot

regicide-at-table = { $players ->
    [1] Hand limit { $hand-limit } alone, { $solo-flips ->
        [0] no jester to flip.
        [one] one jester to flip.
       *[other] { $solo-flips } jesters to flip.
      }
   *[other] Hand limit { $hand-limit } with { $players } players, { $jesters ->
        [0] no jester in the tavern.
        [one] one jester in the tavern.
       *[other] { $jesters } jesters in the tavern.
      }
  }
