# Jouer avec un modèle de langage dans une discussion, et conseils pour de vraies cartes.

partner-nothing-read = Il n’y a rien à lire : il faut une invite ou un état.
counsel-no-form = Une position de { $game } ne peut pas être saisie champ par champ : donne sa ligne.
partner-no-model = Personne ici n’est un modèle : écris la place comme model, par exemple you,model.
partner-no-game-to-resume = Il n’y a pas de partie enregistrée avec un modèle à reprendre.
partner-preferred = La recherche préférait un autre coup ; comme il a fallu beaucoup supposer, la victoire exacte et sûre passe devant.
partner-alternative = { $move } : { $odds }{ $why ->
    [none] .
   *[other] . { $why }.
  }
partner-no-alternatives = Rien d’autre n’a été envisagé.
partner-welcome =
    Copie ce qui est entre les lignes de = dans une discussion, et colle la réponse ici.
    Une réponse finit par une ligne qui n’est qu’un point, ou par deux lignes vides.
    La partie est enregistrée après chaque coup ; quit la quitte.
partner-paste = La réponse de { $name }, puis une ligne avec un seul point :
partner-send-back = Renvoie ceci :
partner-i-say = Je dis : { $words }
partner-says = { $name } dit : { $words }
partner-moves = Tes coups : { $moves }
partner-help =
    say MOTS      dire ce que tous peuvent entendre, dans la prochaine invite
    board         la table encore une fois
    quit          partir ; la partie est enregistrée
partner-cannot-save = La partie ne peut être enregistrée : { $why }.
partner-record = Le compte rendu : { $path }
partner-left = La partie est enregistrée. Pour continuer : { $command }
partner-real =
    Colle un état comme tu l’enverrais à un modèle ; la réponse est celle d’un modèle.
    Il finit par une ligne qui n’est qu’un point, ou par deux lignes vides ; quit pour partir.
partner-real-paste = L’état, puis une ligne avec un seul point :

## Le formulaire

partner-form-welcome =
    Je demande ce qu’il y a sur ta table. Entrée prend ce qui est entre parenthèses, ? veut dire inconnu,
    { "<" } ou retour revient d’une question. Les cartes s’écrivent 5H, 10C ; les dés r3, b1, y6, k2 (y jaune, k noir).
partner-form-unfinished = Tu as laissé un formulaire inachevé : Entrée garde ce que tu avais écrit.
partner-form-back-word = retour
partner-form-enter = (Entrée : { $usual })
partner-form-nothing-unknown = inconnu
partner-form-nothing-none = rien
partner-form-nothing-nobody = personne
partner-form-nothing-follows = comme les cartes le disent
partner-form-nothing-all = tous ceux que donnent les règles
partner-form-first-question = C’est la première question.
partner-form-again = Encore une fois, s’il te plaît ; Entrée garde ce que tu as écrit.
partner-form-game = Quel jeu, { $games } ?
partner-form-players = Combien de joueurs, de { $low } à { $high } ?
partner-form-rules = Quelles règles : { $sets } ?
partner-form-wanted =
    { $players ->
        [2] Tu es P1, l’autre est P0.
       *[other] Tu es P1 ; P0 joue avant toi, P2 après toi.
    } Que veux-tu savoir ?
    1 quoi jouer
    2 quoi payer
    3 quoi dire pendant qu’un autre décide qui joue
    4 qui désigner après ton bouffon, ou parce que tu dis qui joue
partner-form-wanted-alone = Que veux-tu savoir : 1 quoi jouer, 2 quoi payer ?
partner-form-owed = Combien faut-il payer ?
partner-form-hand = Ta main, comme 5H 5D 10C ; * est un bouffon :
partner-form-enemy = L’ennemi, comme JC :
partner-form-played = Les cartes jouées contre lui dans l’ordre, avec + entre celles jouées ensemble :
partner-form-damage = Ses dégâts jusqu’ici :
partner-form-shield = Le bouclier contre lui :
partner-form-discard = Combien de cartes dans la défausse ?
partner-form-partner = Combien de cartes les autres tiennent ({ $seats }), comme 5 ou 4, 6 :
partner-form-yielded = Qui a passé de suite avant ce tour : moi, { $seats } ?
partner-form-tavern = Combien de cartes dans la taverne ?
partner-form-castle = Combien de cartes dans le château sous l’ennemi ?
partner-form-flips = Combien de tes bouffons peuvent encore être retournés ?
partner-form-moment =
    Tu es P0, P1 est à ta gauche, et ainsi de suite. Que veux-tu savoir ?
    1 quoi annoncer
    2 comment continuer, tous les dés étant ouverts
    3 qui agit ensuite
    4 quel dé un compagnon augmente
    5 quelles séries faire
    6 où mettre les dégâts sur l’ennemi
    7 quels dés soigner
    8 qui subit combien ou prend ses dés, tous ayant agi
    9 quels dés céder
    10 quoi préparer
