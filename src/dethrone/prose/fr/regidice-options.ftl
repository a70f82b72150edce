# Les règles de Regidice et leurs options : ce que veut dire chaque valeur.

regidice-rules-rulebook = les règles telles que publiées, les lacunes comblées au plus simple
regidice-rules-bga = comme l’édition en ligne semble se jouer : combinaison par combinaison, butin partagé
regidice-rules-literal = les mots pris aussi étroitement que possible

regidice-option-same-cast-call-forbid = deux joueurs ne font pas la même annonce de sort
regidice-option-same-cast-call-allow = la même annonce de sort peut se faire deux fois ; la première a les dés
regidice-option-black-call-always = noir peut toujours être annoncé
regidice-option-black-call-when-present = noir ne s’annonce que si des joueurs ont des dés noirs
regidice-option-cast-colour-any = sorts de toute couleur
regidice-option-cast-colour-declared = sorts de la seule couleur annoncée
regidice-option-cast-match-present = les sorts visent l’ennemi tel qu’il est
regidice-option-cast-match-round-start = les sorts visent l’ennemi tel qu’il était au début de la manche
regidice-option-cast-batch-together = toutes les combinaisons d’un sorcier sont comparées en même temps
regidice-option-cast-batch-sequential = après chaque sort, la combinaison suivante est comparée de nouveau
regidice-option-new-dice-preparable-off = les dés gagnés dans la manche ne se préparent pas
regidice-option-new-dice-preparable-on = les dés gagnés dans la manche peuvent être préparés
regidice-option-companion-targets-pools = un compagnon monte les dés de n’importe quel joueur
regidice-option-companion-targets-others = un compagnon ne monte que les dés des autres
regidice-option-companion-targets-board = un compagnon monte les dés des joueurs et de l’ennemi
regidice-option-companion-ones-showing = tout dé qui montre 1 peut être donné
regidice-option-companion-ones-rolled-only = les 1 préparés ne peuvent être donnés
regidice-option-mandatory-max-off = forme autant ou aussi peu de combinaisons que tu veux
regidice-option-mandatory-max-on = chacun doit tirer le plus de son action
regidice-option-resolve-block = chacun agit d’un seul coup
regidice-option-resolve-fine = on peut alterner combinaison par combinaison
regidice-option-defeat-check-end = la chute de l’ennemi se règle quand tous ont agi
regidice-option-defeat-check-immediate = l’ennemi tombe aussitôt
regidice-option-overkill-to-finisher = les dés d’un excès vont à qui a dépassé
regidice-option-overkill-to-share = ceux qui ont fait des dégâts partagent les dés d’un excès
regidice-option-suffer-split-any = la classe qui subit partage les dégâts à son gré
regidice-option-suffer-split-single = un joueur de la classe prend tous les dégâts
regidice-option-suffer-cascade-off = ce qu’une classe ne couvre pas perd la partie
regidice-option-suffer-cascade-on = ce qu’une classe ne couvre pas passe à la suivante
regidice-option-team-voice-first-caller = qui annonce d’abord répond pour l’équipe
regidice-option-team-voice-vote = l’équipe vote
regidice-option-pre-reveal-talk-counts-only = avant la révélation, on ne dit que ce que tous voient
regidice-option-pre-reveal-talk-free = on dit ce qu’on veut, à tout moment
regidice-option-pre-reveal-talk-none = on ne parle pas avant la révélation
regidice-option-touch-of-death-on = cinq dés noirs égaux à l’ennemi abattent le dernier
regidice-option-touch-of-death-off = la variante dure : les combinaisons noires ne font rien
regidice-option-max-rounds = manches après lesquelles la partie est perdue : { $value }
regidice-option-max-rounds-off = manches après lesquelles la partie est perdue : sans limite
regidice-option-first-caller-seat-0 = à la première manche, la première place annonce d’abord
regidice-option-first-caller-seat-1 = à la première manche, la deuxième place annonce d’abord
regidice-option-first-caller-seat-2 = à la première manche, la troisième place annonce d’abord
regidice-option-first-caller-seat-3 = à la première manche, la quatrième place annonce d’abord
regidice-option-first-caller-random = qui annonce d’abord à la première manche est tiré au sort

regidice-at-table = { $players ->
    [2] Neuf dés chacun pour commencer,
    [3] Sept dés chacun pour commencer,
   *[other] Six dés chacun pour commencer,
  } trois ennemis l’un après l’autre.
