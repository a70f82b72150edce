# What the page says after and around a game: looking back, reviews, games, the daily deal, settings.

## Looking back

web-replay-title = Replay
web-replay-loading = Loading the game…
web-replay-meta = { $game }, { $players ->
    [one] solo
   *[other] { $players } players
  }. { $won ->
    [true] Won in
   *[other] Lost after
  } { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }.
web-replay-at = Move { $move } of { $total }.
web-replay-start = Start of the game
web-replay-moment = Position in the game
web-replay-steps = Playback controls
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = Previous
web-replay-on = Next
web-replay-flag-back = Previous turning point
web-replay-flag-on = Next turning point
web-replay-step-back = One move back
web-replay-step-on = One move forward
web-replay-chance = Win chance { $percent }%.
web-replay-curve = Win chance over the game.
web-replay-no-curve = Win chance: not analysed yet.
web-replay-flag = Turning point { $number }: move { $move }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
web-replay-health = of { $of } health left
web-replay-attack = Attack { $attack }{ $shield ->
    [0] {""}
   *[other] , shield { $shield }
  }
web-replay-round = Round { $round }
web-replay-enemy-dice = The enemy’s dice: { $values }
web-replay-piles = Tavern { $tavern }
    Discard { $discard }
    Defeated { $fallen }
web-replay-hand = { $name }’s hand
web-replay-decides = Deciding
web-replay-empty-hand = No cards
web-replay-better = better
web-replay-next = played
web-replay-prepared = Prepared:
web-replay-injured = { $count ->
    [0] Injured pile: empty
   *[other] Injured pile:
  }
web-replay-panel = Side panel
web-replay-tab = { $tab ->
    [flags] Turning points
    [moves] Moves
    [lines] Variations
   *[about] Details
  }
