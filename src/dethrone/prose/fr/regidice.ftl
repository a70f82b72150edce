# Ce qui arrive dans une partie de Regidice. Avec -told, comme on le raconte à la table ; sans, dans un compte rendu.

regidice-spell = { $colour ->
    [r] Boule de feu
    [b] Bloc de glace
    [y] Lumière sacrée
   *[k] Toucher mortel
  }
regidice-share = { $seat-is ->
    [you] toi
   *[other] { $seat }
  } ({ $entry })

regidice-rolled = Manche { $round } : tout le monde lance ({ $pools }). { regidice-calls-first }
regidice-rolled-pools = { $seat-is ->
    [you] toi
   *[other] { $seat }
  } { $entry-heap }
regidice-rolled-told = Manche { $round } : tout le monde lance. { regidice-calls-first }
regidice-calls-first = { $first-caller-is ->
    [you] Tu annonces d’abord.
   *[other] { $first-caller } annonce d’abord.
  }
regidice-declared = { $seat-is ->
    [you] { $call-action ->
        [A] Tu attaques et récoltes les { $call-number }.
        [B] Tu bloques et récoltes les { $call-number }.
        [H] Tu soignes et récoltes les { $call-number }.
        [C] Tu lances un sort et récoltes les dés { regidice-called-dice }.
       *[K] Tu es un compagnon animal.
      }
   *[other] { $call-action ->
        [A] { $seat } attaque et récolte les { $call-number }.
        [B] { $seat } bloque et récolte les { $call-number }.
        [H] { $seat } soigne et récolte les { $call-number }.
        [C] { $seat } lance un sort et récolte les dés { regidice-called-dice }.
       *[K] { $seat } est un compagnon animal.
      }
  }
regidice-called-dice = { $call-colour ->
    [r] rouges
    [b] bleus
    [y] jaunes
   *[k] noirs
  } { $call-parity ->
    [even] pairs
   *[odd] impairs
  }
regidice-revealed = Tous les dés sont révélés.
regidice-revealed-told = Tous les dés sont révélés : { $pools }.
regidice-revealed-told-pools = { $seat-is ->
    [you] toi
   *[other] { $seat }
  } { $entry-count ->
    [0] aucun
   *[other] { $entry }
  }
    .between = { " ; " }
regidice-gathered = { $seat-is ->
    [you] { $gained-count ->
        [0] Tu cèdes { $lost-sum }.
       *[other] { $lost-count ->
            [0] Tu reçois { $gained-sum }.
           *[other] Tu reçois { $gained-sum } et cèdes { $lost-sum }.
          }
      }
   *[other] { $gained-count ->
        [0] { $seat } cède { $lost-sum }.
       *[other] { $lost-count ->
            [0] { $seat } reçoit { $gained-sum }.
           *[other] { $seat } reçoit { $gained-sum } et cède { $lost-sum }.
          }
      }
  }
regidice-received = { $seat-is ->
    [you] Tu prends
   *[other] { $seat } prend
  } { $dice-sum }, préparé pour cette manche.
regidice-voted = { $seat-is ->
    [you] Tu votes
   *[other] { $seat } vote
  } : { $move }.
regidice-raised = { $seat-is ->
    [you] Tu montes
   *[other] { $seat } monte
  } { $die } ({ $target-is ->
    [you] à toi
    [other] à { $target }
   *[none] à l’ennemi
  }) à { regidice-raised-die }.
regidice-raised-die = { $die-colour }{ $die-value ->
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
  }
regidice-set-made = { $seat-is ->
    [you] Tu formes
   *[other] { $seat } forme
  } une combinaison de { $values-sum }.
regidice-set-made-several = { $seat-is ->
    [you] Tu formes
   *[other] { $seat } forme
  } les combinaisons { $values }.
regidice-attacked = { $seat-is ->
    [you] Tu attaques
   *[other] { $seat } attaque
  } pour { $damage }.
regidice-blocked = { $seat-is ->
    [you] Tu bloques
   *[other] { $seat } bloque
  } { $amount }.
regidice-spell-cast = { $seat-is ->
    [you] Tu lances
   *[other] { $seat } lance
  } { regidice-spell } avec { $size } dés { $colour ->
    [r] rouges
    [b] bleus
    [y] jaunes
   *[k] noirs
  }.
regidice-placed = L’ennemi montre maintenant { $enemy-sum }.
regidice-healed = { $seat-is ->
    [you] Tu soignes
   *[other] { $seat } soigne
  } { $colours-count ->
    [0] dans le vide, car personne n’est blessé.
   *[other] { $colours }.
  }
