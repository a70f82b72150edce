# A language model in any chat, in the browser.

web-model-title = A language model as your partner
web-model-about = Works with any AI chat. Copy the prompt, paste the reply: we accept almost any wording and check every move.
web-model-way = Mode
web-model-ways = { $way ->
    [seat] The model plays
   *[cards] Use real cards
  }
web-model-begin = Give it a seat
web-model-begin-more = You pass messages between your chat and one seat, so you see its hand. A bot plays as its partner.
web-model-open = Create table
web-model-cards = Start from a position
web-model-cards-more = Paste a prompt or a position, or set one up in the editor.
web-model-editor = Open editor
web-model-copy = Copy the prompt
web-model-prompt = Prompt
web-model-waiting = Waiting for the other players…
web-model-moves-label = Legal moves
web-model-moves = { $moves ->
    [yes] List legal moves
   *[no] No move list
  }
web-model-rules = Include the rules
web-model-rules-more = Needed once per chat
web-model-paste = Paste the reply
web-model-reply = Reply
web-model-check = Check
web-model-table = Go to table
web-model-game = This game
web-model-replies = { $count ->
    [one] reply
   *[other] replies
  }, { $good } right first time
web-model-mended = fixed after a correction
web-model-verdict = Result
web-model-good = Good reply
web-model-not-yet = { $count ->
    [one] Not yet: 1 thing to fix
   *[other] Not yet: { $count } things to fix
  }
web-model-mark = { $good ->
    [yes] Good:
   *[no] To fix:
  }
web-model-send = Send it back
web-model-send-more = The correction tells the model what to fix.
web-model-by-hand = Fix it yourself
web-model-copy-correction = Copy correction
web-model-no-verdict = Problems with a reply appear here, with how to fix them.