web-replay-move-by = Move { $move }: { $name }
web-replay-played-percent = Played: { $percent }%
web-replay-better-percent = Better: { $percent }%
web-replay-percent = { $percent }%
web-replay-others = Other options
web-replay-because = Better: { $better }. Played: { $played }.
web-replay-error = Based only on what this player could know. Margin: ±{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
web-replay-samples = Win chance from { $count } simulations per decision
web-replay-thinking = Analysing: { $done } of { $of } moves
web-replay-queued = Waiting in the analysis queue…
web-replay-none = No analysis yet.
web-replay-analyse = Analyse game
web-replay-no-flags = No turning points: no move cost 2 points or more.
web-replay-go-on = Play from here
web-replay-together = Review together
web-replay-copy = Copy link
web-replay-seat = Hand shown
web-replay-seat-deciding = Hand: current player
web-replay-deal = Fair shuffle
web-replay-proved = Verified: the shuffle matches the one fixed before the game, and every move is legal.
web-replay-sound = Every move is legal, but the shuffle can’t be verified.
web-replay-unsound = This game record doesn’t pass verification.
web-replay-checking = Verifying the shuffle…
web-replay-promise = Fingerprint of the shuffle, fixed before the game:
web-replay-take = Download
web-replay-record = Game record
web-replay-record-more = The game record is a text file. Open it with dethrone verify or dethrone replay.

## What could have been better

web-better-title = Find better moves
web-better-heading = Better moves
web-better-sum = { $count ->
    [0] No move cost 2 points or more.
    [one] One move cost { $points } points.
   *[other] { $count } moves cost { $points } points in total.
  }
web-better-which = Show moves
web-better-filter = { $which ->
    [mine] Yours { $count }
    [good] Good moves { $count }
   *[team] Team { $count }
  }
web-better-unit = 1 point = 1% win chance, judged on what each player knew
web-better-points = { $good ->
    [yes] { $points } points gained
   *[no] Cost: { $points } points
  }
web-better-line = Played: { $played }. Better: { $best }.
web-better-none = No moves to show.
web-better-try = Try it yourself
web-better-open = Open replay

## The end of a game: where it turned

web-end-chance = Win chance
web-end-turned = Turning point: move { $move }
web-end-cost = { $name }: { $played }. Better: { $best }. Win chance fell from { $before }% to { $after }%.
web-end-gained = Best moment: move { $move }. { $name }: { $played }, +{ $points } points.
web-end-go = See move { $move }
web-end-found = { $costly ->
    [0] no move cost more than { $much } points
    [one] 1 move cost more than { $much } points
   *[other] { $costly } moves cost more than { $much } points each
  }{ $good ->
    [0] {""}
    [one] , 1 was very good
   *[other] , { $good } were very good
  }

## The rules of a table

web-rules-title = Rules
web-rules-of = { $game } rules
web-rules-by = Rule set: { $rules }
web-rules-short = Rules in brief
web-rules-options = This rule set in detail
web-rules-usually = default: { $usual }

## A review with others

web-review-title = Review
web-review-gone = We can’t find that review. Check the link.
web-review-together = Reviewing together
web-review-people = People in this review
web-review-you-lead = You’re presenting: followers see every step you take. You can hand over at any time.
web-review-leads = { $name } is presenting. Follow along, or browse alone.
web-review-does = { $seat ->
    [you] { $what ->
        [leads] Presenting
        [follows] Following
       *[free] Browsing alone
      }
   *[other] { $what ->
        [leads] Presenting
        [follows] Following
       *[free] Browsing alone
      }
  }
web-review-hand-over = Make presenter
web-review-back-to = Follow { $name }
web-review-break-free = Browse alone
web-review-take = Become presenter
web-review-invite = Copy invite link
web-review-try = What if?
web-review-move = Other moves here
web-review-example = tap cards, or: { $text }
web-review-play-it = Try it
web-review-best = Best:
web-review-reply = { $seat ->
    [you] Your
   *[other] { $name }’s
  } best reply
web-review-reply-name = Move { $move }: best reply
web-review-line-name = Move { $move }: { $text }
web-review-what-if = What if:
web-review-line-by = { $name }, { $seat ->
    [you] tried by you
   *[other] tried by { $by }
  }. Not played in the game.
web-review-line-more = { $by }, from move { $start }, { $count ->
    [one] one move
   *[other] { $count } moves
  }
web-review-private = only you can see it
web-review-share = Show everyone
web-review-played = Game as played
web-review-drop = Delete variation { $name }
web-review-legend = Black: the game. Dashed blue: a variation.

## Games, the daily deal, tables to watch

web-loading = Just a moment…
web-next-game = Another game?
web-next-game-more = You and Tobias, a bot, against 12 royals.
web-unreachable = We can’t reach the server. Check your connection and try again.
web-table-with = with { $names }
web-offline-bar = You can keep looking around. We’ll reconnect automatically.
web-turn-at = Your turn{ $tables ->
    [one] {""}
   *[other] {" "}at { $tables } tables
  }
web-games-none = No games yet
web-games-none-more = Games you finish appear here, each with a replay.
web-games-count = { $games ->
    [one] 1 game finished
   *[other] { $games } games finished
  }, { $running } in progress.
web-games-whose = Statistics for
web-games-tab = { $whose ->
    [bots] Bots
    [teams] Teams
   *[me] You
  }
web-games-counted = verified games
web-games-won = wins
web-games-golds = { $count ->
    [one] gold medal
   *[other] gold medals
  }
web-games-exact = % exact kills
web-games-run = best win streak
web-games-bars = Bars show the likely range (95%). With few games, don’t read too much into them.
web-games-felled = { $game }: enemies defeated
web-games-felled-bar = { $felled } defeated: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
web-games-share = Win rate
web-games-interval = Likely range
web-games-of = { $won } of { $games }
web-games-between = { $share }%, likely between { $low }% and { $high }%
web-games-no-teams = You haven’t played with other people yet. Games with only bots don’t count here.
web-games-no-bots = You haven’t finished a game with bots yet.
web-games-beside = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
  }
web-games-advice = Start with the last { $game } game you lost: find the better moves and try them yourself.
web-losses = Where you lose points
web-losses-said = In { $game }, your moves cost { $points } points of win chance per game, { $share }% of them { $kind ->
    [play] in what you play
    [pay] in payments
    [yield] by yielding
    [flip] by flipping Jesters
    [name] in who goes next after a Jester
    [declare] in your calls
    [resolve] when you resolve
    [suffer] when you suffer damage
    [prepare] in what you prepare
   *[other] in one kind of decision
  }. Based on { $games } analysed games.
