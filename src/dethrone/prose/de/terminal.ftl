# Was das Terminal außerdem sagt, neben dem, was Spiele und Tische sagen. Was man tippt, bleibt englisch.

## Beim Spielen

terminal-thinking = { $name } denkt nach …
terminal-wish = { $name ->
    [You] Möchtest du
   *[other] { $name }, möchtest du
  } dran sein? { $words }, oder Enter
terminal-confirm = { $moves }: Enter führt es aus, oder tippe etwas anderes
terminal-would-do = Das würde { $moves } bewirken
terminal-more-above = … { $count } weitere darüber; `log` erzählt alles.
terminal-suggested = Vorschlag: { $moves }   (Enter führt ihn aus; ? gibt Hilfe)
terminal-suggested-look = Vorschlag: { $moves }   (Enter zeigt, was er bewirkt; ? gibt Hilfe)
terminal-legal-moves = Du darfst: { $moves }. ? gibt Hilfe.
terminal-no-hint = Für einen Rat kennt hier niemand dieses Spiel gut genug.
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-taken-back = { $moves } { $count ->
    [one] ist
   *[other] sind
  } zurückgenommen.
terminal-move-number = Zug { $number }
terminal-won = GEWONNEN
terminal-lost = VERLOREN
terminal-you = Du
terminal-pass = { $name ->
    [You] Jetzt darfst nur du hinsehen.
   *[other] Gib das Gerät an { $name } weiter.
  }
terminal-looking = { $name ->
    [You] Drück Enter, wenn sonst niemand hinsieht.
   *[other] Drück Enter, wenn nur { $name } hinsieht.
  }
terminal-help =
    board        noch einmal der Tisch       log    was bisher geschah
    hint         was ein Bot täte            undo   die letzte Eingabe zurücknehmen
    rules        die Regeln                  save NAME   eine Kopie sichern
    quit         gehen; alles ist gesichert

## Sichern

terminal-saved-as = Gesichert. Mit `{ $command }` geht es von hier weiter.
terminal-cannot-save = Das Spiel lässt sich nicht sichern ({ $why }). Es geht weiter, und bei jedem Zug wird es wieder versucht.
terminal-record-lost = Die Aufzeichnung ließ sich nicht sichern ({ $why }).
terminal-record =
    Die Aufzeichnung: { $path }
    Noch einmal ansehen: { $program } replay { $path }
    Was besser gewesen wäre: { $program } analyse { $path }
terminal-cannot-resume = { $file } lässt sich nicht fortsetzen. { $why } Die Datei bleibt als { $aside } erhalten.
terminal-not-a-save = Darin steht nicht, was zu einem gesicherten Spiel gehört.
terminal-left-saved = { $why ->
    [left] Du bist gegangen
    [silence] Niemand tippt mehr
   *[interrupted] Abgebrochen
  }: Das Spiel ist gesichert; mit `{ $command }` geht es weiter.
terminal-left-unsaved = { $why ->
    [left] Du bist gegangen
    [silence] Niemand tippt mehr
   *[interrupted] Abgebrochen
  }: Das Spiel ließ sich nicht sichern.

## Vor dem ersten Zug

terminal-welcome = Willkommen bei { $game }. Enter nimmt, was in eckigen Klammern steht.
terminal-how-many = Wie viele spielen mit, { $low } bis { $high }? [{ $usual }]
terminal-bots = Bots: { $bots }.
terminal-people = Leute: you, oder person:Ada für mehrere an einer Tastatur.
terminal-who-sits = Wer sitzt am Tisch? [{ $usual }]
terminal-which-rules = Welche Regeln? [{ $usual }]
terminal-not-begun = Es wurde kein Spiel begonnen.
terminal-greeting = { $game }: { $names }.
terminal-newcomer = Neu hier? Tippe: rules idee
terminal-seeded = Der Zufall kommt aus dem Startwert { $seed }.
terminal-interpreted = Die Engine ist hier nicht kompiliert: Alles geht, aber starke Bots denken lange nach.
terminal-sealed =
    Versiegelt mit { $commitment }
    (SHA-256 eines Geheimnisses, das die Aufzeichnung am Ende zeigt).
terminal-waiting = Ein Spiel wartet: { $names }, nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
  }.
terminal-go-on = Weiterspielen? [yes]
terminal-yes-or-no = Bitte antworte mit yes oder no.
terminal-back = Das Spiel geht weiter.
terminal-back-after = Das Spiel geht weiter, nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
  }.

## Rückschau

terminal-steps = Enter: nächster Zug, b: zurück, r: nächste Runde, Zahl: dorthin, q: Ende
terminal-place = nach { $ply } von { $plies } Zügen
terminal-verified = { $moves ->
    [one] Der eine Zug ist erlaubt
   *[other] Alle { $moves } Züge sind erlaubt
  }, und { $outcome ->
    [none] das Spiel läuft noch
   *[other] das Ergebnis ist { $outcome }
  }.

## Was nur an der Tastatur schiefgehen kann

terminal-speaks-for-itself = { $name } spricht für sich selbst.
terminal-decides-without-you = { $name } entscheidet das ohne dich; hör davor auf.
terminal-rolls-midway = Mittendrin wird neu gewürfelt; sag es Runde für Runde.
terminal-one-declaration = Sag nur eines an, etwa A3; das Übrige kommt, wenn alle Würfel aufgedeckt sind.
terminal-no-set = Es lässt sich kein Satz bilden.
terminal-not-asked = Jetzt ist niemand nach einem Zug gefragt.
terminal-save-without-name = Unter welchem Namen? Zum Beispiel: save freitag
terminal-save-exists = Ein gesichertes Spiel { $name } gibt es schon; es bleibt, wie es ist.
terminal-save-failed = Das Sichern ist misslungen: { $why }.
terminal-nothing-to-resume = In { $folder } gibt es kein Spiel, das sich fortsetzen ließe.
terminal-other-game = { $name } ist eine Partie { $game }: Mit dethrone play { $game } --resume { $name } geht sie weiter.
terminal-no-number = { $text } ist keine Zahl.
terminal-no-bot = { $why } Einen Menschen schreibt man person:Ada, oder you.
terminal-seats-at-odds = { $text } { $seats ->
    [one] ist { $seats } Platz
   *[other] sind { $seats } Plätze
  }, --players sagt aber { $players }.
terminal-seats-miscounted = Das { $seats ->
    [one] ist { $seats } Platz
   *[other] sind { $seats } Plätze
  } für { $players } Spieler. Die Bots sind { $bots }.
terminal-for-help = ? gibt Hilfe.

## Von einzelnen Spielen

regicide-holds = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } { $cards-is ->
    [none] keine Karten
   *[other] { $cards }
  } auf der Hand.
terminal-proved = Das Geheimnis passt zur Zusage: Ausgeteilt wurde wie versprochen.
regidice-round-title = Runde { $round } · { $seat-is ->
    [you] Du sagst zuerst an
   *[other] { $seat } sagt zuerst an
  }
regidice-nothing-of-it = Davon gibt es nichts zu erzählen.
regidice-log-more = `log all` erzählt alles, `log 2` die zweite Runde.
