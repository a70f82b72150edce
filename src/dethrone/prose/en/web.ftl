# What the page in a browser says. A browser gets all of this file, and of the others what its sources name.

web-nav-play = Play
web-nav-learn = Learn
web-nav-daily = Daily
web-nav-games = Games
web-nav-advice = Advice
web-navigation = Main
web-home = Back to home
web-home-label = dethrone, home
web-skip-main = Skip to main content
web-settings = Settings
web-theme = Theme
web-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] System
  }
web-language = Language
web-sound = Sound
web-sound-name = { $sound ->
    [off] Off
    [turn] Your turn
   *[all] Everything
  }
web-sound-more = { $sound ->
    [off] No sound at the table.
    [turn] A short sound when it’s your turn.
   *[all] Cards, attacks, dice and the end of the game, plus a short sound on your turn.
  }
web-keys = Keyboard shortcuts
web-keys-more = Single letters work at the table.
web-close = Close
web-again = Try again
web-lost = Page not found
web-lost-more = The address may be mistyped, or the table may have closed.
web-offline = You’re offline
web-offline-more = We couldn’t load this page. Try again once you’re back online.
web-guest = Guest { $number }
web-you = You
web-you-acting = You
web-you-named = { $name ->
    [none] You
   *[other] { $name } (you)
  }
web-jester = Jester
web-rank = { $rank ->
    [A] Ace
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $rank }
  }

## The first screen

web-motto = Bring down the court together, and never say what you hold.
web-first-game = Your first game
web-first-game-more = Team up with Tobias, a bot, and defeat 12 royals. See what each play does before you make it. About 15 minutes, no account.
web-play-now = Play now
web-your-turn = Your turn
web-your-turn-time = Your turn, { $time } left
web-others-turn = Their turn
web-table-goes-on = Game in progress
web-table-line = { $game }, { $players ->
    [one] solo
   *[other] { $players } players
  }
web-rejoin = Continue
web-open = Open
web-waiting-for-me = Your tables
web-game = Game
web-game-regicide = Regicide
web-game-regicide-about = Cards, 1–4 players
web-game-regidice = Regidice
web-game-regidice-about = Dice, 2–4 players
web-late = out of time
web-decide = Decide
web-time-left = { $days ->
    [0] { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes } min
          }
      }
   *[other] { $days } d { $hours } h
  }
web-new-game = New game
web-same-again = Play again
web-new-table-about = Any game, with friends or bots
web-way-puzzles = Puzzles
web-way-puzzles-about = Exact kills, endgames, the best payment
web-way-alone = Solo
web-way-alone-about = 8 cards, two Jesters to flip, a medal to win
web-way-bots = Play with bots
web-way-bots-about = Start right away
web-way-friends = Play with friends
web-way-friends-about = Create a table and share the link
web-way-learn = Learn by playing
web-way-learn-about = Short lessons on a real table
web-way-watch = Watch a game
web-way-watch-about = Public tables, hands hidden
web-code-question = Got a link or code?
web-code = Table link or code
web-no-code = We can’t find that table. Check the link or code.
web-join = Join

## A new table

web-new-table = New table
web-rules = Rules
web-rules-name = { $name ->
    [official] Official
    [summary] Summary
    [manual] Manual
    [open-order] Open order
    [rulebook] Rulebook
    [bga] Online edition
    [literal] Literal
   *[other] { $name }
  }
web-rules-changed = { $rules }, { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
  }
web-rules-own = Custom rules
web-single-rules = Customise rules
web-single-between = { $low }–{ $high }
web-seats = Seats
web-seats-more = { $count ->
    [one] Just you.
   *[other] { $count } seats.
  }
web-host = Host
web-seat-open = Open seat
web-seat-open-more = Anyone with the link can join.
web-seat-bot = { web-bot-name } bot
web-seat-none = Add a seat
web-seat-none-more = For a friend or a bot
web-seat-here = Online
web-seat-not-here = Offline
web-seat-away = Away
web-seat-stood-in = Away, bot playing
web-make-bot = Add a bot
web-make-friend = Leave open
web-remove-seat = Remove seat
web-add = Add
web-bot-strength = Bot strength
web-bot-name = { $bot ->
    [novice] Novice
    [greedy] Casual
    [quick] Steady
    [adept] Skilled
    [expert] Expert
    [master] Master
   *[other] { $bot }
  }
web-bot-about-novice = Often slips up. You carry the team.
web-bot-about-greedy = Takes the obvious play, rarely plans.
web-bot-about-quick = Good instincts, instant moves.
web-bot-about-adept = Thinks a little ahead.
web-bot-about-expert = Strong partner, moves in under a second.
web-bot-about-master = The best we have. Takes a second or more.
web-bots-fair = Stronger bots make winning easier. They never see hidden cards or dice.
web-pace = Time limit
web-pace-name = { $pace ->
    [live] Real-time
    [slow] Turn-based
   *[none] No clock
  }
