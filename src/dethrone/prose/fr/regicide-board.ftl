# Les étiquettes de la table de Regicide.

regicide-board-health = Santé
regicide-board-left = reste { $left } sur { $health }
regicide-board-attack = Attaque
regicide-board-no-shield = aucun bouclier
regicide-board-shield = bouclier { $shield }
regicide-board-shield-noted = un bouclier de { $shield } est noté, sans effet
regicide-board-immune = insensible : { $sign } { regicide-suit }
regicide-board-immunity-off = plus d'immunité
regicide-board-table = Table
regicide-board-castle = Château
regicide-board-tavern = Taverne
regicide-board-discard = Défausse
regicide-board-jesters = Bouffons
regicide-board-flips = { $count } à retourner
regicide-board-last-one = vide : c'est la dernière figure
regicide-board-top = dessus :
regicide-board-more = … et { $count } de plus
regicide-board-size = { $size } sur { $limit }
regicide-board-yielded = a passé au dernier tour
regicide-board-says = { $wish ->
    [want] voudrait jouer
    [rather-not] préfère ne pas jouer
   *[neutral] n'a pas d'avis
  }
regicide-board-turn = joue
regicide-board-hand = { $seat-is ->
    [you] Ta main
   *[other] La main ({ $seat })
  }
regicide-board-worth = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, valeur { $worth }
regicide-board-no-cards = aucune carte
# Sept lettres au plus : cela tient sur une carte.
regicide-board-power = { $power ->
    [heal] soigne
    [draw] pioche
    [double] double
    [shield] protège
    [immune] annulé
   *[jester] bouffon
  }
regicide-board-owed = À PAYER { $owed }
regicide-board-strikes = { $enemy } frappe ; ta main vaut { $worth }.

## En lignes simples

regicide-board-plain-enemy = Ennemi { $enemy }, { regicide-royal-name } : santé { $left } sur { $health }, attaque { $attack }, bouclier { $shield }, { $cancelled ->
    [yes] plus d'immunité
   *[no] insensible à { regicide-suit }
  }.
regicide-board-plain-piles = Château { $castle }, taverne { $tavern }, défausse { $discard }{ $cards-is ->
    [none] .
   *[other] { " " }({ $cards }).
  }
regicide-board-plain-top = Sur la taverne, il y a { $card }.
regicide-board-plain-table = Sur la table : { $plays }.
regicide-board-plain-holds = { $seat-is ->
    [you] En main, tu as
   *[other] { $seat } a en main
  } { $count }{ $yielded ->
    [yes] , a passé au dernier tour
   *[no] { "" }
  }{ $wish-is ->
    [none] { "" }
   *[other] , { regicide-board-says }
  }.
regicide-board-plain-flips = Bouffons à retourner : { $count }.
regicide-board-plain-hand = { regicide-board-hand } : { $cards } ; valeur { $worth }.
