# Spielen mit einem Sprachmodell in einem Chat, und Rat für Partien mit echten Karten.

partner-nothing-read = Es gibt nichts zu lesen: Erwartet wird ein Prompt oder ein Stand.
counsel-no-form = Eine Stellung von { $game } lässt sich nicht feldweise eingeben: gib ihre Zeile ein.
partner-no-model = Niemand hier ist ein Modell: Schreib den Platz als model, etwa you,model.
partner-no-game-to-resume = Es gibt keine gespeicherte Partie mit einem Modell, die weitergehen könnte.
partner-preferred = Die Suche fand einen anderen Zug am besten; weil viel angenommen werden musste, geht der sichere genaue Sieg vor.
partner-alternative = { $move }: { $odds }{ $why ->
    [none] .
   *[other] . { $why }.
  }
partner-no-alternatives = An anderes wurde nicht gedacht.
partner-welcome =
    Kopiere, was zwischen den Linien aus = steht, in irgendeinen Chat, und füge die Antwort hier ein.
    Eine Antwort endet mit einer Zeile, die nur ein Punkt ist, oder mit zwei leeren Zeilen.
    Die Partie wird nach jedem Zug gespeichert; quit verlässt sie.
partner-paste = Die Antwort von { $name }, dann eine Zeile mit nur einem Punkt:
partner-send-back = Schick das zurück:
partner-i-say = Ich sage: { $words }
partner-says = { $name } sagt: { $words }
partner-moves = Deine Züge: { $moves }
partner-help =
    say WORTE     etwas sagen, das alle hören dürfen; es steht im nächsten Prompt
    board         der Tisch noch einmal
    quit          gehen; die Partie ist gespeichert
partner-cannot-save = Die Partie lässt sich nicht speichern: { $why }.
partner-record = Die Aufzeichnung: { $path }
partner-left = Die Partie ist gespeichert. Weiter mit: { $command }
partner-real =
    Füge einen Stand ein, wie du ihn einem Modell schicken würdest; die Antwort ist die eines Modells.
    Er endet mit einer Zeile, die nur ein Punkt ist, oder mit zwei leeren Zeilen; quit geht.
partner-real-paste = Der Stand, dann eine Zeile mit nur einem Punkt:

## Das Formular

partner-form-game = Welches Spiel, { $games }?
partner-form-players = Wie viele spielen, { $low } bis { $high }?
partner-form-rules = Welche Regeln? (Enter: { $usual })
partner-form-wanted = Was ist gefragt: 1 ein Zug, 2 eine Zahlung, 3 wer weitermacht? (Enter: 1)
partner-form-hand = Deine Hand, etwa 5H 5D 10C: { $usual }
partner-form-enemy = Der Feind, etwa JC: { $usual }
partner-form-played = Gegen ihn gespielte Karten in ihrer Reihenfolge, mit + zwischen zusammen gespielten: { $usual }
partner-form-discard = Wie viele Karten im Ablagestapel? { $usual }
partner-form-partner = Wie viele Karten die anderen halten, zuerst wer vor dir dran ist, etwa 5 oder 4, 6 (Enter: unbekannt): { $usual }
partner-form-tavern = Wie viele Karten in der Taverne (Enter: unbekannt)? { $usual }
partner-form-castle = Wie viele Karten im Schloss unter dem Feind (Enter: unbekannt)? { $usual }
partner-form-shield = Der Schild, falls du ihn besser kennst, als die Karten ihn sagen: { $usual }
partner-form-yielded = Wer zuletzt gepasst hat, ME für die anderen oder YOU (Enter: niemand): { $usual }
partner-form-owed = Wie viel ist zu zahlen?
partner-form-again = Noch einmal, bitte; Enter behält, was du geschrieben hast.
partner-form-seat = Welcher Platz ist deiner, { $seats }?
partner-form-round = Die Runde (Enter: { $usual })
partner-form-first = Wer zuerst ansagt (Enter: { $usual })
partner-form-enemy-number = Welcher Feind, 1, 2 oder 3 (Enter: { $usual })
partner-form-enemy-dice = Was seine Würfel zeigen, etwa 111 (Enter: { $usual })
partner-form-injured = Die Verletzten, etwa r-b-, oder ein Punkt für keine (Enter: { $usual })
partner-form-dice = Deine Würfel, etwa r226b135y226: { $usual }
partner-form-others = Wie viele Würfel die anderen haben, nach Farbe, etwa r3b3y3: { $usual }
partner-form-zones = Was in den Zonen liegt, von P0 an, etwa r3 und ein Punkt für nichts (Enter: nirgends etwas): { $usual }
partner-form-calls = Was angesagt ist, von P0 an, etwa A3, und - für nichts (Enter: nichts): { $usual }
