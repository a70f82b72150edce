# Les règles de Regicide en bref. Le titre est ce qu'on demande.

regicide-topics = Thèmes : { $topics }. Tape par exemple : rules passer

regicide-topic-idea =
    Douze têtes couronnées sont dans le château : quatre Valets, puis quatre Dames, puis quatre Rois. Ensemble vous
    les combattez une à une avec les cartes de vos mains. Après chaque tour, la tête frappe qui a joué, et il paie
    avec des cartes de la même main. Tous gagnent quand le dernier Roi tombe ; tous perdent si l'un ne peut payer.
    .title = idée

regicide-topic-turn =
    1. Joue des cartes, ou passe.
    2. Chaque couleur jouée agit une fois, à la valeur entière X du coup.
    3. X s'ajoute aux dégâts de l'ennemi, 2X si un trèfle agit. Si cela atteint sa santé, il tombe et tu rejoues.
    4. S'il tient encore, il te frappe de son attaque moins les boucliers : défausse des cartes de cette valeur.
    Puis c'est au joueur à ta gauche. Les cartes jouées restent sur la table jusqu'à la chute de l'ennemi.
    .title = tour

regicide-topic-enemies =
    Valet : attaque 10, santé 20. Dame : attaque 15, santé 30. Roi : attaque 20, santé 40.
    .title = ennemis

regicide-topic-cards =
    De 2 à 10 une carte vaut son nombre, un As 1, Valet, Dame et Roi en main 10, 15 et 20, un bouffon 0. La valeur
    est la même pour jouer et pour payer.
    .title = cartes

regicide-topic-powers =
    Cœur soigne : X cartes au hasard vont de la défausse sous la taverne.
    Carreau pioche : X cartes, une chacun à son tour, toi d'abord ; les mains pleines sont sautées.
    Trèfle double les dégâts du coup. Pique fait bouclier : l'attaque de l'ennemi baisse de X jusqu'à sa chute.
    Cœur vient avant carreau. Les pouvoirs agissent toujours ; manquer de quoi soigner ou piocher ne coûte rien.
    .title = pouvoirs

regicide-topic-immunity =
    Un ennemi ignore le pouvoir de sa propre couleur ; le nombre compte quand même comme dégâts. Dans un coup à
    plusieurs couleurs, seul ce pouvoir est perdu. Pique contre un ennemi de pique est noté ; un bouffon le réveille.
    .title = immunité

regicide-topic-companion =
    Un As peut se jouer avec une autre carte quelconque sauf un bouffon, même une figure ou un autre As. X est la
    somme, et les deux couleurs agissent ainsi. Deux cartes de même couleur : le pouvoir agit une fois.
    .title = compagnon

regicide-topic-combo =
    Deux, trois ou quatre cartes d'un même rang de 2 à 5, valant 10 au plus ensemble. Ni As, ni figures.
    .title = pareilles

regicide-topic-defeat =
    Dégâts égaux à la santé : la tête va, face cachée, sur la taverne et sera piochée. Plus de dégâts : elle va à la
    défausse. Puis les cartes de la table sont défaussées, la tête suivante est retournée, le bouclier disparaît, et
    qui a porté le dernier coup rejoue, sans rien payer.
    .title = victoire

regicide-topic-suffer =
    Défausse des cartes valant au moins l'attaque restante ; on ne rend pas la monnaie. Si elle est de 0, rien n'est
    demandé. Une main qui vaut trop peu perd la partie pour tous. Une main vide après avoir payé est permise.
    .title = payer

regicide-topic-yield =
    Ne joue rien et va droit à l'étape 4. Interdit si tous les autres ont passé à leur dernier tour, et en solitaire
    sauf si les règles le permettent. Une main vide peut passer, mais ne survit qu'à une attaque de 0.
    .title = passer

regicide-topic-jester =
    Joué seul. Aucun dégât, les étapes 3 et 4 sont sautées, l'immunité de l'ennemi cesse jusqu'à sa chute, et tu
    désignes qui joue ensuite, toi peut-être. Les piques notés font bouclier ; rien d'autre n'est rattrapé. Avant que
    tu désignes, tous peuvent dire en général s'ils voudraient jouer : want, rather-not ou neutral.
    .title = bouffon

regicide-topic-solo =
    En solitaire tu tiens jusqu'à 8 cartes et peux retourner un bouffon deux fois, avant de jouer ou de payer :
    défausse ta main et pioche 8. Ce qui est dû reste dû. Gagner avec 0, 1, 2 donne l'or, l'argent, le bronze.
    .title = solitaire

regicide-topic-talk =
    Les mains sont secrètes. Tu peux dire ce que tous voient : taille des mains et des piles, ce qui a été joué. Ne
    laisse rien deviner de tes cartes ni de ce que tu espères, sauf les souhaits après un bouffon.
    .title = parler

regicide-topic-ending =
    Gagnée dès que le dernier Roi tombe. Perdue si quelqu'un ne peut payer, ou ne peut ni jouer ni passer.
    .title = fin
