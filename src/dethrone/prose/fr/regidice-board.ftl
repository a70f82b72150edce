# Le plateau de Regidice, imprimé ou dessiné.

regidice-board-row = { $row ->
    [round] Manche
    [enemy] Ennemi
    [attack] Attaque
    [defence] Défense
    [injured] Blessés
    [waiting] À venir
   *[now] À jouer
  }
regidice-board-round = { $round }{ $stage ->
    [1] , annoncer
    [4] , subir
    [5] , préparer
    [6] { "" }
   *[other] , agir
  }
regidice-board-name = { $number ->
    [1] Le premier ennemi
    [2] Le deuxième ennemi
   *[other] Le troisième ennemi
  }
regidice-board-place = Manche { $round }. Encore { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
  }.
regidice-board-attack = { $blocked ->
    [0] { $attack }
   *[other] { $left } ({ $attack }, { $blocked } bloqués)
  }
regidice-board-attack-sum = { $blocked ->
    [0] un par dé
   *[other] { $attack } − { $blocked } bloqués
  }
regidice-board-defence = { $defence }, encore { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
  }
regidice-board-defence-sum = somme d’un jeu de dés
regidice-board-none-waits = c’est le dernier
regidice-board-call = { $call }
regidice-board-no-dice = aucun dé
regidice-board-zone = pour { $next-is ->
    [you] toi
   *[other] { $next }
  }{ $dice-count ->
    [0] { "" }
   *[other] { " " }: { $dice }
  }
regidice-board-owes = cède { $count }
regidice-board-owed = { $count ->
    [one] dé à céder
   *[other] dés à céder
  }
regidice-board-sets = Les combinaisons prennent { $values-sum }.
regidice-board-own = { $seat-is ->
    [you] Tes dés
   *[other] { $seat }
  }
regidice-board-now = { $phase ->
    [declare] { $seat-is ->
        [you] Tu annonces.
       *[other] { $seat } annonce.
      }
    [resolve] { $seat-is ->
        [you] Tu dis qui agit ensuite.
       *[other] { $seat } dit qui agit ensuite.
      }
    [raise] { $seat-is ->
        [you] Tu augmentes un dé d’un point.
       *[other] { $seat } augmente un dé d’un point.
      }
    [set] { $seat-is ->
        [you] Tu formes une combinaison, ou tu as fini.
       *[other] { $seat } forme une combinaison, ou a fini.
      }
    [colour] { $seat-is ->
        [you] Tu choisis les dés que prennent les combinaisons.
       *[other] { $seat } choisit les dés que prennent les combinaisons.
      }
    [pips] { $seat-is ->
        [you] Tu places les dégâts.
       *[other] { $seat } place les dégâts.
      }
    [heal] { $seat-is ->
        [you] Tu choisis les dés à soigner.
       *[other] { $seat } choisit les dés à soigner.
      }
    [share] { $seat-is ->
        [you] Tu distribues les dés de l’ennemi.
       *[other] { $seat } distribue les dés de l’ennemi.
      }
    [split] { $seat-is ->
        [you] Tu dis qui subit les dégâts.
       *[other] { $seat } dit qui subit les dégâts.
      }
    [lose] { $seat-is ->
        [you] Tu cèdes un dé.
       *[other] { $seat } cède un dé.
      }
    [prepare] { $seat-is ->
        [you] Tu peux préparer des dés.
       *[other] { $seat } peut préparer des dés.
      }
   *[over] { $outcome-is ->
        [won] Les trois ennemis sont vaincus.
        [lost-damage] Les dégâts n’ont pu être couverts.
        [lost-rounds] Les manches sont épuisées.
       *[none] { "" }
      }
  }
