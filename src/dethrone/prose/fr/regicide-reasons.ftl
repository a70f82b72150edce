# Pourquoi on jouerait un coup de Regicide : des bouts de phrase.

regicide-reason-kills = { $is-exact ->
    [yes] bat tout juste : { regicide-royal } revient à la pioche, valant { $worth }
   *[no] bat { regicide-royal }
  }
regicide-reason-jester = ôte à l’ennemi son immunité et ne coûte rien
regicide-reason-damage = { $amount } de dégâts, reste { $left }
regicide-reason-heals = soigne { $count }
regicide-reason-draws = pioche { $own }{ $others ->
    [0] { "" }
   *[other] { " " }et { $others } pour les autres
  }
regicide-reason-blocked = le pouvoir de { regicide-suit } est sans effet
regicide-reason-leaves = { $owed ->
    [0] ne laisse rien à payer
   *[other] laisse { $owed } à payer{ $can-pay ->
        [no] , ce que la main ne peut pas
        [yes] { " " }avec { regicide-reason-hand }
       *[none] { " " }avec { regicide-reason-hand }, si la pioche est bonne
      }
  }
regicide-reason-hand = { $is-full ->
    [yes] une main pleine
   *[no] { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
      }
  }
regicide-reason-pays = paie { $value } avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }{ $spare ->
    [0] { "" }
   *[other] , { $spare } de trop
  } ; { $left ->
    [0] il ne reste rien
   *[other] garde { $hand }
  }
regicide-reason-yields = garde la main entière
regicide-reason-flips = jette la main pour { $count ->
    [one] { $count } nouvelle carte
   *[other] { $count } nouvelles cartes
  }
regicide-reason-names = { $seat-is ->
    [you] tu joues ensuite
   *[other] { $seat } joue ensuite
  } avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
regicide-reason-posts = dit ce que vaut la main contre cet ennemi
