# Ce que dit le terminal en plus de ce que disent les jeux et les tables. Ce qu'on tape reste en anglais.

## Pendant la partie

terminal-thinking = { $name } réfléchit …
terminal-wish = { $name ->
    [You] Voudrais-tu
   *[other] { $name }, voudrais-tu
  } jouer ensuite ? { $words }, ou Entrée
terminal-confirm = { $moves } : Entrée pour le faire, ou tape autre chose
terminal-would-do = Ce que ferait { $moves }
terminal-more-above = … encore { $count } plus haut ; `log` raconte tout.
terminal-suggested = Proposition : { $moves }   (Entrée la joue ; ? pour l’aide)
terminal-suggested-look = Proposition : { $moves }   (Entrée montre ce qu’elle ferait ; ? pour l’aide)
terminal-legal-moves = Tu peux : { $moves }. Tape ? pour l’aide.
terminal-no-hint = Personne ici ne connaît assez bien ce jeu pour un conseil.
terminal-nothing-yet = Il ne s’est encore rien passé.
terminal-taken-back = { $count ->
    [one] Coup repris
   *[other] Coups repris
  } : { $moves }.
terminal-move-number = coup { $number }
terminal-won = GAGNÉ
terminal-lost = PERDU
terminal-you = Toi
terminal-pass = { $name ->
    [You] Maintenant, toi seul peux regarder.
   *[other] Passe l’appareil à { $name }.
  }
terminal-looking = { $name ->
    [You] Appuie sur Entrée quand personne d’autre ne regarde.
   *[other] Appuie sur Entrée quand personne d’autre que { $name } ne regarde.
  }
terminal-help =
    board        encore la table             log    ce qui s’est passé
    hint         ce que ferait un bot        undo   reprendre ce qui a été tapé
    rules        les règles                  save NOM    garder une copie
    quit         partir ; tout est gardé

## Sauvegarde

terminal-saved-as = C’est sauvegardé. `{ $command }` reprend d’ici.
terminal-cannot-save = La partie ne peut pas être sauvegardée ({ $why }). Elle continue, et on réessaie à chaque coup.
terminal-record-lost = L’enregistrement n’a pas pu être gardé ({ $why }).
terminal-record =
    L’enregistrement : { $path }
    Pour le revoir : { $program } replay { $path }
    Ce qui aurait été meilleur : { $program } analyse { $path }
terminal-cannot-resume = { $file } ne peut pas être repris. { $why } Le fichier est gardé sous le nom { $aside }.
terminal-not-a-save = Il ne contient pas ce que contient une partie sauvegardée.
terminal-left-saved = { $why ->
    [left] Tu pars
    [silence] Plus personne ne tape
   *[interrupted] Interruption
  } : la partie est sauvegardée ; `{ $command }` la reprend.
terminal-left-unsaved = { $why ->
    [left] Tu pars
    [silence] Plus personne ne tape
   *[interrupted] Interruption
  } : la partie n’a pas pu être sauvegardée.

## Avant le premier coup

terminal-welcome = Bienvenue dans { $game }. Entrée prend ce qui est entre crochets.
terminal-how-many = Combien de joueurs, de { $low } à { $high } ? [{ $usual }]
terminal-bots = Bots : { $bots }.
terminal-people = Personnes : you, ou person:Ada pour plusieurs à un même clavier.
terminal-who-sits = Qui est à la table ? [{ $usual }]
terminal-which-rules = Quelles règles ? [{ $usual }]
terminal-not-begun = Aucune partie n’a été commencée.
terminal-greeting = { $game } : { $names }.
terminal-newcomer = Première fois ? Tape : rules idée
terminal-seeded = Le hasard vient de la graine { $seed }.
terminal-interpreted = Le moteur n’est pas compilé ici : tout fonctionne, mais les bots forts réfléchissent longtemps.
terminal-sealed =
    Scellé par { $commitment }
    (SHA-256 d’un secret que l’enregistrement montrera à la fin).
terminal-waiting = Une partie attend : { $names }, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
terminal-go-on = La reprendre ? [yes]
terminal-yes-or-no = Réponds yes ou no, s’il te plaît.
terminal-back = La partie reprend.
terminal-back-after = La partie reprend après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.

## Revoir une partie

terminal-steps = Entrée : suite, b : retour, r : manche suivante, un nombre : y aller, q : fin
terminal-place = après { $ply } coups sur { $plies }
terminal-verified = { $moves ->
    [one] { $moves } coup vérifié, permis
   *[other] { $moves } coups vérifiés, tous permis
  } ; { $outcome ->
    [none] la partie continue
   *[other] le résultat est { $outcome }
  }.

## Ce qui ne peut aller de travers qu'au clavier

terminal-speaks-for-itself = { $name } parle en son propre nom.
terminal-decides-without-you = { $name } décide cela sans toi ; arrête-toi avant.
terminal-rolls-midway = De nouveaux dés sont lancés entre-temps ; dis-le manche par manche.
terminal-one-declaration = N’annonce qu’une chose, comme A3 ; le reste vient quand tous les dés sont révélés.
terminal-no-set = Aucune combinaison n’est possible.
terminal-not-asked = On ne demande de coup à personne pour l’instant.
terminal-save-without-name = Sous quel nom ? Par exemple : save vendredi
terminal-save-exists = Il y a déjà une partie sauvegardée { $name } ; elle reste comme elle est.
terminal-save-failed = La sauvegarde a échoué : { $why }.
terminal-nothing-to-resume = Il n’y a pas de partie à reprendre dans { $folder }.
terminal-other-game = { $name } est une partie de { $game } : dethrone play { $game } --resume { $name } la reprend.
terminal-no-number = { $text } n’est pas un nombre.
terminal-no-bot = { $why } Une personne s’écrit person:Ada, ou you.
terminal-seats-at-odds = { $text }, c’est { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, et --players dit { $players }.
terminal-seats-miscounted = Cela fait { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }. Les bots sont { $bots }.
terminal-for-help = Tape ? pour l’aide.

## De certains jeux

regicide-holds = { $cards-is ->
    [none] { $seat-is ->
        [you] Tu n’as
       *[other] { $seat } n’a
      } aucune carte en main.
   *[other] { $seat-is ->
        [you] Tu as
       *[other] { $seat } a
      } { $cards } en main.
  }
terminal-proved = Le secret correspond à l’engagement : c’est bien la donne promise.
regidice-round-title = manche { $round } · { $seat-is ->
    [you] Tu annonces d’abord
   *[other] { $seat } annonce d’abord
  }
regidice-nothing-of-it = Il n’y a rien à en raconter.
regidice-log-more = `log all` raconte tout, `log 2` la deuxième manche.