partner-form-round = Quelle manche est-ce ?
partner-form-first = Qui a annoncé en premier cette manche, { $seats } ?
partner-form-call = Ce que { $seat } a annoncé : A3, B3 ou H3 (attaquer, bloquer, soigner), C red odd (sort), K (compagnon) :
partner-form-enemy-number = Quel ennemi, 1, 2 ou 3 ?
partner-form-enemy-dice = Ce que ses { $count } dés montrent maintenant, comme 1 1 1 :
partner-form-enemy-start = Ce qu’ils montraient au début de la manche :
partner-form-injured = Les blessés par couleur, comme r2b1 :
partner-form-pool-hidden = Combien de dés { $seat } a par couleur, comme r3b3y3 :
partner-form-pool-rolled = Les dés de { $seat } comme ils sont tombés, comme r226b135y226 :
partner-form-pool = Les dés de { $seat } comme ils sont maintenant, comme r22-b135 ; - est utilisé ou nouveau cette manche :
partner-form-zone = Ce que { $seat } a préparé pour la place suivante, comme r3y6 :
partner-form-actor = Qui est en train d’agir, { $seats } ?
partner-form-sets = Séries déjà choisies, si seuls leurs dés sont à choisir, comme 3+4+5, 1+1+1 :
partner-form-points-pips = Combien de dégâts sont à placer ?
partner-form-points-heal = Combien de dés peuvent être soignés ?
partner-form-resolved = Qui a déjà agi cette manche : { $seats } ?
partner-form-blocked = Combien a été bloqué jusqu’ici ?
partner-form-damage-dealt = Combien de dégâts cette manche en tout ?
partner-form-finisher = Les dégâts de qui étaient de trop, { $seats } ?
partner-form-dealers = Qui a fait des dégâts cette manche : { $seats } ?
partner-form-owed-dice = Combien de dés { $seat } doit-il encore céder ?
partner-form-turn = Qui prépare maintenant, { $seats } ?

## Ce qui est répondu à un formulaire

partner-answer-too-long = Une réponse a au plus { $most } caractères.
partner-answer-needed = Sans cela on ne peut rien dire : réponds, s’il te plaît.
partner-not-offered = { $value } n’est rien de cela : { $words }.
partner-no-number = { $value } n’est pas un nombre de { $low } à { $high }.
partner-no-call = { $value } n’est pas une annonce : écris A3, B3 ou H3, C red odd, ou K.
partner-no-enemy-dice = { $value } n’est pas ce que montrent { $count } dés : écris { $count } nombres de 1 à 6.
partner-no-counts = { $value } ne dit pas combien de dés il y a de chaque couleur : écris par exemple r3b3y2.
partner-no-jester = Sans bouffon personne n’est désigné : mets-le en dernier parmi les cartes jouées.
partner-nothing-open = { $outcome ->
    [none] Il n’y a plus rien à décider avant le prochain lancer.
    [won] Il n’y a plus rien à décider : la partie est gagnée.
   *[other] Il n’y a plus rien à décider : les dégâts ne peuvent être couverts, la partie est perdue.
  }
partner-form-next = YOU est l’autre à ta table : P0.
partner-gathered = Après le ramassage : { $pools }.
partner-assumed-dice = { $told } dés de couleur ont été nommés, un jeu en a { $usual } ; on suppose les autres hors du jeu.
partner-assumed-votes = On suppose que personne n’a encore voté.
partner-assumed-rolled = On suppose que tous les 1 des compagnons ont été lancés, aucun préparé.
partner-assumed-standing = On suppose qu’aucun ennemi n’est tombé cette manche.