regidice-healed-colours = { $entry ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[k] noir
  }
regidice-defeated = L’ennemi { $number } est vaincu ({ $how-is ->
    [exact] tout juste
    [overkill] avec excès
   *[touch-of-death] toucher mortel
  }){ $takers-count ->
    [0] .
   *[other] { " " }; ses dés vont à { $takers }.
  }
regidice-defeated-takers = { regidice-share }
regidice-entered = L’ennemi { $number } arrive avec { $number ->
    [1] 3
    [2] 4
   *[3] 5
  } dés.
regidice-hit-back = L’ennemi frappe de { $attack }, { $blocked } bloqués : { $attack ->
    [3] { $blocked ->
        [0] 3 à subir.
        [1] 2 à subir.
        [2] 1 à subir.
       *[other] rien ne passe.
      }
    [4] { $blocked ->
        [0] 4 à subir.
        [1] 3 à subir.
        [2] 2 à subir.
        [3] 1 à subir.
       *[other] rien ne passe.
      }
   *[5] { $blocked ->
        [0] 5 à subir.
        [1] 4 à subir.
        [2] 3 à subir.
        [3] 2 à subir.
        [4] 1 à subir.
       *[other] rien ne passe.
      }
  }
regidice-damage-split = Les dégâts tombent sur { $shares }.
regidice-damage-split-shares = { regidice-share }
regidice-suffered = { $seat-is ->
    [you] Tu perds
   *[other] { $seat } perd
  } { $dice-sum }.
regidice-suffered-told = { $seat-is ->
    [you] Tu perds
   *[other] { $seat } perd
  } { $dice }.
regidice-suffered-several = { regidice-suffered-told }
regidice-prepared = { $seat-is ->
    [you] Tu prépares
   *[other] { $seat } prépare
  } { $die }.
regidice-prepared-told = { $seat-is ->
    [you] Tu prépares
   *[other] { $seat } prépare
  } { $die } pour { $next-is ->
    [you] toi
   *[other] { $next }
  }.
regidice-prepared-several = { regidice-prepared-told }
regidice-won = Le dernier ennemi est vaincu à la manche { $round } : la partie est gagnée.
regidice-lost = À la manche { $round }, { $outcome-is ->
    [lost-damage] les dégâts ne peuvent être couverts
   *[lost-rounds] les manches sont épuisées
  } : la partie est perdue.
regidice-outcome-won = gagnée
regidice-outcome-lost-damage = perdue : les dégâts n’ont pu être couverts
regidice-outcome-lost-rounds = perdue : les manches étaient épuisées

## Les coups en quelques mots

regidice-move-declare = { $action ->
    [A] attaque { $number }
    [B] blocage { $number }
    [H] soin { $number }
    [C] sort { $colour ->
        [r] rouge
        [b] bleu
        [y] jaune
       *[k] noir
      } { $parity ->
        [even] pair
       *[odd] impair
      }
   *[K] compagnon
  }
regidice-move-act = { $seat-is ->
    [you] à toi d’agir
   *[other] à { $seat } d’agir
  }
regidice-move-spend = { $seat-is ->
    [you] tu dépenses
   *[other] { $seat } dépense
  } { $colour ->
    [r] un 1 rouge
    [b] un 1 bleu
    [y] un 1 jaune
   *[k] un 1 noir
  }
regidice-move-raise = { $seat-is ->
    [none] un point pour le { $die-value } de l’ennemi
    [you] un point pour ton { $die }
   *[other] un point pour { $die } de { $seat }
  }
regidice-move-make-set = une combinaison de { $values-sum }
regidice-move-cast = { regidice-spell }
regidice-move-use = prendre { $dice }
regidice-move-pips = l’ennemi montre { $enemy-sum }
regidice-move-heal = ramener { $colours }
regidice-move-heal-colours = { $entry ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[k] noir
  }
    .between = { " et " }
regidice-move-share = { $shares-count ->
    [0] personne ne prend de dé
   *[other] { $shares }
  }
regidice-move-share-shares = { $seat-is ->
    [you] tu prends { $entry }
   *[other] { $seat } prend { $entry }
  }
regidice-move-split = { $shares }
regidice-move-split-shares = { $seat-is ->
    [you] tu perds { $entry }
   *[other] { $seat } perd { $entry }
  }
regidice-move-lose = donner { $die }
regidice-move-put = préparer { $die }
regidice-move-done = c’est tout
