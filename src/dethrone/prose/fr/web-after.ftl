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
web-replay-flag-back = Au tournant précédent
web-replay-flag-on = Au tournant suivant
web-replay-step-back = Un coup en arrière
web-replay-step-on = Un coup en avant
web-replay-chance = Chance de gagner { $percent } %.
web-replay-curve = Chance de gagner au fil de la partie.
web-replay-no-curve = La chance de gagner n’est pas encore connue.
web-replay-flag = { $number } : coup { $move }, { $points } points.
web-replay-health = de vie sur { $of }
web-replay-attack = attaque { $attack }{ $shield ->
    [0] {""}
   *[other] , bouclier { $shield }
  }
web-replay-round = manche { $round }
web-replay-enemy-dice = Dés de l’ennemi : { $values }
web-replay-piles = Taverne { $tavern }
    Défausse { $discard }
    Abattus { $fallen }
web-replay-hand = Main de { $name }
web-replay-decides = décide
web-replay-empty-hand = aucune carte
web-replay-better = mieux
web-replay-next = joué
web-replay-prepared = Préparés :
web-replay-injured = { $count ->
    [0] Personne n’est blessé.
   *[other] Blessés :
  }
web-replay-panel = Ce qui est montré à côté
web-replay-tab = { $tab ->
    [flags] Tournants
    [moves] Coups
    [lines] Variantes
   *[about] La partie
  }
web-replay-move-by = Coup { $move }, { $name }
web-replay-played-percent = Joué, { $percent } %
web-replay-better-percent = Mieux, { $percent } %
web-replay-because = Mieux : { $better }. Joué : { $played }.
web-replay-error = D’après ce que la place pouvait savoir ; ±{ $points } points.
web-replay-samples = Chance de gagner, sur { $count } donnes possibles par décision
web-replay-thinking = La partie est examinée : { $done } coups sur { $of }.
web-replay-queued = D’autres parties passent d’abord …
web-replay-none = Personne n’a encore examiné cette partie.
web-replay-analyse = Analyser la partie
web-replay-no-flags = Aucun coup n’a coûté plus de deux points : bien joué.
web-replay-go-on = Continuer d’ici
web-replay-together = Revoir ensemble
web-replay-copy = Lien vers le coup { $move }
web-replay-seat = Quelle main est montrée
web-replay-seat-deciding = Main : qui décide
web-replay-deal = La donne
web-replay-proved = Vérifié : ce sont les cartes promises avant la partie, et chaque coup est permis.
web-replay-sound = Chaque coup est permis ; l’origine des cartes ne peut pas être prouvée.
web-replay-unsound = Le relevé ne tient pas.
web-replay-checking = La donne est vérifiée …
web-replay-promise = Promis avant la partie :
web-replay-take = À emporter
web-replay-record = Relevé
web-replay-record-more = Le relevé est du texte ; dethrone verify et dethrone replay le lisent.

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
web-better-line = Joué { $played }. Mieux : { $best }.
web-better-none = Rien ici.
web-better-try = Essayer soi-même
web-better-open = Ouvrir la relecture

## Les règles d’une table

web-rules-title = Règles
web-rules-of = { $game } : les règles
web-rules-by = Jeu de règles { $rules }
web-rules-short = En bref
web-rules-options = Ce que joue cette table
web-rules-usually = d’habitude : { $usual }
