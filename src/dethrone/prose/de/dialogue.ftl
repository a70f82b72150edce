# Was nicht gesagt werden darf, solange etwas verborgen ist. Die Kennung ist der Grund, seine Angaben die Argumente.

dialogue-say-empty = Es wurde nichts gesagt.
dialogue-say-too-long = Das ist zu lang, um beurteilt zu werden: höchstens { $most } Zeichen und { $clauses } Sätze.
dialogue-say-unprintable = Das enthält Zeichen, die niemand sieht, und lässt sich so nicht beurteilen.
dialogue-say-silence = { $words }: Nach diesen Regeln redet jetzt niemand.
dialogue-say-hidden = { $words } spricht von Verborgenem oder davon, was sich damit machen ließe. Gesagt werden darf nur, was alle sehen.
dialogue-say-hint = { $words } bittet um einen Zug oder deutet einen an und verrät so Verborgenes. Gesagt werden darf nur, was alle sehen.
dialogue-say-no-window = { $words }: Wer gern dran wäre, sagt es nur, wenn gefragt wird, wer weitermacht, oder gleich nach einem Narren.
dialogue-say-untrue = { $words }: Das stimmt nicht.
dialogue-say-wrong-number = { $words }: Das stimmt nicht; es sind { $number }.
dialogue-say-not-open = { $words }: Das kann niemand sehen.
dialogue-say-unjudged = { $words } lässt sich nicht beurteilen und ist deshalb nicht erlaubt. Sag mit einfachen Worten etwas, das alle sehen.
