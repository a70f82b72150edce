# Ce que tous les jeux partagent. Le nom d'un message est la raison que porte une erreur.

refusal-over = La partie est finie.
refusal-out-of-turn = Ce n’est pas à { $seat-name } de jouer : c’est à { $decider-name } de décider.
refusal-spectator = Qui regarde n’a rien à décider.
refusal-no-seat = Il n’y a pas de place { $seat-name } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }.
refusal-nothing-to-take-back = Il n’y a pas de coup à reprendre.
refusal-no-game = Il n’y a pas de jeu { $name }. Les jeux sont { $games }.
refusal-no-move = { $value } n’est pas un coup de ce jeu.
refusal-not-legal = { $move } n’est pas permis maintenant.
refusal-bad-seed = Une graine est un nombre entier de 0 à { $most }, pas { $seed }.
refusal-bad-secret = Un secret a { $bytes } octets, et va seul : pas de graine à côté.
refusal-bad-nonce = Un apport au hasard a de 1 à { $most } lettres et chiffres, pas { $nonce }.
refusal-bad-words = Un hasard écrit est fait de suites de nombres de 0 à { $most }.
refusal-bad-chance = Le hasard vient d’un secret, d’une graine ou de ce qui est écrit, pas de { $chance }.
refusal-bad-commitment = Un engagement a { $digits } chiffres en base 16, ce que { $value } n’est pas.
refusal-other-rules = La position se joue selon d’autres règles que { $rules }.
refusal-pickle-damaged = Ce pickle a été modifié, ou vient d’une autre version.
refusal-player-count = { $game } se joue de { $low } à { $high }, pas à { $players }.
did-you-mean = Voulais-tu dire { $near } ?

## Règles

refusal-no-rule-set = Il n’y a pas de règles { $name }. Les règles sont { $names }.
refusal-no-option = Il n’y a pas d’option { $name }. Les options sont { $names }.
refusal-option-form = { $text } n’est pas une option : écris nom=valeur, comme { $example }=….
refusal-option-choice = { $option } vaut l’un de { $choices }, pas { $value }.
refusal-option-switch = { $option } vaut on ou off, pas { $value }.
refusal-option-number = { $option } est un nombre de { $low } à { $high }, pas { $value }.
refusal-option-number-or-off = { $option } est un nombre de { $low } à { $high }, ou off, pas { $value }.
refusal-option-numbers = { $option } est { $count } nombres de { $low } à { $high }, un par nombre de joueurs, pas { $value }.

## Enregistrements

refusal-header-form = { $line } n’est pas un en-tête : écris [Nom "valeur"].
refusal-header-twice = L’en-tête { $name } est là deux fois.
refusal-header-missing = L’en-tête { $name } manque.
refusal-no-record = Ce n’est pas l’enregistrement d’une partie : il n’y a pas d’en-tête [Game "…"].
refusal-other-game = C’est une partie de { $game }, pas de { $here }.
refusal-record-version = C’est un enregistrement de version { $version }, et seule la version { $known } est connue.
refusal-record-json = Un enregistrement en JSON a un objet `headers` de textes et une liste `body` de paires : un nombre et un mot.
refusal-result-differs = L’en-tête donne pour résultat { $header }, le dernier mot { $last }.
refusal-bad-result = Un résultat est *, won, ou lost: suivi d’un mot, pas { $value }.
refusal-after-result = { $word } vient après le résultat.
refusal-bad-number = L’en-tête { $name } est un nombre, pas { $value }.
refusal-move-missing = Le coup { $due } manque : après le coup { $before } vient le numéro { $number }.
refusal-move-unreadable = Le coup { $ply }, { $word }, est illisible : { $why }
refusal-move-illegal = Le coup { $ply }, { $word }, n’est pas permis : { $why }
refusal-cannot-deal = L’enregistrement n’a ni graine, ni départ, ni secret de 256 bits ; on ne peut donc pas redistribuer.
refusal-wrong-secret = Le secret ne correspond pas à l’engagement : ce n’est pas la donne promise.
refusal-not-promised = La ligne { $name } dit { $said }, mais la donne était fixée avant la partie pour { $promised }.
refusal-wrong-result = L’enregistrement dit { $said }, mais après le coup { $last } c’est { $found } : { $is-missing ->
    [yes] un coup manque, ou le résultat est faux
   *[no] le résultat est faux
  }.
refusal-not-json = Ce n’est pas ce qui était attendu ici : { $what }

## Chances

odds = { $digits ->
    [0] { $chance }
   *[1] { NUMBER($chance, minimumFractionDigits: 1) }
  } % ± { NUMBER($error, minimumFractionDigits: 1) }
refusal-no-action = L’action { $action } n’est pas permise dans la partie { $place } : seules celles du masque le sont.
refusal-no-place = Il n’y a pas de partie { $place } : il y en a { $count }, comptées à partir de 0.
refusal-bad-buffer = Il faut un tampon de { $shape } nombres du type { $form }, ligne par ligne, ouvert à l’écriture.
refusal-bad-actions = Les actions sont des nombres entiers sur une ligne, un par partie. Parties : { $count }.
refusal-bad-count = { $name } est un nombre entier à partir de { $least }, pas { $value }.
refusal-no-numbers = { $name } ne se joue pas en nombres : seuls { $games } le permettent.

## Comment s'appellent les places quand personne n'a donné de nom

seat-called = { $players ->
    [2] Partenaire
   *[other] Joueur { $number }
  }
seat-you = Toi
reason-further = { $before } ; { $then }
