# La table de Regidice dans un navigateur.

web-rd-skip = Vers mes dés
web-rd-block = La décision
web-rd-turn = { $seat ->
    [you] { $phase ->
        [declare] Tu annonces
        [resolve] Tu dis qui agit
        [raise] Tu augmentes un dé
        [set] Tu formes des séries
        [colour] Tu choisis les dés
        [pips] Tu places les dégâts
        [heal] Tu soignes
        [share] Tu distribues des dés
        [split] Tu partages les dégâts
        [lose] Tu cèdes des dés
       *[prepare] Tu prépares
      }
   *[other] { $phase ->
        [declare] { $name } annonce
        [resolve] { $name } dit qui agit
        [raise] { $name } augmente un dé
        [set] { $name } forme des séries
        [colour] { $name } choisit des dés
        [pips] { $name } place les dégâts
        [heal] { $name } soigne
        [share] { $name } distribue des dés
        [split] { $name } partage les dégâts
        [lose] { $name } cède des dés
       *[prepare] { $name } prépare
      }
  }
web-rd-turn-gather = Les dés circulent
web-rd-turn-over = La partie est finie
web-rd-turn-paused = La partie est en pause
web-rd-round = manche { $round }
web-rd-stages = Étapes de la manche
web-rd-stage = { $stage ->
    [roll] Lancer
    [declare] Annoncer
    [gather] Récolter
    [resolve] Agir
    [suffer] Subir
   *[prepare] Préparer
  }
web-rd-stage-said = Étape { $number } sur 6 : { web-rd-stage }.
web-rd-enemy = Ennemi
web-rd-pips-to-go = { $dice } dés, encore { $pips ->
    [one] { $pips } point.
   *[other] { $pips } points.
  }
web-rd-attack = Attaque { $attack }
web-rd-attack-more = { $blocked ->
    [0] une par dé
   *[other] { $blocked } déjà bloqués
  }
web-rd-defence = Défense { $defence }
web-rd-defence-more = total de chaque série d’attaque
web-rd-injured = Blessés
web-rd-waiting = { $last ->
    [yes] Dernier ennemi
   *[no] Ennemis suivants
  }
web-rd-nobody-waits = C’est le dernier ennemi.
web-rd-none = aucun
web-rd-die = { $shows ->
    [value] { regidice-colour } { $value }
    [hidden] { regidice-colour }, caché
    [caught] { regidice-colour }, pris à l’ennemi
   *[idle] { regidice-colour }, attend le prochain lancer
  }
web-rd-die-state = { $die }{ $state ->
    [picked] , choisi
    [set] , dans une série
    [used] , utilisé
    [new] , récolté
   *[none] { "" }
  }
web-rd-called-line = { $call } : { $line }
web-rd-call = { $action ->
    [A] Attaque { $number }
    [B] Blocage { $number }
    [H] Soin { $number }
    [C] Sort { regidice-colour } { web-rd-parity }
   *[K] Compagnon
  }
web-rd-parity = { $parity ->
    [odd] impairs
   *[even] pairs
  }
web-rd-action = { $action ->
    [A] Attaque
    [B] Blocage
    [H] Soin
    [C] Sort
   *[K] Compagnon
  }
web-rd-action-short = { $action ->
    [K] Animal
   *[other] { web-rd-action }
  }
web-rd-need = { $action ->
    [A] Attaque : des séries de { $defence } exactement, 1 dégât chacune.
    [B] Blocage : trois dés égaux ou plus ; trois arrêtent 1, quatre 2.
    [H] Soin : des suites de trois ou plus ; trois ramènent 1 dé, quatre 2.
    [C] Sort : une couleur qui montre { $enemy }.
   *[K] Compagnon : tes 1 restent, et chacun augmente un autre dé.
  }
web-rd-did = { $what ->
    [damage] { $count } dégâts
    [blocked] { $count } arrêtés
   *[healed] { $count } soignés
  }
web-rd-dice-held = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
web-rd-first-caller = commence
web-rd-owes = cède { $count }
web-rd-resolved = a agi
web-rd-your-dice = Tes dés
web-rd-dice-of = Dés de { $name }
web-rd-only-you = toi seul les vois
web-rd-gathered = récoltés
web-rd-used-stay = les dés utilisés restent à toi
web-rd-give-up = cèdes-en { $count }
web-rd-unused = Inutilisés
web-rd-no-dice = aucun dé
web-rd-sort = { $by ->
    [number] Trier par nombre
   *[colour] Trier par couleur
  }
web-rd-hide = { $hidden ->
    [yes] Regarder derrière la main
   *[no] Cacher derrière la main
  }
