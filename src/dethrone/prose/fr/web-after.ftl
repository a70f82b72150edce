# Ce que dit la page après une partie et autour d’elle : relecture, analyse à plusieurs, parties, donne du jour, réglages.

## Relecture

web-replay-title = Relecture
web-replay-loading = La partie arrive …
web-replay-meta = { $game }, { $players ->
    [one] seul
   *[other] à { $players }
  }. { $won ->
    [true] Gagnée
   *[other] Perdue
  } en { $moves } coups.
web-replay-at = Coup { $move } sur { $total }.
web-replay-start = La donne.
web-replay-moment = Moment de la partie
web-replay-steps = Parcourir la partie
web-replay-play = Dérouler
web-replay-pause = Pause
web-replay-back = Avant
web-replay-on = Après
web-replay-flag-back = Avant : au tournant précédent
web-replay-flag-on = Après : au tournant suivant
web-replay-step-back = Un coup en arrière
web-replay-step-on = Un coup en avant
web-replay-chance = Chance de gagner { $percent } %.
web-replay-curve = Chance de gagner au fil de la partie.
web-replay-no-curve = La chance de gagner n’est pas encore connue.
web-replay-flag = { $number } : coup { $move }, { $points } points.
web-replay-health = de vie sur { $of }
web-replay-attack = attaque { $attack }{ $shield ->
    [0] {""}
   *[other] , bouclier { $shield }
  }
web-replay-round = manche { $round }
web-replay-enemy-dice = Dés de l’ennemi : { $values }
web-replay-piles = Taverne { $tavern }
    Défausse { $discard }
    Abattus { $fallen }
web-replay-hand = Main de { $name }
web-replay-decides = décide
web-replay-empty-hand = aucune carte
web-replay-better = mieux
web-replay-next = joué
web-replay-prepared = Préparés :
web-replay-injured = { $count ->
    [0] Personne n’est blessé.
   *[other] Blessés :
  }
web-replay-panel = Ce qui est montré à côté
web-replay-tab = { $tab ->
    [flags] Tournants
    [moves] Coups
    [lines] Variantes
   *[about] La partie
  }
web-replay-move-by = Coup { $move }, { $name }
web-replay-played-percent = Joué, { $percent } %
web-replay-better-percent = Mieux, { $percent } %
web-replay-percent = { $percent } %
web-replay-others = Aussi pesé
web-replay-because = Mieux : { $better }. Joué : { $played }.
web-replay-error = D’après ce que la place pouvait savoir ; ±{ $points } points.
web-replay-samples = Chance de gagner, sur { $count } donnes possibles par décision
web-replay-thinking = La partie est examinée : { $done } coups sur { $of }.
web-replay-queued = D’autres parties passent d’abord …
web-replay-none = Personne n’a encore examiné cette partie.
web-replay-analyse = Analyser la partie
web-replay-no-flags = Aucun coup n’a coûté plus de deux points : bien joué.
web-replay-go-on = Continuer d’ici
web-replay-together = Revoir ensemble
web-replay-copy = Copier le lien
web-replay-seat = Quelle main est montrée
web-replay-seat-deciding = Main : qui décide
web-replay-deal = La donne
web-replay-proved = Vérifié : ce sont les cartes promises avant la partie, et chaque coup est permis.
web-replay-sound = Chaque coup est permis ; l’origine des cartes ne peut pas être prouvée.
web-replay-unsound = Le relevé ne tient pas.
web-replay-checking = La donne est vérifiée …
web-replay-promise = Promis avant la partie :
web-replay-take = À emporter
web-replay-record = Relevé
web-replay-record-more = Le relevé est du texte ; dethrone verify et dethrone replay le lisent.

## Ce qui aurait été mieux

web-better-title = Ce qui était mieux
web-better-heading = Ce qui aurait été mieux
web-better-sum = { $count ->
    [0] Personne n’a perdu un point.
    [one] { $points } points perdus en un coup.
   *[other] { $points } points perdus en { $count } coups.
  }