web-pace-about = { $pace ->
    [live] 1 minute per move. If a player runs out of time, you can vote to let a bot play for them.
    [slow] 2 days, plus 12 hours with each move. If a player runs out of time, you can vote to let a bot play for them.
   *[none] Take your time.
  }
web-access = Who can join
web-access-name = { $access ->
    [listed] Public
   *[link] Invite only
  }
web-watchers = Spectators
web-watchers-more = They see only public cards.
web-hints = Hints
web-hints-more = A hint button for every player
web-undo-agreed = Undo if everyone agrees
web-undo-agreed-more = Never past newly seen cards or dice
web-new-summary = { $rules }, { $pace }, { $access }.
web-new-company = { $bots ->
    [0] { $open ->
        [0] Just you
       *[other] You
      }
    [one] You, 1 bot
   *[other] You, { $bots } bots
  }{ $open ->
    [0] { "" }
    [one] , 1 open seat
   *[other] , { $open } open seats
  }.
web-open-table = Create table

## The waiting room

web-waiting-room = Waiting room
web-this-table = This table
web-hints-are = { $hints ->
    [on] On for everyone
   *[off] Off
  }
web-watchers-are = { $watchers ->
    [on] Allowed, public cards only
   *[off] Not during play
  }
web-undo = Undo
web-undo-is = { $undo ->
    [on] If everyone agrees
   *[off] Off
  }
web-connecting = Joining the table…
web-coming-back = Connection lost. Reconnecting…
web-by-itself = Nothing is lost.
web-no-table = We can’t find that table. Check the link or code.
web-qr-label = QR code for the invite link
web-invite-link = Invite link
web-invite-more = { $watchers ->
    [on] Anyone with this link can take an open seat or watch. No account needed.
   *[off] Anyone with this link can take an open seat. No account needed, and nobody else can watch during play.
  }
web-copy = Copy
web-copied = Copied
web-copy-failed = Your browser blocked copying. Select the link and copy it yourself.
web-send-link = Share link
web-seats-taken = { $taken } of { $count } seats taken
web-sat-down = { $name } joined. { $taken } of { $count } seats taken.
web-sit = Take a seat
web-add-bot = Add a bot
web-leave = Leave
web-all-there = Everyone’s here
web-all-there-more = Start when you’re ready.
web-seats-wait = Waiting for players
web-seats-wait-more = Share the link, or add a bot.
web-deal = Start game
web-fair-deal = Fair shuffle
web-fair-deal-more = We fixed the shuffle in advance. After the game you can verify it with this fingerprint:
web-word = Shuffle word
web-word-more = You can mix in a word of your own.
web-word-in = Your word is in the shuffle.
web-name = Your name
web-name-more = Currently { $name }
web-change = Save
web-nonce = Shuffle word (optional)
web-nonce-more = We mix your word into the shuffle when you take a seat.
web-talk = Chat
web-talk-more = Open before and after the game. During play, use signals.
web-say-something = Say something
web-send = Send
web-mute = Mute { $name }
web-unmute = Unmute { $name }

## Watching
web-see-open = You see only public cards and dice.
web-see-behind = You’re looking over { $name }’s shoulder.
web-see-ask = Ask { $name } to share their view
web-see-ask-short = Ask { $name }
web-see-asked = Asked { $name }
web-see-asks = { $name } would like to look over your shoulder
web-see-asks-more = If you allow it, the other players will know.
web-see-show = Allow
web-see-hide = { $names } can see your view. Press to stop sharing.

## Places of the castle, by which tables are called.

web-place = { $place ->
    [0] The Long Gallery
    [1] Salt Tower
    [2] Winter Barracks
    [3] Gallows Yard
    [4] The Undercroft
    [5] King’s Ditch
    [6] Raven Gate
    [7] The Cold Kitchen
    [8] Candle Stair
    [9] The Old Chapel
    [10] Hunters’ Hall
    [11] Bell Loft
    [12] The Low Cellar
    [13] Swan Bridge
    [14] The Map Room
    [15] Falcon Mews
    [16] Powder Store
    [17] The Dry Well
    [18] Smiths’ Court
    [19] Lantern Walk
    [20] The Herb Garden
    [21] Wolf Pit
    [22] Tithe Barn
    [23] The Blue Salon
    [24] Archers’ Walk
    [25] The Night Watch
    [26] Iron Door
    [27] The Broken Stair
    [28] Orchard Wall
    [29] Mint House
    [30] Tapestry Room
    [31] Owl Attic
    [32] The Moat House
    [33] Stable Loft
    [34] The Sally Port
    [35] Guards’ Table
    [36] The Crypt
    [37] Rose Bower
    [38] The Armoury
    [39] Moon Terrace
    [40] Grain Store
    [41] The Spiral
    [42] Weavers’ Room
    [43] The Narrow Gate
    [44] The Cistern
    [45] Wine Vault
    [46] Hawthorn Court
   *[47] East Rampart
  }
