# A language model in any chat, in the browser.

web-model-title = A language model as partner
web-model-about = Any chat will do. Copy the prompt there, bring the reply back: it is read kindly and checked strictly.
web-model-way = Direction
web-model-ways = { $way ->
    [seat] The model holds a seat
   *[cards] I hold real cards
  }
web-model-begin = Let it play
web-model-begin-more = A table is opened with a bot as partner. You carry the prompts of one seat, so you see its hand.
web-model-open = Open a table
web-model-cards = A position
web-model-cards-more = Paste a prompt or a position’s line, or lay out the cards in the editor and take its link.
web-model-editor = To the editor
web-model-copy = Copy the prompt
web-model-prompt = Prompt
web-model-waiting = Somebody else is thinking …
web-model-moves-label = Legal moves
web-model-moves = { $moves ->
    [yes] With legal moves
   *[no] Without moves
  }
web-model-rules = With the rules
web-model-rules-more = Needed once in every chat.
web-model-paste = Paste the reply
web-model-reply = Reply
web-model-check = Check
web-model-table = The table
web-model-game = This game
web-model-replies = { $count ->
    [one] reply
   *[other] replies
  }, { $good } good at once
web-model-mended = mended after a correction
web-model-verdict = Verdict
web-model-good = Good
web-model-not-yet = { $count ->
    [one] Not yet: one thing to mend
   *[other] Not yet: { $count } things to mend
  }
web-model-mark = { $good ->
    [yes] Good:
   *[no] To mend:
  }
web-model-send = Send it back
web-model-send-more = Sentences the model can act on.
web-model-by-hand = Mend by hand
web-model-copy-correction = Copy correction
web-model-no-verdict = Whatever is wrong with a reply stands here, with what to mend.
