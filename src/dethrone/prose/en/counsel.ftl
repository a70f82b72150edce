# What is asked of a real table, in short: for a page that shows all questions at once.

counsel-wanted = What is asked of you?
counsel-wanted-alone = What is asked of you?
counsel-owed = To pay
counsel-hand = Your hand
counsel-enemy = The enemy
counsel-played = Played against it
counsel-damage = Damage
counsel-shield = Shield
counsel-pile = Discard pile
counsel-discard = Cards in the discard
counsel-partner = The others hold
counsel-yielded = Who yielded in a row before
counsel-flips = Jesters left
counsel-tavern = Tavern
counsel-castle = Castle below
counsel-immunity = Immunity
counsel-moment = What do you want to know?
counsel-round = Round
counsel-first = Who declared first
counsel-call = { $own ->
    [yes] I declared
   *[no] { $seat }: declared
  }
counsel-enemy-number = The enemy
counsel-enemy-dice = Its dice show
counsel-enemy-start = They showed at the start of the round
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
    [yes] Prepared by me
   *[no] Prepared by { $seat }
  }
counsel-actor = Who acts
counsel-sets = Sets chosen already, as in 5+4, 3+3+3
counsel-points-pips = Damage to place
counsel-points-heal = Dice to heal
counsel-resolved = Who has acted
counsel-blocked = Blocked so far
counsel-damage-dealt = Damage dealt in all
counsel-finisher = Whose damage was more than needed
counsel-dealers = Who dealt damage
counsel-owed-dice = { $own ->
    [yes] Dice I give up
   *[no] { $seat }: dice to give up
  }
counsel-turn = Who prepares

## Answers to choose from

counsel-wanted-choice = { $choice ->
    [1] A play
    [2] A payment
    [3] A word
   *[4] Who goes next
  }
counsel-moment-choice = { $choice ->
    [1] What to declare
    [2] How to go on, all dice open
    [3] Who acts next
    [4] Which die to raise
    [5] Which sets to make
    [6] Where the damage goes
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
    [on] It stands
   *[off] A jester took it
  }
