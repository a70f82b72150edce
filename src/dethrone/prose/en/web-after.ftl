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
web-replay-flag-back = Back to the turning point before
web-replay-flag-on = Next turning point
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
web-replay-percent = { $percent } %
web-replay-others = Also weighed
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
web-better-points = { $good ->
    [yes] { $points } points gained
   *[no] { $points } points given away
  }
web-better-line = Played: { $played }. Better was: { $best }.
web-better-none = Nothing here.
web-better-try = Try it yourself
web-better-open = Open the replay

## The end of a game: where it turned

web-end-chance = Chance to win
web-end-turned = It turned at move { $move }
web-end-cost = { $name }: { $played }. Better was: { $best }. From { $before } % to { $after } %.
web-end-gained = The best moment: move { $move }, { $name }: { $played }, { $points } points gained.
web-end-go = Go to move { $move }
web-end-found = { $costly ->
    [0] no move
    [one] one move
   *[other] { $costly } moves
  } cost more than { $much } points{ $good ->
    [0] {""}
    [one] , one was very good
   *[other] , { $good } were very good
  }

## The rules of a table

web-rules-title = Rules
web-rules-of = { $game }: the rules
web-rules-by = Rule set { $rules }
web-rules-short = In short
web-rules-options = What this table plays
web-rules-usually = usual: { $usual }

## A review with others

web-review-title = Review
web-review-gone = There is no such review.
web-review-together = Together
web-review-people = Who looks at it
web-review-you-lead = You step, whoever follows sees it. Hand over the lead whenever you like.
web-review-leads = { $name } steps, whoever follows sees it.
web-review-does = { $seat ->
    [you] { $what ->
        [leads] lead
        [follows] follow
       *[free] look alone
      }
   *[other] { $what ->
        [leads] leads
        [follows] follows
       *[free] looks alone
      }
  }
web-review-hand-over = Hand over
web-review-back-to = Back to { $name }
web-review-break-free = Look alone
web-review-take = Take the lead
web-review-invite = Invite link
web-review-try = What if?
web-review-move = Another move here
web-review-example = tap cards, or: { $text }
web-review-play-it = Try it
web-review-best = Best:
web-review-reply = Best reply for what { $seat ->
    [you] you
   *[other] { $name }
  } could know
web-review-reply-name = Move { $move }: the best reply
web-review-line-name = Move { $move }: { $text }
web-review-what-if = What if:
web-review-line-by = { $name }, { $seat ->
    [you] tried by you
   *[other] tried by { $by }
  }. Nobody played this.
web-review-line-more = { $by }, from move { $start }, { $count ->
    [one] one move
   *[other] { $count } moves
  }
web-review-private = only you see it
web-review-share = Show to all
web-review-played = As it was played
web-review-drop = Drop the line { $name }
web-review-legend = Black: played. Blue, dashed: a line that was tried.

## Games, the daily deal, tables to watch

web-loading = Just a moment …
web-next-game = Another game
web-next-game-more = You and Tobias, a bot, against twelve royals.
web-unreachable = The server cannot be reached.
web-table-with = with { $names }
web-offline-bar = What you see stays. The page comes back with the connection.
web-turn-at = Your turn{ $tables ->
    [one] {""}
   *[other] {" "}at { $tables } tables
  }
web-games-none = No games yet
web-games-none-more = What you play is listed here, with a replay of each game.
web-games-count = { $games ->
    [one] One game finished
   *[other] { $games } games finished
  }, { $running } running.
web-games-whose = Whose figures
web-games-tab = { $whose ->
    [bots] Bots
    [teams] Teams
   *[me] Me
  }
web-games-counted = games that count
web-games-won = won
web-games-golds = { $count ->
    [one] gold
   *[other] golds
  }
web-games-exact = % of kills exact
web-games-run = won in a row, best
web-games-bars = Bars are 95 % intervals: few games say less than they seem.
web-games-felled = { $game }: enemies felled
web-games-felled-bar = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } with { $felled } felled
web-games-share = Share
web-games-interval = Interval
web-games-of = { $won } of { $games }
web-games-between = { $share } percent, between { $low } and { $high }
web-games-no-teams = You have not played with other people yet. Bots do not make a team.
web-games-no-bots = You have not finished a game beside bots yet.
web-games-beside = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
  }
