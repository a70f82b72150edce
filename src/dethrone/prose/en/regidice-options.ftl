# Rule sets of Regidice and their options: what each value means. The order is that of the explanation.

regidice-rules-rulebook = the rules as published, with gaps filled in the plainest way
regidice-rules-bga = how the online edition seems to be played: set by set, spoils shared
regidice-rules-literal = the words taken as narrowly as possible

regidice-option-same-cast-call-forbid = no two players may make the same cast call
regidice-option-same-cast-call-allow = the same cast call may be made twice; the earlier caller gets the dice
regidice-option-black-call-always = black may always be called
regidice-option-black-call-when-present = black may be called only while players have black dice
regidice-option-cast-colour-any = spells of any colour
regidice-option-cast-colour-declared = spells only of the colour called
regidice-option-cast-match-present = spells match the enemy as it shows now
regidice-option-cast-match-round-start = spells match the enemy as it was when the round began
regidice-option-cast-batch-together = all sets of a caster are compared at one moment
regidice-option-cast-batch-sequential = after each spell the next set is compared anew
regidice-option-new-dice-preparable-off = dice gained this round cannot be prepared
regidice-option-new-dice-preparable-on = dice gained this round may be prepared
regidice-option-companion-targets-pools = a companion raises dice of any player
regidice-option-companion-targets-others = a companion raises dice of other players only
regidice-option-companion-targets-board = a companion raises dice of any player and of the enemy
regidice-option-companion-ones-showing = any die showing 1 can be spent
regidice-option-companion-ones-rolled-only = 1s that were prepared cannot be spent
regidice-option-mandatory-max-off = make as many or as few sets as you like
regidice-option-mandatory-max-on = everybody must make the most of their action
regidice-option-resolve-block = each player resolves in one go
regidice-option-resolve-fine = players may alternate set by set
regidice-option-defeat-check-end = whether the enemy falls is settled when all have resolved
regidice-option-defeat-check-immediate = the enemy falls at once
regidice-option-overkill-to-finisher = overkill dice go to whoever went past the need
regidice-option-overkill-to-share = those who dealt damage divide overkill dice
regidice-option-suffer-split-any = the class that suffers splits the damage as it likes
regidice-option-suffer-split-single = one player of the class takes all the damage
regidice-option-suffer-cascade-off = what a class cannot cover loses the game
regidice-option-suffer-cascade-on = what a class cannot cover passes on to the next
regidice-option-team-voice-first-caller = the first caller answers for the team
regidice-option-team-voice-vote = the team votes
regidice-option-pre-reveal-talk-counts-only = before the reveal only public facts may be said
regidice-option-pre-reveal-talk-free = say anything at any time
regidice-option-pre-reveal-talk-none = no talk before the reveal
regidice-option-touch-of-death-on = five matching black dice fell the last enemy
regidice-option-touch-of-death-off = the hard variant: black sets cast nothing
regidice-option-max-rounds = rounds after which the game is lost: { $value }
regidice-option-max-rounds-off = rounds after which the game is lost: no limit
regidice-option-first-caller-seat-0 = the first seat calls first in the first round
regidice-option-first-caller-seat-1 = the second seat calls first in the first round
regidice-option-first-caller-seat-2 = the third seat calls first in the first round
regidice-option-first-caller-seat-3 = the fourth seat calls first in the first round
regidice-option-first-caller-random = who calls first in the first round is drawn by lot

regidice-at-table = { $players ->
    [2] Nine dice each to begin with,
    [3] Seven dice each to begin with,
   *[other] Six dice each to begin with,
  } three enemies one after another.
