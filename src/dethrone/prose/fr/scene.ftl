# Une table en mots, comme une place la voit, pour qui n'a pas de plateau devant soi; et ce qu'on demande.

## Regicide

regicide-scene-enemy = Ennemi : { regicide-royal }, encore { $left } points de vie sur { $health }, attaque { $attack } après un bouclier de { $shield }, { $is-cancelled ->
    [yes] immunisé contre rien
   *[no] immunisé contre { $enemy-suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
      }
  }.
regicide-scene-plays = Joué contre lui : { $plays }.
regicide-scene-play = { $seat-is ->
    [you] toi
   *[other] { $seat }
  } { $cards-sum }
regicide-scene-castle = Derrière lui au château : { $cards-count ->
    [0] personne, c’est le dernier
   *[other] { $cards }
  }.
regicide-scene-tavern = Taverne : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }{ $cards-count ->
    [0] .
   *[other] , au-dessus { $cards }.
  }
regicide-scene-discard = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }{ $cards-count ->
    [0] .
   *[other] { " " }: { $cards }.
  }
regicide-scene-seat = { $seat } tient { $count } cartes sur { $limit } au plus{ $yielded ->
    [yes] , a passé à son dernier tour
   *[no] { "" }
  }{ $wish ->
    [none] { "" }
   *[other] , dit : { $wish }
  }.
regicide-scene-hand = Ta main ({ $cards-count } cartes sur { $limit } au plus, valeur { $value }) : { $cards-count ->
    [0] vide
   *[other] { $cards }
  }{ $yielded ->
    [yes] { " " }; tu as passé à ton dernier tour
   *[no] { "" }
  }.
regicide-scene-flips = Bouffons que tu peux encore retourner : { $count }.
regicide-scene-unseen = Dans la taverne ou chez les autres, dans un ordre que personne ne connaît : { $cards }.
regicide-scene-asked = { $phase ->
    [play] C’est ton tour : joue des cartes, ou passe. Les cartes s’écrivent rang et couleur (C, D, H, S), le bouffon est l’astérisque. Par exemple : 7H, ou AC+8D, ou 3C+3D, ou yield.
    [solo] C’est ton tour : joue des cartes, ou retourne un bouffon pour une nouvelle main. Les cartes s’écrivent rang et couleur (C, D, H, S). Par exemple : 7H, ou AC+8D, ou 3C+3D, ou flip.
    [suffer] L’ennemi frappe : défausse des cartes valant { $owed } ou plus. Écris un moins et les cartes, par exemple : -6C+9C
    [name] Tu nommes qui continue, par exemple : >0 pour P0.
   *[who] Veux-tu continuer ? Écris ta place et want, neutral ou rather-not, par exemple : P0:neutral
  }

## Regidice

regidice-scene-enemy = Manche { $round }. L’ennemi { $number } sur 3 montre { $enemy-sum } : attaque { $attack }, défense { $defence }, encore { $left } points jusqu’à sa chute. Ennemis qui attendent, par leurs dés : { $sizes-count ->
    [0] aucun
   *[other] { $sizes }
  }.
regidice-scene-progress = Fait jusqu’ici dans cette manche : { $damage } dégâts sur { $need }, { $blocked } bloqués.
regidice-scene-injured = Blessés, par couleur : { $dice-count ->
    [0] aucun
   *[other] { $dice }
  }.
regidice-scene-first = { $seat-is ->
    [you] Tu annonces
   *[other] { $seat } annonce
  } en premier dans cette manche.
regidice-scene-seat = { $seat-is ->
    [you] Tu n’as
   *[other] { $seat } n’a
  } pas encore annoncé ; dés : { regidice-some-dice }.
regidice-scene-caller = { $seat-is ->
    [you] Toi
   *[other] { $seat }
  } : { $call }{ $is-done ->
    [yes] , résolu
   *[no] { "" }
  } ; dés : { regidice-some-dice }.
regidice-scene-prepared = Préparé par { $seat-is ->
    [you] toi
   *[other] { $seat }
  } pour { $next-is ->
    [you] toi
   *[other] { $next }
  } : { $dice }.
regidice-scene-acting = { $seat-is ->
    [you] Tu agis
   *[other] { $seat } agit
  } maintenant.
regidice-scene-sets = Combinaisons jusqu’ici : { $count }, avec { $values-sum }.
regidice-scene-asked = { $phase ->
    [declare] Annonce une action et ce qu’elle rassemble. Par exemple : A3, B4, H5, C:red-odd, ou K.
    [resolve] Tu parles pour l’équipe : qui agit ensuite ? Par exemple : act:P0, ou pip:P1:r pour le 1 rouge d’un compagnon, ou done si personne d’autre n’agit.
    [raise] Quel dé gagne le point ? Par exemple : raise:P0:r4
    [set] Fais une combinaison pour qui agit maintenant, ou arrête. Par exemple : set:6+5, ou cast:red, ou done. Une combinaison d’attaque fait { $defence }.
    [colour] Quels dés, { $count } de ceux qui montrent { $value }, sont utilisés ? Par exemple : use:r5+b5
    [pips] Place { $count } dégâts sur les dés de l’ennemi : que doivent-ils montrer ensuite ? Par exemple : enemy:3+1+1
    [heal] Ramène des dés des blessés : { $count } au plus. Par exemple : heal:r+k
    [share] Qui prend les { $count } dés de l’ennemi ? Par exemple : share:P0=2+P1=1, ou share:none.
    [split] { $count } dégâts passent : qui perd combien de dés ? Par exemple : split:P0=1+P1=1
    [lose] Abandonne { $count } dés, l’un après l’autre. Par exemple : lose:r3, ou lose:b- pour un bleu qui a servi.
   *[prepare] Mets un dé inutilisé dans la zone à ta gauche, ou arrête. Par exemple : put:r2, ou done.
  }
