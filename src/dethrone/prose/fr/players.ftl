# Ce qu'on dit des joueurs appelés par leur nom. Le nom d'un message est la raison que porte une erreur.

players-no-player = Il n’y a pas de joueur { $text }. Les joueurs sont { $names }, un modèle de langage sous la forme model:NAME, ou le tien sous la forme module:Classe.
players-no-options = Le joueur { $name } ne prend pas d’options.
players-no-option = { $part } dans { $text } n’est pas une option : il y a { $options }.
players-no-number = Il faut un nombre dans { $text }.
players-limit = Échantillons et millisecondes doivent être finis et au-dessus de 0, et les threads de 1 à { $most }.
players-no-module = { $text } n’est pas un joueur : { $module } ne peut pas être importé ({ $why }).
players-no-class = { $text } n’est pas un joueur : il n’y a pas de { $name } dans { $module }.
players-not-made = { $text } n’est pas un joueur : { $name } ne peut pas être appelé sans arguments ({ $why }).
players-no-choose = { $text } n’est pas un joueur : il lui manque la méthode choose(view).

## Comment ils jouent

players-about-random = n’importe quel coup permis
players-about-novice = comme greedy, avec une erreur toutes les quatre décisions
players-about-greedy = un regard selon une règle simple, sans recherche
players-about-quick = un regard d’un réseau qui a appris de la recherche
players-about-adept = une recherche brève : { $samples } échantillons par décision
players-about-expert = une recherche de { $samples } échantillons par décision
players-about-master = une recherche plus fine de { $samples } échantillons, le plus fort
