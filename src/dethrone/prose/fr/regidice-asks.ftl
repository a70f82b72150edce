# Ce qui est demandé à chaque phase de Regidice, ce qu'on peut répondre et ce que cela ferait.

regidice-stages = Lancer, Annoncer, Récolter, Agir, Subir, Préparer
regidice-colour = { $colour ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[k] noir
  }
regidice-parity = { $parity ->
    [even] pair
   *[odd] impair
  }
regidice-pips = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
regidice-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
regidice-dice-of = { regidice-dice }
regidice-some-dice = { $dice-count ->
    [0] aucun
   *[other] { $dice }
  }
regidice-whose-dice = { $seat-is ->
    [you] Tes dés
   *[other] Dés, { $seat }
  } : { regidice-some-dice }
regidice-more = … { $count } de plus

## Annoncer

regidice-ask-declare = { $seat-is ->
    [you] Tu annonces
   *[other] { $seat } annonce
  } : une action, et les dés à récolter chez tous.
regidice-ask-hold = tu as
regidice-ask-attack = A3 attaque : par somme { $defence }, 1 dégât
regidice-ask-block = B4 blocage : 3 égaux arrêtent 1, 4 deux
regidice-ask-heal = H5 soin : suite de 3 rend 1, de 4 deux
regidice-ask-cast = C red odd : une couleur à { $enemy-sum }
regidice-ask-companion = K compagnon : tes 1 te restent, chacun monte un autre dé

regidice-foreseen-call = { $action ->
    [A] { $seat-is ->
        [you] Tu attaques.
       *[other] { $seat } attaque.
      }
    [B] { $seat-is ->
        [you] Tu bloques.
       *[other] { $seat } bloque.
      }
    [H] { $seat-is ->
        [you] Tu soignes.
       *[other] { $seat } soigne.
      }
    [C] { $seat-is ->
        [you] Tu lances un sort.
       *[other] { $seat } lance un sort.
      }
   *[K] Compagnon.
  }
regidice-foreseen-ones = { regidice-dice } à 1 : à l’abri, et chacun peut monter un autre dé d’un point.
regidice-foreseen-colour = Tu récoltes { regidice-colour } { regidice-parity } : tu en as { $own } ; chez les autres, sur { regidice-dice-of } de cette couleur, environ { NUMBER($about, minimumFractionDigits: 1) } iront.
regidice-foreseen-number = Tu récoltes les { $number } : tu en as { $own } ; chez les autres, sur { regidice-dice-of }, environ { NUMBER($about, minimumFractionDigits: 1) } iront.
regidice-foreseen-lost = { $count ->
    [one] { $count } de tes dés sera récolté
   *[other] { $count } de tes dés seront récoltés
  } par les annonces d’avant.
regidice-foreseen-prepared = Préparés pour toi : { $dice }.
regidice-foreseen-alone = Avec tes seuls dés : { $action ->
    [A] { $worth } de dégâts
    [B] { $worth } arrêtés
   *[H] { $worth } soignés
  }{ $sets-is ->
    [none] .
   *[other] { " " }par { $sets }.
  }
regidice-foreseen-spells = Avec tes seuls dés : { $colours-count ->
    [0] aucun sort.
   *[other] { $colours }.
  }
regidice-foreseen-spells-colours = { $entry ->
    [r] Boule de feu
    [b] Bloc de glace
    [y] Lumière sacrée
   *[k] Toucher mortel
  }
regidice-foreseen-companion = Si l’ennemi passe, les compagnons sont touchés en dernier ({ $attack } au plus).
regidice-foreseen-nothing = Rien d’autre n’arrive.

## Agir

regidice-ask-resolve = Qui agit ensuite ? { $votes ->
    [yes] { $seat-is ->
        [you] Tu votes
       *[other] { $seat } vote
      }
   *[no] { $seat-is ->
        [you] Tu parles
       *[other] { $seat } parle
      }
  } pour l’équipe. (P0 most : au mieux)
regidice-could-attack = { $worth } de dégâts par { $sets }
regidice-could-block = arrête { $worth } par { $sets }
regidice-could-heal = { $worth ->
    [0] pourrait soigner, mais personne n’est blessé
   *[other] ramène { $worth } par { $sets }
  }
