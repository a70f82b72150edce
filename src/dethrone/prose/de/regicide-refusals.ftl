# Warum Regicide etwas ablehnt. Der Name einer Nachricht ist der Grund, den der Fehler trägt.

## Züge

regicide-asked-play = Jetzt wird eine Karte gespielt oder gepasst.
regicide-asked-suffer = Jetzt wird der Schaden mit Karten von der Hand bezahlt.
regicide-asked-name = Jetzt wird bestimmt, wer als Nächstes dran ist, etwa mit >P0.
regicide-asked-who = Jetzt sagen alle, ob sie dran sein möchten, etwa mit P0:want.
regicide-asked-other = { $seat-name } ist jetzt nicht gefragt: Als Nächstes darf { $decider-name } einen Wunsch äußern.
regicide-no-cards = Ein Zug nennt mindestens eine Karte.
regicide-last-not-among = Die zuletzt gelegte Karte, { $card }, ist nicht unter den genannten Karten.
regicide-not-in-hand = { $card } ist nicht auf der Hand.
regicide-jester-alone = { $cards }: Ein Narr wird allein gespielt.
regicide-ace-with-one = { $cards }: Ein Ass wird mit höchstens einer anderen Karte gespielt.
regicide-companion-limit = { $cards }: Zusammen sind sie { $worth } wert, und ein Ass mit seiner Karte darf höchstens { $limit } wert sein.
regicide-one-rank = { $cards }: Zusammen spielt man nur Karten eines Rangs, oder ein Ass mit einer anderen Karte.
regicide-royals-apart = { $cards }: Bilder spielt man nicht miteinander.
regicide-no-combos = { $cards }: Zusammen sind sie { $worth } wert, und Gleiche dürfen höchstens { $limit } wert sein; Gleiche gibt es hier also nicht.
regicide-combo-limit = { $cards }: Zusammen sind sie { $worth } wert, und Gleiche dürfen höchstens { $limit } wert sein; Paare gehen bis { $rank }.
regicide-whole-hand = Die ganze Hand ist nur { $worth } wert, und zu zahlen sind { $owed }; also muss alles weg: { $cards }.
regicide-only-flip = Die Hand ist { $worth } wert, und zu zahlen sind { $owed }: Da hilft nur ein Narr (flip).
regicide-too-little = { $cards } ist { $worth } wert, und zu zahlen sind { $owed }: { $short } zu wenig.
regicide-pays-on = { $cards } ist { $worth } wert, und zu zahlen sind { $owed }: Man hört auf, sobald es reicht.
regicide-pays-more = { $cards } ist { $worth } wert, und zu zahlen sind { $owed }: Keine Karte darf zu viel sein.
regicide-solo-yield = Allein darf man nicht passen.
regicide-solo-yield-again = Allein darf man nicht zweimal nacheinander passen: Dazwischen muss eine Karte gespielt werden.
regicide-yield-off = In diesem Regelsatz darf niemand passen.
regicide-yield-needs-card = In diesem Regelsatz darf man mit leerer Hand nicht passen.
regicide-yield-streak = { $streak } von { $players } Leuten { $streak ->
    [one] hat gerade gepasst
   *[other] haben hintereinander gepasst
  }; jetzt muss jemand spielen.
regicide-yield-last-turn = Alle anderen haben in ihrem letzten Zug gepasst, also muss eine Karte gespielt werden.
regicide-flip-solo = Narren dreht man nur um, wenn man allein spielt.
regicide-flips-used = Beide Narren sind schon umgedreht, oder es lag keiner bereit.

## Texte

regicide-no-suit = { $word } fehlt die Farbe. Schreib { $cards }.
regicide-no-card = { $word } ist keine Karte: Schreib Rang und Farbe, etwa 7H oder 10D, oder * für einen Narren.
regicide-more-after-card = In { $words } steht nach der Karte { $card } noch etwas.
regicide-card-too-often = Die Karte { $card } ist öfter genannt, als es sie gibt.
regicide-no-card-named = Keine Karte ist genannt: Schreib Karten wie 7H oder AC+8D, oder yield, flip, >P1, P0:want.
regicide-other-game = Die Zeile beginnt mit { $first } und nicht mit { $wanted }.
regicide-no-field = { $word } ist kein Feld: Schreib Name=Wert.
regicide-field-twice = Das Feld { $name } steht zweimal da.
regicide-field-number = { $name } ist eine ganze Zahl von 0 bis { $most }, nicht { $value }.
regicide-rng-number = rng ist eine Hexadezimalzahl von 64 Bit, nicht { $value }.
regicide-no-seat-name = { $word } ist kein Platz: Schreib P0, P1, P2 oder P3.
regicide-needs-enemy = Eine Stellung braucht mindestens enemy=… und hands=….
regicide-hand-count = Angegeben { $hands ->
    [one] ist { $hands } Hand
   *[other] sind { $hands } Hände
  } für { $players } Spieler.
