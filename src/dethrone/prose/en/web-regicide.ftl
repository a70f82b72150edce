# The table of Regicide in a browser. Sentences about moves come from the server; here are labels, buttons and short captions.

web-rc-your-hand = Your hand
web-rc-skip = Skip to your hand
web-rc-turn = { $phase ->
    [suffer] { $seat ->
        [you] You suffer damage
       *[other] { $name } suffers damage
      }
    [name] { $seat ->
        [you] Who goes next?
       *[other] { $name } is choosing
      }
    [who] { $seat ->
        [you] Your preference?
       *[other] Waiting for { $name }
      }
   *[play] { $seat ->
        [you] Your turn
       *[other] { $name }’s turn
      }
  }
web-rc-turn-over = Game over
web-rc-turn-paused = Game paused
web-rc-block = Decision
web-rc-attack = Attack { $attack }
web-rc-shield = Shield { $shield }
web-rc-bar = { $adds ->
    [0] { $done } of { $health } damage dealt
   *[other] { $done } of { $health } damage dealt. This play would add { $adds }
  }
web-rc-adds = { $count } from this play
web-rc-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-rc-card = { $card }{ $state ->
    [chosen] , selected
    [suggested] , suggested
   *[none] { "" }
  }{ $power ->
    [heal] , power: heal
    [draw] , power: draw
    [double] , power: double
    [shield] , power: shield
    [blocked] , no power: the enemy is immune
   *[none] { "" }
  }
web-rc-large = Value { $worth }{ $power ->
    [heal] , power: heal
    [draw] , power: draw
    [double] , power: double
    [shield] , power: shield
    [blocked] , no power: the enemy is immune
   *[none] { "" }
  }
web-rc-older = { $count ->
    [one] { $count } older play
   *[other] { $count } older plays
  }
web-rc-your-play = your play
web-rc-pile = { $pile }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $top ->
    [none] { "" }
   *[other] , top card { $top }
  }
web-rc-caption-jester = Jester
web-rc-caption-shield = shield { $amount }
web-rc-caption-drew = drew { $count }
web-rc-caption-healed = healed { $count }
web-rc-act-played = Played { $cards }
web-rc-act-paid = Paid { $cards }
web-rc-act-yielded = Yielded
web-rc-signals = Signals
web-rc-signals-more = Public facts only. Hands stay secret.
web-rc-after-jester = After a Jester
web-rc-chip = { $chip ->
    [hint] Used a hint
    [thinking] Thinking…
    [whose-turn] Whose turn is it?
    [hand-sizes] Check hand sizes
    [open-piles] Check the Tavern
    [goal] Watch the attack
    [last-move] Look at the last play
   *[rule] Check the rules
  }
web-rc-wish = { $wish ->
    [want] I’d like to go
    [rather-not] I’d rather not
   *[neutral] No preference
  }
web-rc-no-wish = no preference yet
web-rc-keep-turn = go again
web-rc-log = Log
web-rc-map = Card tracker
web-rc-map-said = { $cards } { $where ->
    [mine] in your hand
    [table] on the table
    [discard] in the discard pile
   *[unseen] unseen
  }.
web-rc-sheet = { $sheet ->
    [log] Log
    [signals] Signals
   *[map] Card tracker
  }
web-rc-undo = Undo
web-rc-sort = { $order ->
    [suit] Sort by value
   *[value] Sort by suit
  }
web-rc-exact = Exact
web-rc-over = Over by { $count }
web-rc-damage = damage
web-rc-back = Step back
web-rc-on = Step forward
web-rc-to-now = Back to now
web-rc-past = Turn { $turn } of { $count }
web-rc-go-on = Continue
web-rc-who-next = { $phase ->
    [who] Would you like to go next?
   *[name] Who goes next?
  }
web-rc-who-next-more = { $phase ->
    [who] Everyone answers in secret, then you see all the answers.
   *[name] You choose. The next player faces an attack of { $attack }.
  }
