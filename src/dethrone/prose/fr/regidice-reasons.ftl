# Pourquoi on jouerait un coup de Regidice : ce que la manche apporte en moyenne.

regidice-reason-deals = inflige en moyenne { NUMBER($dealt, minimumFractionDigits: 1) } sur { $of }
regidice-reason-fells = abat l’ennemi { regidice-reason-often }
regidice-reason-injured = { $costs ->
    [yes] coûte { NUMBER($dice, minimumFractionDigits: 1) } dés
   *[no] ramène { NUMBER($dice, minimumFractionDigits: 1) } dés
  }
regidice-reason-prepares = laisse { NUMBER($dice, minimumFractionDigits: 1) } dés préparés
regidice-reason-loses = perd la partie aussitôt { regidice-reason-often }
regidice-reason-often = { $is-sure ->
    [yes] à coup sûr
   *[no] dans { $cases } cas sur 100
  }
regidice-reason-nothing = aucun dégât, et aucun dé perdu
regidice-reason-resolves = { $seat-is ->
    [you] tu agis maintenant
   *[other] { $seat } agit maintenant
  }
regidice-reason-done = on en reste là
regidice-reason-then-deals = D’ici la fin de la manche, { $dealt } infligés sur { $of } restants
regidice-reason-then-falls = D’ici la fin de la manche, l’ennemi tombe
regidice-reason-then-lost = À la fin de la manche, la partie est perdue
regidice-reason-then-injured = { $costs ->
    [yes] cela coûte { $dice ->
        [one] un dé
       *[other] { $dice } dés
      }
   *[no] cela ramène { $dice ->
        [one] un dé
       *[other] { $dice } dés
      }
  }
regidice-reason-then-prepares = il reste { $dice ->
    [one] un dé préparé
   *[other] { $dice } dés préparés
  }