regicide-hand-too-big = { $seat-name } hat { $cards } Karten auf der Hand; mehr als { $most } können es nicht sein.
regicide-play-by-nobody = { $seat-name } soll etwas gespielt haben; den Platz gibt es bei { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  } nicht.
regicide-play-of-nothing = { $seat-name } soll etwas gespielt haben, aber keine Karten.
regicide-enemy-no-royal = Der Gegner ist ein Bube, eine Dame oder ein König, nicht { $card }.
regicide-two-places = Die Karte { $card } liegt an zwei Orten.
regicide-twelve-royals = Gegner, Burg und Gefallene müssen zusammen die zwölf Hoheiten sein, jede einmal.
regicide-seat-too-many = Ein Platz ist genannt, den es bei { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  } nicht gibt.
regicide-no-wish = { $word } ist kein Wunsch: Es gibt { $choices }, oder - für Schweigen.
regicide-no-outcome = { $word } ist kein Ergebnis: Es gibt { $choices }.
regicide-no-phase = { $word } ist keine Phase: Es gibt { $choices }.
regicide-all-have-spoken = In der Phase who muss noch mindestens ein Wunsch offen sein.
regicide-no-layer = { $word } ist keine Karte mit ihrer Schicht: Schreib zum Beispiel 7H^3.
regicide-no-unknowns = { $word } ist keine Zahl unbekannter Karten: Schreib zum Beispiel ?^0x7.
regicide-too-many-cards = Es gibt { $most } Karten, höchstens 10 auf einer Hand, und nicht so viele, wie die Sicht angibt.
regicide-unknown-field = Ein Feld { $name } gibt es nicht; es gibt { $names }.
regicide-field-choice = { $name } ist { $choices }, nicht { $value }.
regicide-unsound = Das ist keine Stellung von Regicide: { $name } kann so nicht sein.
regicide-damage-too-high = Der Gegner { $enemy } fällt bei { $health }; mit { $damage } Schaden stünde er nicht mehr.
regicide-jesters-too-many = Hier sind { $jesters } Narren; nach diesen Regeln sind es bei so vielen Spielern { $most }.
regicide-castle-order = In der Burg gilt eine Reihenfolge: erst die Buben, dann die Damen, dann die Könige.
regicide-flips-too-many = { $flips } Mal Umdrehen soll noch möglich sein; nach diesen Regeln und bei so vielen Spielern höchstens { $most } Mal.
regicide-outcome-phase = Ein Spiel in der Phase over hat ein Ergebnis, jedes andere hat keines, und gewonnen ist nur eines, in dem alle zwölf Hoheiten gefallen sind.
regicide-outcome-wrong = Das Ergebnis { $outcome } folgt nicht aus dem, was auf dem Tisch liegt.
regicide-no-such-play = { $cards } kann niemand zusammen gespielt haben.
regicide-plays-do-more = Das Gespielte macht mindestens { $least } Schaden, mehr als die angegebenen { $damage }.
regicide-jester-forgotten = Ein Narr ist gespielt, also ist die Immunität aus (off).
regicide-owed-never = { $owed } kann hier niemand schulden; höchstens sind es { $most }, und in der Phase suffer mehr als nichts.
regicide-payer-never = { $seat-name } zahlt für { $turn-name }; das erlauben diese Regeln nicht.
regicide-nobody-pays = { $seat-name } kann weder { $owed } decken noch umdrehen: Das Spiel wäre aus.
regicide-nobody-plays = { $seat-name } kann weder spielen noch passen noch umdrehen: Das Spiel wäre aus.
regicide-layer-order = { $card } kann nicht aus der angegebenen Schicht sein oder nicht zur angegebenen Zeit abgelegt worden sein.
regicide-top-elsewhere = { $card } kann nicht offen auf dem Ablagestapel liegen.
regicide-phase-never = Die Phase { $phase } kommt bei diesen Regeln und so vielen Spielern nicht vor.
regicide-wishes-too-soon = Wünsche gibt es nur in den Phasen name und who, in who vom ersten Platz an.
regicide-view-unreadable = Die Sicht ist unlesbar: { $why }.
regicide-view-contradicts = Die Sicht widerspricht sich: So sieht keine Stellung aus.

## Regelsätze

regicide-kill-needs-open = after_kill=open braucht turn_order=open: Geht es im Uhrzeigersinn, fragt niemand, wer dran ist.
regicide-open-last-turn = turn_order=open verträgt sich nicht mit yield_rule=last_turn, denn einer könnte ewig passen; nimm streak, off, oder free mit einem stalemate_guard.
regicide-open-needs-talk = turn_order=open braucht talk: Wer als Nächstes dran ist, entscheiden die Wünsche.
regicide-free-needs-guard = yield_rule=free braucht einen stalemate_guard, sonst könnten hinter einem vollen Schild alle ewig passen.
regicide-first-player = first_player={ $first } gibt es bei { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  } nicht.
regicide-rules-differ = Die Stellung ist nach anderen Regeln entstanden als diesen.

## Aufzeichnungen

regicide-start-differs = Die Kopfzeile { $name } widerspricht der Stellung in Start.
regicide-record-other-game = Die Kopfzeile [Game "{ $wanted }"] fehlt: Das hier ist { $game }.
regicide-note-start = Das Spiel begann mit einer vorgegebenen Stellung, also gibt es kein Austeilen zu prüfen.
regicide-note-seed = Ausgeteilt ist nach einem Startwert, den jeder hätte wählen können: Bewiesen ist damit nichts.
regicide-note-no-commitment = Es gibt keine Zusage, also könnte das Geheimnis im Nachhinein gewählt sein.
