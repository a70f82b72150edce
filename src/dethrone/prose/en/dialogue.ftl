# What may not be said while something is hidden. A message's id is the reason; its facts are the arguments.

dialogue-say-empty = Nothing was said.
dialogue-say-too-long = That is too long to be judged: at most { $most } characters and { $clauses } sentences.
dialogue-say-unprintable = That holds characters that nobody can see, so it cannot be judged.
dialogue-say-silence = { $words }: by these rules nobody talks now.
dialogue-say-hidden = { $words } speaks of what is hidden, or of what one could do with it. Only what everybody sees may be told.
dialogue-say-hint = { $words } asks for a play or hints at one, and so gives away what is hidden. Only what everybody sees may be told.
dialogue-say-no-window = { $words }: a wish to go may only be said when somebody is asked who goes next, or right after a jester.
dialogue-say-untrue = { $words }: that is not so.
dialogue-say-wrong-number = { $words }: that is not so; it is { $number }.
dialogue-say-not-open = { $words }: nobody can see that.
dialogue-say-unjudged = { $words } cannot be judged, so it is not allowed. Tell something that everybody sees, in plain words.
