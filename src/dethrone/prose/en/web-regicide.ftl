# The table of Regicide in a browser. Sentences about moves come from the server; here are labels, buttons and short captions.

web-rc-your-hand = Your hand
web-rc-skip = To my hand
web-rc-turn = { $phase ->
    [suffer] { $seat ->
        [you] You take the blow
       *[other] { $name } takes the blow
      }
    [name] { $seat ->
        [you] You choose
       *[other] { $name } chooses
      }
    [who] { $seat ->
        [you] Your wish
       *[other] { $name } thinks
      }
   *[play] { $seat ->
        [you] Your turn
       *[other] { $name } plays
      }
  }
web-rc-turn-over = The game is over
web-rc-turn-paused = The game is paused
web-rc-block = The decision
web-rc-attack = Attack { $attack }
web-rc-shield = Shield { $shield }
web-rc-bar = { $adds ->
    [0] { $done } of { $health } damage done
   *[other] { $done } of { $health } damage done, this play would add { $adds }
  }
web-rc-adds = { $count } from this play
web-rc-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
web-rc-card = { $card }{ $state ->
    [chosen] , chosen
    [suggested] , suggested
   *[none] { "" }
  }{ $power ->
    [heal] , power: heal
    [draw] , power: draw
    [double] , power: double
    [shield] , power: shield
    [blocked] , power blocked
   *[none] { "" }
  }
web-rc-large = Worth { $worth }{ $power ->
    [heal] , power: heal
    [draw] , power: draw
    [double] , power: double
    [shield] , power: shield
    [blocked] , power blocked
   *[none] { "" }
  }
web-rc-older = { $count ->
    [one] { $count } older play
   *[other] { $count } older plays
  }
web-rc-your-play = your play
web-rc-pile = { $pile }: { $count }{ $top ->
    [none] {""}
   *[other] , on top { $top }
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
    [hint] Asked for a hint
    [thinking] Thinking …
    [whose-turn] Whose turn?
    [hand-sizes] Mind hands
    [open-piles] Mind piles
    [goal] Mind the foe
    [last-move] The last move
   *[rule] The rules
  }
web-rc-wish = { $wish ->
    [want] Eager
    [rather-not] Rather not
   *[neutral] No matter
  }
web-rc-no-wish = no wish yet
web-rc-keep-turn = keep the turn
web-rc-log = Log
web-rc-map = Where the cards are
web-rc-map-said = { $cards } { $where ->
    [mine] yours
    [table] on the table
    [discard] in the discard pile
   *[unseen] unseen
  }.
web-rc-sheet = { $sheet ->
    [log] Log
    [signals] Signals
   *[map] Where the cards are
  }
web-rc-undo = Take back
web-rc-sort = { $order ->
    [suit] Hand by suit
   *[value] Hand by worth
  }
web-rc-exact = Exact
web-rc-over = Over by { $count }
web-rc-damage = damage
web-rc-back = Look back
web-rc-on = On
web-rc-to-now = Back to now
web-rc-past = Turn { $turn } of { $count }
web-rc-go-on = Go on
web-rc-who-next = { $phase ->
    [who] Would you like to go?
   *[name] Who goes next?
  }
web-rc-who-next-more = { $phase ->
    [who] All say so before the turn; nobody sees it until all have.
   *[name] You decide. No damage this turn; an attack of { $attack } waits for whoever goes.
  }
web-rc-wish-now = Do you want to go next?
web-rc-wish-now-more = { $name } decides and waits for your word. No reasons, no cards.
web-rc-choose = Choose cards
web-rc-choose-or-yield = Choose cards, or yield
web-rc-no-card = { $left ->
    [flip] You hold no card: flip a jester and draw a new hand.
   *[yield] You hold no card: yield, and the turn goes on.
  }
web-rc-hint = Hint
web-rc-yield = Yield
web-rc-yield-now = Yield now
web-rc-not-yet = Not yet
web-rc-damage-stays = damage stays at { $damage } of { $health }
web-rc-play = Play
web-rc-play-cards = Play { $cards }
web-rc-flip = Flip a jester
web-rc-flip-now = Flip now
web-rc-chosen = chosen
web-rc-short = { $state ->
    [short] { $count } short
    [enough] covered
   *[more] { $count } too many
  }
web-rc-ruler = { $chosen } of { $owed } covered
web-rc-suggested = Suggested: { $cards }, worth { $sum }
web-rc-use-suggestion = Use suggestion
web-rc-pay = Pay { $sum }
web-rc-turn-number = turn { $number }
web-rc-kept = Kept
web-rc-kept-waits = Waiting
web-rc-kept-more = { $line ->
    [here] Your move is kept here.
    [goes] It goes out when the connection is back.
   *[once] It counts only once.
  }
web-rc-fallen = Falls{ $is-exact ->
    [yes] { " exactly," }
   *[no] { "," }
  } and { $to ->
    [tavern] lies on top of the tavern.
   *[discard] goes to the discard pile.
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
    [none] A jester was played: every suit works.
    [C] Clubs have no power
    [D] Diamonds have no power
    [H] Hearts have no power
   *[S] Spades have no power
  }{ $suit-is ->
    [none] { "" }
   *[other] { $rank ->
        [Q] { " " }while she stands.
       *[other] { " " }while he stands.
      }
  }
