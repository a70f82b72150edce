# Ce qu'entendent les agents dans les environnements d'autres cadres, outre ce que disent les jeux.

env-prompt =
    Tu es le joueur { $seat } sur { $players } dans une partie de { $game }, règles { $rules }. Tous gagnent ou perdent ensemble.
    Quand on te le demande, réponds par un coup entre crochets, écrit comme dans la liste des coups : [7H], [yield], [A3].
    Seul compte ce qui est entre les derniers crochets, et personne d’autre ne lit ce que tu écris.
    Une carte s’écrit rang et couleur (10H, AC ; * est un bouffon), un dé couleur et valeur (r4, k1).
    Voici les règles.
env-moves = Coups permis : { $moves }{ $more ->
    [0] .
   *[other] , et { $more } de plus.
  }
env-words = Tu peux dire un mot, ou te taire : { $words }.
env-turns-over = Les tours sont épuisés.
env-invalid = Le joueur { $seat } a joué un coup invalide de trop : { $why }
