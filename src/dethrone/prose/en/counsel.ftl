# What is asked of a real table, in short: for a page that shows all questions at once.

counsel-wanted = What do you need?
counsel-wanted-alone = What do you need?
counsel-owed = Damage to pay
counsel-hand = Your hand
counsel-enemy = Enemy
counsel-played = Cards played against it
counsel-damage = Damage dealt
counsel-shield = Shield
counsel-pile = Discard pile
counsel-discard = Cards in the discard pile
counsel-partner = Others’ hands
counsel-yielded = Yielded just before
counsel-flips = Flips left
counsel-tavern = Tavern
counsel-castle = Left in the Castle
counsel-immunity = Immunity
counsel-moment = What do you need?
counsel-round = Round
counsel-first = First caller
counsel-call = { $own ->
    [yes] My call
   *[no] Call of { $seat }
  }
counsel-enemy-number = Enemy
counsel-enemy-dice = Enemy’s dice now
counsel-enemy-start = At the start of the round
counsel-injured = Injured pile
counsel-pool-hidden = Dice of { $seat }, by colour
counsel-pool-rolled = { $own ->
    [yes] My dice
   *[no] Dice of { $seat }
  }
counsel-pool = { $own ->
    [yes] My dice
   *[no] Dice of { $seat }
  }
counsel-zone = { $own ->
    [yes] My prepared dice
   *[no] Prepared by { $seat }
  }
counsel-actor = Acting now
counsel-sets = Sets already chosen, such as 5+4, 3+3+3
counsel-points-pips = Damage to place
counsel-points-heal = Dice to heal
counsel-resolved = Already acted
counsel-blocked = Blocked so far
counsel-damage-dealt = Damage dealt this round
counsel-finisher = Overkill by
counsel-dealers = Dealt damage
counsel-owed-dice = { $own ->
    [yes] Dice I must give up
   *[no] Dice { $seat } must give up
  }
counsel-turn = Preparing now

## Answers to choose from

counsel-wanted-choice = { $choice ->
    [1] What to play
    [2] What to pay
    [3] What to say
   *[4] Who goes next
  }
counsel-moment-choice = { $choice ->
    [1] What to declare
    [2] What to do, all dice open
    [3] Who acts next
    [4] Which die to raise
    [5] Which sets to make
    [6] Where to place damage
    [7] Which dice to heal
    [8] Who suffers how much
    [9] Which dice to give up
   *[10] What to prepare
  }
counsel-enemy-number-choice = { $choice ->
    [1] First
    [2] Second
   *[3] Third
  }
counsel-immunity-choice = { $choice ->
    [on] On
   *[off] Cancelled by a Jester
  }
