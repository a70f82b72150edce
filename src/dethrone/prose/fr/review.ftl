# Retour sur une partie finie, et conseils.

review-begins = Retour sur { $moves } coups, { $samples } échantillons par décision …
review-progress = coup { $ply } sur { $plies }
review-no-choice = Aucune décision de cette partie n’était un choix.
review-curve = La chance de gagner, { $curve ->
    [moves] coup par coup
   *[declarations] annonce par annonce
  } (comme un joueur fort la voit) :
review-course = Elle était de { $first } % au début et de { $last } % à la fin.
review-worst = Les coups qui ont coûté le plus, le pire d’abord :
review-cost = { $points } points : { $judged }
review-well-played = Aucun coup ne se distingue du meilleur qu’il y avait. Bien joué.
judged = Coup { $ply }, { $name ->
    [You] toi
   *[other] { $name }
  } { $move } : { $chance } % ({ $why }){ $is-best ->
    [yes] { "" }
   *[no] { " " }; { $best } était meilleur : { $best-chance } % ({ $why-best })
  }

## Conseils

regicide-hint = Indice du bot { web-bot-name } : { $move } ({ $why })
regicide-hint-odds = Sa chance de gagner ainsi : { $odds }. Sinon : { $others }
regicide-hint-other = { $move } { $odds }
regidice-hint = Indice du bot { web-bot-name } : { $move } ({ $why })
regidice-hint-odds =
    Sa chance de gagner ainsi : { $odds }. Sinon :
    { $others }
regidice-hint-other = { "  " }{ $move } { $odds } : { $why }
    .between = { "\u000A" }
