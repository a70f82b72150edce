# Ce que dit la page dans un navigateur. Il reçoit tout ce fichier, et des autres ce que ses sources nomment.

web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-daily = Du jour
web-nav-games = Parties
web-nav-advice = Conseil
web-navigation = Menu
web-home = Vers la première page
web-home-label = dethrone, première page
web-skip-main = Vers la partie principale
web-settings = Réglages
web-theme = Thème
web-theme-name = { $theme ->
    [light] Clair
    [dark] Sombre
   *[system] Du système
  }
web-language = Langue
web-sound = Son
web-sound-name = { $sound ->
    [off] Aucun
    [turn] Mon tour
   *[all] Tout
  }
web-sound-more = { $sound ->
    [off] La table est silencieuse.
    [turn] Un son bref quand c’est à toi.
   *[all] Cartes, coups, dés, la fin ; et quand c’est à toi.
  }
web-keys = Touches
web-keys-more = des lettres seules agissent à la table
web-close = Fermer
web-again = Réessayer
web-lost = Rien ici
web-lost-more = Cette page n’existe pas. L’adresse est peut-être mal écrite, ou la table n’est plus là.
web-offline = Tu es hors ligne
web-offline-more = Cette partie de la page n’a pas pu être chargée. Elle reviendra avec la connexion.
web-guest = Invité { $number }
web-you = Toi
web-you-acting = Tu
web-you-named = { $name ->
    [none] Toi
   *[other] Toi, { $name }
  }
web-jester = Bouffon
web-rank = { $rank ->
    [A] As
    [J] Valet
    [Q] Dame
    [K] Roi
   *[other] { $rank }
  }

## Le premier écran

web-motto = Renverser la cour ensemble, sans jamais dire ce qu’on tient.
web-first-game = Ta première partie
web-first-game-more = Toi et Tobias, un robot, contre douze têtes couronnées. Chaque choix montre ce qu’il ferait. Sans compte, un quart d’heure.
web-play-now = Jouer
web-your-turn = À toi
web-your-turn-time = À toi, encore { $time }
web-others-turn = D’autres décident
web-table-goes-on = Ta table continue
web-table-line = { $game }, { $players ->
    [one] seul
   *[other] à { $players }
  }
web-rejoin = Retour à la table
web-open = Ouvrir
web-waiting-for-me = Mes tables
web-game = Jeu
web-game-regicide = Regicide
web-game-regicide-about = cartes, 1 à 4 personnes
web-game-regidice = Regidice
web-game-regidice-about = dés, 2 à 4 personnes
web-late = en retard
web-decide = Décider
web-time-left = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes } min
          }
      }
   *[other] { $days } j { $hours } h
  }
web-new-game = Nouvelle partie
web-same-again = La même table
web-new-table-about = n’importe quel jeu, avec des bots et des amis
web-way-puzzles = Problèmes
web-way-puzzles-about = le coup exact, gagner d’ici, le bon paiement, à qui de continuer
web-way-alone = Solo
web-way-alone-about = 8 cartes, deux bouffons, une médaille
web-way-bots = Avec des robots
web-way-bots-about = distribué tout de suite
web-way-friends = Entre amis
web-way-friends-about = ouvrir une table, envoyer un lien
web-way-learn = Apprendre en jouant
web-way-learn-about = pas à pas, à une vraie table
web-way-watch = Regarder une table
web-way-watch-about = le jeu des autres, mains cachées
web-code-question = Un ami t’a envoyé un lien ?
web-code = Lien ou code d’une table
web-no-code = Ce n’est pas le lien ni le code d’une table.
web-join = Rejoindre

## Une nouvelle table

web-new-table = Nouvelle table
web-rules = Règles
web-rules-name = { $name ->
    [official] Officielles
    [summary] Résumé
    [manual] Manuel
    [open-order] Ordre libre
    [rulebook] Livret
    [bga] Édition en ligne
    [literal] À la lettre
   *[other] { $name }
  }
web-rules-changed = { $rules }, { $count ->
    [one] une règle changée
   *[other] { $count } règles changées
  }
web-rules-own = Règles à toi
web-single-rules = Règle par règle
web-single-between = de { $low } à { $high }
web-seats = Places
web-seats-more = { $count ->
    [one] Toi seul.
   *[other] { $count } places.
  }
web-host = tu ouvres la table
web-seat-open = Place libre
web-seat-open-more = pour qui a le lien
web-seat-bot = Robot, { web-bot-name }
web-seat-none = Pas de place
web-seat-none-more = ajouter un ami ou un robot
web-seat-here = est là
web-seat-not-here = pas connecté
web-seat-away = absent
web-seat-stood-in = absent, un robot remplace
web-make-bot = Donner à un robot
web-make-friend = Laisser libre
web-remove-seat = Enlever la place
web-add = Ajouter
web-bot-strength = Force des robots
web-bot-name = { $bot ->
    [novice] Débutant
    [greedy] Occasionnel
    [quick] Régulier
    [adept] Habile
    [expert] Expert
    [master] Maître
   *[other] { $bot }
  }
web-bot-about-novice = Se trompe souvent. L’équipe repose sur toi.
web-bot-about-greedy = Joue le coup évident, prévoit rarement.
web-bot-about-quick = Bon instinct, coups immédiats.
web-bot-about-adept = Réfléchit un peu à l’avance.
web-bot-about-expert = Partenaire solide, joue en moins d’une seconde.
web-bot-about-master = Le meilleur que nous ayons. Prend une seconde ou plus.
web-bots-fair = Des robots plus forts rendent la victoire plus facile. Ils ne voient jamais les cartes ni les dés cachés.
web-pace = Rythme
web-pace-name = { $pace ->
    [live] En direct
    [slow] Lent
   *[none] Sans horloge
  }