web-games-advice = There is most to learn from the game of { $game } that you lost last: see what would have been better, and try it yourself.
web-losses = Where points go
web-losses-said = In { $game } you give away { $points } points of the chance to win a game, { $share } % of them { $kind ->
    [play] by what you play
    [pay] in payments
    [yield] by yielding
    [flip] by flipping jesters
    [name] by whom you let go next after a jester
    [declare] by what you declare
    [resolve] while resolving
    [suffer] when you suffer
    [prepare] by what you prepare
   *[other] in one kind of decision
  }. That is from { $games } games that were looked back on.
web-losses-few = Hardly a point was given away by you in { $games } games that were looked back on.
web-losses-none = Look back on { $more ->
    [one] one more game
   *[other] { $more } more games
  } that you finished, and it says here in which decisions you give most away.
web-losses-train = Train that
web-jesters = Who goes after a jester
web-jesters-said = In { $turns } jester turns you named { $who ->
    [me] yourself
   *[other] { $name }
  } { $times ->
    [1] once
   *[other] { $times } times
  }, { $eager ->
    [0] never after the wish to go
    [1] once after the wish to go
   *[other] { $eager } times after the wish to go
  }.
web-jesters-gained = { $when ->
    [eager] After that wish
   *[other] Without it
  } the team { $way ->
    [lost] lost
   *[gained] gained
  } { $points ->
    [1] one point
   *[other] { $points } points
  } of its chance to win in that turn.
web-jesters-from = Points are averages from games that were looked back on.
web-jesters-play = Play a game together
web-games-history = History
web-games-one-won = won
web-games-one-lost = lost
web-games-moves = { $count } moves
web-games-more = More games
web-daily-title = Daily deal
web-daily-about = The same cards for everybody, one try on the board.
web-daily-about-dice = The same rolls for everybody, one try on the board.
web-daily-played = { $played ->
    [0] Nobody has played it yet today.
    [one] One person has played it today.
   *[other] { $played } people have played it today.
  }
web-daily-mine = { $today ->
    [played] Played today.
   *[open] Not played yet.
  }{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}You have played { $days } days in a row.
  }
web-daily-to = To the daily deal
web-daily-players = Players
web-daily-open = Not played yet
web-daily-missed = Not played on that day
web-daily-alone = You alone.
web-daily-with-bots = { $bots ->
    [one] You and a bot.
   *[other] You and { $bots } bots.
  }
web-daily-won = { $medal ->
    [gold] Gold
    [silver] Silver
    [bronze] Bronze
   *[none] Won
  } in { $moves } moves
web-daily-medal = { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
  }
web-daily-lost = Lost after { $moves } moves
web-daily-rank = Rank { $rank } of { $count }.
web-daily-next = Next deal in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
  }.
web-daily-analyse = Analyse
web-daily-again = Play it again
web-daily-play = Play the daily deal
web-daily-share = Share
web-daily-share-more = Says how it went, not what the cards were.
web-daily-marks = ■ exact, □ over
web-daily-far = How far they came
web-daily-far-more = { $won } of { $games } won.{ $marked ->
    [mine] {" "}Filled: where you stand.
   *[none] {""}
  }
web-daily-far-later = How many enemies fell is shown to those who have played.
web-daily-board = Board
web-daily-board-more = { $by ->
    [medal] Medal first, then exact kills, then few moves.
   *[moves] Won in few moves first.
  } Only games dealt and checked here, the first of everybody.
web-daily-who = Players
web-daily-result = { $by ->
    [medal] Medal
   *[moves] Result
  }
web-daily-exact = Exact
web-daily-nobody = Nobody has finished it yet.
web-daily-before = The day before
web-daily-today = Today
web-watch-title = Open tables
web-watch-about = Tables that their players have listed. Who watches sees what lies open, and no hand without consent.
web-watch-none = No table is listed at the moment.
web-watch-watch = Watch
web-watch-stage = { $stage ->
    [gathering] a seat is open
    [paused] paused
   *[playing] they play
  }

## Settings

