# Jouer avec un modèle de langage dans une discussion, et conseils pour de vraies cartes.

partner-nothing-read = Il n'y a rien à lire : il faut une invite ou un état.
counsel-no-form = Une position de { $game } ne peut pas être saisie champ par champ : donne sa ligne.
partner-no-model = Personne ici n'est un modèle : écris la place comme model, par exemple you,model.
partner-no-game-to-resume = Il n'y a pas de partie enregistrée avec un modèle à reprendre.
partner-preferred = La recherche préférait un autre coup ; comme il a fallu beaucoup supposer, la victoire exacte et sûre passe devant.
partner-alternative = { $move } : { $odds }{ $why ->
    [none] .
   *[other] . { $why }.
  }
partner-no-alternatives = Rien d'autre n'a été envisagé.
partner-welcome =
    Copie ce qui est entre les lignes de = dans une discussion, et colle la réponse ici.
    Une réponse finit par une ligne qui n'est qu'un point, ou par deux lignes vides.
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
    Colle un état comme tu l'enverrais à un modèle ; la réponse est celle d'un modèle.
    Il finit par une ligne qui n'est qu'un point, ou par deux lignes vides ; quit pour partir.
partner-real-paste = L'état, puis une ligne avec un seul point :

## Le formulaire

partner-form-game = Quel jeu, { $games } ?
partner-form-players = Combien de joueurs, de { $low } à { $high } ?
partner-form-rules = Quelles règles ? (Entrée : { $usual })
partner-form-wanted = Ce qui est demandé : 1 un coup, 2 un paiement, 3 qui joue ? (Entrée : 1)
partner-form-hand = Ta main, comme 5H 5D 10C : { $usual }
partner-form-enemy = L'ennemi, comme JC : { $usual }
partner-form-played = Les cartes jouées contre lui dans l'ordre, avec + entre celles jouées ensemble : { $usual }
partner-form-discard = Combien de cartes dans la défausse ? { $usual }
partner-form-partner = Combien de cartes les autres tiennent, d'abord qui joue avant toi, comme 5 ou 4, 6 (Entrée : inconnu) : { $usual }
partner-form-tavern = Combien de cartes dans la taverne (Entrée : inconnu) ? { $usual }
partner-form-castle = Combien de cartes dans le château sous l'ennemi (Entrée : inconnu) ? { $usual }
partner-form-shield = Le bouclier, si tu le sais mieux que les cartes ne le disent : { $usual }
partner-form-yielded = Qui a passé au dernier tour, ME pour les autres ou YOU (Entrée : personne) : { $usual }
partner-form-owed = Combien faut-il payer ?
partner-form-again = Encore une fois, s'il te plaît ; Entrée garde ce que tu as écrit.
partner-form-seat = Quelle place est la tienne, { $seats } ?
partner-form-round = La manche (Entrée : { $usual })
partner-form-first = Qui annonce en premier (Entrée : { $usual })
partner-form-enemy-number = Quel ennemi, 1, 2 ou 3 (Entrée : { $usual })
partner-form-enemy-dice = Ce que ses dés montrent, comme 111 (Entrée : { $usual })
partner-form-injured = Les blessés, comme r-b-, ou un point pour aucun (Entrée : { $usual })
partner-form-dice = Tes dés, comme r226b135y226 : { $usual }
partner-form-others = Combien de dés les autres ont, par couleur, comme r3b3y3 : { $usual }
partner-form-zones = Ce qui est dans les zones depuis P0, comme r3 et un point pour rien (Entrée : rien nulle part) : { $usual }
partner-form-calls = Ce qui est annoncé depuis P0, comme A3, et - pour rien (Entrée : rien) : { $usual }
