# La table de Regicide dans un navigateur. Les phrases sur les coups viennent du serveur ; ici des titres, des boutons, des légendes.

web-rc-your-hand = Ta main
web-rc-skip = Vers ma main
web-rc-turn = { $phase ->
    [suffer] { $seat ->
        [you] Tu encaisses
       *[other] { $name } encaisse
      }
    [name] { $seat ->
        [you] Tu choisis
       *[other] { $name } choisit
      }
    [who] { $seat ->
        [you] Ton souhait
       *[other] { $name } réfléchit
      }
   *[play] { $seat ->
        [you] À toi
       *[other] { $name } joue
      }
  }
web-rc-turn-over = La partie est finie
web-rc-turn-paused = La partie est en pause
web-rc-block = La décision
web-rc-attack = Attaque { $attack }
web-rc-shield = Bouclier { $shield }
web-rc-bar = { $adds ->
    [0] { $done } dégâts sur { $health }
   *[other] { $done } dégâts sur { $health }, ce coup en ajouterait { $adds }
  }
web-rc-adds = { $count } par ce coup
web-rc-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-rc-card = { $card }{ $state ->
    [chosen] , choisie
    [suggested] , proposée
   *[none] { "" }
  }{ $power ->
    [heal] , pouvoir : soigne
    [draw] , pouvoir : pioche
    [double] , pouvoir : double
    [shield] , pouvoir : protège
    [blocked] , pouvoir bloqué
   *[none] { "" }
  }
web-rc-large = Vaut { $worth }{ $power ->
    [heal] , pouvoir : soigne
    [draw] , pouvoir : pioche
    [double] , pouvoir : double
    [shield] , pouvoir : protège
    [blocked] , pouvoir bloqué
   *[none] { "" }
  }
web-rc-older = { $count ->
    [one] { $count } coup plus ancien
   *[other] { $count } coups plus anciens
  }
web-rc-your-play = ton coup
web-rc-pile = { $pile } : { $count }{ $top ->
    [none] {""}
   *[other] , au-dessus { $top }
  }
web-rc-caption-jester = Bouffon
web-rc-caption-shield = bouclier { $amount }
web-rc-caption-drew = pioche { $count }
web-rc-caption-healed = soigne { $count }
web-rc-act-played = A joué { $cards }
web-rc-act-paid = A payé { $cards }
web-rc-act-yielded = A passé
web-rc-signals = Signes
web-rc-signals-more = Seulement ce que tous voient. Les mains restent secrètes.
web-rc-after-jester = Après un bouffon
web-rc-chip = { $chip ->
    [hint] A utilisé un indice
    [thinking] Je réfléchis…
    [whose-turn] À qui le tour ?
    [hand-sizes] Compter les mains
    [open-piles] Voir la taverne
    [goal] Penser à l’attaque
    [last-move] Voir le dernier coup
   *[rule] Voir les règles
  }
web-rc-wish = { $wish ->
    [want] Je veux bien
    [rather-not] Plutôt non
   *[neutral] Sans préférence
  }
web-rc-no-wish = pas encore de souhait
web-rc-keep-turn = garde la main
web-rc-log = Journal
web-rc-map = Où sont les cartes
web-rc-map-said = { $cards } { $where ->
    [mine] dans ta main
    [table] sur la table
    [discard] dans la défausse
   *[unseen] pas encore vu
  }.
web-rc-sheet = { $sheet ->
    [log] Journal
    [signals] Signes
   *[map] Où sont les cartes
  }
web-rc-undo = Reprendre
web-rc-sort = { $order ->
    [suit] Main par couleur
   *[value] Main par valeur
  }
web-rc-exact = Exact
web-rc-over = { $count } de trop
web-rc-damage = dégâts
web-rc-back = Revoir
web-rc-on = Suite
web-rc-to-now = Au présent
web-rc-past = Tour { $turn } sur { $count }
web-rc-go-on = Continuer
web-rc-who-next = { $phase ->
    [who] Veux-tu jouer ?
   *[name] À qui ensuite ?
  }
web-rc-who-next-more = { $phase ->
    [who] Tous le disent avant le tour ; personne ne le voit avant que tous l’aient dit.
   *[name] Tu décides. Pas de dégâts ce tour ; une attaque de { $attack } attend qui jouera.
  }
