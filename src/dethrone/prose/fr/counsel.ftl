# Ce qu'on demande d'une vraie table, en bref : pour une page qui montre toutes les questions à la fois.

counsel-wanted = Que te demande-t-on ?
counsel-wanted-alone = Que te demande-t-on ?
counsel-owed = À payer
counsel-hand = Ta main
counsel-enemy = L’ennemi
counsel-played = Joué contre lui
counsel-damage = Dégâts
counsel-shield = Bouclier
counsel-pile = Défausse
counsel-discard = Cartes dans la défausse
counsel-partner = Les autres tiennent
counsel-yielded = Qui a passé juste avant, à la suite
counsel-flips = Bouffons restants
counsel-tavern = Taverne
counsel-castle = Château en dessous
counsel-immunity = Immunité
counsel-moment = Que veux-tu savoir ?
counsel-round = Manche
counsel-first = Qui a annoncé en premier
counsel-call = { $own ->
    [yes] J’ai annoncé
   *[no] { $seat } : annonce
  }
counsel-enemy-number = L’ennemi
counsel-enemy-dice = Ses dés montrent
counsel-enemy-start = Au début de la manche, ils montraient
counsel-injured = Blessés
counsel-pool-hidden = Dés de { $seat }, par couleur
counsel-pool-rolled = { $own ->
    [yes] Mes dés
   *[no] Dés de { $seat }
  }
counsel-pool = { $own ->
    [yes] Mes dés
   *[no] Dés de { $seat }
  }
counsel-zone = { $own ->
    [yes] Préparé par moi
   *[no] Préparé par { $seat }
  }
counsel-actor = Qui agit
counsel-sets = Combinaisons déjà choisies, comme 5+4, 3+3+3
counsel-points-pips = Dégâts à placer
counsel-points-heal = Dés à soigner
counsel-resolved = Qui a déjà agi
counsel-blocked = Bloqué jusqu’ici
counsel-damage-dealt = Dégâts en tout
counsel-finisher = Qui a fait plus de dégâts que nécessaire
counsel-dealers = Qui a fait des dégâts
counsel-owed-dice = { $own ->
    [yes] Dés que je donne
   *[no] { $seat } : dés à donner
  }
counsel-turn = Qui prépare

## Answers to choose from

counsel-wanted-choice = { $choice ->
    [1] Un coup
    [2] Un paiement
    [3] Un mot
   *[4] Qui continue
  }
counsel-moment-choice = { $choice ->
    [1] Quoi annoncer
    [2] Comment continuer, tous les dés ouverts
    [3] Qui agit ensuite
    [4] Quel dé monter
    [5] Quelles combinaisons former
    [6] Où vont les dégâts
    [7] Quels dés soigner
    [8] Qui subit combien
    [9] Quels dés donner
   *[10] Quoi préparer
  }
counsel-enemy-number-choice = { $choice ->
    [1] Premier
    [2] Deuxième
   *[3] Troisième
  }
counsel-immunity-choice = { $choice ->
    [on] Elle tient
   *[off] Un bouffon l’a levée
  }
