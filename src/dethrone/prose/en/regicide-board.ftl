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
    [off] Immunity off
   *[now] Now
  }
regicide-board-place = enemy { $number } of 12
regicide-board-immune = { $suit-is ->
    [none] immunity off
   *[other] immune to { regicide-suit }
  }
regicide-board-to = to { regicide-suit }
regicide-board-off = a jester was played
regicide-board-attack = { $attack }{ $kind ->
    [none] { "" }
    [noted] { " " }(a shield of { $shield } is noted, without effect)
   *[works] { " " }({ $full }, less a shield of { $shield })
  }
regicide-board-attack-sum = { $kind ->
    [none] nothing shielded
    [noted] nothing shielded
   *[works] { $full } − { $shield } shielded
  }
regicide-board-shield = { $kind ->
    [none] none so far
    [noted] noted, asleep
   *[works] until it falls
  }
regicide-board-left = health left
regicide-board-of = of { $health }
regicide-board-done = { $count } done
regicide-board-play = { $seat-is ->
    [you] you
   *[other] { $seat }
  } { $cards-sum }
regicide-board-top = on top { $card }
regicide-board-held = { $count } of { $limit } cards
regicide-board-worth = worth { $worth }
regicide-board-yielded = yielded last turn
regicide-board-says = says { $wish ->
    [want] eager
    [rather-not] rather not
   *[neutral] no matter
  }
regicide-board-flips = { $count } to flip
regicide-board-power = { $power ->
    [heal] heal
    [draw] draw
    [double] double
    [shield] shield
    [jester] jester
   *[blocked] blocked
  }
regicide-board-hand = { $seat-is ->
    [you] Your hand
   *[other] { $seat } holds
  }
regicide-board-hands = Hands
regicide-board-hand-worth = The hand is worth { $worth }.
regicide-board-owed = owed
regicide-board-felled = { $count ->
    [one] { $count } of 12 royals has fallen.
   *[other] { $count } of 12 royals have fallen.
  }
regicide-board-medal = { $medal ->
    [gold] Gold
    [silver] Silver
   *[bronze] Bronze
  }
regicide-board-now = { $phase ->
    [play] { $seat-is ->
        [you] You play.
       *[other] { $seat } plays.
      }
    [suffer] { $seat-is ->
        [you] You must cover { $owed } damage.
       *[other] { $seat } must cover { $owed } damage.
      }
    [name] { $seat-is ->
        [you] You say who goes next.
       *[other] { $seat } says who goes next.
      }
    [who] { $seat-is ->
        [you] You say whether you would like to go next.
       *[other] { $seat } says whether they would like to go next.
      }
   *[over] { $outcome-is ->
        [won] The castle has fallen.
        [lost-cannot-pay] Somebody could not pay.
        [lost-stuck] Somebody could neither play nor yield.
        [lost-stalemate] Everybody kept yielding.
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
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
  }
regicide-board-jester = Jester