web-rc-wish-now = Would you like to go next?
web-rc-wish-now-more = { $name } will choose after you answer.
web-rc-choose = Choose cards to play
web-rc-choose-or-yield = Choose cards to play, or yield
web-rc-no-card = { $left ->
    [flip] Your hand is empty. Flip a Jester to draw a new one.
   *[yield] Your hand is empty. You can only yield.
  }
web-rc-hint = Hint
web-rc-yield = Yield
web-rc-yield-now = Yield now
web-rc-not-yet = Cancel
web-rc-damage-stays = damage stays at { $damage } of { $health }
web-rc-play = Play
web-rc-play-cards = Play { $cards }
web-rc-flip = Flip a Jester
web-rc-flip-now = Flip now
web-rc-chosen = selected
web-rc-short = { $state ->
    [short] { $count } short
    [enough] exact
   *[more] { $count } over
  }
web-rc-ruler = Selected: { $chosen } of { $owed } damage
web-rc-suggested = Suggestion: { $cards }, total { $sum }
web-rc-use-suggestion = Use suggestion
web-rc-pay = Pay { $sum }
web-rc-turn-number = turn { $number }
web-rc-kept = Saved
web-rc-kept-waits = Will send
web-rc-kept-more = { $line ->
    [here] Your move is saved on this device.
    [goes] It will be sent when you’re back online.
   *[once] It can’t be sent twice.
  }
web-rc-fallen = { $is-exact ->
    [yes] Exact kill: goes
   *[no] Defeated: goes
  } { $to ->
    [tavern] on top of the Tavern.
   *[discard] to the discard pile.
  }
web-rc-place = { $number ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
    [7] Seventh
    [8] Eighth
    [9] Ninth
    [10] Tenth
    [11] Eleventh
   *[12] Last
  } of twelve. { $suit-is ->
    [none] Immunity cancelled: every suit has its power.
    [C] Clubs have no power
    [D] Diamonds have no power
    [H] Hearts have no power
   *[S] Spades have no power
  }{ $suit-is ->
    [none] { "" }
   *[other] { $rank ->
        [Q] { " " }against her.
       *[other] { " " }against him.
      }
  }
web-rc-if-you-win = If you win
web-rc-medal-flips = { $count ->
    [0] no flips
    [one] 1 flip
   *[other] 2 flips
  }
web-rc-medal-now = { $medal ->
    [gold] Gold so far
    [silver] Silver so far
   *[bronze] Bronze so far
  }{ $next ->
    [silver] , Silver if you flip
    [bronze] , Bronze if you flip
   *[none] { "" }
  }
web-rc-flipped-so-far = { $count ->
    [0] 2 flips left. A flip discards your hand and draws a new one.
    [one] 1 flip used, 1 left.
   *[other] Both flips used.
  }
web-rc-map-discard = { $card ->
    [none] Discard pile: empty
   *[other] Discard pile, face up. Top card: { $card }
  }
web-rc-map-tavern = { $card ->
    [none] Tavern, face down: order unknown
   *[other] Tavern, face down. Known top card: { $card }
  }
web-rc-map-partners = { $known ->
    [0] Cards in other players’ hands, none of them known.
   *[other] Cards in other players’ hands.
  }
web-rc-map-known = { $name } has { $card }.
web-rc-map-tab = { $tab ->
    [discard] Discard { $count }
    [tavern] Tavern { $count }
   *[all] All cards
  }
web-rc-pile-open = { $count ->
    [0] The discard pile is empty.
   *[other] { $hidden ->
        [0] Everyone can look through this pile.
        [one] { $hidden } more card in this pile is unknown.
       *[other] { $hidden } more cards in this pile are unknown.
      }
  }
web-rc-layers = { $count ->
    [0] The Tavern is empty.
   *[other] From top to bottom. The order within a group is unknown.
  }
