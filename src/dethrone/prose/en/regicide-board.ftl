# The labels of Regicide's table.

regicide-board-health = Health
regicide-board-left = { $left } of { $health } left
regicide-board-attack = Attack
regicide-board-no-shield = no shield
regicide-board-shield = shield { $shield }
regicide-board-shield-noted = a shield of { $shield } is noted, without effect
regicide-board-immune = immune to { $sign } { regicide-suit }
regicide-board-immunity-off = immunity off
regicide-board-table = Table
regicide-board-castle = Castle
regicide-board-tavern = Tavern
regicide-board-discard = Discard
regicide-board-jesters = Jesters
regicide-board-flips = { $count } to flip
regicide-board-last-one = empty: this is the last one
regicide-board-top = top:
regicide-board-more = … and { $count } more
regicide-board-size = { $size } of { $limit }
regicide-board-yielded = yielded last turn
regicide-board-says = { $wish ->
    [want] would like to go
    [rather-not] would rather not go
   *[neutral] does not mind
  }
regicide-board-turn = turn
regicide-board-hand = { $seat-is ->
    [you] Your hand
   *[other] { $seat }'s hand
  }
regicide-board-worth = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, worth { $worth }
regicide-board-no-cards = no cards
# At most seven letters: this stands on a card.
regicide-board-power = { $power ->
    [heal] heal
    [draw] draw
    [double] double
    [shield] shield
    [immune] immune
   *[jester] jester
  }
regicide-board-owed = OWED { $owed }
regicide-board-strikes = { $enemy } strikes; your hand is worth { $worth }.

## In plain lines

regicide-board-plain-enemy = Enemy { $enemy }, { regicide-royal-name }: { $left } of { $health } health left, attack { $attack }, shield { $shield }, { $cancelled ->
    [yes] immunity off
   *[no] immune to { regicide-suit }
  }.
regicide-board-plain-piles = Castle { $castle }, tavern { $tavern }, discard { $discard }{ $cards-is ->
    [none] .
   *[other] { " " }({ $cards }).
  }
regicide-board-plain-top = On top of the tavern lies { $card }.
regicide-board-plain-table = On the table: { $plays }.
regicide-board-plain-holds = { $seat-is ->
    [you] You hold
   *[other] { $seat } holds
  } { $count }{ $yielded ->
    [yes] , yielded last turn
   *[no] { "" }
  }{ $wish-is ->
    [none] { "" }
   *[other] , { regicide-board-says }
  }.
regicide-board-plain-flips = Jesters to flip: { $count }.
regicide-board-plain-hand = { regicide-board-hand }: { $cards }; worth { $worth }.
