# What the page says after and around a game: looking back, reviews, games, the daily deal, settings.

## Looking back

web-replay-title = Replay
web-replay-loading = Fetching the game …
web-replay-meta = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
  }. { $won ->
    [true] Won
   *[other] Lost
  } after { $moves } moves.
web-replay-at = Move { $move } of { $total }.
web-replay-start = The deal.
web-replay-moment = Moment of the game
web-replay-steps = Step through the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = Back
web-replay-on = Next
web-replay-flag-back = To the turning point before
web-replay-flag-on = To the next turning point
web-replay-step-back = One move back
web-replay-step-on = One move on
web-replay-chance = Chance to win { $percent } %.
web-replay-curve = Chance to win over the game.
web-replay-no-curve = The chance to win is not known yet.
web-replay-flag = { $number }: move { $move }, { $points } points.
web-replay-health = health left of { $of }
web-replay-attack = attack { $attack }{ $shield ->
    [0] {""}
   *[other] , shield { $shield }
  }
web-replay-round = round { $round }
web-replay-enemy-dice = Dice of the enemy: { $values }
web-replay-piles = Tavern { $tavern }
    Discard { $discard }
    Felled { $fallen }
web-replay-hand = Hand of { $name }
web-replay-decides = decides
web-replay-empty-hand = no cards
web-replay-better = better
web-replay-next = played
web-replay-prepared = Prepared:
web-replay-injured = { $count ->
    [0] Nobody is injured.
   *[other] Injured:
  }
web-replay-panel = What is shown beside the board
web-replay-tab = { $tab ->
    [flags] Turning points
    [moves] Moves
    [lines] Lines
   *[about] The game
  }
web-replay-move-by = Move { $move }, { $name }
web-replay-played-percent = Played, { $percent } %
web-replay-better-percent = Better, { $percent } %
web-replay-because = Better: { $better }. Played: { $played }.
web-replay-error = From what the seat could know; ±{ $points } points.
web-replay-samples = Chance to win, from { $count } fair deals a decision
web-replay-thinking = Looking at the game: { $done } of { $of } moves.
web-replay-queued = Other games are looked at first …
web-replay-none = Nobody has looked at this game yet.
web-replay-analyse = Analyse the game
web-replay-no-flags = No move cost more than two points: well played.
web-replay-go-on = Play on from here
web-replay-together = Review together
web-replay-copy = Link to move { $move }
web-replay-seat = Whose hand is shown
web-replay-seat-deciding = Hand: who decides
web-replay-deal = The deal
web-replay-proved = Checked: the cards are those that were promised before the game, and every move is legal.
web-replay-sound = Every move is legal; where the cards came from cannot be proved.
web-replay-unsound = The record does not hold.
web-replay-checking = Checking the deal …
web-replay-promise = Promised before the game:
web-replay-take = Take it away
web-replay-record = Record
web-replay-record-more = The record is text; dethrone verify and dethrone replay read it.

## What could have been better

web-better-title = What was better
web-better-heading = What could have been better
web-better-sum = { $count ->
    [0] Nobody gave away a point.
    [one] { $points } points given away in one move.
   *[other] { $points } points given away in { $count } moves.
  }
web-better-which = Which moves
web-better-filter = { $which ->
    [mine] Mine { $count }
    [good] Good ones { $count }
   *[team] Team { $count }
  }
web-better-unit = points of the chance to win, from what the seat could know
web-better-line = Played { $played }. Better was { $best }.
web-better-none = Nothing here.
web-better-try = Try it yourself
web-better-open = Open the replay

## The rules of a table

web-rules-title = Rules
web-rules-of = { $game }: the rules
web-rules-by = Rule set { $rules }
web-rules-short = In short
web-rules-options = What this table plays
web-rules-usually = usual: { $usual }