web-better-which = Quels coups
web-better-filter = { $which ->
    [mine] Les miens { $count }
    [good] Les bons { $count }
   *[team] L’équipe { $count }
  }
web-better-unit = points de chance de gagner, d’après ce que la place pouvait savoir
web-better-points = { $good ->
    [yes] { $points } points gagnés
   *[no] { $points } points perdus
  }
web-better-line = Joué : { $played }. Mieux : { $best }.
web-better-none = Rien ici.
web-better-try = Essayer soi-même
web-better-open = Ouvrir la relecture

## La fin d’une partie : où elle a tourné

web-end-chance = Chance de gagner
web-end-turned = Tout a tourné au coup { $move }
web-end-cost = { $name } : { $played }. Mieux : { $best }. De { $before } % à { $after } %.
web-end-gained = Le meilleur moment : coup { $move }, { $name } : { $played }, { $points } points gagnés.
web-end-go = Aller au coup { $move }
web-end-found = { $costly ->
    [0] aucun coup n’a
    [one] un coup a
   *[other] { $costly } coups ont
  } coûté plus de { $much } points{ $good ->
    [0] {""}
    [one] , un était très bon
   *[other] , { $good } étaient très bons
  }

## Les règles d’une table

web-rules-title = Règles
web-rules-of = { $game } : les règles
web-rules-by = Jeu de règles { $rules }
web-rules-short = En bref
web-rules-options = Ce que joue cette table
web-rules-usually = d’habitude : { $usual }

## Revoir à plusieurs

web-review-title = Analyse
web-review-gone = Cette analyse n’existe pas.
web-review-together = Ensemble
web-review-people = Qui regarde
web-review-you-lead = Tu tournes les pages, qui suit les voit. Passe la main quand tu veux.
web-review-leads = { $name } tourne les pages, qui suit les voit.
web-review-does = { $seat ->
    [you] { $what ->
        [leads] mènes
        [follows] suis
       *[free] regardes seul
      }
   *[other] { $what ->
        [leads] mène
        [follows] suit
       *[free] regarde seul
      }
  }
web-review-hand-over = Passer la main
web-review-back-to = Revenir à { $name }
web-review-break-free = Regarder seul
web-review-take = Prendre la main
web-review-invite = Lien d’invitation
web-review-try = Et si ?
web-review-move = Un autre coup ici
web-review-example = touche des cartes, ou : { $text }
web-review-play-it = Essayer
web-review-best = Le meilleur :
web-review-reply = Meilleure réponse avec ce que { $seat ->
    [you] tu pouvais
   *[other] { $name } pouvait
  } savoir
web-review-reply-name = Coup { $move } : la meilleure réponse
web-review-line-name = Coup { $move } : { $text }
web-review-what-if = Et si :
web-review-line-by = { $name }, { $seat ->
    [you] essayé par toi
   *[other] essayé par { $by }
  }. Personne n’a joué cela.
web-review-line-more = { $by }, dès le coup { $start }, { $count ->
    [one] un coup
   *[other] { $count } coups
  }
web-review-private = toi seul la vois
web-review-share = Montrer à tous
web-review-played = Comme on a joué
web-review-drop = Effacer la variante { $name }
web-review-legend = Noir : joué. Bleu, tireté : une variante essayée.

## Parties, donne du jour, tables à regarder

web-loading = Un instant …
web-next-game = Encore une partie
web-next-game-more = Toi et Tobias, un robot, contre douze têtes couronnées.
web-unreachable = Le serveur est injoignable.
web-table-with = avec { $names }
web-offline-bar = Ce qui est affiché reste. La page revient avec la connexion.
web-turn-at = À toi de jouer{ $tables ->
    [one] {""}
   *[other] {" "}à { $tables } tables
  }
