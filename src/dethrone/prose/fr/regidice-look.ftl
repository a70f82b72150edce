# Ce que voit quelqu'un à une table de Regidice, en phrases.

regidice-look-round = Manche { $round }. { regidice-calls-first }
regidice-look-enemy = L'ennemi { $number } sur 3 montre { $enemy-sum } : attaque { $attack }, défense { $defence }, encore { regidice-pips } avant que tous montrent 6.
regidice-look-waiting = Ennemis à venir : { $sizes }.
regidice-look-waiting-one = { regidice-dice }
regidice-look-injured = Blessés : { regidice-some-dice }.
regidice-look-seat = { $seat-is ->
    [you] Toi (P{ $seat-number })
   *[other] { $seat } (P{ $seat-number })
  } : { $said-is ->
    [none] pas encore d'annonce
   *[other] { $said }
  } ; dés : { regidice-some-dice }
regidice-look-zone = Préparé pour { $next-is ->
    [you] toi
   *[other] { $next }
  } par { $seat-is ->
    [you] toi
   *[other] { $seat }
  } : { $dice }
regidice-look-hit = Jusqu'ici dans cette manche : { $damage } de dégâts sur { $need }, { $blocked } bloqués.
regidice-look-asks-resolve = { $seat-is ->
    [you] Tu dis pour l'équipe qui agit ensuite, ou que personne d'autre n'agit.
   *[other] { $seat } dit pour l'équipe qui agit ensuite, ou que personne d'autre n'agit.
  }
