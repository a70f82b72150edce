# Lessons, puzzles and rules in the browser.

web-learn = Apprendre
web-learn-about = En jouant. Chaque étape est une vraie position avec de vraies règles, et revenir en arrière est gratuit.
web-learn-step = { $kind ->
    [puzzles] Problème { $number } sur { $of }
   *[lessons] Étape { $number } sur { $of }
  }
web-learn-progress = { $done } étapes faites sur { $of }
web-learn-start = Commencer
web-learn-go-on = Continuer
web-learn-next = Suivant
web-learn-done = Tout est fait
web-learn-puzzles = Problèmes
web-learn-puzzles-about = Tirés de vraies parties, chacun vérifié par le solveur.
web-learn-puzzle-exact = un coup, une réponse
web-learn-puzzle-win = les dernières têtes couronnées, cartes ouvertes
web-learn-puzzle-pay = quoi garder, quoi donner
web-learn-puzzle-next = après un bouffon
web-learn-puzzle-fell = un tour, tous les dés visibles
web-learn-of = sur { $count }
web-learn-rules = Les règles dans nos mots
web-learn-rules-about = selon les variantes
web-learn-rules-of = Les règles de { $game }
web-learn-topic = { $topic ->
    [idea] L’idée
    [deal] La donne
    [turn] Un tour
    [round] Une manche
    [enemies] Les ennemis
    [cards] Les cartes
    [dice] Les dés
    [powers] Les pouvoirs
    [immunity] L’immunité
    [companion] Les compagnons
    [combo] Les groupes
    [defeat] Une tête couronnée tombe
    [suffer] Subir des dégâts
    [yield] Passer
    [jester] Le bouffon
    [solo] Seul
    [talk] Parler
    [ending] La fin
    [declare] Annoncer
    [gather] Rassembler
    [resolve] Résoudre
    [prepare] Préparer
    [attack] Attaquer
    [block] Bloquer
    [heal] Soigner
    [cast] Lancer un sort
    [roll] Lancer
    [enemy] L’ennemi
    [actions] Les actions
    [overkill] Le surplus
    [hidden] Ce qui est caché
    [sets] Les séries
   *[other] Encore
  }
web-learn-pay = Choisis des cartes valant { $owed } ou plus.
web-learn-by-playing = Apprendre en jouant
web-learn-tries = { $count ->
    [one] Essayé une fois.
   *[other] Essayé { $count } fois.
  }
web-learn-hint = Indice
web-learn-show = Montre-moi
web-learn-solution = Une solution :
web-learn-back = Un pas en arrière
web-learn-wrong = { $name ->
    [pay] Après cela, même le meilleur jeu perd. Regarde comment cela finit, puis reviens.
    [next] Après cela, même le meilleur jeu perd. Regarde comment cela finit, puis reviens.
   *[other] C’était permis, mais pas demandé. Vois ce que cela a fait, et reviens.
  }
web-learn-wrong-short = Pas encore
web-learn-right = Juste
web-learn-exact = Exact
web-learn-choose = Choisis des cartes, ou l’un des boutons.
web-learn-choose-dice = Touche un dé, ou l’un des boutons.
web-learn-try = Jouer
web-learn-moves = Ce qu’on peut faire d’autre
web-learn-log = Ce qui s’est passé
web-learn-free = Rien ne peut mal tourner ici : revenir en arrière est toujours gratuit.
web-learn-tavern = Taverne depuis le haut, { $count }
web-learn-castle = Encore au château
web-learn-source = Trouvé dans une partie jouée, et vérifié par le solveur.
web-learn-health = points de vie restants sur { $health }
web-learn-bar = { $damage } dégâts sur { $health }, ceci en ajouterait { $added }
web-learn-fact = { $fact ->
    [attack] Attaque
    [shield] Bouclier
    [owed] À payer
    [tavern] Taverne
   *[discard] Défausse
  }
web-learn-hand = Ta main
web-learn-my-dice = Tes dés
web-learn-dice-of = Dés de { $seat }
web-learn-board = La table en mots
