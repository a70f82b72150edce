# Les règles de Regicide et leurs options : ce que veut dire chaque valeur.

regicide-rules-official = les règles telles que publiées
regicide-rules-summary = selon un résumé : couleurs noires échangées, dégâts partagés, passer librement
regicide-rules-manual = selon un manuel plus long : plus de bouffons, nouvelle donne sans carreau, trèfles faibles
regicide-rules-open-order = sans ordre de jeu : avant chaque tour, tous disent s’ils veulent jouer ; pensé pour deux

regicide-option-redraw-none = la première donne reste
regicide-option-redraw-team = on redonne jusqu’à ce que quelqu’un ait un carreau
regicide-option-redraw-player = toute main sans carreau est redonnée
regicide-option-black-suits-standard = trèfle double les dégâts, pique fait bouclier
regicide-option-black-suits-swapped = trèfle fait bouclier, pique double les dégâts
regicide-option-double-scope-total = la couleur qui double double tout le coup
regicide-option-double-scope-cards = la couleur qui double ne double que ses cartes
regicide-option-damage-overflow-off = qui a joué paie seul
regicide-option-damage-overflow-on = ce qu’une main ne couvre pas, les suivants qui ont des cartes le paient
regicide-option-discard-rule-at-least = paie avec n’importe quelles cartes qui suffisent
regicide-option-discard-rule-until = arrête dès que les dégâts sont couverts
regicide-option-discard-rule-minimal = aucune carte ne doit être de trop
regicide-option-yield-rule-last-turn = on ne passe pas si tous les autres ont passé à leur dernier tour
regicide-option-yield-rule-streak = de suite, on passe une fois de moins qu’il n’y a de joueurs
regicide-option-yield-rule-free = passe quand tu veux
regicide-option-yield-rule-off = personne ne peut passer
regicide-option-yield-needs-card-off = une main vide peut passer
regicide-option-yield-needs-card-on = une main vide ne peut pas passer
regicide-option-solo-yield-off = en solitaire, on ne passe jamais
regicide-option-solo-yield-on = en solitaire, on peut passer, mais pas deux fois de suite, sauf si l’on passe librement
regicide-option-turn-order-clockwise = on joue dans le sens des aiguilles d’une montre
regicide-option-turn-order-open = avant chaque tour, tous disent s’ils veulent jouer
regicide-option-after-kill-killer = qui abat un ennemi rejoue
regicide-option-after-kill-open = après un ennemi abattu, on décide de nouveau qui joue
regicide-option-discard-view-open = tous peuvent regarder la défausse
regicide-option-discard-view-top = on ne voit que le dessus de la défausse
regicide-option-discard-view-count = on ne connaît que la taille de la défausse
regicide-option-talk-official = ce que tous voient, et les souhaits après un bouffon
regicide-option-talk-none = on ne parle pas
regicide-option-talk-free = on dit ce qu’on veut
regicide-option-jesters = bouffons dans la taverne, à 1/2/3/4 joueurs : { $value }
regicide-option-hand-limit = cartes en main au plus, à 1/2/3/4 joueurs : { $value }
regicide-option-solo-flips = bouffons à retourner en solitaire : { $value }
regicide-option-combo-limit = valeur la plus haute de cartes pareilles : { $value }
regicide-option-companion-limit = valeur la plus haute d’un as avec une autre carte : { $value }
regicide-option-stalemate-guard = si l’on passe librement, autant de tours passés perdent la partie : { $value }
regicide-option-first-player-seat-0 = la première place commence
regicide-option-first-player-seat-1 = la deuxième place commence
regicide-option-first-player-seat-2 = la troisième place commence
regicide-option-first-player-seat-3 = la quatrième place commence
regicide-option-first-player-random = qui commence est tiré au sort

regicide-at-table = { $players ->
    [1] Au plus { $hand-limit } cartes en main en solo, { $solo-flips ->
        [0] aucun bouffon à retourner.
        [one] un bouffon à retourner.
       *[other] { $solo-flips } bouffons à retourner.
      }
   *[other] À { $players }, au plus { $hand-limit } cartes en main, { $jesters ->
        [0] aucun bouffon dans la taverne.
        [one] un bouffon dans la taverne.
       *[other] { $jesters } bouffons dans la taverne.
      }
  }