web-pace-about = { $pace ->
    [live] Une minute par coup. Qui tarde peut être remplacé par un robot si les autres sont d’accord.
    [slow] Deux jours, et douze heures de plus à chaque coup. Qui tarde peut être remplacé si les autres sont d’accord.
   *[none] Prends ton temps.
  }
web-access = Qui peut venir
web-access-name = { $access ->
    [listed] Listée
   *[link] Par lien
  }
web-watchers = Spectateurs
web-watchers-more = seulement ce qui est visible de tous
web-hints = Indices
web-hints-more = un bouton, le même pour toutes les places
web-undo-agreed = Reprise d’un commun accord
web-undo-agreed-more = jamais au-delà de ce que quelqu’un a vu
web-new-summary = { $rules }, { $pace }, { $access }.
web-new-company = Toi{ $bots ->
    [0] { "" }
    [one] , un robot
   *[other] , { $bots } robots
  }{ $open ->
    [0] { "" }
    [one] , une place libre
   *[other] , { $open } places libres
  }.
web-open-table = Ouvrir la table

## La salle d’attente

web-waiting-room = Salle d’attente
web-this-table = Cette table
web-hints-are = { $hints ->
    [on] oui, les mêmes pour tous
   *[off] non
  }
web-watchers-are = { $watchers ->
    [on] bienvenus, ils voient ce qui est découvert
   *[off] aucun pendant la partie
  }
web-undo = Reprise
web-undo-is = { $undo ->
    [on] d’un commun accord
   *[off] aucune
  }
web-connecting = En route vers la table…
web-coming-back = La connexion est perdue. Elle revient d’elle-même.
web-by-itself = Cela revient tout seul.
web-no-table = Cette table n’existe pas.
web-qr-label = Le lien d’invitation en code QR
web-invite-link = Lien d’invitation
web-invite-more = { $watchers ->
    [on] Qui l’ouvre peut prendre une place libre, sans compte, ou regarder.
   *[off] Qui l’ouvre peut prendre une place libre, sans compte. Personne d’autre ne peut regarder pendant la partie.
  }
web-copy = Copier
web-copied = Copié
web-copy-failed = Le navigateur ne laisse pas la page copier ; marque le lien et copie-le.
web-send-link = Envoyer le lien
web-seats-taken = { $taken } sur { $count } prises
web-sat-down = { $name } est à table, { $taken } sur { $count }
web-sit = S’asseoir
web-add-bot = Ajouter un robot
web-leave = Quitter
web-all-there = Tout le monde est là
web-all-there-more = Quand tout le monde est prêt, lance la partie.
web-seats-wait = On attend les autres
web-seats-wait-more = Envoie le lien, ou donne une place à un robot.
web-deal = Distribuer
web-fair-deal = Une donne honnête
web-fair-deal-more = Le mélange était fixé avant que quiconque regarde, et se vérifie après la partie :
web-word = Ton mot
web-word-more = Ajoute un mot à toi, et vérifie-le après la partie.
web-word-in = Ton mot est dans la donne.
web-name = Ton nom
web-name-more = Tu es { $name } pour l’instant.
web-change = Changer
web-nonce = Un mot à toi
web-nonce-more = Il est mêlé au mélange quand tu t’assieds.
web-talk = Conversation
web-talk-more = Libre avant et après la partie ; pendant le jeu, seulement ce que les règles permettent.
web-say-something = Dire quelque chose
web-send = Envoyer
web-mute = Ne plus entendre { $name }
web-unmute = Entendre { $name } de nouveau

## Regarder
web-see-open = Tu vois ce que tout le monde voit.
web-see-behind = Tu regardes par-dessus l’épaule de { $name }.
web-see-ask = Demander à { $name } d’en montrer plus
web-see-ask-short = Demander à { $name }
web-see-asked = { $name } : demande envoyée
web-see-asks = { $name } voudrait voir ce que tu vois
web-see-asks-more = Les autres sauront que tu le montres.
web-see-show = Montrer
web-see-hide = { $names } voit ce que tu vois. Cacher de nouveau

## Lieux du château, dont les tables portent le nom.

web-place = { $place ->
    [0] La Longue Galerie
    [1] Tour du Sel
    [2] Caserne d’hiver
    [3] Cour du Gibet
    [4] L’Église basse
    [5] Fossé du Roi
    [6] Porte du Corbeau
    [7] La Cuisine froide
    [8] Escalier des Cierges
    [9] La Vieille Chapelle
    [10] Salle des Chasseurs
    [11] Chambre des Cloches
    [12] La Cave basse
    [13] Pont du Cygne
    [14] La Salle des Cartes
    [15] Fauconnerie
    [16] Poudrière
    [17] Le Puits sec
    [18] Cour des Forgerons
    [19] Allée des Lanternes
    [20] Le Jardin d’herbes
    [21] Fosse aux Loups
    [22] Grange aux Dîmes
    [23] Le Salon bleu
    [24] Chemin des Archers
    [25] Le Guet de nuit
    [26] Porte de Fer
    [27] L’Escalier brisé
    [28] Mur du Verger
    [29] Hôtel des Monnaies
    [30] Chambre des Tapisseries
    [31] Grenier aux Chouettes
    [32] La Maison des Douves
    [33] Fenil des Écuries
    [34] La Poterne
    [35] Salle des Gardes
    [36] La Crypte
    [37] Tonnelle aux Roses
    [38] L’Armurerie
    [39] Terrasse de la Lune
    [40] Grenier à Blé
    [41] Le Colimaçon
    [42] Salle des Tisserands
    [43] La Porte étroite
    [44] La Citerne
    [45] Cave à Vin
    [46] Cour des Aubépines
   *[47] Rempart de l’Est
  }