web-rc-wish-now = Veux-tu jouer ensuite ?
web-rc-wish-now-more = { $name } décide et attend ton mot. Sans raisons, sans cartes.
web-rc-choose = Choisis des cartes
web-rc-choose-or-yield = Choisis des cartes, ou passe
web-rc-no-card = { $left ->
    [flip] Tu n’as plus de carte : retourne un bouffon et pioche une nouvelle main.
   *[yield] Tu n’as plus de carte : passe, et le tour continue.
  }
web-rc-hint = Indice
web-rc-yield = Passer
web-rc-yield-now = Passer vraiment
web-rc-not-yet = Pas encore
web-rc-damage-stays = les dégâts restent à { $damage } sur { $health }
web-rc-play = Jouer
web-rc-play-cards = Jouer { $cards }
web-rc-flip = Retourner un bouffon
web-rc-flip-now = Retourner vraiment
web-rc-chosen = choisi
web-rc-short = { $state ->
    [short] il manque { $count }
    [enough] couvert
   *[more] { $count } de trop
  }
web-rc-ruler = { $chosen } couverts sur { $owed }
web-rc-suggested = Proposition : { $cards }, valeur { $sum }
web-rc-use-suggestion = Prendre la proposition
web-rc-pay = Payer { $sum }
web-rc-turn-number = tour { $number }
web-rc-kept = Gardé
web-rc-kept-waits = En attente
web-rc-kept-more = { $line ->
    [here] Ton coup est gardé ici.
    [goes] Il part quand la connexion revient.
   *[once] Il ne compte qu’une fois.
  }
web-rc-fallen = Tombe{ $is-exact ->
    [yes] { " tout juste," }
   *[no] { "," }
  } et va { $to ->
    [tavern] sur la taverne.
   *[discard] à la défausse.
  }
web-rc-place = Ennemi { $number } sur 12. { $suit-is ->
    [none] Un bouffon est joué : toute couleur agit.
    [C] Trèfle sans effet
    [D] Carreau sans effet
    [H] Cœur sans effet
   *[S] Pique sans effet
  }{ $suit-is ->
    [none] { "" }
   *[other] { $rank ->
        [Q] { " " }tant qu’elle tient.
       *[other] { " " }tant qu’il tient.
      }
  }
web-rc-if-you-win = Si tu gagnes
web-rc-medal-flips = { $count ->
    [0] aucun bouffon
    [one] un bouffon
   *[other] deux bouffons
  }
web-rc-medal-now = { $medal ->
    [gold] or pour l’heure
    [silver] argent pour l’heure
   *[bronze] bronze pour l’heure
  }{ $next ->
    [silver] , argent si tu retournes
    [bronze] , bronze si tu retournes
   *[none] { "" }
  }
web-rc-flipped-so-far = { $count ->
    [0] Deux à retourner : défausse la main, pioches-en une autre.
    [one] Un est retourné, il en reste un.
   *[other] Les deux sont retournés.
  }
web-rc-map-discard = Défausse{ $card ->
    [none] { " " }: encore vide
   *[other] , visible de tous. Au-dessus : { $card }
  }
web-rc-map-tavern = Taverne, face cachée{ $card ->
    [none] { " " }: personne ne connaît l’ordre
   *[other] . Tous savent ce qui est au-dessus : { $card }
  }
web-rc-map-partners = { $known ->
    [0] cartes dans les mains des autres, toutes inconnues de toi.
   *[other] cartes dans les mains des autres.
  }
web-rc-map-known = { $name } a { $card }.
web-rc-map-tab = { $tab ->
    [discard] Défausse { $count }
    [tavern] Taverne { $count }
   *[all] Toutes
  }
web-rc-pile-open = { $count ->
    [0] Rien n’est encore défaussé.
   *[other] { $hidden ->
        [0] La défausse est visible : tous peuvent la parcourir.
        [one] Il s’y trouve une carte de plus, qu’on ne peut pas dire.
       *[other] Il s’y trouve { $hidden } cartes de plus, qu’on ne peut pas dire.
      }
  }
web-rc-layers = { $count ->
    [0] La taverne est vide.
   *[other] De haut en bas. Dans une couche, personne ne connaît l’ordre.
  }
web-rc-layer = { $from ->
    [known] { $card }, comme tous le savent.
    [heal] Soignées depuis la défausse.
   *[shuffle] Du premier mélange.
  }
