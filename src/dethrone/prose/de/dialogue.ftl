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

## Stände, die sich nicht lesen lassen oder die es nicht geben kann

dialogue-no-state = In diesem Text steht kein Stand: Es fehlt eine Zeile, die mit Your Hand: beginnt.
dialogue-state-too-long = Das ist zu lang zum Lesen: höchstens { $most } Zeichen.
dialogue-state-twice = Das Feld { $field } steht zweimal in einem Stand.
dialogue-state-number = { $field }: Eine Zahl wird erwartet, nicht { $value }.
dialogue-state-field = Für die Zeile { $line } gibt es kein Feld.
dialogue-state-no-enemy = Dem Zustand fehlt eine Zeile, die mit Enemy: beginnt, etwa Enemy: JC.
dialogue-state-not-played = Die Zeile My Action was: { $action } nennt { $cards }, aber in Played steht nur { $played }.
dialogue-state-enemy = { $field }: Eine Karte wird erwartet, etwa JC, nicht { $value }.
dialogue-state-immunity = { $field }: on oder off wird erwartet, nicht { $value }.
dialogue-state-yielded = { $field }: Gepasst haben können nur { $seats }, nicht { $value }.
dialogue-state-open-hand = Hand und Feind müssen Karte für Karte genannt sein; da steht noch ein ?.
dialogue-state-players = Der Stand nennt { $players } Spieler, das passt nicht zu { $hands } anderen Händen.
dialogue-state-count = Die Karten gehen nicht auf: { $free } bleiben für die Hände der anderen ({ $hands }) und die Taverne ({ $tavern }), bei { $discard } im Ablagestapel.
dialogue-state-falls = Die Karten in Played ({ $cards }) besiegen { $enemy }; das kann nicht mehr der Feind sein.
dialogue-state-differs = { $field } sagt { $said }, aus dem Rest folgt aber { $true }.
dialogue-state-castle = Mit { $enemy } als Feind und { $seen } anderen seines Rangs an anderer Stelle können nicht { $castle } Karten im Schloss sein.

## Was angenommen wird, wo ein Stand etwas offen lässt

dialogue-assumed-partner = Wie viele Karten der Partner hält und wie viele in der Taverne liegen, ist nicht gesagt; angenommen wird eine volle Hand: { $hands } von { $limit }, dazu { $tavern } in der Taverne.
dialogue-assumed-hands = Wie viele Karten der Partner hält, ist nicht gesagt; angenommen wird { $hands }.
dialogue-assumed-castle = Wie viele Hofkarten noch in der Burg sind, ist nicht gesagt; angenommen werden { $castle }: Sonst ist niemand vom Rang des Feindes gefallen.
dialogue-assumed-fallen = Welche Hofkarten gefallen sind, ist nicht gesagt; angenommen wird { $cards }.
dialogue-assumed-discard = Was auf dem Ablagestapel liegt, ist nicht gesagt; angenommen wird ein leerer Stapel.
dialogue-assumed-plays = Welche Karten zusammen gespielt wurden, ist nicht gesagt; jede gilt als eigener Zug: Schaden { $damage }, Schild { $shield }.

## Was an einer Antwort nicht stimmt

dialogue-reply-next = Next: Erwartet wird I, YOU oder EITHER, nicht { $value }.
dialogue-reply-only-talk = Gefragt war nur eine Mitteilung: Nenne keine Karte zum Spielen oder Ablegen.
dialogue-reply-next-says = Next: { $next } und der Satz „{ $say }“ widersprechen sich.
dialogue-reply-no-word = Sag, ob du dran sein willst: Say: I would like to go next, I would rather not go next oder I have no preference.
dialogue-reply-no-say = Es fehlt eine Mitteilung: Schreib eine Zeile, die mit Say: beginnt
dialogue-reply-no-name = Nenne, wer weitermacht: Next: I, YOU{ $players ->
    [2] { "" }
   *[other] { " " }oder einen Platz wie P2
  }.
dialogue-reply-no-play = Es fehlt ein Zug: Schreib eine Zeile, die mit Play: beginnt und Karten deiner Hand nennt, oder YIELD.
dialogue-reply-no-pay = { $owed } Schaden ist zu decken: Schreib eine Zeile, die mit Discard: beginnt und Karten deiner Hand im Wert von mindestens { $owed } nennt.
dialogue-reply-pays-nothing = Es ist nichts zu zahlen, { $cards } darf also nicht abgelegt werden: Lass die Zeile Discard: weg.
dialogue-reply-not-left = { $card } ist nach dem Zug nicht mehr in deiner Hand und kann nicht abgelegt werden.
dialogue-reply-no-state = Der neue Stand fehlt: Schreib State: und seine Felder, mit ? für alles, was du nicht wissen kannst.
dialogue-reply-state-differs = Im neuen Stand sagt { $field } { $said }; richtig ist { $true }.
dialogue-reply-leaks = Deine Worte nennen { $card }, und die Karte bleibt verdeckt in deiner Hand: Lass das weg.
dialogue-reply-next-is = Next: { $next } hast du jetzt nicht zu sagen: Nach den Regeln kommt P{ $seat }.
dialogue-reply-no-move = Es fehlt ein Zug: Schreib eine Zeile, die mit Play: beginnt, und einen der Züge aus der Liste.

## Prompts

dialogue-rules = Die Regeln von { $game }, wie wir es spielen ({ $rules }).
dialogue-notation = Eine Karte ist Rang und Farbe: 7H ist die Herz-Sieben; C, D, H und S sind Kreuz, Karo, Herz und Pik. A ist ein Tier und zählt 1, * ein Narr, ? eine Karte, die du nicht wissen kannst. Mit + verbundene Karten wurden zusammen gespielt. My und ME bin ich, Your und YOU bist du.
dialogue-ask-play = Bitte spiele eine Karte.
dialogue-ask-pay = Bitte wirf Karten für den Schaden ab.
dialogue-ask-name = Bitte nenne, wer weitermacht.
dialogue-ask-talk = Möchtest du weitermachen, oder ich?
dialogue-question-play = Was spielst du? Nenne eine Karte, mehrere, wie es die Regeln erlauben, oder YIELD. Überlebt der Feind und liegt sein Angriff über 0, so nenne auch, was du ablegst; was du ziehst, siehst du später. Say: kann fehlen; es sagt nur, was alle sehen. Antworte mit diesen Zeilen und keinen anderen:
dialogue-question-pay = Welche Karten legst du ab? Sie müssen mindestens { $owed } wert sein. Antworte mit dieser Zeile und keiner anderen:
dialogue-question-name = Nenne, wer weitermacht: I, YOU oder einen Platz wie P2. Antworte mit dieser Zeile und keiner anderen:
dialogue-question-talk = Was ist deine Mitteilung? Sag I would like to go next, I would rather not go next oder I have no preference, ohne Gründe und ohne ein Wort über deine Hand. Antworte mit dieser Zeile und keiner anderen:
dialogue-plain = Wir spielen { $game }; du bist P{ $seat }. Unten steht alles, was du wissen darfst, erst in einer Zeile, dann in Worten, und die Züge, wie sie geschrieben werden.
dialogue-plain-question = Was spielst du? Wähle einen der Züge. Antworte mit dieser Zeile und keiner anderen:
dialogue-correction = { $count ->
    [one] Noch nicht: Eine Sache stimmt nicht.
   *[other] Noch nicht: { $count } Dinge stimmen nicht.
  }
dialogue-again = Bitte antworte noch einmal, ganz und in derselben Form.