web-rc-layer = { $from ->
    [known] { $card }, known to everyone.
    [heal] Healed from the discard pile.
   *[shuffle] From the opening shuffle.
  }
web-rc-layer-cards = { $what ->
    [all] Exactly these: { $cards }
   *[some] Some of these { $count }: { $cards }
  }
web-rc-map-count = { $where ->
    [mine] your hand, { $count }
    [table] on the table, { $count }
    [discard] discard, { $count }
   *[unseen] unseen, { $count }
  }
web-rc-keys-group = { $group ->
    [play] Play
    [look] Look
   *[say] Signals and help
  }
web-rc-key = { $key ->
    [parts] move between hand, decision, table and seats
    [j] choose who goes next
    [number] select a card
    [walk] move along your hand
    [enter] play, pay, continue
    [esc] clear, close, back to now
    [y] yield
    [f] flip a Jester
    [s] use the suggestion
    [g] hint
    [l] log
    [m] signals
    [d] card tracker
    [u] ask to undo
    [e] read out the enemy
    [h] go to your hand
    [t] read out whose turn it is
    [comma] step back
    [dot] step forward
   *[help] show these keys
  }

## Votes and connection, at any table

web-gone = Reconnecting…
web-vote = { $wish ->
    [undo] { $name } asked to undo a move
    [resign] { $name } asked to give up
    [rematch] { $name } asked to play again
    [replace] { $name } asked for a bot to play
   *[retime] { $name } asked to change the time limit
  }
web-vote-yes = Yes
web-vote-no = No
web-vote-others = Waiting for the others.
web-give-up = Give up
web-give-up-now = Give up now
web-give-up-more = { $company ->
    [others] The others must agree. Then the game ends. Result: Gave up.
   *[alone] This ends the game now. Result: Gave up.
  }
web-absent = { $why ->
    [away] { $name } is away on their turn
   *[late] { $name } is out of time
  }
web-absent-wait = Keep waiting
web-absent-bot = Use a bot
web-log = Log

## The end

web-rc-won = The Castle has fallen
web-rc-all-fell = All 12 royals defeated in { $turns } turns.
web-rc-lost = Game over
web-rc-court-stands = The Castle stands
web-rc-lost-why = { $reason ->
    [lost-cannot-pay] { $who ->
        [you] You
       *[other] { $name }
      } couldn’t pay { $attack } damage.
    [lost-stuck] { $who ->
        [you] You
       *[other] { $name }
      } couldn’t play or yield.
   *[lost-stalemate] Too many yields in a row.
  } { $defeated } of 12 royals defeated.
web-rc-look-at-table = View table
web-rc-felled = { $count ->
    [one] royal defeated
   *[other] royals defeated
  }
web-rc-exact-kills = { $count ->
    [one] exact kill
   *[other] exact kills
  }
web-rc-turns = { $count ->
    [one] turn
   *[other] turns
  }
web-rc-tavern-left = left in the Tavern
web-rc-court = The royals
web-rc-exactly = exact
web-rc-killed = over
web-rc-stands = stands
web-rc-unseen = unseen
web-rc-court-said = { $how ->
    [exact] { $count ->
        [one] { $count } exact kill
       *[other] { $count } exact kills
      }: { $names }.
    [over] { $count } defeated with overkill: { $names }.
    [stands] Still standing: { $names }.
   *[unseen] { $count } not revealed.
  }
web-rc-rematch = Play again
web-rc-rematch-more = same seats, new deal
web-rc-same-deal = Retry this deal
web-rc-same-deal-more = same shuffle, another try
web-rc-replay = Replay
web-rc-replay-more = step through the game or share the link
web-rc-share-it = Share
web-rc-share-more = your result, no spoilers
web-rc-share = Regicide, { $players ->
    [one] solo
   *[other] { $players } players
  }: { $felled } of 12 royals in { $turns } turns
