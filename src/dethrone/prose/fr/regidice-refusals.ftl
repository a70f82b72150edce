# Pourquoi Regidice refuse quelque chose, et ce que montre la vérification. Le nom d'un message est la raison.

## Coups qui ne sont pas permis maintenant

regidice-not-asked = { $move } ne répond pas à ce qui est demandé : { $asked ->
    [declare] une annonce
    [resolve] qui agit ensuite, le 1 d’un compagnon, ou la fin des actions
    [raise] le dé qui gagne un point
    [set] une combinaison
    [colour] lesquels des dés égaux vont dans les combinaisons
    [pips] comment placer les dégâts sur l’ennemi
    [heal] quels dés soigner
    [share] qui prend les dés de l’ennemi
    [split] comment partager les dégâts
    [lose] un dé à perdre
   *[prepare] un dé à préparer, ou done
  }.
regidice-number-named = { $seat-name } a déjà annoncé { $number } dans cette manche.
regidice-called = { $seat-name } a déjà annoncé { $call }.
regidice-no-black = Noir ne s’annonce pas avant qu’un dé noir soit en jeu.
regidice-no-number = { $move } ne nomme pas de nombre de 1 à 6.
regidice-no-such-seat = Il n’y a pas de place { $seat-name }.
regidice-is-companion = { $seat-name } est un compagnon, et agit en donnant des 1 (pip:P{ $seat }:r).
regidice-has-resolved = { $seat-name } a déjà agi.
regidice-no-set = { $seat-name } ne peut former aucune combinaison maintenant.
regidice-no-companion = { $seat-name } n’est pas un compagnon.
regidice-no-one = { $seat-name } n’a pas de dé { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[k] noir
  } qui montre 1.
regidice-one-prepared = Le 1 { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[k] noir
  } de { $seat-name } a été préparé, pas lancé.
regidice-nothing-to-raise = Il n’y a pas d’autre dé qui puisse gagner un point.
regidice-enemy-not-raised = Un compagnon ne peut pas monter les dés de l’ennemi.
regidice-no-enemy-die = L’ennemi n’a pas de dé qui montre { $value } et qui puisse monter.
regidice-six-not-raised = Un 6 ne peut pas monter.
regidice-others-only = Un compagnon ne monte que les dés des autres.
regidice-not-unused = { $seat-name } n’a pas de { $die } inutilisé.
regidice-caster-set = Qui lance un sort nomme ses combinaisons par couleur (cast:red).
regidice-wrong-sum = { $set } fait { $sum }, mais la défense de l’ennemi est de { $defence } dans cette manche.
regidice-blocks-nothing = { $set } ne bloque rien : pour bloquer, il faut trois dés égaux ou plus.
regidice-heals-nothing = { $set } ne soigne rien : pour soigner, il faut trois nombres ou plus qui se suivent, un dé chacun.
regidice-not-so-many = { $seat-name } n’a plus autant de dés qui montrent { $value }.
regidice-not-the-most = Après { $set }, on ne pourrait plus tirer le maximum des dés.
regidice-sets-in-order = Les combinaisons se nomment de la plus haute à la plus basse, et celle-ci dépasse la précédente.
regidice-no-caster = { $seat-name } n’a pas annoncé de sort.
regidice-no-touch = On joue ici sans Toucher mortel.
regidice-other-colour = { $seat-name } a annoncé { $call } et ne peut lancer que des sorts de cette couleur.
regidice-no-match = Les dés { $colour ->
    [r] rouges
    [b] bleus
    [y] jaunes
   *[k] noirs
  } de { $seat-name } ne montrent pas ce que montre l’ennemi : { $enemy }.
regidice-spells-in-order = Les sorts se nomment dans l’ordre rouge, bleu, jaune, noir, et celui-ci viendrait avant le précédent.
regidice-one-set-at-least = Qui agit forme au moins une combinaison.
regidice-more-to-make = Il faut tirer le maximum des dés, et on peut encore faire mieux.
regidice-not-held = { $seat-name } n’a pas de { $die } à choisir.
regidice-not-showing = { $die } est utilisé ou pas encore lancé, et ne peut donc pas être préparé.
regidice-dice-in-order = Les dés se nomment dans l’ordre r, b, y, k et par valeur, et celui-ci vient trop tôt ou trop tard.
regidice-wrong-pips = Avec { $damage } de dégâts, { $enemy } ne devient pas { $dice }.
regidice-wrong-use = Il faut prendre des dés de la plus basse valeur que demandent les combinaisons ({ $value }).
regidice-wrong-heal = Prends exactement { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  } dans la pile des blessés.
regidice-wrong-share = Seuls ceux qui ont fait des dégâts prennent des dés, { $count } au plus en tout.
regidice-wrong-split = Il faut répartir { $damage } de dégâts, ni plus ni moins, entre ceux qui subissent, sans dépasser leurs dés.

## Dés et coups illisibles

