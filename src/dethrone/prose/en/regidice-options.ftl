# Rule sets of Regidice and their options: what each value means. The order is that of the explanation.

regidice-rules-rulebook = the rules as published, with gaps filled in the simplest way
regidice-rules-bga = our best guess at the online edition: one set at a time, overkill dice shared
regidice-rules-literal = the published wording, read as strictly as possible

regidice-option-same-cast-call-forbid = no two players may make the same Cast call
regidice-option-same-cast-call-allow = players may make the same Cast call; the earlier caller gets the dice
regidice-option-black-call-always = you may always call black
regidice-option-black-call-when-present = you may call black only while a player has black dice
regidice-option-cast-colour-any = a caster may cast any colour
regidice-option-cast-colour-declared = a caster may cast only the colour they called
regidice-option-cast-match-present = spells match what the enemy shows when the caster acts
regidice-option-cast-match-round-start = spells match what the enemy showed when the round began
regidice-option-cast-batch-together = all of a caster’s sets are matched at the same moment
regidice-option-cast-batch-sequential = a caster’s sets are matched one by one, each after the spell before it
regidice-option-new-dice-preparable-off = dice gained this round cannot be prepared
regidice-option-new-dice-preparable-on = dice gained this round may be prepared
regidice-option-companion-targets-pools = a Companion may raise any player’s dice
regidice-option-companion-targets-others = a Companion may raise only other players’ dice
regidice-option-companion-targets-board = a Companion may raise any player’s dice and the enemy’s
regidice-option-companion-ones-showing = a Companion may spend any die showing 1
regidice-option-companion-ones-rolled-only = a Companion may not spend 1s that were prepared
regidice-option-mandatory-max-off = make as many or as few sets as you like
regidice-option-mandatory-max-on = all players must get the best result their dice allow
regidice-option-resolve-block = each player makes all their sets in one go
regidice-option-resolve-fine = players may take turns, one set at a time
regidice-option-defeat-check-end = an enemy is defeated only after all players have acted
regidice-option-defeat-check-immediate = an enemy is defeated as soon as it has taken enough damage
regidice-option-overkill-to-finisher = overkill dice go to the player whose damage went over
regidice-option-overkill-to-share = the players who dealt damage share out the overkill dice
regidice-option-suffer-split-any = the players who suffer split the damage as they like
regidice-option-suffer-split-single = one of the players who suffer takes all the damage
regidice-option-suffer-cascade-off = if they have too few dice, the game is lost
regidice-option-suffer-cascade-on = if they have too few dice, the next action in the list suffers the rest
regidice-option-team-voice-first-caller = the first caller decides for the team
regidice-option-team-voice-vote = the team votes
regidice-option-pre-reveal-talk-counts-only = before the reveal, players may say only public facts
regidice-option-pre-reveal-talk-free = players may say anything at any time
regidice-option-pre-reveal-talk-none = no talk before the reveal
regidice-option-touch-of-death-on = five matching black dice defeat the last enemy
regidice-option-touch-of-death-off = hard variant: no Touch of Death
regidice-option-max-rounds = round limit, after which the game is lost: { $value }
regidice-option-max-rounds-off = no round limit
regidice-option-first-caller-seat-0 = the first seat is first caller in round 1
regidice-option-first-caller-seat-1 = the second seat is first caller in round 1
regidice-option-first-caller-seat-2 = the third seat is first caller in round 1
regidice-option-first-caller-seat-3 = the fourth seat is first caller in round 1
regidice-option-first-caller-random = a random seat is first caller in round 1

regidice-at-table = { $players ->
    [2] 9 dice each at the start,
    [3] 7 dice each at the start,
   *[other] 6 dice each at the start,
  } three enemies one after another.