web-games-none = Pas encore de parties
web-games-none-more = Ce que tu joues est listé ici, avec la relecture de chaque partie.
web-games-count = { $games ->
    [one] Une partie finie
   *[other] { $games } parties finies
  }, { $running } en cours.
web-games-whose = Les chiffres de qui
web-games-tab = { $whose ->
    [bots] Robots
    [teams] Équipes
   *[me] Moi
  }
web-games-counted = parties qui comptent
web-games-won = gagnées
web-games-golds = { $count ->
    [one] médaille d’or
   *[other] médailles d’or
  }
web-games-exact = % de coups exacts
web-games-run = victoires de suite, au mieux
web-games-bars = Les barres sont des intervalles à 95 % : peu de parties disent moins qu’il ne semble.
web-games-felled = { $game } : ennemis vaincus
web-games-felled-bar = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } avec { $felled } vaincus
web-games-share = Part
web-games-interval = Intervalle
web-games-of = { $won } sur { $games }
web-games-between = { $share } pour cent, entre { $low } et { $high }
web-games-no-teams = Tu n’as pas encore joué avec d’autres personnes. Les bots ne font pas une équipe.
web-games-no-bots = Tu n’as pas encore fini de partie avec des robots.
web-games-beside = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
  }
web-games-advice = Tu apprendras le plus de la dernière partie de { $game } que tu as perdue : vois ce qui aurait été mieux et essaie toi-même.
web-losses = Où vont les points
web-losses-said = À { $game }, tu perds { $points } points de chance de gagner par partie, dont { $share } % { $kind ->
    [play] par ce que tu joues
    [pay] en payant
    [yield] en passant
    [flip] en retournant des bouffons
    [name] en désignant qui joue après un bouffon
    [declare] par tes annonces
    [resolve] en agissant
    [suffer] en subissant
    [prepare] en préparant
   *[other] dans une sorte de décision
  }. C’est ce que disent { $games } parties analysées.
web-losses-few = Dans { $games } parties analysées, tu n’as presque rien perdu.
web-losses-none = Analyse encore { $more ->
    [one] une partie terminée
   *[other] { $more } parties terminées
  }, et ici sera dit dans quelles décisions tu perds le plus.
web-losses-train = S’y entraîner
web-jesters = Qui joue après un bouffon
web-jesters-said = En { $turns } tours de bouffon, tu { $who ->
    [me] t’es choisi
   *[other] as choisi { $name }
  } { $times ->
    [1] une fois
   *[other] { $times } fois
  }, { $eager ->
    [0] jamais à la demande
    [1] une fois à la demande
   *[other] { $eager } fois à la demande
  }.
