# Les étiquettes de la table de Regicide.

regicide-screen-health = Santé
regicide-screen-left = reste { $left } sur { $health }
regicide-screen-attack = Attaque
regicide-screen-no-shield = aucun bouclier
regicide-screen-shield = bouclier { $shield }
regicide-screen-shield-noted = un bouclier de { $shield } est noté, sans effet
regicide-screen-immune = insensible : { $sign } { regicide-suit }
regicide-screen-immunity-off = plus d’immunité
regicide-screen-table = Table
regicide-screen-castle = Château
regicide-screen-tavern = Taverne
regicide-screen-discard = Défausse
regicide-screen-jesters = Bouffons
regicide-screen-flips = { $count } à retourner
regicide-screen-last-one = vide : c’est la dernière figure
regicide-screen-top = dessus :
regicide-screen-more = … et { $count } de plus
regicide-screen-size = { $size } sur { $limit }
regicide-screen-yielded = a passé au dernier tour
regicide-screen-says = { $wish ->
    [want] voudrait jouer
    [rather-not] préfère ne pas jouer
   *[neutral] n’a pas d’avis
  }
regicide-screen-turn = joue
regicide-screen-hand = { $seat-is ->
    [you] Ta main
   *[other] La main ({ $seat })
  }
regicide-screen-worth = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }, valeur { $worth }
regicide-screen-no-cards = aucune carte
# Sept lettres au plus : cela tient sur une carte.
regicide-screen-power = { $power ->
    [heal] soigne
    [draw] pioche
    [double] double
    [shield] protège
    [immune] annulé
   *[jester] bouffon
  }
regicide-screen-owed = À PAYER { $owed }
regicide-screen-strikes = { $enemy } frappe ; ta main vaut { $worth }.

## En lignes simples

regicide-screen-plain-enemy = Ennemi { $enemy }, { regicide-royal-name } : santé { $left } sur { $health }, attaque { $attack }, bouclier { $shield }, { $cancelled ->
    [yes] plus d’immunité
   *[no] insensible à { regicide-suit }
  }.
regicide-screen-plain-piles = Château { $castle }, taverne { $tavern }, défausse { $discard }{ $cards-is ->
    [none] .
   *[other] { " " }({ $cards }).
  }
regicide-screen-plain-top = Sur la taverne, il y a { $card }.
regicide-screen-plain-table = Sur la table : { $plays }.
regicide-screen-plain-holds = { $seat-is ->
    [you] En main, tu as
   *[other] { $seat } a en main
  } { $count }{ $yielded ->
    [yes] , a passé au dernier tour
   *[no] { "" }
  }{ $wish-is ->
    [none] { "" }
   *[other] , { regicide-screen-says }
  }.
regicide-screen-plain-flips = Bouffons à retourner : { $count }.
regicide-screen-plain-hand = { regicide-screen-hand } : { $cards } ; valeur { $worth }.
