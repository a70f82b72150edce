# Help at the table: what can be typed now, the rules by topic, what a rule set changes. Lines are shown as they stand.

topic-unknown = Nothing is found about { $topic }.
rules-marked = { $rules } is played here; * differs from { $usual }.
rules-played-by = This game is played by { $rules }, where
rules-same = { $game ->
    [regicide] It is the official game.
    [regidice] It is the game of the rulebook.
   *[other] It is the game of { $usual }.
  }
rules-differ = It differs from { $usual } in { $count } points, marked *.
rules-usual = ({ $usual }: { $meaning })

## Regicide

regicide-rule-sets = The rule sets:
regicide-rule-sets-more =
    dethrone rules NAME explains one. Every option can be changed on its own, as in
      dethrone play --rules summary,black_suits=standard
regicide-help-play =
    7H           play a card: rank 2-10, A, J, Q, K, and suit C, D, H, S
    ac 8d        play several: an ace with one card, or a combo such as 3c 3d 3s
    { $jesters ->
        [0] { "" }
       *[other] { "*" }            play a jester
      }
    { $players ->
        [one] { $solo-yield ->
            [yes] yield        play nothing
           *[no] { "" }
          }
       *[other] { "" }
      }
    { $players ->
        [one] flip         turn a jester over for a new hand
       *[other] yield        play nothing
      }
regicide-help-suffer = 6C 9C        pay with these cards
regicide-help-name =
    >1           name who goes next, by seat or by name
    want         say that you would like to go
regicide-help-who = want         you would like to go; or neutral, or rather-not
regicide-help-always =
    {"             "}You see what it would do; Enter does it, 7H! does it at once.
    board        the table again             log    what happened so far
    discard      the discard pile            hint   what a bot would do
    undo         take the last move back, if nothing hidden was seen
    rules        the rules by topic, as in: rules jester
    save NAME    keep a copy                 quit   leave; all is saved
regicide-ask-play = Type cards to see what they would do, or yield
regicide-ask-solo = Type cards to see what they would do, or flip
regicide-ask-solo-yield = Type cards to see what they would do, flip or yield
regicide-ask-suffer = Type the cards to pay with: { $owed } or more
regicide-ask-name = Name who goes next, as in >P0
regicide-ask-who = Would you like to go? want, neutral or rather-not
regicide-discard-pile = The discard pile has { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $cards-is ->
    [none] .
   *[other] : { $cards }.
  }

## Regidice

regidice-rule-sets = The rule sets of Regidice:
regidice-rule-sets-more =
    dethrone rules regidice NAME explains one. Every option can be changed on its own:
      dethrone play regidice --rules bga,resolve=block
regidice-help-declare =
    A3           attack, gathering 3s; also attack 3
    B4  H5       block, gathering 4s; heal, gathering 5s
    C red odd    cast, gathering odd red dice; also C:red-odd
    K            companion
regidice-help-resolve =
    P1           this player acts next; P1 most: with the best sets there are
    pip P2 r; raise P0 r4     a companion spends a red 1 on a red 4
    done         nobody else acts
regidice-help-raise = P0 r4        the red 4 of P0 gains a pip; enemy 5: an enemy’s die, where allowed
regidice-help-set =
    6+5, 5+6     sets by value, all in one line
    r6+b5        a set by its very dice
    red          a caster’s spell; red; blue for two
    most         the best sets there are
    done         no more sets
regidice-help-colour = r5+b5        which of the equal dice are used
regidice-help-pips = 3+1+1        what the enemy shows after the damage
regidice-help-heal = r+k          the colours to bring back
regidice-help-share = P0=2+P1=1    who takes how many of the enemy’s dice; none: nobody
regidice-help-split = P0=1+P1=1    who loses how many dice
regidice-help-lose = r3 b-        dice to lose; b- is a blue die that was used
regidice-help-prepare =
    r2 y6        dice to hand to the left, all in one line
    done         hand over nothing
regidice-help-always =
    {"             "}You see what it would do; Enter does it, A3! does it at once.
    s or Enter   take what is suggested      board  the table again
    log          what happened lately        hint   what a bot would do
    undo         take back what was typed last, if nothing hidden was seen
    rules        the rules by topic, as in: rules cast
    save NAME    keep a copy                 quit   leave; all is saved