web-jesters-gained = { $when ->
    [eager] À la demande
   *[other] Sans demande
  }, l’équipe a { $way ->
    [lost] perdu
   *[gained] gagné
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de chance de gagner pendant ce tour.
web-jesters-from = Les points sont des moyennes de parties analysées.
web-jesters-play = Jouer ensemble
web-games-history = Historique
web-games-one-won = gagnée
web-games-one-lost = perdue
web-games-moves = { $count } coups
web-games-more = Plus de parties
web-daily-of = Donne du jour, { $day }
web-daily-until = Donne du { $day }, secrète jusqu’à minuit (UTC)
web-daily-title = Donne du jour
web-daily-about = Les mêmes cartes pour tous, et un seul essai chacun.
web-daily-about-dice = Les mêmes lancers pour tous, et un seul essai chacun.
web-daily-played = { $played ->
    [0] Personne ne l’a encore jouée aujourd’hui.
    [1] Une personne l’a jouée aujourd’hui.
   *[other] { $played } personnes l’ont jouée aujourd’hui.
  }
web-daily-mine = { $today ->
    [played] Jouée aujourd’hui.
   *[open] Pas encore jouée.
  }{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Tu as joué { $days } jours de suite.
  }
web-daily-to = À la donne du jour
web-daily-players = Joueurs
web-daily-open = Pas encore jouée
web-daily-terms = Tu as un seul essai, sans annulation et sans conseils. Le tableau compte les parties finies avant minuit (UTC).
web-daily-begun = Ta partie t’attend
web-daily-verifying = Ton résultat est en cours de vérification
web-daily-missed = Pas jouée ce jour-là
web-daily-alone = Toi seul.
web-daily-with-bots = { $bots ->
    [one] Toi et un robot.
   *[other] Toi et { $bots } robots.
  }
web-daily-won = { $medal ->
    [gold] Or
    [silver] Argent
    [bronze] Bronze
   *[none] Gagnée
  } en { $moves } coups
web-daily-medal = { $medal ->
    [gold] or
    [silver] argent
   *[bronze] bronze
  }
web-daily-lost = Perdue en { $moves } coups
web-daily-rank = Rang { $rank } sur { $count }.
web-daily-next = La prochaine dans { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
  }.
web-daily-analyse = Analyser
web-daily-resume = Reprendre ta partie
web-daily-play = Jouer la donne du jour
web-daily-share = Partager
web-daily-share-more = Dit comment cela s’est passé, pas quelles étaient les cartes.
web-daily-marks = ■ exact, □ au-delà
web-daily-far = Jusqu’où ils sont allés
web-daily-far-more = { $won } sur { $games } gagnées.{ $marked ->
    [mine] {" "}En plein : ta place.
   *[none] {""}
  }
web-daily-far-later = Le nombre d’ennemis vaincus est montré à qui a joué.
web-daily-board = Tableau
web-daily-board-more = { $by ->
    [medal] La médaille d’abord, puis les coups exacts, puis peu de coups.
   *[moves] Gagnées en peu de coups d’abord.
  } Seulement les parties données et vérifiées ici, un essai chacun.
web-daily-who = Joueurs
web-daily-result = { $by ->
    [medal] Médaille
   *[moves] Résultat
  }
web-daily-exact = Exacts
web-daily-nobody = Personne ne l’a encore finie.
web-daily-before = La veille
web-daily-today = Aujourd’hui
web-watch-title = Tables ouvertes
web-watch-about = Les tables que leurs joueurs ont listées. Qui regarde voit ce qui est découvert, et aucune main sans accord.
web-watch-none = Aucune table n’est listée en ce moment.
web-watch-watch = Regarder
web-watch-stage = { $stage ->
    [gathering] une place est libre
    [paused] en pause
   *[playing] on joue
  }

## Réglages

web-set-all = Tous les réglages
web-set-about = Gardés dans ce navigateur. Rien ici ne demande un compte.
web-set-look = Aspect
web-set-letters = Lettres des couleurs
web-set-letters-more = C D H S sous la couleur
web-set-table = Table
web-set-motion = Mouvement
web-set-motion-name = { $motion ->
    [short] Court
    [none] Aucun
   *[full] Entier
  }
web-set-motion-more = « Aucun » laisse un cadre autour de chaque nombre qui a changé. Ton système demande un mouvement { $system ->
    [none] réduit
   *[full] entier
  }.
web-set-size = Taille des cartes
web-set-size-name = { $size ->
    [small] Petite
    [large] Grande
   *[normal] Normale
  }
web-set-size-more = Les cartes de ta main, autant que l’écran le permet. Les dés gardent leur taille.
web-set-confirm = Confirmer un coup
web-set-confirm-more = sinon : toucher une seconde fois la seule carte choisie la joue, une carte glissée sur la table est jouée avec les cartes choisies ; payer, passer et retourner demandent toujours confirmation
web-set-order = Trier ma main par couleur
web-set-order-more = sinon par valeur
web-set-payments = Proposer des paiements
web-set-payments-more = un cercle en pointillé ; rien ne se paie tout seul
web-set-thumb = Boutons à gauche
web-set-thumb-more = pour le pouce gauche, sur un téléphone
web-set-push = M’avertir quand c’est à moi
web-set-push-failed = Ce navigateur n’a pas pu être inscrit aux notifications : son service push ne répond pas, ou la fenêtre est privée.
web-set-push-more = { $push ->
    [unable] ce navigateur ne peut pas être averti
    [uninstalled] ajoute d’abord cette page à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvre-la de là
    [refused] les réglages du navigateur l’interdisent
   *[other] même sans page ouverte ; le navigateur demande une fois
  }
web-set-name = Nom à la table
web-set-renamed = Tu as un autre nom.
web-set-device = Un autre appareil
web-set-device-more = Un code fait aussi d’un autre appareil le tien : même nom, mêmes tables.
web-set-code-more = À taper là-bas une fois, ou ouvre le lien. Valable jusqu’à { $until }.
web-set-code-link = Copier en lien
web-set-new-code = Nouveau code
web-set-qr = Le code en code QR
web-set-redeem-more = Un code de ton autre appareil :
web-set-redeem = L’utiliser
web-set-redeemed = Tu es { $name } ici aussi.
web-set-data = Mes données
web-set-data-more = Nom, tables et parties. Si tout est effacé, tes parties restent pour ceux qui y ont joué, sans toi.
web-set-export = Exporter
web-set-leave = Quitter cet appareil
web-set-left = Cet appareil n’est plus à personne.
web-set-delete = Tout effacer
web-set-delete-sure = Effacer ton nom, tes appareils et tes chiffres ? On ne peut pas revenir en arrière.
web-set-delete-yes = Oui, tout effacer
web-set-delete-no = Garder
web-set-forgotten = Tout ce qui était gardé de toi est effacé.
web-keys-title = { $has ->
    [both] Clavier et gestes
   *[keys] Clavier
  }
web-keys-sheet = { $has ->
    [gestures] Gestes
    [both] Touches et gestes
   *[keys] Touches
  }
web-gesture-name = { $gesture ->
    [hold] Maintenir
    [drag] Glisser
    [swipe] Balayer
    [pull] Tirer
   *[tap] Toucher
  }
web-gesture = { $gesture ->
    [tap-plays] choisir une carte ; une seconde fois, si elle est seule : la jouer
    [tap-die] choisir ou rendre un dé
    [hold] lire la carte en grand
    [drag] vers le haut : choisir ; vers le bas : rendre
    [drag-plays] vers le haut : jouer avec les cartes choisies ; vers le bas : rendre
    [swipe] sur la table : à droite, revenir ; à gauche, avancer
    [pull] une pile : voir où sont les cartes
   *[tap] choisir ou rendre une carte
  }
web-keys-about = Les lettres seules n’agissent qu’à la table, jamais dans un champ, et se coupent dans les réglages.
web-keys-group = { $group ->
    [table] À la table
    [read] Lire la table
   *[replay] Relecture et analyse
  }
web-keys-table = { $key ->
    [parts] main, décision, table, places
    [m] signaux
    [j] au choix après un bouffon
    [number] choisir une carte ou un dé
    [walk] parcourir la main
    [space] choisir ce qui est visé
    [enter] jouer, payer, confirmer
    [esc] vider, fermer, revenir au présent
    [y] passer
    [f] retourner un bouffon
    [s] prendre la suggestion
    [g] un indice
   *[u] demander à reprendre
  }
web-keys-read = { $key ->
    [e] l’ennemi
    [h] ma main
    [d] le plan des cartes
    [l] le journal
    [t] à qui de jouer
    [back] regarder en arrière, en avant
   *[help] ces touches
  }
web-keys-replay = { $key ->
    [walk] un tour en arrière, un en avant
    [back] un seul coup en arrière, un en avant
    [ends] premier moment, dernier moment
    [enter] voir le tournant
    [e] lire le plateau
    [parts] tournants
    [space] dérouler, pause
   *[esc] quitter une variante
  }