regidice-no-colour = { $word } n’est pas une couleur : écris red, blue, yellow, black, ou r, b, y, k.
regidice-not-one-die = { $word } n’est pas un dé et un seul : écris couleur et valeur, comme r3.
regidice-no-die = { $word } n’est pas un dé : écris couleur et valeur, comme r3 ou k1.
regidice-no-heap = { $word } ne désigne pas de dés : écris des couleurs et ce qu’elles montrent, comme r133b2, ou . pour aucun.
regidice-empty-colour = { $word } nomme une couleur, mais aucun dé.
regidice-several-moves = { $word }, c’est { $count } coups, et il en faut un seul.
regidice-no-action = Que doit faire { $word } ? Écris { $calls }.
regidice-no-move = { $word } n’est pas un coup : écris une annonce (A3, B4, H5, C:red-odd, K), act:P1, pip:P2:r, raise:P0:r4, set:6+5, cast:red, use:r5+b5, enemy:6+6+2, heal:r+k, share:P0=2, split:P0=1+P1=1, lose:r3, put:r2 ou done.
regidice-no-content = Le coup s’arrête là où devrait commencer son contenu.
regidice-no-seat = { $word } n’est pas une place : écris P0, P1, P2 ou P3.
regidice-no-value = { $word } n’est pas la valeur d’un dé.
regidice-no-share = { $word } n’est pas un partage : écris P0=2+P1=1, chaque place une fois.
regidice-no-die-named = Aucun dé n’est nommé : écris couleur et valeur, comme r3.
regidice-no-enemy-value = Dis ce que montre le dé de l’ennemi, comme raise:enemy:5.
regidice-one-die-a-pip = Un point monte un dé : écris raise:P0:r4.
regidice-one-value-at-a-time = Les dés à utiliser se nomment valeur par valeur, comme use:r5+b5.

## Règles

regidice-no-first-seat = first_caller={ $caller } n’existe pas à { $players } joueurs.
regidice-no-first-caller = { $seat-name } devrait annoncer d’abord, mais cette place n’existe pas à { $players } joueurs.
regidice-no-pool = Une réserve a au plus { $most } dés.
regidice-no-defence = Une défense est un nombre de 1 à { $most }, pas { $value }.
regidice-no-enemy-dice = Un ennemi a de 1 à { $most } dés, qui montrent de 1 à 6.

## Positions et vues impossibles

regidice-field-count = Une position a { $count } champs ({ $names }) ; celle-ci en a { $words }.
regidice-no-field = { $word } n’est pas un autre champ d’une position.
regidice-not-whole = C’est la vue d’une place, pas une position entière.
regidice-in-field = Dans le champ { $field } : { $why }
regidice-senseless = { $word } n’a pas de sens à cet endroit.
regidice-no-players = { $word } n’est pas un nombre de joueurs : écris 3, ou 3@1 pour la vue de P1.
regidice-not-between = { $word } n’est pas un nombre de { $low } à { $high }.
regidice-no-enemy = { $word } n’est pas un ennemi : écris son numéro et ses 3, 4 ou 5 dés, comme 1:651.
regidice-no-values = { $word } n’est pas une rangée de valeurs de 1 à 6.
regidice-seat-parts = { $word } a { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  } pour { $players } joueurs.
regidice-no-call = { $word } n’est pas une annonce.
regidice-no-received = { $word } n’est pas quatre nombres par place.
regidice-stuck = Personne ne pourrait jouer dans cette position.
regidice-hidden-after-reveal = Après la révélation aucun dé n’est caché, ni dans une position entière.
regidice-seen-before-reveal = Avant la révélation, on voit ses propres dés et pas d’autres.
regidice-zone-shows = Les dés préparés montrent une valeur.
regidice-injured-show = Les dés blessés ne montrent rien.
regidice-eight-of-a-colour = Il y a huit dés de chaque couleur.
regidice-black-not-won = Autant de dés noirs n’ont pas encore été gagnés.
regidice-only-black-taken = On ne prend à un ennemi que des dés noirs.
regidice-calls-in-order = Les annonces se font l’une après l’autre, à partir de qui annonce d’abord.
regidice-all-declared = Une fois les dés révélés, tout le monde a annoncé.
regidice-over-with-outcome = Une partie est finie si elle a un résultat, et seulement alors.
regidice-wrong-actor = La place qui agit n’existe pas, ou a annoncé autre chose.
regidice-nobody-acts = Personne n’agit dans cette phase.
regidice-too-many-votes = Il y a plus de voix que de votants.
regidice-wrong-vote = Quelqu’un a voté pour ce qui ne peut pas se faire.
regidice-sets-uncovered = Des combinaisons demandent des dés qui ne sont pas là.
regidice-nothing-wanted = Il n’y a plus de couleurs à choisir.
regidice-no-damage = Il n’y a pas de dégâts à placer.
regidice-nothing-to-heal = Il n’y a rien à soigner.
regidice-wrong-debt = Quelqu’un doit des dés tant qu’il y en a à perdre, et seulement alors.
regidice-debt-too-large = Une place doit plus de dés qu’elle n’en a.
regidice-all-prepared = Tout le monde a déjà préparé.
regidice-no-taker = Qui prend des dés ou a porté le dernier coup n’est pas à la table.
regidice-hides-dice = Cette vue cache des dés : ce n’est pas une position entière. Un échantillon (sample) en donne une.

## Enregistrements

regidice-other-game = C’est une partie de { $game }, pas de { $here }.
regidice-bad-header = Un en-tête n’a pas de sens : { $why }
regidice-roll-hidden = Le lancer de la manche { $round } est caché et ne peut donc pas être rejoué.
regidice-roll-missing = Le lancer de la manche { $round } manque, ou n’est pas celui des dés des réserves.
regidice-rolls-too-many = Il y a des lancers de manches qui n’ont jamais été jouées.
regidice-roll-chosen = Le lancer de la manche { $round } ne vient pas du secret.
regidice-roll-not-seeded = Le lancer de la manche { $round } ne vient pas de la graine.
regidice-chance-proved = Le secret correspond à l’engagement, et tous les lancers en viennent.
regidice-chance-promised = Les lancers sont promis par un engagement ; le secret qui les prouverait n’est pas montré.
regidice-chance-given = La partie part d’une position donnée : seuls les lancers suivants viennent du secret.
regidice-first-chosen = La ligne First dit { $said }, mais d’après ces règles et ce secret c’est { $due } qui annonce en premier : rien n’est donc prouvé.
regidice-chance-open = Rien n’a été promis sur les lancers ; on ne peut donc rien en prouver.
