# The board of Regicide, printed or drawn.

regicide-board-row = { $row ->
    [enemy] Enemy
    [health] Health
    [attack] Attack
    [shield] Shield
    [table] Table
    [castle] Castle
    [tavern] Tavern
    [discard] Discard
    [jesters] Jesters
    [immune] Immune
    [off] Not immune
   *[now] Now
  }
regicide-board-place = enemy { $number } of 12
regicide-board-immune = { $suit-is ->
    [none] immunity cancelled
   *[other] immune to { regicide-suit }
  }
regicide-board-to = to { regicide-suit }
regicide-board-off = cancelled by Jester
regicide-board-attack = { $attack }{ $kind ->
    [none] { "" }
    [noted] { " " }(shield { $shield } is held until a Jester)
   *[works] { " " }({ $full } − shield { $shield })
  }
regicide-board-attack-sum = { $kind ->
    [none] full strength
    [noted] full strength
   *[works] { $full } − { $shield } shielded
  }
regicide-board-shield = { $kind ->
    [none] none yet
    [noted] held until a Jester
   *[works] until defeated
  }
regicide-board-left = health left
regicide-board-of = of { $health }
regicide-board-done = { $count } damage
regicide-board-play = { $seat-is ->
    [you] you
   *[other] { $seat }
  } { $cards-sum }
regicide-board-top = top card { $card }
regicide-board-held = { $count } of { $limit } cards
regicide-board-worth = value { $worth }
regicide-board-yielded = yielded last turn
regicide-board-says = { $wish ->
    [want] would like to go
    [rather-not] would rather not
   *[neutral] no preference
  }
regicide-board-flips = { $count ->
    [0] no flips left
    [one] { $count } flip left
   *[other] { $count } flips left
  }
regicide-board-power = { $power ->
    [heal] heal
    [draw] draw
    [double] double
    [shield] shield
    [jester] Jester
   *[blocked] immune
  }
regicide-board-hand = { $seat-is ->
    [you] Your hand
   *[other] { $seat } holds
  }
regicide-board-hands = Hands
regicide-board-hand-worth = Total value: { $worth }.
regicide-board-owed = to pay
regicide-board-felled = { $count } of 12 royals defeated.
regicide-board-medal = { $medal ->
    [gold] Gold
    [silver] Silver
   *[bronze] Bronze
  }
regicide-board-now = { $phase ->
    [play] { $seat-is ->
        [you] Your turn to play.
       *[other] { $seat }’s turn to play.
      }
    [suffer] { $seat-is ->
        [you] You have { $owed } damage to pay.
       *[other] { $seat } has { $owed } damage to pay.
      }
    [name] { $seat-is ->
        [you] You choose who goes next.
       *[other] { $seat } chooses who goes next.
      }
    [who] { $seat-is ->
        [you] Would you like to go next?
       *[other] Waiting for { $seat }’s preference.
      }
   *[over] { $outcome-is ->
        [won] All 12 royals are defeated.
        [lost-cannot-pay] A player couldn’t pay the damage.
        [lost-stuck] A player couldn’t play or yield.
        [lost-stalemate] Too many yields in a row.
       *[none] { "" }
      }
  }
regicide-board-card = { $card-rank ->
    [A] Ace
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $card-rank }
  } of { $card-suit ->
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[S] Spades
  }
regicide-board-jester = Jester
