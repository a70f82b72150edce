# Ce que voit quelqu'un à une table de Regicide, en phrases.

regicide-look-enemy = L'ennemi : { regicide-royal }, il reste { $left } de { $health } de vie, attaque { $attack }, bouclier { $shield }, { $cancelled ->
    [yes] immunisé contre rien.
   *[no] immunisé contre { $enemy-suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
      }.
  }
regicide-look-piles = Château { $castle }, taverne { $tavern }, défausse { $discard }{ $cards-count ->
    [0] .
   *[other] { " " }: { $cards }.
  }
regicide-look-top = En haut de la taverne, à partir du dessus : { $cards }.
regicide-look-plays = Joué contre l'ennemi : { $plays }.
regicide-look-play = { $seat-is ->
    [you] toi
   *[other] { $seat }
  } { $cards }
regicide-look-seat = { $seat } (P{ $seat-number }) a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }{ $yielded ->
    [yes] , a passé au dernier tour
   *[no] { "" }
  }{ $wish-is ->
    [none] { "" }
   *[other] , dit { $wish }
  }.
regicide-look-flips = Bouffons à retourner : { $flips }.
regicide-look-hand = Ta main (P{ $seat-number }) : { $cards-count ->
    [0] aucune carte.
   *[other] { $cards }, valant { $worth }.
  }
regicide-look-asks = { $phase ->
    [play] { $seat-is ->
        [you] Tu joues des cartes ou tu passes.
       *[other] { $seat } joue des cartes ou passe.
      }
    [solo] { $seat-is ->
        [you] Tu joues des cartes ou tu retournes un bouffon.
       *[other] { $seat } joue des cartes ou retourne un bouffon.
      }
    [suffer] { $seat-is ->
        [you] Tu paies avec des cartes valant { $owed } ou plus.
       *[other] { $seat } paie avec des cartes valant { $owed } ou plus.
      }
    [name] { $seat-is ->
        [you] Tu désignes qui joue ensuite.
       *[other] { $seat } désigne qui joue ensuite.
      }
   *[who] { $seat-is ->
        [you] Tu dis si tu veux jouer ensuite.
       *[other] { $seat } dit son souhait de jouer ensuite ou non.
      }
  }
