# Rule sets of Regicide and their options: what each value means. The order is that of the explanation.

regicide-rules-official = the rules as published
regicide-rules-summary = from a short rules summary: black suits swapped, damage shared, free yielding
regicide-rules-manual = from a longer rules manual: more Jesters, a redeal without diamonds, weaker clubs
regicide-rules-open-order = no turn order: before every turn, each player says if they would like to go; best with two players

regicide-option-redraw-none = you keep the hand you are dealt
regicide-option-redraw-team = redeal until at least one player has a diamond
regicide-option-redraw-player = each player without a diamond gets a new hand
regicide-option-black-suits-standard = clubs double damage, spades shield
regicide-option-black-suits-swapped = clubs shield, spades double damage
regicide-option-double-scope-total = the doubling suit doubles the whole attack value
regicide-option-double-scope-cards = the doubling suit doubles only its own cards
regicide-option-damage-overflow-off = only the player who acted pays
regicide-option-damage-overflow-on = if one hand cannot pay, the next players with cards pay the rest
regicide-option-discard-rule-at-least = pay with any cards worth at least the damage
regicide-option-discard-rule-until = stop discarding as soon as the damage is paid
regicide-option-discard-rule-minimal = discard no card that you do not need to pay the damage
regicide-option-yield-rule-last-turn = you cannot yield if everyone else yielded on their last turn
regicide-option-yield-rule-streak = yields in a row: at most one fewer than there are players
regicide-option-yield-rule-free = yield whenever you like
regicide-option-yield-rule-off = no yielding
regicide-option-yield-needs-card-off = you may yield with an empty hand
regicide-option-yield-needs-card-on = you cannot yield with an empty hand
regicide-option-solo-yield-off = you cannot yield in a solo game
regicide-option-solo-yield-on = you may yield in a solo game, but not twice in a row unless yielding is free
regicide-option-turn-order-clockwise = turns go clockwise
regicide-option-turn-order-open = no turn order: before every turn, each player gives a preference
regicide-option-after-kill-killer = the player who defeats an enemy takes the next turn
regicide-option-after-kill-open = after an enemy is defeated, preferences decide who goes next
regicide-option-discard-view-open = everyone may look through the discard pile
regicide-option-discard-view-top = only the top card of the discard pile is visible
regicide-option-discard-view-count = only the size of the discard pile is known
regicide-option-talk-official = public facts only, and preferences after a Jester
regicide-option-talk-none = no talk at all
regicide-option-talk-free = players may say anything
regicide-option-jesters = Jesters in the Tavern for 1/2/3/4 players: { $value }
regicide-option-hand-limit = hand limit for 1/2/3/4 players: { $value }
regicide-option-solo-flips = Jesters to flip in a solo game: { $value }
regicide-option-combo-limit = highest total of a combo: { $value }
regicide-option-companion-limit = highest total of an Animal Companion and its card: { $value }
regicide-option-stalemate-guard = with free yielding, rounds of yields that lose the game: { $value }
regicide-option-first-player-seat-0 = the first seat goes first
regicide-option-first-player-seat-1 = the second seat goes first
regicide-option-first-player-seat-2 = the third seat goes first
regicide-option-first-player-seat-3 = the fourth seat goes first
regicide-option-first-player-random = a random seat goes first

regicide-at-table = { $players ->
    [1] Solo: hand limit { $hand-limit }, { $solo-flips ->
        [0] no Jesters to flip.
        [one] { $solo-flips } Jester to flip.
       *[other] { $solo-flips } Jesters to flip.
      }
   *[other] { $players } players: hand limit { $hand-limit }, { $jesters ->
        [0] no Jesters in the Tavern.
        [one] { $jesters } Jester in the Tavern.
       *[other] { $jesters } Jesters in the Tavern.
      }
  }
