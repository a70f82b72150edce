# Help at the table: what can be typed now, the rules by topic, what a rule set changes. Lines are shown as they stand.

topic-unknown = No rules topic is called { $topic }.
rules-marked = This table plays { $rules }. An asterisk marks what differs from { $usual }.
rules-played-by = This game uses the rule set { $rules }:
rules-same = { $game ->
    [regicide] This is the official game.
    [regidice] This is the game of the rulebook.
   *[other] This is the game of { $usual }.
  }
rules-differ = It differs from { $usual } in { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }, marked *.
rules-usual = ({ $usual }: { $meaning })

## Regicide

regicide-rule-sets = Rule sets of Regicide:
regicide-rule-sets-more =
    dethrone rules NAME explains one. To change single rules, add them:
      dethrone play --rules summary,black_suits=standard
regicide-help-play =
    7H           play a card: rank 2–10, A, J, Q, K, then suit C, D, H, S
    ac 8d        play several: an Ace with one card, or a combo such as 3c 3d 3s
    { $jesters ->
        [0] { "" }
       *[other] { "*" }            play a Jester
      }
    { $players ->
        [one] { $solo-yield ->
            [yes] yield        play nothing
           *[no] { "" }
          }
       *[other] { "" }
      }
    { $players ->
        [one] flip         flip a Jester: discard your hand and draw a new one
       *[other] yield        play nothing
      }
regicide-help-suffer = 6C 9C        pay with these cards
regicide-help-name =
    >1           choose who goes next, by seat or name
    want         say that you’d like to go
regicide-help-who = want         you’d like to go; or rather-not, or neutral
regicide-help-always =
    {"             "}You see what a move would do; Enter does it, 7H! does it at once.
    board        show the table              log    show what happened so far
    discard      look at the discard pile    hint   see what a bot would do
    moves        list what you can play      why    explain the hint
    undo         undo your last move, unless you have seen something new since
    rules        look up the rules by topic, as in: rules jester
    save NAME    save a copy                 quit   leave (the game is saved)
regicide-ask-play = Type cards to preview them, or yield
regicide-ask-solo = Type cards to preview them, or flip
regicide-ask-solo-yield = Type cards to preview them, flip, or yield
regicide-ask-suffer = Damage to pay: { $owed }. Type cards worth that much or more
regicide-ask-name = Choose who goes next, as in >P0
regicide-ask-who = Would you like to go next? Type want, rather-not or neutral
regicide-discard-pile = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $cards-is ->
    [none] .
   *[other] : { $cards }.
  }

## Regidice

regidice-rule-sets = Rule sets of Regidice:
regidice-rule-sets-more =
    dethrone rules regidice NAME explains one. To change single rules, add them:
      dethrone play regidice --rules bga,resolve=block
regidice-help-declare =
    A3           Attack, gathering 3s; also attack 3
    B4  H5       Block, gathering 4s; Heal, gathering 5s
    C red odd    Cast, gathering red odds; also C:red-odd
    K            Companion
regidice-help-resolve =
    P1           let this player act; P1 most: with the best sets
    pip P2 r; raise P0 r4     let a Companion spend a red 1 on a red 4
    done         end the stage: nobody else acts
regidice-help-raise = P0 r4        raise the red 4 of P0; enemy 5: an enemy’s die, where allowed
regidice-help-set =
    6+5, 5+6     sets by number, all in one line
    r6+b5        a set of exactly these dice
    red          a caster’s spell; red; blue for two
    most         make the best sets
    done         make no more sets
regidice-help-colour = r5+b5        use these of the equal dice
regidice-help-pips = 3+1+1        what the enemy shows after the damage
regidice-help-heal = r+k          colours of the dice to bring back
regidice-help-share = P0=2+P1=1    who takes how many of the enemy’s dice; none: nobody
regidice-help-split = P0=1+P1=1    who loses how many dice
regidice-help-lose = r3 b-        dice to give up; b- is a blue die you used
regidice-help-prepare =
    r2 y6        dice to prepare for the player on your left, all in one line
    done         prepare nothing
regidice-help-always =
    {"             "}You see what a move would do; Enter does it, A3! does it at once.
    s or Enter   take the suggestion         board  show the table
    log          show the latest events      hint   see what a bot would do
    moves        list what you can play      why    explain the hint
    undo         undo your last line, unless you have seen something new since
    rules        look up the rules by topic, as in: rules cast
    save NAME    save a copy                 quit   leave (the game is saved)