web-set-all = All settings
web-set-about = Kept in this browser. Nothing here needs an account.
web-set-look = Look
web-set-letters = Suit letters
web-set-letters-more = C D H S under the suit
web-set-table = Table
web-set-motion = Motion
web-set-motion-name = { $motion ->
    [short] Short
    [none] None
   *[full] Full
  }
web-set-motion-more = None keeps a frame on every number that changed. Your system asks for { $system ->
    [none] reduced
   *[full] full
  } motion.
web-set-size = Card size
web-set-size-name = { $size ->
    [small] Small
    [large] Large
   *[normal] Normal
  }
web-set-size-more = The cards of your own hand, as far as the screen has room. Dice keep their size.
web-set-confirm = Confirm a play
web-set-confirm-more = off: a second tap plays the only chosen card, and a card dragged onto the table is played with those chosen; payments, yields and flips always ask
web-set-order = Sort my hand by suit
web-set-order-more = otherwise by value
web-set-payments = Suggest payments
web-set-payments-more = a dashed ring; nothing pays by itself
web-set-thumb = Buttons on the left
web-set-thumb-more = for the left thumb, on a phone
web-set-push = Tell me when it is my turn
web-set-push-failed = This browser could not be signed up for notices: its push service did not answer, or the window is a private one.
web-set-push-more = { $push ->
    [unable] this browser cannot be told
    [uninstalled] first add this page to the Home Screen (Share, then “Add to Home Screen”) and open it from there
    [refused] the browser’s settings forbid it
   *[other] also while no page is open; the browser asks once
  }
web-set-name = Name at the table
web-set-renamed = You have another name now.
web-set-device = Another device
web-set-device-more = A code makes another device yours too: same name, same tables.
web-set-code-more = Type it there once, or open the link. It works until { $until }.
web-set-code-link = Copy as a link
web-set-new-code = New code
web-set-qr = The code as a QR code
web-set-redeem-more = A code from your other device:
web-set-redeem = Use it
web-set-redeemed = You are { $name } here, too.
web-set-data = My data
web-set-data-more = Name, tables and games. If all is deleted, your games stay for those who played with you, without you.
web-set-export = Export
web-set-leave = Leave this device
web-set-left = This device is nobody’s now.
web-set-delete = Delete all
web-set-delete-sure = Delete your name, your devices and your statistics? This cannot be undone.
web-set-delete-yes = Yes, delete all
web-set-delete-no = Keep it
web-set-forgotten = All that was kept of you is deleted.
web-keys-title = { $has ->
    [both] Keyboard and gestures
   *[keys] Keyboard
  }
web-keys-sheet = { $has ->
    [gestures] Gestures
    [both] Keys and gestures
   *[keys] Keys
  }
web-gesture-name = { $gesture ->
    [hold] Hold
    [drag] Drag up
    [swipe] Swipe
    [pull] Pull
   *[tap] Tap
  }
web-gesture = { $gesture ->
    [tap-plays] choose a card; once more, if it is the only one, to play it
    [tap-die] choose or give back a die
    [hold] read the card large
    [drag] choose; drag down to give back
    [drag-plays] play the card with those chosen; drag down to give back
    [swipe] on the table: right steps back, left on
    [pull] at a pile: where the cards are
   *[tap] choose or give back a card
  }
web-keys-about = Single letters work at the table only, never in a field, and can be turned off in the settings.
web-keys-group = { $group ->
    [table] At the table
    [read] Reading the table
   *[replay] Replay and review
  }
web-keys-table = { $key ->
    [parts] hand, decision, table, seats
    [m] signals
    [j] to the choice after a jester
    [number] choose a card or a die
    [walk] walk the hand
    [space] choose what is in focus
    [enter] play, pay, confirm
    [esc] clear, close, back to now
    [y] yield
    [f] flip a jester
    [s] take the suggestion
    [g] a hint
   *[u] ask to undo
  }
web-keys-read = { $key ->
    [e] the enemy
    [h] my hand
    [d] the card map
    [l] the log
    [t] whose turn it is
    [back] look back, and on
   *[help] these keys
  }
web-keys-replay = { $key ->
    [walk] one turn back, one on
    [back] one single move back, one on
    [ends] first moment, last moment
    [enter] see the turning point
    [e] read the board
    [parts] turning points
    [space] play, pause
   *[esc] leave a line
  }
