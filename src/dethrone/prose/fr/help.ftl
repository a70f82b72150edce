# L'aide à la table : ce qu'on peut taper, les règles par thème, ce que changent des règles.

topic-unknown = On ne trouve rien sur { $topic }.
rules-marked = On joue ici { $rules } ; * diffère de { $usual }.
rules-played-by = Cette partie suit { $rules }, où
rules-same = { $game ->
    [regicide] C’est le jeu officiel.
    [regidice] C’est le jeu du livret.
   *[other] C’est le jeu de { $usual }.
  }
rules-differ = Points où cela diffère de { $usual }, marqués * : { $count }.
rules-usual = ({ $usual } : { $meaning })

## Regicide

regicide-rule-sets = Les règles :
regicide-rule-sets-more =
    dethrone rules NOM en explique une. Chaque option peut être changée seule, comme dans
      dethrone play --rules summary,black_suits=standard
regicide-help-play =
    7H           jouer une carte : rang 2-10, A, J, Q, K, et couleur C, D, H, S
    ac 8d        plusieurs : un as et une carte, ou pareilles comme 3c 3d 3s
    { $jesters ->
        [0] { "" }
       *[other] { "*" }            jouer un bouffon
      }
    { $players ->
        [one] { $solo-yield ->
            [yes] yield        passer : ne rien jouer
           *[no] { "" }
          }
       *[other] { "" }
      }
    { $players ->
        [one] flip         retourner un bouffon pour une nouvelle main
       *[other] yield        passer : ne rien jouer
      }
regicide-help-suffer = 6C 9C        payer avec ces cartes
regicide-help-name =
    >1           désigner qui joue ensuite, par place ou par nom
    want         dire que tu voudrais jouer
regicide-help-who = want         tu voudrais jouer ; ou neutral, ou rather-not
regicide-help-always =
    {"             "}Tu vois ce que cela ferait ; Entrée le fait, 7H! tout de suite.
    board        encore la table             log    ce qui s’est passé
    discard      la défausse                 hint   ce que ferait un bot
    moves        ce que tu peux jouer        why    pourquoi cet indice
    undo         reprendre le dernier coup, si rien de caché n’a été vu
    rules        les règles par thème, comme : rules bouffon
    save NOM     garder une copie            quit   partir ; tout est gardé
regicide-ask-play = Tape des cartes pour voir ce qu’elles feraient, ou yield
regicide-ask-solo = Tape des cartes pour voir ce qu’elles feraient, ou flip
regicide-ask-solo-yield = Tape des cartes pour voir ce qu’elles feraient, flip ou yield
regicide-ask-suffer = Tape les cartes pour payer : { $owed } ou plus
regicide-ask-name = Désigne qui joue ensuite, comme >P0
regicide-ask-who = Voudrais-tu jouer ? want, neutral ou rather-not
regicide-discard-pile = La défausse a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }{ $cards-is ->
    [none] .
   *[other] { " " }: { $cards }.
  }

## Regidice

regidice-rule-sets = Les règles de Regidice :
regidice-rule-sets-more =
    dethrone rules regidice NOM en explique une. Chaque option peut être changée seule :
      dethrone play regidice --rules bga,resolve=block
regidice-help-declare =
    A3           attaquer et récolter les 3 ; aussi attack 3
    B4  H5       bloquer et récolter les 4 ; soigner et récolter les 5
    C red odd    lancer un sort et récolter les rouges impairs ; aussi C:red-odd
    K            compagnon
regidice-help-resolve =
    P1           P1 agit ensuite ; P1 most : avec les meilleures combinaisons
    pip P2 r; raise P0 r4     un compagnon donne un 1 rouge pour un 4 rouge
    done         personne d’autre n’agit
regidice-help-raise = P0 r4        le 4 rouge de P0 gagne un point ; enemy 5 : un dé ennemi, si permis
regidice-help-set =
    6+5, 5+6     combinaisons par valeurs, toutes sur une ligne
    r6+b5        une combinaison de ces dés mêmes
    red          un sort ; red; blue pour deux
    most         les meilleures combinaisons possibles
    done         pas d’autre combinaison
regidice-help-colour = r5+b5        lesquels des dés égaux sont utilisés
regidice-help-pips = 3+1+1        ce que montre l’ennemi après les dégâts
regidice-help-heal = r+k          les couleurs à ramener
regidice-help-share = P0=2+P1=1    qui prend combien des dés de l’ennemi ; none : personne
regidice-help-split = P0=1+P1=1    qui perd combien de dés
regidice-help-lose = r3 b-        les dés à perdre ; b- est un dé bleu utilisé
regidice-help-prepare =
    r2 y6        les dés à passer à gauche, tous sur une ligne
    done         ne rien passer
regidice-help-always =
    {"             "}Tu vois ce que cela ferait ; Entrée le fait, A3! tout de suite.
    s ou Entrée  prendre la proposition      board  encore la table
    log          ce qui vient de se passer   hint   ce que ferait un bot
    moves        ce que tu peux jouer        why    pourquoi cet indice
    undo         reprendre ce qui a été tapé, si rien de caché n’a été vu
    rules        les règles par thème, comme : rules sort
    save NOM     garder une copie            quit   partir ; tout est gardé
