# Le plateau de Regicide, imprimé ou dessiné.

regicide-board-row = { $row ->
    [enemy] Ennemi
    [health] Santé
    [attack] Attaque
    [shield] Bouclier
    [table] Table
    [castle] Château
    [tavern] Taverne
    [discard] Défausse
    [jesters] Bouffons
    [immune] Immunisé
    [off] Sans immunité
   *[now] À jouer
  }
regicide-board-place = ennemi { $number } sur 12
regicide-board-immune = { $suit-is ->
    [none] sans immunité
   *[other] immunisé contre { regicide-suit }
  }
regicide-board-to = contre { regicide-suit }
regicide-board-off = un bouffon est joué
regicide-board-attack = { $attack }{ $kind ->
    [none] { "" }
    [noted] { " " }(un bouclier de { $shield } est noté, sans effet)
   *[works] { " " }({ $full } moins un bouclier de { $shield })
  }
regicide-board-attack-sum = { $kind ->
    [none] rien de paré
    [noted] rien de paré
   *[works] { $full } − { $shield } parés
  }
regicide-board-shield = { $kind ->
    [none] aucun encore
    [noted] noté, endormi
   *[works] jusqu’à sa chute
  }
regicide-board-left = santé restante
regicide-board-of = sur { $health }
regicide-board-done = { $count } infligés
regicide-board-play = { $seat-is ->
    [you] toi
   *[other] { $seat }
  } { $cards-sum }
regicide-board-top = dessus { $card }
regicide-board-held = { $count } cartes sur { $limit }
regicide-board-worth = valant { $worth }
regicide-board-yielded = vient de passer
regicide-board-says = dit { $wish ->
    [want] volontiers
    [rather-not] plutôt pas
   *[neutral] sans préférence
  }
regicide-board-flips = { $count } à retourner
regicide-board-power = { $power ->
    [heal] soin
    [draw] pioche
    [double] double
    [shield] bouclier
    [jester] bouffon
   *[blocked] bloqué
  }
regicide-board-hand = { $seat-is ->
    [you] Ta main
   *[other] { $seat } tient
  }
regicide-board-hands = Mains
regicide-board-hand-worth = La main vaut { $worth }.
regicide-board-owed = à couvrir
regicide-board-felled = { $count ->
    [one] { $count } sur 12 est tombé.
   *[other] { $count } sur 12 sont tombés.
  }
regicide-board-medal = { $medal ->
    [gold] Or
    [silver] Argent
   *[bronze] Bronze
  }
regicide-board-now = { $phase ->
    [play] { $seat-is ->
        [you] À toi de jouer.
       *[other] À { $seat } de jouer.
      }
    [suffer] { $seat-is ->
        [you] Tu dois couvrir { $owed } de dégâts.
       *[other] { $seat } doit couvrir { $owed } de dégâts.
      }
    [name] { $seat-is ->
        [you] Tu désignes qui joue ensuite.
       *[other] { $seat } désigne qui joue ensuite.
      }
    [who] { $seat-is ->
        [you] Tu dis si tu veux jouer ensuite.
       *[other] { $seat } dit son souhait de jouer ensuite ou non.
      }
   *[over] { $outcome-is ->
        [won] Le château est tombé.
        [lost-cannot-pay] Quelqu’un n’a pas pu payer.
        [lost-stuck] Quelqu’un ne pouvait ni jouer ni passer.
        [lost-stalemate] Tout le monde a passé sans fin.
       *[none] { "" }
      }
  }
regicide-board-card = { $card-rank ->
    [A] As
    [J] Valet
    [Q] Dame
    [K] Roi
   *[other] { $card-rank }
  } de { $card-suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
  }
regicide-board-jester = Bouffon
