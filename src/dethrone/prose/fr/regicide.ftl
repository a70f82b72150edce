# Ce qui arrive dans une partie de Regicide. Le nom du message est le jeu et l'événement ; voir words.py.

regicide-jester = un bouffon
regicide-suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
  }
regicide-royal-name = { $enemy-rank ->
    [J] Valet
    [Q] Dame
   *[K] Roi
  } de { $enemy-suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
  }
regicide-royal = { regicide-royal-name } ({ $enemy })

regicide-played = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
  } { $cards }{ $cards-count ->
    [one] .
   *[other] , valant { $value }.
  }
regicide-yielded = { $seat-is ->
    [you] Tu passes.
   *[other] { $seat } passe.
  }
regicide-flipped = { $seat-is ->
    [you] Tu retournes un bouffon et défausses
   *[other] { $seat } retourne un bouffon et défausse
  } { $cards-count ->
    [0] zéro carte
   *[other] { $cards }
  } ; il en reste { $left }.
regicide-paid = { $seat-is ->
    [you] Tu paies
   *[other] { $seat } paie
  } avec { $cards }, valant { $value }.
regicide-owed = { $seat-is ->
    [you] Tu dois
   *[other] { $seat } doit
  } couvrir { $amount } de dégâts.
regicide-spared = Le bouclier arrête tout : { $seat-is ->
    [you] tu ne paies
   *[other] { $seat } ne paie
  } rien.
regicide-named = { $by-same ->
    [yes] { $by-is ->
        [you] Tu rejoues.
       *[other] { $by } rejoue.
      }
   *[no] { $by-is ->
        [you] Tu désignes
       *[other] { $by } désigne
      } qui joue ensuite : { $seat-is ->
        [you] toi
       *[other] { $seat }
      }.
  }
regicide-wished = { $wish ->
    [want] { $seat-is ->
        [you] Tu veux jouer ensuite.
       *[other] { $seat } veut jouer ensuite.
      }
    [rather-not] { $seat-is ->
        [you] Tu préfères ne pas jouer ensuite.
       *[other] { $seat } préfère ne pas jouer ensuite.
      }
    [neutral] { $seat-is ->
        [you] Cela t’est égal.
       *[other] { $seat } n’a pas de préférence.
      }
   *[none] { $seat-is ->
        [you] Tu as déposé un souhait.
       *[other] { $seat } a déposé un souhait.
      }
  }
regicide-wishes-opened = Les souhaits : { $wishes }. { $seat-is ->
    [you] Tu joues.
    [other] { $seat } joue.
   *[none] { $host-is ->
        [you] Tu décides.
       *[other] { $host } décide.
      }
  }
regicide-wishes-opened-wishes = { $seat-is ->
    [you] toi
   *[other] { $seat }
  } { $entry ->
    [want] volontiers
    [rather-not] plutôt pas
   *[neutral] sans préférence
  }

## Le combat

regicide-blocked = L’ennemi est immunisé contre { regicide-suit } : ce pouvoir est perdu.{ $noted ->
    [0] { "" }
   *[other] { " " }Le bouclier de { $noted } est noté ; un bouffon le réveillerait.
  }
regicide-healed = Le soin remet { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } de la défausse sous la taverne{ $cards-count ->
    [0] .
   *[other] { " " }: { $cards }.
  }
regicide-drew = { $seat-is ->
    [you] Tu pioches
   *[other] { $seat } pioche
  } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }{ $cards-count ->
    [0] { $known-count ->
        [0] .
       *[other] { $count ->
            [1] { " " }: { $known }.
           *[other] , dont { $known }.
          }
      }
   *[other] { " " }: { $cards }.
  }
regicide-shielded = Le bouclier augmente de { $amount } et atteint { $total } ; l’attaque de l’ennemi est de { $attack }.
regicide-dealt = { $amount } de dégâts{ $is-doubled ->
    [yes] , doublés
   *[no] { "" }
  } : { $total } sur { $health }.
regicide-defeated = { regicide-royal } tombe{ $is-exact ->
    [yes] { " tout juste," }
   *[no] { "" }
  } et va { $to ->
    [tavern] sur la taverne.
   *[discard] à la défausse.
  }
regicide-revealed = { regicide-royal } sort du château.
regicide-immunity-cancelled = { regicide-royal } perd son immunité contre { $enemy-suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
  }.{ $woken ->
    [0] { "" }
   *[other] { " " }Le bouclier noté se réveille et retire { $woken } à son attaque.
  }

## La fin

regicide-won = Le château est tombé : la partie est gagnée{ $medal ->
    [gold] , médaille d’or.
    [silver] , médaille d’argent.
    [bronze] , médaille de bronze.
   *[none] .
  }
regicide-lost = La partie est perdue : { $reason-is ->
    [lost-cannot-pay] { $seat-is ->
        [you] tu ne peux pas
       *[other] { $seat } ne peut pas
      } couvrir { $attack } de dégâts
    [lost-stuck] { $seat-is ->
        [you] tu ne peux
       *[other] { $seat } ne peut
      } ni jouer ni passer
   *[lost-stalemate] tout le monde passe sans fin
  }. Ennemis vaincus : { $defeated ->
    [one] { $defeated } sur 12.
   *[other] { $defeated } sur 12.
  }
regicide-outcome-won = gagnée
regicide-outcome-lost-cannot-pay = perdue : quelqu’un n’a pas pu payer
regicide-outcome-lost-stuck = perdue : quelqu’un ne pouvait ni jouer ni passer
regicide-outcome-lost-stalemate = perdue : tout le monde passait sans fin

## Les coups en quelques mots ; jouer des cartes, c'est les nommer

regicide-move-pay = payer { $cards }
regicide-move-yield = passer
regicide-move-flip = retourner un bouffon
regicide-move-name = { $seat-is ->
    [you] à toi de continuer
   *[other] à { $seat } de continuer
  }
regicide-move-post = { $wish ->
    [want] { $seat-is ->
        [you] tu veux jouer ensuite
       *[other] { $seat } veut jouer ensuite
      }
    [rather-not] { $seat-is ->
        [you] tu préfères ne pas jouer ensuite
       *[other] { $seat } préfère ne pas jouer ensuite
      }
   *[neutral] { $seat-is ->
        [you] cela t’est égal
       *[other] { $seat } n’a pas de préférence
      }
  }