web-losses-few = You lost hardly any points in { $games } analysed games.
web-losses-none = Analyse { $more ->
    [one] 1 more finished game
   *[other] { $more } more finished games
  } to see which decisions cost you the most.
web-losses-train = Practise this
web-jesters = Your Jester choices
web-jesters-said = In { $turns } Jester turns you chose { $who ->
    [me] yourself
   *[other] { $name }
  } { $times ->
    [1] once
   *[other] { $times } times
  }, { $eager ->
    [0] never after “I’d like to go”
    [1] once after “I’d like to go”
   *[other] { $eager } times after “I’d like to go”
  }.
web-jesters-gained = { $when ->
    [eager] With that signal,
   *[other] Without it,
  } the team { $way ->
    [lost] lost
   *[gained] gained
  } { $points ->
    [1] one point
   *[other] { $points } points
  } of win chance that turn.
web-jesters-from = Averages from your analysed games.
web-jesters-play = Play together
web-games-history = History
web-games-one-won = Won
web-games-one-lost = Lost
web-games-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
web-games-more = Show more games
web-daily-of = Daily challenge, { $day }
web-daily-until = Challenge of { $day }, secret until midnight UTC
web-daily-title = Daily challenge
web-daily-about = Same cards for everyone. You get one try.
web-daily-about-dice = Same rolls for everyone. You get one try.
web-daily-played = { $played ->
    [0] Nobody has played it yet today.
    [one] 1 player has played it today.
   *[other] { $played } players have played it today.
  }
web-daily-mine = { $today ->
    [played] Played today.
   *[open] Not played yet.
  }{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}You’re on a { $days }-day streak.
  }
web-daily-to = Play today’s challenge
web-daily-players = Players
web-daily-open = Not played yet
web-daily-terms = You get one try, with no undo and no hints. Finish by midnight UTC to be on the leaderboard.
web-daily-begun = Your game is waiting
web-daily-verifying = Your result is being verified
web-daily-missed = You didn’t play that day
web-daily-alone = Just you.
web-daily-with-bots = { $bots ->
    [one] You and 1 bot.
   *[other] You and { $bots } bots.
  }
web-daily-won = { $medal ->
    [gold] Gold
    [silver] Silver
    [bronze] Bronze
   *[none] Won
  } in { $moves } moves
web-daily-medal = { $medal ->
    [gold] Gold
    [silver] Silver
   *[bronze] Bronze
  }
web-daily-lost = Lost after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }
web-daily-rank = Rank { $rank } of { $count }.
web-daily-next = Next challenge in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
  }.
web-daily-analyse = Analyse
web-daily-resume = Resume your game
web-daily-play = Play today’s challenge
web-daily-share = Share
web-daily-share-more = Shows your result, not the cards.
web-daily-marks = ■ exact kill, □ overkill
web-daily-far = How far everyone got
web-daily-far-more = { $won } of { $games } won.{ $marked ->
    [mine] {" "}The filled bar is you.
   *[none] {""}
  }
web-daily-far-later = Play today’s challenge to see how many enemies everyone defeated.
web-daily-board = Leaderboard
web-daily-board-more = { $by ->
    [medal] Ranked by medal, then exact kills, then fewest moves.
   *[moves] Ranked by fewest moves to win.
  } One try each, and we verify every game.
web-daily-who = Players
web-daily-result = { $by ->
    [medal] Medal
   *[moves] Result
  }
web-daily-exact = Exact
web-daily-nobody = No results for this day.
web-daily-before = Previous day
web-daily-today = Today
web-watch-title = Public tables
web-watch-about = Take an open seat, or watch. Spectators see only public cards, and a hand only with that player’s consent.
web-watch-none = No public tables right now.
web-watch-watch = Watch
web-watch-stage = { $stage ->
    [gathering] open seat
    [paused] paused
   *[playing] in progress
  }