web-rd-zone = { $you ->
    [from] de toi à { $to }
    [to] de { $from } à toi
   *[none] de { $from } à { $to }
  }
web-rd-zone-empty = vide
web-rd-zone-for-you = préparé pour toi par { $from }
web-rd-for = { $you ->
    [to] pour toi
   *[none] pour { $to }
  }
web-rd-rolled = Lancés
web-rd-rolled-more = { $you ->
    [first] Tu annonces en premier. Personne ne doit dire un nombre.
   *[none] { $first } annonce en premier. Personne ne doit dire un nombre.
  }
web-rd-declare = Annoncer
web-rd-declare-more = Un nombre que personne n’a nommé. ×2 : tu en as deux.
web-rd-declare-others = Ce que les autres annoncent s’affiche ici.
web-rd-cell = { $call }, tu en as { $count }
web-rd-taken = { $number } pris par { $name }
web-rd-companion = Compagnon animal, ne nomme rien
web-rd-gather = Récolter
web-rd-gather-more = Tous les dés sont visibles. D’abord les nombres, puis les sorts, puis les dés préparés.
web-rd-nothing-moves = Aucun dé ne change de main.
web-rd-travel = { $you ->
    [from] De toi à { $to }
    [to] De { $from } à toi
   *[none] De { $from } à { $to }
  }
web-rd-travel-zone = { $you ->
    [from] De ta zone à { $to }
    [to] De la zone de { $from } à toi
   *[none] De la zone de { $from } à { $to }
  }
web-rd-prepared-before = préparé à la manche précédente
web-rd-now-dice = { $count ->
    [one] dé est maintenant à toi
   *[other] dés sont maintenant à toi
  }
web-rd-again = Revoir
web-rd-go-on = Continuer
web-rd-resolve = Qui agit maintenant ?
web-rd-resolve-more = Dans l’ordre voulu. Ce que chacun peut faire est sous son nom.
web-rd-resolve-others = { $name } dit qui agit maintenant.
web-rd-so-far = { $damage } dégâts sur { $need }, { $blocked } bloqués sur { $attack }
web-rd-act = Agir
web-rd-spend = Dépenser un 1 : { regidice-colour }
web-rd-end-stage = Plus personne
web-rd-set = { $action ->
    [A] Ton attaque
    [B] Ton blocage
    [H] Tes soins
   *[C] Tes sorts
  }
web-rd-tap = { $action ->
    [A] Touche des dés qui font { $defence }
    [B] Touche trois dés égaux ou plus
    [H] Touche une suite de trois ou plus
   *[C] Choisis des sorts
  }
web-rd-tapped = { $dice } est une série
web-rd-not-yet = { $dice } n’est pas encore une série
web-rd-mark = Série suivante
web-rd-best = Meilleures séries
web-rd-remove-set = Défaire la série { $dice }
web-rd-raise = Quel dé gagne un point ?
web-rd-raise-more = Touche un des dés marqués, à qui qu’il soit.
web-rd-raise-die = { $you ->
    [to] Augmenter ton dé : { $die }
   *[none] Augmenter le dé de { $name } : { $die }
  }
web-rd-raise-enemy = Augmenter le { $value } de l’ennemi
web-rd-colour = Lesquels des dés égaux ?
web-rd-colour-more = Les séries en prennent { $count }. Touche ceux qui peuvent partir.
web-rd-pips = Placer les dégâts
web-rd-pips-more = { $placed } placés sur { $count ->
    [one] { $count } point
   *[other] { $count } points
  }.
web-rd-pips-how = Touche sous les dés de l’ennemi. Un sort lancé plus tard doit correspondre à ce qu’il montre alors.
web-rd-add = plus
web-rd-add-label = Ajouter un point au { $value }
web-rd-heal = Ramener des dés
web-rd-heal-more = Touche { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  } parmi les blessés.
web-rd-share = Qui prend les dés de l’ennemi ?
web-rd-share-more = { $count } dés ; ceux que personne ne prend vont aux blessés.
web-rd-split = Qui perd { $count ->
    [one] le dé
   *[other] les { $count } dés
  } ?
