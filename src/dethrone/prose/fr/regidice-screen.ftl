# Les étiquettes de la table de Regidice.

regidice-screen-enemy = Ennemi { $number } sur { $of }
regidice-screen-shows = montre { $enemy-sum }
regidice-screen-strength = attaque { $attack } · défense { $defence } · encore { regidice-pips }
regidice-screen-waiting = { $count ->
    [0] le dernier
    [1] { $next } dés attendent
   *[other] { $next } et { $last } dés attendent
  }
regidice-screen-attack = Attaque
regidice-screen-defence = Défense
regidice-screen-health = Santé
regidice-screen-injured = blessés
regidice-screen-blocked = { $count } de bloqué
regidice-screen-less = moins ce qui est bloqué
regidice-screen-sum = somme d’une attaque
regidice-screen-next = cette manche ; { $now } à la suivante
regidice-screen-until = points avant que tous montrent 6
regidice-screen-dice = { $seat-is ->
    [you] Tes dés
   *[other] Dés, { $seat }
  }
regidice-screen-none = aucun
regidice-screen-prepared = préparés
regidice-screen-declares = annonce
regidice-screen-yet-to-call = à venir
regidice-screen-not-declared = n’a pas encore annoncé

## En lignes simples

regidice-screen-plain-stage = Phase : { $track }.
regidice-screen-plain-enemy = { regidice-screen-enemy } { regidice-screen-shows } : attaque { $attack }, défense { $defence } (somme de chaque attaque), encore { regidice-pips }.
regidice-screen-plain-waiting = Attendent : { $waiting-is ->
    [none] personne
   *[other] { $waiting }
  }.
regidice-screen-plain-injured = Blessés : { $dice-is ->
    [none] aucun
   *[other] { $dice }
  }.
regidice-screen-plain-prepared = préparés, de { $giver } pour { $taker } : { $dice }
regidice-screen-plain-seat = { $who } : { $said } ; { $count } : { $dice }
