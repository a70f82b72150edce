# Ce que ferait un coup de Regicide.

regicide-preview-pay = Paie { $value } sur { $due } : { $judged ->
    [short] il manque { $spare }
    [more] { $spare } de trop
   *[enough] tout juste assez
  }.
regicide-preview-flip = Ta main est défaussée ; { $drawn ->
    [one] { $drawn } carte piochée
   *[other] { $drawn } cartes piochées
  }, encore { $flips } à retourner.
regicide-preview-attack = Attaque { $value } : { $amount } de dégâts{ $is-doubled ->
    [yes] { " " }(doublés)
   *[no] { "" }
  }, { $total } sur { $health }{ $stamp ->
    [left] { " " }; reste { $left }.
    [exact] . TOUT JUSTE : { $enemy } va sur la taverne.
   *[over] . { $left } DE TROP : { $enemy } est défaussé.
  }
regicide-preview-jester = Un bouffon : aucun dégât. { $ends ->
    [yes] L’immunité de l’ennemi prend fin ; son attaque est de { $attack }.
   *[no] L’immunité est déjà levée.
  }
regicide-preview-works = Agit : { $works }.
regicide-preview-heals = soigne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
regicide-preview-draws = { $seat-is ->
    [you] tu pioches
   *[other] { $seat } pioche
  } { $count }{ $known-count ->
    [0] { "" }
   *[other] { " " }(avec { $known })
  }
regicide-preview-shields = bouclier +{ $amount } = { $total }, attaque réduite à { $attack }
regicide-preview-doubles = double les dégâts
regicide-preview-nothing-to-heal = rien à soigner
regicide-preview-nothing-to-draw = rien à piocher
regicide-preview-blocked = Sans effet : { regicide-suit }, car l’ennemi est immunisé.{ $noted ->
    [0] { "" }
   *[other] { " " }Un bouclier de { $noted } est noté pour un bouffon.
  }
regicide-preview-paid = { $owed ->
    [0] { "" }
   *[other] Les autres doivent encore couvrir { $owed }.{ " " }
  }Tu gardes { $kept ->
    [one] { $kept } carte
   *[other] { $kept } cartes
  }, valant { $sure }.
regicide-preview-name = { $seat-is ->
    [you] Tu joues ensuite.
   *[other] { $seat } joue ensuite.
  }
regicide-preview-spared = Ensuite l’attaque de l’ennemi est de 0 : rien à payer.
regicide-preview-then = Ensuite { $owed } à payer ; ta main vaut { $unknown ->
    [0] { $sure }
   *[other] au moins { $sure }, plus { $unknown } à découvrir
  } : { $can-pay ->
    [yes] assez.
    [no] PAS ASSEZ, la partie serait perdue.
   *[none] peut-être pas assez{ $flips ->
        [0] { $others-help ->
            [yes] { " " }(les autres aideraient)
           *[no] { "" }
          }
       *[other] { " " }({ $flips } à retourner{ $others-help ->
            [yes] , les autres aideraient)
           *[no] )
          }
      }.
  }
regicide-preview-follows = { $seat-is ->
    [you] C’est ensuite ton tour{ $is-bound ->
        [yes] , et tu dois jouer
       *[no] { "" }
      }.
   *[other] C’est ensuite le tour de { $seat }{ $is-bound ->
        [yes] , qui doit jouer
       *[no] { "" }
      }.
  }