web-rc-layer-cards = { $what ->
    [all] Celles-ci : { $cards }
   *[some] Parmi ces { $count } : { $cards }
  }
web-rc-map-count = { $where ->
    [mine] ta main, { $count }
    [table] sur la table, { $count }
    [discard] défausse, { $count }
   *[unseen] non vues, { $count }
  }
web-rc-keys-group = { $group ->
    [play] Jouer
    [look] Regarder
   *[say] Dire et aide
  }
web-rc-key = { $key ->
    [parts] main, décision, table, places
    [j] au choix après un bouffon
    [number] choisir une carte
    [walk] parcourir la main
    [enter] jouer, payer, continuer
    [esc] vider, fermer, au présent
    [y] passer
    [f] retourner un bouffon
    [s] prendre la proposition
    [g] indice
    [l] journal
    [m] signes
    [d] où sont les cartes
    [u] demander à reprendre
    [e] lire l’ennemi
    [h] vers ma main
    [t] lire à qui c’est
    [comma] revoir
    [dot] avancer
   *[help] ces touches
  }

## Votes et connexion, à toute table

web-gone = Hors connexion
web-vote = { $wish ->
    [undo] { $name } voudrait reprendre un coup
    [resign] { $name } voudrait abandonner
    [rematch] { $name } voudrait une autre partie
    [replace] { $name } voudrait qu’un robot remplace
   *[retime] { $name } voudrait une autre horloge
  }
web-vote-yes = Oui
web-vote-no = Non
web-vote-others = Les autres sont consultés.
web-give-up = Abandonner la partie
web-give-up-now = Abandonner maintenant
web-give-up-more = { $company ->
    [others] Les autres doivent accepter. Alors la partie finit. Résultat : abandon.
   *[alone] La partie finit aussitôt. Résultat : abandon.
  }
web-absent = { $why ->
    [away] { $name } s’est absenté, et c’est son tour
   *[late] { $name } se fait attendre
  }
web-absent-wait = Attendre
web-absent-bot = Un bot prend sa place
web-log = Journal

## La fin

web-rc-won = Le château est tombé
web-rc-all-fell = Les douze têtes couronnées sont tombées, en { $turns } tours.
web-rc-lost = Partie terminée
web-rc-court-stands = La cour tient
web-rc-lost-why = { $reason ->
    [lost-cannot-pay] { $who ->
        [you] Tu n’as pas pu
       *[other] { $name } n’a pas pu
      } couvrir { $attack } dégâts.
    [lost-stuck] { $who ->
        [you] Tu n’as pu
       *[other] { $name } n’a pu
      } ni jouer ni passer.
   *[lost-stalemate] Tout le monde n’a fait que passer.
  } { $defeated ->
    [one] { $defeated } tête couronnée sur 12 est tombée.
   *[other] { $defeated } têtes couronnées sur 12 sont tombées.
  }
web-rc-look-at-table = Voir la table
web-rc-felled = { $count ->
    [one] tête tombée
   *[other] têtes tombées
  }
web-rc-exact-kills = { $count ->
    [one] coup exact
   *[other] coups exacts
  }
web-rc-turns = { $count ->
    [one] tour
   *[other] tours
  }
web-rc-tavern-left = restent à la taverne
web-rc-court = La cour
web-rc-exactly = exact
web-rc-killed = au-delà
web-rc-stands = debout
web-rc-unseen = pas vue
web-rc-court-said = { $how ->
    [exact] { $count } { $count ->
        [one] exacte
       *[other] exactes
      } : { $names }.
    [over] { $count } au-delà : { $names }.
    [stands] Debout : { $names }.
   *[unseen] { $count } pas { $count ->
        [one] vue
       *[other] vues
      }.
  }
web-rc-rematch = Autre partie
web-rc-rematch-more = la même table, d’autres cartes
web-rc-same-deal = Même donne
web-rc-same-deal-more = les mêmes cartes encore une fois
web-rc-replay = Revoir la partie
web-rc-replay-more = pas à pas, ou envoyer le lien
web-rc-share-it = Partager
web-rc-share-more = sans trahir les cartes
web-rc-share = Regicide, { $players ->
    [one] seul
   *[other] à { $players }
  } : { $felled } sur 12 en { $turns } tours
