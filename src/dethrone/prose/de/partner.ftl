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

partner-form-welcome =
    Ich frage, was auf deinem Tisch liegt. Enter nimmt, was in Klammern steht, ? heißt unbekannt,
    { "<" } oder zurück geht eine Frage zurück. Karten schreibt man 5H, 10C; Würfel r3, b1, y6, k2 (y gelb, k schwarz).
partner-form-unfinished = Du hast ein Formular nicht beendet: Enter behält, was du damals geschrieben hast.
partner-form-back-word = zurück
partner-form-enter = (Enter: { $usual })
partner-form-nothing-unknown = unbekannt
partner-form-nothing-none = keine
partner-form-nothing-nobody = niemand
partner-form-nothing-follows = wie die Karten es sagen
partner-form-nothing-all = alle, die die Regeln geben
partner-form-first-question = Das ist die erste Frage.
partner-form-again = Noch einmal, bitte; Enter behält, was du geschrieben hast.
partner-form-game = Welches Spiel, { $games }?
partner-form-players = Wie viele spielen, { $low } bis { $high }?
partner-form-rules = Welche Regeln: { $sets }?
partner-form-wanted =
    { $players ->
        [2] Du bist P1, der andere ist P0.
       *[other] Du bist P1; P0 ist vor dir dran, P2 nach dir.
    } Was willst du wissen?
    1 was spielen
    2 womit zahlen
    3 was sagen, während jemand anders entscheidet, wer weitermacht
    4 wen benennen nach deinem Narren, oder weil du sagst, wer weitermacht
partner-form-wanted-alone = Was willst du wissen: 1 was spielen, 2 womit zahlen?
partner-form-owed = Wie viel ist zu zahlen?
partner-form-hand = Deine Hand, etwa 5H 5D 10C; * ist ein Narr:
partner-form-enemy = Der Feind, etwa JC:
partner-form-played = Gegen ihn gespielte Karten in ihrer Reihenfolge, mit + zwischen zusammen gespielten:
partner-form-damage = Sein Schaden bisher:
partner-form-shield = Der Schild gegen ihn:
partner-form-discard = Wie viele Karten im Ablagestapel?
partner-form-partner = Wie viele Karten die anderen halten ({ $seats }), etwa 5 oder 4, 6:
partner-form-yielded = Wer vor diesem Zug der Reihe nach gepasst hat: ich, { $seats }?
partner-form-tavern = Wie viele Karten in der Taverne?
partner-form-castle = Wie viele Karten im Schloss unter dem Feind?
partner-form-flips = Wie viele deiner Narren lassen sich noch umdrehen?
partner-form-moment =
    Du bist P0, P1 sitzt links von dir, und so weiter. Was willst du wissen?
    1 was ansagen
    2 wie weiter, wenn alle Würfel offen liegen
    3 wer als Nächstes handelt
    4 welchen Würfel ein Gefährte hebt
    5 welche Sätze bilden
    6 wohin mit dem Schaden am Feind
    7 welche Würfel heilen
    8 wer wie viel erleidet oder seine Würfel nimmt, wenn alle gehandelt haben
    9 welche Würfel abgeben
    10 was vorbereiten
partner-form-round = Welche Runde ist es?
partner-form-first = Wer hat diese Runde zuerst angesagt, { $seats }?
partner-form-call = Was { $seat } angesagt hat: A3, B3 oder H3 (angreifen, blocken, heilen), C red odd (zaubern), K (Gefährte):
partner-form-enemy-number = Welcher Feind, 1, 2 oder 3?
partner-form-enemy-dice = Was seine { $count } Würfel jetzt zeigen, etwa 1 1 1:
partner-form-enemy-start = Was sie zu Beginn der Runde zeigten:
partner-form-injured = Die Verletzten nach Farbe, etwa r2b1:
partner-form-pool-hidden = Wie viele Würfel { $seat } hat, nach Farbe, etwa r3b3y3:
partner-form-pool-rolled = Die Würfel von { $seat }, wie sie gefallen sind, etwa r226b135y226:
partner-form-pool = Die Würfel von { $seat }, wie sie jetzt liegen, etwa r22-b135; - ist benutzt oder neu in dieser Runde:
partner-form-zone = Was { $seat } für den nächsten Platz vorbereitet hat, etwa r3y6:
partner-form-actor = Wer handelt gerade, { $seats }?
partner-form-sets = Schon gewählte Sätze, falls nur noch die Würfel dafür offen sind, etwa 3+4+5, 1+1+1:
partner-form-points-pips = Wie viel Schaden ist zu verteilen?
partner-form-points-heal = Wie viele Würfel dürfen geheilt werden?
partner-form-resolved = Wer hat diese Runde schon gehandelt: { $seats }?
partner-form-blocked = Wie viel wurde bisher geblockt?
partner-form-damage-dealt = Wie viel Schaden gab es diese Runde insgesamt?
partner-form-finisher = Wessen Schaden war mehr als nötig, { $seats }?
partner-form-dealers = Wer hat diese Runde Schaden gemacht: { $seats }?
partner-form-owed-dice = Wie viele Würfel muss { $seat } noch abgeben?
partner-form-turn = Wer bereitet gerade vor, { $seats }?

## Was auf ein Formular geantwortet wird

partner-answer-too-long = Eine Antwort hat höchstens { $most } Zeichen.
partner-answer-needed = Ohne das lässt sich nichts sagen: Bitte antworte.
partner-not-offered = { $value } ist nichts hiervon: { $words }.
partner-no-number = { $value } ist keine Zahl von { $low } bis { $high }.
partner-no-call = { $value } ist keine Ansage: Schreib A3, B3 oder H3, C red odd, oder K.
partner-no-enemy-dice = { $value } ist nicht, was { $count } Würfel zeigen: Schreib { $count } Zahlen von 1 bis 6.
partner-no-counts = { $value } sagt nicht, wie viele Würfel es von jeder Farbe gibt: Schreib etwa r3b3y2.
partner-no-jester = Ohne einen Narren wird niemand benannt: Er steht als Letzter unter den gespielten Karten.
partner-nothing-open = { $outcome ->
    [none] Vor dem nächsten Wurf gibt es nichts mehr zu entscheiden.
    [won] Es gibt nichts mehr zu entscheiden: Die Partie ist gewonnen.
   *[other] Es gibt nichts mehr zu entscheiden: Der Schaden lässt sich nicht decken, die Partie ist verloren.
  }
partner-form-next = YOU ist der andere an deinem Tisch: P0.
partner-gathered = Nach dem Sammeln: { $pools }.
partner-assumed-dice = Genannt sind { $told } farbige Würfel, ein Spiel hat { $usual }; angenommen wird, dass die übrigen nicht mitspielen.
partner-assumed-votes = Angenommen wird, dass noch niemand abgestimmt hat.
partner-assumed-rolled = Angenommen wird, dass alle Einsen der Gefährten gewürfelt und keine vorbereitet sind.
partner-assumed-standing = Angenommen wird, dass in dieser Runde kein Feind gefallen ist.
