# Les règles de Regicide en bref. Le titre est ce qu'on demande.

regicide-topics = Thèmes : { $topics }. Tape par exemple : rules passer

regicide-topic-idea =
    Douze têtes couronnées sont dans le château : quatre Valets, puis quatre Dames, puis quatre Rois. Ensemble on les combat une à une avec les cartes des mains. Après chaque tour, la tête frappe qui a joué, et il paie avec des cartes. Tous gagnent quand le dernier Roi tombe ; tous perdent si cela ne peut être payé.
    .title = idée

regicide-topic-deal =
    Des mains pleines sont données de la taverne. Dans le château, les Valets sont dessus, les Rois dessous, chaque rang dans n’importe quel ordre.
    .title = donne
    .options = hand_limit jesters redraw first_player

regicide-topic-turn =
    1. Joue des cartes, ou passe.
    2. Chaque couleur jouée agit une fois, à la valeur entière X du coup.
    3. X s’ajoute aux dégâts de l’ennemi, plus si la couleur qui double agit. Si cela atteint sa santé, il tombe.
    4. S’il tient encore, il te frappe de son attaque moins les boucliers : défausse des cartes de cette valeur.
    Les cartes jouées restent sur la table jusqu’à la chute de l’ennemi.
    .title = tour
    .options = turn_order after_kill black_suits yield_rule

regicide-topic-enemies =
    Valet : attaque 10, santé 20. Dame : attaque 15, santé 30. Roi : attaque 20, santé 40.
    .title = ennemis

regicide-topic-cards =
    De 2 à 10 une carte vaut son nombre, un As 1, Valet, Dame et Roi en main 10, 15 et 20, un bouffon 0. La valeur est la même pour jouer et pour payer.
    .title = cartes

regicide-topic-powers =
    Cœur soigne : X cartes au hasard vont de la défausse sous la taverne.
    Carreau pioche : X cartes, une chacun à son tour, toi d’abord ; les mains pleines sont sautées.
    Une couleur noire double les dégâts. L’autre fait bouclier : l’attaque de l’ennemi baisse de X jusqu’à sa chute.
    Cœur vient avant carreau. Les pouvoirs agissent toujours ; manquer de quoi soigner ou piocher ne coûte rien.
    .title = pouvoirs
    .options = black_suits double_scope

regicide-topic-immunity =
    Un ennemi ignore le pouvoir de sa propre couleur ; le nombre compte quand même comme dégâts. Dans un coup à plusieurs couleurs, seul ce pouvoir est perdu. La couleur qui fait bouclier est notée contre un ennemi de cette couleur ; un bouffon la réveille.
    .title = immunité
    .options = black_suits

regicide-topic-companion =
    Un As peut se jouer avec une autre carte quelconque sauf un bouffon, même une figure ou un autre As. X est la somme, et les deux couleurs agissent ainsi. Deux cartes de même couleur : le pouvoir agit une fois.
    .title = compagnon
    .options = companion_limit

regicide-topic-combo =
    Deux, trois ou quatre cartes d’un même rang, sans dépasser ensemble la limite d’ici. Ni As, ni figures.
    .title = pareilles
    .options = combo_limit

regicide-topic-defeat =
    Dégâts égaux à la santé : la tête va, face cachée, sur la taverne et sera piochée. Plus de dégâts : elle va à la défausse. Puis les cartes de la table sont défaussées, la tête suivante est retournée, le bouclier disparaît, et il n’y a rien à payer.
    .title = victoire
    .options = after_kill

regicide-topic-suffer =
    Défausse des cartes valant au moins l’attaque restante ; on ne rend pas la monnaie. Si elle est de 0, rien n’est demandé. Ce qui ne peut être payé perd la partie pour tous. Une main vide après avoir payé est permise.
    .title = payer
    .options = discard_rule damage_overflow

regicide-topic-yield =
    Ne joue rien et va droit à l’étape 4. Une main vide ne survit qu’à une attaque de 0.
    .title = passer
    .options = yield_rule solo_yield yield_needs_card stalemate_guard

regicide-topic-jester =
    Joué seul. Aucun dégât, les étapes 3 et 4 sont sautées, l’immunité de l’ennemi cesse jusqu’à sa chute, et tu désignes qui joue ensuite, toi peut-être. Un bouclier noté commence à tenir ; rien d’autre n’est rattrapé. Avant que tu désignes, tous peuvent, si l’on peut parler, dire en général s’ils voudraient jouer : want, rather-not ou neutral.
    .title = bouffon
    .options = jesters black_suits talk

regicide-topic-solo =
    En solitaire tu peux retourner un bouffon, avant de jouer ou de payer : défausse ta main et pioche-en une nouvelle. Ce qui est dû reste dû. Gagner avec 0, 1, 2 donne l’or, l’argent, le bronze.
    .title = solitaire
    .options = solo_flips hand_limit

regicide-topic-talk =
    Les mains sont secrètes. Tous voient la taille des mains et des piles, et ce qui a été joué.
    .title = parler
    .options = talk discard_view

regicide-topic-ending =
    Gagnée dès que le dernier Roi tombe. Perdue si un coup ne peut être payé, ou si quelqu’un ne peut ni jouer ni passer.
    .title = fin
    .options = damage_overflow yield_rule
