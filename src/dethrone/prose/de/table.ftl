# Warum der Tisch etwas ablehnt, obwohl das Spiel es zuließe.

table-stale = Das galt der Frage { $meant }, und die ist nicht mehr offen{ $asked ->
    [none] { "" }
   *[other] ; jetzt geht es um Frage { $asked }
  }.
table-not-started = Das Spiel hat noch nicht begonnen.
table-has-started = Das Spiel hat schon begonnen.
table-paused = Das Spiel ist unterbrochen; erst muss es jemand fortsetzen.
table-not-paused = Das Spiel ist nicht unterbrochen.
table-over = Das Spiel an diesem Tisch ist zu Ende.
table-not-over = Das geht erst nach dem Ende; dieses Spiel läuft noch.
table-not-seated = Das kann nur, wer am Tisch sitzt.
table-is-seated = { $name } sitzt schon am Tisch.
table-is-away = { $seat-name } ist abwesend; setz dich erst wieder an den Platz.
table-not-away = { $seat-name } ist nicht abwesend.
table-not-yours = Für { $seat-name } entscheidest nicht du.
table-no-seat = Es gibt keinen Platz { $seat-name } bei { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  }.
table-seat-taken = { $seat-name } ist besetzt.
table-seats-open = Es sind noch Plätze frei: { $seats }.
table-seat-count = { $seats ->
    [one] { $seats } Platz passt
   *[other] { $seats } Plätze passen
  } nicht zu einem Spiel für { $players }.
table-seat-empty = Platz { $number } in { $text } ist leer: Schreib Leute und Bots, etwa me,greedy.
table-too-many-seats = Es gibt höchstens { $most } Plätze.
table-bad-name = { $name } geht nicht als Name. Nimm höchstens { $most } sichtbare Zeichen aus einem Alphabet, ohne Kommas und Strichpunkte.
table-reserved-name = { $name } nennt der Tisch einen Platz. Wähle einen anderen Namen.
table-same-name = Zwei Plätze heißen gleich, { $name }; gib den Leuten eigene Namen, etwa person:Ada.
table-bad-bot = { $bot } geht nicht als Text für einen Spieler: höchstens { $most } gewöhnliche Zeichen.
table-has-seen = { $name } hat gesehen, was { $seat-name } nicht sehen darf, und kann diesen Platz darum in diesem Spiel nicht nehmen.
table-no-window = Ungefragt darf jetzt niemand etwas sagen.
table-no-moves = Wer ziehen will, nennt mindestens einen Zug.
table-shows-midway = { $move } zeigt dir etwas Verdecktes; was danach kommt, entscheidest du dann.
table-no-chat = Während des Spiels wird nicht frei geredet: nur, was die Regeln erlauben, und Hinweise auf das, was offen liegt.
table-bad-chat = Eine Nachricht hat 1 bis { $most } druckbare Zeichen.
table-no-undo = An diesem Tisch wird nichts zurückgenommen.
table-nothing-to-undo = Es gibt keinen Zug, der sich zurücknehmen ließe.
table-seen-since = Seither war etwas Verdecktes zu sehen, darum lässt sich das nicht mehr zurücknehmen.
table-proposal-open = Etwas anderes ist schon vorgeschlagen; beantworte erst das.
table-no-proposal = Einen solchen Vorschlag gibt es gerade nicht.
table-has-voted = { $seat-name } hat schon geantwortet.
table-not-late = { $seat-name } ist da und hat noch Zeit, also kann niemand einspringen.
table-not-due = Noch ist bei niemandem die Zeit um.
table-bad-clock = Eine Uhr hat { $low } bis { $high } Sekunden.
table-no-consent = { $name } schaut { $seat-name } nicht über die Schulter.
table-cannot-show = { $seat-name } ist niemand, der dir etwas zeigen könnte.
table-has-asked = Du hast { $seat-name } schon gefragt.
table-no-moment = Eine Stellung nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
  } gibt es in diesem Spiel nicht.
table-no-save = Das ist kein gesichertes Spiel von dethrone, oder es ist beschädigt.
table-save-damaged = Dieses gesicherte Spiel ist beschädigt: Sein Siegel passt nicht.
table-log-broken = Eintrag { $revision } steht an der falschen Stelle: Als Nächstes käme Eintrag { $due }.
table-log-contradicts = Eintrag { $revision } widerspricht den Einträgen davor.
table-hinted = { $seat-is ->
    [you] Du hast um einen Tipp gebeten.
   *[other] { $seat } hat um einen Tipp gebeten.
  }
table-resigned = Das Spiel wurde aufgegeben.