web-rd-split-more = { $attack } d’attaque − { $blocked } bloqués. Ceux qui sont touchés décident ensemble.
web-rd-less = Un de moins : { $name }
web-rd-more = Un de plus : { $name }
web-rd-lose = Cède { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
web-rd-lose-more = Touche tes dés. Ils vont aux blessés et peuvent être soignés.
web-rd-prepare = Préparer
web-rd-prepare-more = Des dés inutilisés peuvent attendre { $to }, à l’abri, avec leur nombre.
web-rd-prepared-die = reste { $value }
web-rd-prepared-more = rejoint la réserve après la prochaine récolte
web-rd-waits = { $name } décide.
web-rd-choose-call = Choisis une action et ce qu’elle récolte
web-rd-choose-who = Choisis qui agit, ou termine l’étape
web-rd-choose-sets = Touche des dés, ou prends les meilleures séries
web-rd-choose-die = Choisis un dé
web-rd-number = { $of ->
    [A] dégâts
    [B] bloqués
    [H] soignés
    [sets] { $count ->
        [one] série
       *[other] séries
      }
    [pips] à placer
    [lose] à céder
   *[dice] { $count ->
        [one] dé
       *[other] dés
      }
  }
web-rd-choose-left = { $count ->
    [0] Choisi
   *[other] Encore { $count } à choisir
  }
web-rd-choose-prepare = Touche des dés inutilisés, ou aucun
web-rd-do = { $what ->
    [declare] Annoncer : { $thing }
    [act] { $thing }
    [sets] { $count ->
        [one] Jouer { $count } série
       *[other] Jouer { $count } séries
      }
    [nothing] Plus de séries
    [use] Prendre ceux-ci
    [pips] Placer { $count }
    [heal] Ramener { $count }
    [share] Distribuer ainsi
    [split] D’accord
    [lose] Céder { $count }
    [prepare] Préparer { $count }
    [no-prepare] Ne rien préparer
    [raise] Augmenter
   *[end] Terminer l’étape
  }
web-rd-act-you = Tu agis
web-rd-act-seat = { $name } agit
web-rd-hint = Indice
web-rd-hinted = Indice : { $why }.
web-rd-suggested = Un expert ferait ceci.
web-rd-clear = Effacer
web-rd-undo = Reprendre
web-rd-log = Journal
web-rd-signals = Dire un fait
web-rd-signals-more = Seulement ce que tous voient. Les nombres lancés restent secrets.
web-rd-chip = { $chip ->
    [hint] A utilisé un indice
    [thinking] Je réfléchis…
    [whose-turn] À qui le tour ?
    [hand-sizes] Compter les dés
    [open-piles] Voir les blessés
    [goal] Penser à l’ennemi
    [rule] Voir les règles
   *[last-move] Voir la dernière annonce
  }
web-rd-key = { $key ->
    [walk] parcourir les dés
    [parts] actions, nombres, dés
    [digits] 1–6 à l’annonce : le nombre ; sinon tes dés
    [space] choisir ce qui a le focus
    [enter] confirmer
    [escape] effacer, fermer, revenir au présent
    [s] meilleures séries
    [g] indice
    [l] journal
    [m] dire un fait
    [u] reprendre
    [e] lire l’ennemi
    [h] vers tes dés
    [d] lire les blessés
    [t] lire l’étape
   *[comma] revoir en arrière, en avant
  }
web-rd-back = Revoir
web-rd-on = Avancer
web-rd-to-now = Au présent
web-rd-past = Moment { $at } sur { $count }
web-rd-won = Victoire
web-rd-lost = Partie terminée
web-rd-all-fell = Tous les trois sont tombés
web-rd-not-all = { $count ->
    [0] Le premier ennemi tient
    [1] Le deuxième ennemi tient
   *[other] Le troisième ennemi tient
  }
web-rd-fig = { $what ->
    [enemies] { $count ->
        [one] ennemi abattu
       *[other] ennemis abattus
      }
    [rounds] { $count ->
        [one] manche
       *[other] manches
      }
    [damage] dégâts infligés
   *[dice] dés restants en tout
  }
web-rd-enemies = Les ennemis
web-rd-fell = { $from ->
    [same] manche { $to }
   *[other] manches { $from } à { $to }
  }, { $how ->
    [exact] exact : aux blessés
    [overkill] excès : { $names }
   *[other] toucher mortel
  }
web-rd-overkill-nobody = personne n’a pris ses dés
web-rd-overkill-takers = ses dés sont allés à { $names }
web-rd-stands = tient, encore { $pips } points
web-rd-unseen = pas vu
web-rd-who-did = Qui a fait quoi
web-rd-player = Qui
web-rd-col = { $what ->
    [damage] Dégâts
    [blocked] Bloqués
    [healed] Soignés
    [sets] Séries
   *[dice] Restants
  }
web-rd-rematch = Revanche
web-rd-rematch-more = mêmes places, nouveaux lancers
web-rd-same = Mêmes lancers
web-rd-same-more = les mêmes dés, d’autres annonces
web-rd-share-it = Partager
web-rd-share-it-more = une ligne sur la partie
web-rd-share-line = Regidice à { $players } : { $felled } ennemis sur 3 en { $rounds } manches
