# Les étiquettes de la table de Regidice.

regidice-board-enemy = Ennemi { $number } sur { $of }
regidice-board-shows = montre { $enemy-sum }
regidice-board-strength = attaque { $attack } · défense { $defence } · encore { regidice-pips }
regidice-board-waiting = { $count ->
    [0] le dernier
    [1] { $next } dés attendent
   *[other] { $next } et { $last } dés attendent
  }
regidice-board-attack = Attaque
regidice-board-defence = Défense
regidice-board-health = Santé
regidice-board-injured = blessés
regidice-board-blocked = { $count } de bloqué
regidice-board-less = moins ce qui est bloqué
regidice-board-sum = somme d'une attaque
regidice-board-next = cette manche ; { $now } à la suivante
regidice-board-until = points avant que tous montrent 6
regidice-board-dice = { $seat-is ->
    [you] Tes dés
   *[other] Dés, { $seat }
  }
regidice-board-none = aucun
regidice-board-prepared = préparés
regidice-board-declares = annonce
regidice-board-yet-to-call = à venir
regidice-board-not-declared = n'a pas encore annoncé

## En lignes simples

regidice-board-plain-stage = Phase : { $track }.
regidice-board-plain-enemy = { regidice-board-enemy } { regidice-board-shows } : attaque { $attack }, défense { $defence } (somme de chaque attaque), encore { regidice-pips }.
regidice-board-plain-waiting = Attendent : { $waiting-is ->
    [none] personne
   *[other] { $waiting }
  }.
regidice-board-plain-injured = Blessés : { $dice-is ->
    [none] aucun
   *[other] { $dice }
  }.
regidice-board-plain-prepared = préparés, de { $giver } pour { $taker } : { $dice }
regidice-board-plain-seat = { $who } : { $said } ; { $count } : { $dice }
