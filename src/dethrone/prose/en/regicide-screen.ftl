# The labels of Regicide's table.

regicide-screen-health = Health
regicide-screen-left = { $left } of { $health } left
regicide-screen-attack = Attack
regicide-screen-no-shield = no shield
regicide-screen-shield = shield { $shield }
regicide-screen-shield-noted = shield { $shield } is held until a Jester
regicide-screen-immune = immune to { $sign } { regicide-suit }
regicide-screen-immunity-off = immunity cancelled
regicide-screen-table = Table
regicide-screen-castle = Castle
regicide-screen-tavern = Tavern
regicide-screen-discard = Discard
regicide-screen-jesters = Jesters
regicide-screen-flips = { $count ->
    [0] no flips left
    [one] { $count } flip left
   *[other] { $count } flips left
  }
regicide-screen-last-one = empty: this is the last enemy
regicide-screen-top = top:
regicide-screen-more = … and { $count } more
regicide-screen-size = { $size } of { $limit }
regicide-screen-yielded = yielded last turn
regicide-screen-says = { $wish ->
    [want] would like to go
    [rather-not] would rather not go
   *[neutral] has no preference
  }
regicide-screen-turn = turn
regicide-screen-hand = { $seat-is ->
    [you] Your hand
   *[other] { $seat }’s hand
  }
regicide-screen-worth = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, total value { $worth }
regicide-screen-no-cards = no cards
# At most seven letters: this stands on a card.
regicide-screen-power = { $power ->
    [heal] heal
    [draw] draw
    [double] double
    [shield] shield
    [immune] immune
   *[jester] Jester
  }
regicide-screen-owed = TO PAY { $owed }
regicide-screen-strikes = { $enemy } attacks. Your hand: { $worth }.

## In plain lines

regicide-screen-plain-enemy = Enemy: { regicide-royal }, { $left } of { $health } health left, attack { $attack }, shield { $shield }, { $cancelled ->
    [yes] immunity cancelled
   *[no] immune to { regicide-suit }
  }.
regicide-screen-plain-piles = Castle { $castle }, Tavern { $tavern }, discard pile { $discard }{ $cards-is ->
    [none] .
   *[other] { " " }({ $cards }).
  }
regicide-screen-plain-top = Top card of the Tavern: { $card }.
regicide-screen-plain-table = On the table: { $plays }.
regicide-screen-plain-holds = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
  } { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $yielded ->
    [yes] , yielded last turn
   *[no] { "" }
  }{ $wish-is ->
    [none] { "" }
   *[other] , { regicide-screen-says }
  }.
regicide-screen-plain-flips = Jesters left to flip: { $count }.
regicide-screen-plain-hand = { regicide-screen-hand }: { $cards }. Total value { $worth }.