regidice-could-cast = lance { $spells }
regidice-could-cast-one = { regidice-spell } ({ $dice })
regidice-cannot-attack = ne peut pas attaquer ; aucun dé ne fait { $defence }
regidice-cannot-block = ne peut pas bloquer ; pas trois dés égaux
regidice-cannot-heal = ne peut pas soigner ; pas trois dés qui se suivent
regidice-cannot-cast = ne peut pas lancer de sort ; aucune couleur ne montre { $enemy-sum }
regidice-ask-spend = { $seat-is ->
    [you] Tu donnes
   *[other] { $seat } donne
  } l’un de { $dice }
regidice-ask-done = personne d’autre ; { $then ->
    [falls] l’ennemi tombe, et personne ne subit
    [nothing] l’ennemi frappe, et rien ne passe
   *[hits] l’ennemi frappe, et { $left } passe
  }
regidice-ask-raise = Quel dé reçoit le point ({ $seat-is ->
    [you] le tien
   *[other] { $seat }
  }) ? Par exemple : P0 { $die }
regidice-ask-set = { $action ->
    [A] { $seat-is ->
        [you] Tu attaques
       *[other] { $seat } attaque
      } : tape toutes les combinaisons qui font { $defence }, avec des virgules.
    [B] { $seat-is ->
        [you] Tu bloques
       *[other] { $seat } bloque
      } : tape tous les groupes de trois égaux ou plus, comme 4+4+4, 2+2+2.
    [H] { $seat-is ->
        [you] Tu soignes
       *[other] { $seat } soigne
      } : tape toutes les suites de trois ou plus, comme 4+3+2, 6+5+4.
   *[C] { $seat-is ->
        [you] Tu lances
       *[other] { $seat } lance
      } : tape les couleurs qui montrent { $enemy-sum }, comme red; blue.
  }
regidice-ask-most = le mieux possible : { $sets }
regidice-ask-sets-already = Déjà en combinaisons ({ $number }) : { $values-sum }
regidice-ask-colour = { $seat-is ->
    [you] Tu utilises
   *[other] { $seat } utilise
  } { $need } de { $dice } : lesquels ?
regidice-ask-pips = { $seat-is ->
    [you] Tu places
   *[other] { $seat } place
  } { regidice-pips } sur { $enemy-sum } de l’ennemi. Que doit-il montrer ?
regidice-ask-pips-caster = Qui lance un sort plus tard devra égaler ce qu’il montre alors.
regidice-ask-back = { $seat-is ->
    [you] Tu ramènes
   *[other] { $seat } ramène
  } { regidice-dice } de { $colours } : quelles couleurs ?

## Subir et préparer

regidice-ask-share = Excès : qui prend les { regidice-dice } de l’ennemi ? Comme P0=2+P1=1, ou none.
regidice-ask-share-seat = P{ $seat-number } : { $seat-is ->
    [you] toi
   *[other] { $seat }
  }
regidice-ask-split = { $damage } de dégâts passent. Qui perd combien de dés ? Comme P0=1+P1=1.
regidice-ask-split-dice = Dés : { $sizes }
regidice-ask-split-dice-sizes = P{ $seat-number } { $seat-is ->
    [you] toi
   *[other] { $seat }
  } { $entry }
regidice-ask-lose = { $seat-is ->
    [you] Tu perds
   *[other] { $seat } perd
  } { regidice-dice } : lesquels ? Comme r3 b-.
regidice-ask-lose-used = (- est un dé utilisé)
regidice-ask-prepare = { $seat-is ->
    [you] Tu prépares
   *[other] { $seat } prépare
  } : des dés inutilisés à passer tels quels ({ $next-is ->
    [you] à toi
   *[other] à { $next }
  }), ou done.
regidice-ask-prepare-dice = { $seat-is ->
    [you] Tes dés inutilisés
   *[other] Dés inutilisés, { $seat }
  } : { regidice-some-dice }
regidice-ask-prepare-enemy = À la manche suivante, la défense de l’ennemi est de { $defence } ; il montre { $enemy-sum }.
