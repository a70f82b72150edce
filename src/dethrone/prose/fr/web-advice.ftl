# Advice for real cards and dice, in the browser.

web-advice-players = Joueurs
web-advice-copied = Copié
web-advice-percent = { $percent } %
web-advice-quoted = « { $words } »
web-advice-suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
  }
web-advice-die = { $pips } { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[k] noir
  }

## The editor

web-advice-title = Cartes d’une vraie table
web-advice-title-dice = Dés d’une vraie table
web-advice-about = Pose ce que tu vois. Ce que tu ignores reste ouvert et est distribué équitablement de nombreuses fois.
web-advice-paste = Coller un texte
web-advice-paste-more = Une question à un modèle de langue, ou la ligne d’une position ou d’une vue.
web-advice-take = Poser
web-advice-tap = Touche une carte pour la mettre
web-advice-place = { $place ->
    [hand] Main
    [table] Table
    [discard] Défausse
    [enemy] Ennemi
   *[unknown] Inconnu
  }{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
  }
web-advice-card = { $card } : { $place ->
    [hand] ta main
    [table] sur la table
    [discard] dans la défausse
    [enemy] l’ennemi
   *[unknown] inconnu
  }
web-advice-jesters = bouffons
web-advice-legend-hand = ma main, { $count }
web-advice-legend-table = ennemi et table, { $count }
web-advice-legend-discard = défausse, { $count }
web-advice-legend-unknown = inconnu
web-advice-table = Sur la table
web-advice-table-empty = Choisis l’ennemi et ce qui a été joué contre lui.
web-advice-fight = Dégâts { $damage }, bouclier { $shield }.
web-advice-join = Joindre
web-advice-part = Séparer
web-advice-known = Ce que tu sais encore
web-advice-field = { $field ->
    [partner-hand] Les autres tiennent
    [tavern] Taverne
    [castle] Château dessous
    [cards-in-discard] Cartes défaussées
    [shield] Bouclier
    [damage] Dégâts
    [flips] Bouffons restants
    [to-pay] À payer
    [enemy-dice] Ses dés montrent
    [round] Manche
    [first] Premier annonceur
    [injured] Pile des blessés
    [zones] Dés préparés
   *[calls] Annoncé
  }
web-advice-assumed = Supposé
web-advice-ask-title = Que ferait un bon joueur ?
web-advice-ask-more = Il sait ce que tu as dit, et rien d’autre.
web-advice-empty = Pose d’abord ta main et l’ennemi.
web-advice-ask = Demander conseil
web-advice-thinking = Réfléchit …
web-advice-clear = Vider
web-advice-best = { $asked ->
    [pay] Paie
    [talk] Dis
    [name] Désigne
   *[play] Joue
  }
web-advice-only-say = Dire seulement un souhait
web-advice-pay = Puis paie
web-advice-follow = Jouer, position suivante
web-advice-others-moves = Tout ce qui a été pesé
web-advice-chances = Chance de gagner la partie, { $samples } donnes équitables.
web-advice-may-say = Tu peux dire
web-advice-saying = { $next ->
    [I] Je veux bien jouer.
    [YOU] Plutôt non.
   *[EITHER] Sans préférence.
  }
web-advice-never-cards = Jamais quelles cartes.
web-advice-share = Partager
web-advice-link = Lien
web-advice-picture = Image
web-advice-link-copied = Le lien est dans le presse-papiers.
web-advice-picture-saved = L’image est dans tes téléchargements.
web-advice-no-dice = Touche tes dés ci-dessous.
web-advice-tap-die = Touche les dés qui sont ici
web-advice-shows = { $label } : dé { $number }
web-advice-add-die = Ajouter un dé
web-advice-drop-die = Retirer : { $die }
web-advice-others = Dés des autres
web-advice-less = Un de moins pour { $seat } : { web-advice-colour }
web-advice-more = Un de plus pour { $seat } : { web-advice-colour }
web-advice-colour = { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[k] noir
  }
web-advice-foe = L’ennemi
web-model-short = Modèle de langue
