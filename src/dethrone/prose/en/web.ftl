# What the page in a browser says. A browser gets all of this file, and of the others what its sources name.

web-nav-play = Play
web-nav-learn = Learn
web-nav-daily = Daily
web-nav-games = Games
web-nav-advice = Advice
web-navigation = Main
web-home = To the first page
web-home-label = dethrone, first page
web-skip-main = To the main part
web-settings = Settings
web-theme = Theme
web-theme-name = { $theme ->
    [light] Light
    [dark] Dark
   *[system] As the system
  }
web-language = Language
web-sound = Sound
web-sound-name = { $sound ->
    [off] Off
    [turn] My turn
   *[all] Everything
  }
web-sound-more = { $sound ->
    [off] The table is silent.
    [turn] A short sound when it is your turn.
   *[all] Cards, blows, dice, the end; and when it is your turn.
  }
web-keys = Keys
web-keys-more = single letters work at the table
web-close = Close
web-again = Try again
web-lost = Nothing here
web-lost-more = There is no such page. It may have been mistyped, or the table has gone.
web-offline = You are offline
web-offline-more = This part of the page could not be loaded. It comes back with the connection.
web-guest = Guest { $number }
web-you = You
web-you-acting = You
web-you-named = { $name ->
    [none] You
   *[other] You, { $name }
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
web-first-game-more = You and Tobias, a bot, against twelve royals. Every choice shows what it would do. No account, about 15 minutes.
web-play-now = Play now
web-your-turn = Your turn
web-your-turn-time = Your turn, { $time } left
web-others-turn = Others decide
web-table-goes-on = Your table goes on
web-table-line = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
  }
web-rejoin = Back to the table
web-open = Open
web-waiting-for-me = My tables
web-game = Game
web-game-regicide = Regicide
web-game-regicide-about = cards, 1 to 4 players
web-game-regidice = Regidice
web-game-regidice-about = dice, 2 to 4 players
web-late = late
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
web-same-again = Same again
web-new-table-about = any game, with bots and friends
web-way-puzzles = Puzzles
web-way-puzzles-about = the exact kill, win from here, the right payment, who goes next
web-way-alone = Alone
web-way-alone-about = 8 cards, two jesters to flip, a medal
web-way-bots = With bots
web-way-bots-about = dealt at once
web-way-friends = With friends
web-way-friends-about = open a table, send a link
web-way-learn = Learn by playing
web-way-learn-about = step by step, each on a real table
web-way-watch = Watch a table
web-way-watch-about = what others play, hands hidden
web-code-question = Did a friend send you a link?
web-code = Link or code of a table
web-no-code = That is no table’s link or code.
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
    [literal] To the letter
   *[other] { $name }
  }
web-rules-changed = { $rules }, { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
  }
web-rules-own = Own rules
web-single-rules = Single rules
web-single-between = from { $low } to { $high }
web-seats = Seats
web-seats-more = { $count ->
    [one] You alone.
   *[other] { $count } seats.
  }
web-host = you open the table
web-seat-open = Open seat
web-seat-open-more = for whoever has the link
web-seat-bot = Bot, { $bot }
web-seat-none = No seat
web-seat-none-more = add a friend or a bot
web-seat-here = is there
web-seat-not-here = not connected
web-seat-away = away
web-seat-stood-in = away, a bot stands in
web-make-bot = Give to a bot
web-make-friend = Keep open
web-remove-seat = Take the seat away
web-add = Add
web-bot-strength = Strength of the bots
web-bot-name = { $bot ->
    [novice] Novice
    [greedy] Greedy
    [quick] Quick
    [adept] Adept
    [expert] Expert
    [master] Master
   *[other] { $bot }
  }
web-bot-about-novice = errs in one decision of four
web-bot-about-greedy = one look, no search
web-bot-about-quick = one look by a learned net
web-bot-about-adept = a short search
web-bot-about-expert = searches, about half a second a move
web-bot-about-master = the strongest, a second or more a move
web-bots-fair = Bots search fair deals of what they cannot see. They never look at hidden cards.
web-pace = Pace
web-pace-name = { $pace ->
    [live] Live
    [slow] Slow
   *[none] No clock
  }
web-pace-about = { $pace ->
    [live] One minute a move. Whoever is late may be stood in for by a bot if the others agree.
    [slow] Two days, and twelve hours more with each move. Whoever is late may be stood in for if the others agree.
   *[none] Take your time.
  }
web-access = Who may come
web-access-name = { $access ->
    [listed] Listed
   *[link] By link
  }
web-watchers = Watchers
web-watchers-more = only what lies open to all
web-hints = Hints
web-hints-more = one button, the same for all seats
web-undo-agreed = Undo by agreement
web-undo-agreed-more = never past what somebody saw
web-new-summary = { $rules }, { $pace }, { $access }.
web-new-company = You{ $bots ->
    [0] { "" }
    [one] , a bot
   *[other] , { $bots } bots
  }{ $open ->
    [0] { "" }
    [one] , an open seat
   *[other] , { $open } open seats
  }.
web-open-table = Open the table

## The waiting room

web-waiting-room = Waiting room
web-this-table = This table
web-hints-are = { $hints ->
    [on] on, the same for all seats
   *[off] off
  }
web-watchers-are = { $watchers ->
    [on] welcome, they see what lies open
   *[off] none while you play
  }
web-undo = Undo
web-undo-is = { $undo ->
    [on] by agreement
   *[off] none
  }
web-connecting = Going to the table …
web-coming-back = The connection is gone. It comes back by itself.
web-by-itself = It comes back by itself.
web-no-table = There is no such table.
web-qr-label = The invite link as a QR code
web-invite-link = Invite link
web-invite-more = { $watchers ->
    [on] Whoever opens it may take a seat that is open, without an account, or watch.
   *[off] Whoever opens it may take a seat that is open, without an account. Nobody else can watch while you play.
  }
web-copy = Copy
web-copied = Copied
web-copy-failed = The browser does not let the page copy; mark the link and copy it.
web-send-link = Send the link
web-seats-taken = { $taken } of { $count } taken
web-sat-down = { $name } sat down, { $taken } of { $count }
web-sit = Sit down
web-add-bot = Add a bot
web-leave = Leave
web-all-there = Everybody is there
web-all-there-more = Who starts is drawn at the deal.
web-seats-wait = Waiting for the others
web-seats-wait-more = Send the link, or give a seat to a bot.
web-deal = Deal
web-fair-deal = A fair deal
web-fair-deal-more = The shuffle was fixed before anybody looked, and can be checked after the game:
web-word = Your word
web-word-more = Add a word of your own, and check it after the game.
web-word-in = Your word is in the deal.
web-name = Your name
web-name-more = You are { $name } now.
web-change = Change
web-nonce = A word of your own
web-nonce-more = It is mixed into the shuffle when you sit down.
web-talk = Talk
web-talk-more = Free before and after the game; while you play only what the rules allow.
web-say-something = Say something
web-send = Send
web-mute = Mute { $name }
web-unmute = Hear { $name } again

## Watching
web-see-open = You see what everybody sees.
web-see-behind = You look over { $name }’s shoulder.
web-see-ask = Ask { $name } to see more
web-see-ask-short = Ask { $name }
web-see-asked = { $name } has been asked
web-see-asks = { $name } would like to see what you see
web-see-asks-more = The others are told that you show it.
web-see-show = Show it
web-see-hide = { $names } can see what you see. Hide it again

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