## Settings

web-set-all = All settings
web-set-about = Saved in this browser. No account needed.
web-set-look = Appearance
web-set-letters = Suit letters
web-set-letters-more = Show C, D, H or S under the suit.
web-set-table = Table
web-set-motion = Motion
web-set-motion-name = { $motion ->
    [short] Short
    [none] None
   *[full] Full
  }
web-set-motion-more = With None, a frame marks every number that changes. Your system asks for { $system ->
    [none] reduced
   *[full] full
  } motion.
web-set-size = Card size
web-set-size-name = { $size ->
    [small] Small
    [large] Large
   *[normal] Normal
  }
web-set-size-more = Applies to your hand, if the screen has room. Dice stay the same.
web-set-confirm = Confirm plays
web-set-confirm-more = When off, tap a selected card again or drag it to the table to play it.
web-set-order = Sort hand by suit
web-set-order-more = Otherwise by value
web-set-payments = Suggest payments
web-set-payments-more = A dashed ring marks cards to pay with. You always decide.
web-set-thumb = Buttons on the left
web-set-thumb-more = For left-handed play on a phone
web-set-push = Turn notifications
web-set-push-failed = We couldn’t turn on notifications. Try again later, or use a normal window if this one is private.
web-set-push-more = { $push ->
    [unable] This browser doesn’t support notifications.
    [uninstalled] First add this page to your Home Screen (Share, then “Add to Home Screen”) and open it from there.
    [refused] Your browser blocks notifications. Allow them in its settings first.
   *[other] Works even when the page is closed. Your browser asks once.
  }
web-set-name = Name at the table
web-set-renamed = Name saved.
web-set-device = Another device
web-set-device-more = Use a code to play on another device with the same name and tables.
web-set-code-more = Enter this code on the other device, or open the link there. It works once, until { $until }.
web-set-code-link = Copy link
web-set-new-code = Get a code
web-set-qr = QR code for your other device
web-set-redeem-more = Have a code from another device?
web-set-redeem = Use code
web-set-redeemed = Device linked. You’re { $name } here too.
web-set-data = Your data
web-set-data-more = Name, tables and games. If you delete everything, the people you played with keep those games, without your name.
web-set-export = Download data
web-set-leave = Unlink this device
web-set-left = This device is no longer linked to you.
web-set-delete = Delete everything
web-set-delete-sure = Delete your name, your devices and your statistics? This can’t be undone.
web-set-delete-yes = Yes, delete everything
web-set-delete-no = Keep everything
web-set-forgotten = We’ve deleted all your data.
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
    [tap-plays] select a card; if it’s the only one, tap again to play it
    [tap-die] select or unselect a die
    [hold] see the card large
    [drag] select a card; drag down to unselect
    [drag-plays] play the card with the selected ones; drag down to unselect
    [swipe] on the table: right to step back, left to step forward
    [pull] on a pile: open the card tracker
   *[tap] select or unselect a card
  }
web-keys-about = Single letters work only at the table, never while you type. You can turn them off in Settings.
web-keys-group = { $group ->
    [table] At the table
    [read] Read the table
   *[replay] Replay and review
  }
web-keys-table = { $key ->
    [parts] move between hand, decision, table and seats
    [m] signals
    [j] choose who goes next
    [number] select a card or a die
    [walk] move along your hand
    [space] select the focused item
    [enter] play, pay, confirm
    [esc] clear, close, back to now
    [y] yield
    [f] flip a Jester
    [s] use the suggestion
    [g] hint
   *[u] ask to undo
  }
web-keys-read = { $key ->
    [e] read out the enemy
    [h] go to your hand
    [d] card tracker
    [l] log
    [t] read out whose turn it is
    [back] step back, step forward
   *[help] show these keys
  }
web-keys-replay = { $key ->
    [walk] one turn back, one forward
    [back] one move back, one forward
    [ends] start of the game, end of the game
    [enter] show the turning point
    [e] read out the board
    [parts] previous turning point, next turning point
    [space] play, pause
   *[esc] leave the variation
  }