web-rc-if-you-win = If you win
web-rc-medal-flips = { $count ->
    [0] no flip
    [one] one flip
   *[other] two flips
  }
web-rc-medal-now = { $medal ->
    [gold] gold now
    [silver] silver now
   *[bronze] bronze now
  }{ $next ->
    [silver] , silver if you flip
    [bronze] , bronze if you flip
   *[none] { "" }
  }
web-rc-flipped-so-far = { $count ->
    [0] Two to flip: drop your hand, draw a new one.
    [one] One flipped, one left.
   *[other] Both are flipped.
  }
web-rc-map-discard = Discard{ $card ->
    [none] : nothing yet
   *[other] , open to all. On top: { $card }
  }
web-rc-map-tavern = Tavern, face down{ $card ->
    [none] : nobody knows the order
   *[other] . Everybody knows what lies on top: { $card }
  }
web-rc-map-partners = { $known ->
    [0] cards in your partners’ hands, none of them known to you.
   *[other] cards in your partners’ hands.
  }
web-rc-map-known = { $name } has { $card }.
web-rc-map-tab = { $tab ->
    [discard] Discard { $count }
    [tavern] Tavern { $count }
   *[all] All cards
  }
web-rc-pile-open = { $count ->
    [0] Nothing has been discarded yet.
   *[other] { $hidden ->
        [0] The pile lies open: everybody may look through it.
        [one] One card more lies there that cannot be told.
       *[other] { $hidden } cards more lie there that cannot be told.
      }
  }
web-rc-layers = { $count ->
    [0] The tavern is empty.
   *[other] From the top down. Within a layer nobody knows the order.
  }
web-rc-layer = { $from ->
    [known] { $card }, as everybody knows.
    [heal] Healed from the discard pile.
   *[shuffle] From the first shuffle.
  }
web-rc-layer-cards = { $what ->
    [all] These: { $cards }
   *[some] Of these { $count }: { $cards }
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
   *[say] Say and help
  }
web-rc-key = { $key ->
    [parts] hand, decision, table, seats
    [j] to the choice after a jester
    [number] choose a card
    [walk] walk the hand
    [enter] play, pay, go on
    [esc] clear, close, back to now
    [y] yield
    [f] flip a jester
    [s] use the suggestion
    [g] hint
    [l] log
    [m] signals
    [d] where the cards are
    [u] ask to take back
    [e] read the enemy
    [h] to my hand
    [t] read whose turn it is
    [comma] look back
    [dot] on again
   *[help] these keys
  }

## Votes and connection, at any table

web-gone = Not connected
web-vote = { $wish ->
    [undo] { $name } would like to take a move back
    [resign] { $name } would like to give up
    [rematch] { $name } would like another game
    [replace] { $name } would like a bot to stand in
   *[retime] { $name } would like another clock
  }
web-vote-yes = Yes
web-vote-no = No
web-vote-others = The others are asked.
web-give-up = Give up the game
web-give-up-now = Give up now
web-give-up-more = { $company ->
    [others] The others are asked. If they agree, the game ends as lost.
   *[alone] The game ends at once, as lost.
  }
web-absent = { $why ->
    [away] { $name } is away, and it is their turn
   *[late] { $name } is late
  }
web-absent-wait = Wait
web-absent-bot = Let a bot stand in
web-log = Log

## The end

web-rc-won = The castle has fallen
web-rc-all-fell = All twelve royals fell, in { $turns } turns.
web-rc-lost = The game is lost
web-rc-court-stands = The court stands
web-rc-lost-why = { $reason ->
    [lost-cannot-pay] { $who ->
        [you] You
       *[other] { $name }
      } could not cover { $attack } damage.
    [lost-stuck] { $who ->
        [you] You
       *[other] { $name }
      } could neither play nor yield.
   *[lost-stalemate] Everybody kept yielding.
  } { $defeated } of 12 royals fell.
web-rc-look-at-table = Look at the table
web-rc-felled = { $count ->
    [one] royal felled
   *[other] royals felled
  }
web-rc-exact-kills = { $count ->
    [one] exact kill
   *[other] exact kills
  }
web-rc-turns = { $count ->
    [one] turn
   *[other] turns
  }
web-rc-tavern-left = left in the tavern
web-rc-court = The court
web-rc-exactly = exact
web-rc-killed = over
web-rc-stands = stands
web-rc-unseen = unseen
web-rc-court-said = { $how ->
    [exact] { $count } exact: { $names }.
    [over] { $count } over: { $names }.
    [stands] Stands: { $names }.
   *[unseen] { $count } unseen.
  }
web-rc-rematch = Next game
web-rc-rematch-more = the same table, new cards
web-rc-same-deal = Same deal
web-rc-same-deal-more = the same cards once more
web-rc-replay = Replay
web-rc-replay-more = step through it, or send the link
web-rc-share-it = Share
web-rc-share-more = without giving the cards away
web-rc-share = Regicide, { $players ->
    [one] alone
   *[other] { $players } players
  }: { $felled } of 12 in { $turns } turns
