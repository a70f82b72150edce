# Warum Regidice etwas ablehnt, und was die Prüfung einer Aufzeichnung zeigt. Der Name einer Nachricht ist der Grund.

## Züge, die jetzt nicht erlaubt sind

regidice-not-asked = { $move } passt nicht zu dem, was gefragt ist: { $asked ->
    [declare] eine Ansage
    [resolve] wer als Nächstes handelt, die 1 eines Gefährten oder das Ende des Handelns
    [raise] der Würfel, der ein Auge bekommt
    [set] ein Satz
    [colour] welche der gleichen Würfel in die Sätze kommen
    [pips] wie sich der Schaden auf den Gegner verteilt
    [heal] welche Würfel geheilt werden
    [share] wer die Würfel des Gegners nimmt
    [split] wie sich der Schaden verteilt
    [lose] ein Würfel, der verloren geht
   *[prepare] ein Würfel zum Vorbereiten, oder done
  }.
regidice-number-named = { $seat-name } hat die { $number } in dieser Runde schon angesagt.
regidice-called = { $seat-name } hat { $call } schon angesagt.
regidice-no-black = Schwarz darf man erst ansagen, wenn ein schwarzer Würfel im Spiel ist.
regidice-no-number = { $move } nennt keine Zahl von 1 bis 6.
regidice-no-such-seat = Es gibt keinen Platz { $seat-name }.
regidice-is-companion = { $seat-name } ist ein Gefährte, und der handelt, indem er 1en ausgibt (pip:P{ $seat }:r).
regidice-has-resolved = { $seat-name } hat schon gehandelt.
regidice-no-set = { $seat-name } kann jetzt keinen Satz bilden.
regidice-no-companion = { $seat-name } ist kein Gefährte.
regidice-no-one = { $seat-name } hat keinen { $colour ->
    [r] roten
    [b] blauen
    [y] gelben
   *[k] schwarzen
  } Würfel, der 1 zeigt.
regidice-one-prepared = Die { $colour ->
    [r] rote
    [b] blaue
    [y] gelbe
   *[k] schwarze
  } 1 von { $seat-name } ist vorbereitet und nicht gewürfelt.
regidice-nothing-to-raise = Es gibt keinen anderen Würfel, der ein Auge bekommen könnte.
regidice-enemy-not-raised = Ein Gefährte kann Würfel des Gegners nicht erhöhen.
regidice-no-enemy-die = Der Gegner hat keinen Würfel, der { $value } zeigt und sich erhöhen lässt.
regidice-six-not-raised = Eine 6 lässt sich nicht erhöhen.
regidice-others-only = Ein Gefährte erhöht nur Würfel der anderen.
regidice-not-unused = Unter den unbenutzten Würfeln von { $seat-name } ist kein { $die }.
regidice-caster-set = Wer zaubert, nennt Sätze nach der Farbe (cast:red).
regidice-wrong-sum = { $set } ergibt { $sum }, aber die Verteidigung des Gegners ist in dieser Runde { $defence }.
regidice-blocks-nothing = { $set } blockt nichts: Ein Satz zum Blocken sind drei oder mehr Würfel, die das Gleiche zeigen.
regidice-heals-nothing = { $set } heilt nichts: Ein Satz zum Heilen sind drei oder mehr Zahlen in Folge, jede einmal.
regidice-not-so-many = So viele Würfel mit { $value } hat { $seat-name } nicht mehr.
regidice-not-the-most = Nach { $set } ließe sich nicht mehr das meiste herausholen.
regidice-sets-in-order = Sätze nennt man vom höchsten zum niedrigsten, und dieser ist höher als der vorige.
regidice-no-caster = { $seat-name } hat keinen Zauber angesagt.
regidice-no-touch = Hier wird ohne Todesberührung gespielt.
regidice-other-colour = { $seat-name } hat { $call } angesagt und kann nur in dieser Farbe zaubern.
regidice-no-match = Die { $colour ->
    [r] roten
    [b] blauen
    [y] gelben
   *[k] schwarzen
  } Würfel von { $seat-name } zeigen nicht, was der Gegner zeigt: { $enemy }.
regidice-spells-in-order = Zauber nennt man in der Reihenfolge Rot, Blau, Gelb, Schwarz, und dieser käme vor dem vorigen.
regidice-one-set-at-least = Wer handelt, bildet mindestens einen Satz.
regidice-more-to-make = Man muss das meiste aus den Würfeln machen, und es geht noch mehr.
regidice-not-held = { $seat-name } hat kein { $die } zur Auswahl.
regidice-not-showing = { $die } ist benutzt oder noch nicht gewürfelt und lässt sich darum nicht vorbereiten.
regidice-dice-in-order = Würfel nennt man in der Reihenfolge r, b, y, k und nach Wert, und dieser kommt zu früh oder zu spät.
regidice-wrong-pips = Aus { $enemy } wird durch { $damage } Schaden nicht { $dice }.
regidice-wrong-use = Zu nehmen sind Würfel mit dem niedrigsten Wert, den die Sätze brauchen ({ $value }).
regidice-wrong-heal = Nimm genau { $count } Würfel vom Verletztenstapel.
regidice-wrong-share = Nur wer Schaden gemacht hat, nimmt Würfel, alle zusammen höchstens { $count }.
regidice-wrong-split = Verteile genau { $damage } Schaden auf die, die leiden, und auf niemanden mehr, als er Würfel hat.

## Würfel und Züge, die sich nicht lesen lassen

regidice-no-colour = { $word } ist keine Farbe: Schreib red, blue, yellow, black, oder r, b, y, k.
regidice-not-one-die = { $word } ist nicht genau ein Würfel: Schreib Farbe und Wert, etwa r3.
regidice-no-die = { $word } ist kein Würfel: Schreib Farbe und Wert, etwa r3 oder k1.
regidice-no-heap = { $word } steht für keine Würfel: Schreib Farben und was sie zeigen, etwa r133b2, oder . für keine.
regidice-empty-colour = { $word } nennt eine Farbe, aber keinen Würfel davon.
regidice-several-moves = { $word } sind { $count } Züge, wo einer gefragt ist.
regidice-no-action = Was soll { $word } tun? Schreib { $calls }.
regidice-no-move = { $word } ist kein Zug: Schreib eine Ansage (A3, B4, H5, C:red-odd, K), act:P1, pip:P2:r, raise:P0:r4, set:6+5, cast:red, use:r5+b5, enemy:6+6+2, heal:r+k, share:P0=2, split:P0=1+P1=1, lose:r3, put:r2 oder done.
regidice-no-content = Der Zug hört auf, wo sein Inhalt anfangen sollte.
regidice-no-seat = { $word } ist kein Platz: Schreib P0, P1, P2 oder P3.
regidice-no-value = { $word } ist kein Wert eines Würfels.
regidice-no-share = { $word } ist keine Aufteilung: Schreib P0=2+P1=1, jeden Platz einmal.
regidice-no-die-named = Kein Würfel ist genannt: Schreib Farbe und Wert, etwa r3.
regidice-no-enemy-value = Sag, was der Würfel des Gegners zeigt, etwa raise:enemy:5.
regidice-one-die-a-pip = Ein Auge erhöht einen Würfel: Schreib raise:P0:r4.
regidice-one-value-at-a-time = Würfel zum Benutzen nennt man Wert für Wert, etwa use:r5+b5.

## Regeln

regidice-no-first-seat = first_caller={ $caller } gibt es bei { $players } Spielern nicht.
regidice-no-first-caller = { $seat-name } soll zuerst ansagen; den Platz gibt es bei { $players } Spielern nicht.
regidice-no-pool = Ein Vorrat hat höchstens { $most } Würfel.
regidice-no-defence = Eine Verteidigung ist eine Zahl von 1 bis { $most }, nicht { $value }.
regidice-no-enemy-dice = Ein Gegner hat 1 bis { $most } Würfel, die 1 bis 6 zeigen.

## Stellungen und Sichten, die es nicht geben kann

regidice-field-count = Eine Stellung hat { $count } Felder ({ $names }); diese hat { $words }.
regidice-no-field = { $word } ist kein weiteres Feld einer Stellung.
regidice-not-whole = Das ist die Sicht eines Platzes und keine ganze Stellung.
regidice-in-field = Im Feld { $field }: { $why }
regidice-senseless = { $word } ergibt dort keinen Sinn.
regidice-no-players = { $word } ist keine Spielerzahl: Schreib 3, oder 3@1 für die Sicht von P1.
regidice-not-between = { $word } ist keine Zahl von { $low } bis { $high }.
regidice-no-enemy = { $word } ist kein Gegner: Schreib seine Nummer und seine 3, 4 oder 5 Würfel, etwa 1:651.
regidice-no-values = { $word } ist keine Reihe von Werten zwischen 1 und 6.
regidice-seat-parts = { $word } hat { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
  } für { $players } Spieler.
regidice-no-call = { $word } ist keine Ansage.
regidice-no-received = { $word } ist etwas anderes als vier Zahlen für jeden Platz.
regidice-stuck = In dieser Stellung könnte niemand einen Zug machen.
regidice-hidden-after-reveal = Nach dem Aufdecken ist kein Würfel verdeckt, und in einer ganzen Stellung auch nicht.
regidice-seen-before-reveal = Vor dem Aufdecken sieht man die eigenen Würfel und keine anderen.
regidice-zone-shows = Vorbereitete Würfel zeigen einen Wert.
regidice-injured-show = Verletzte Würfel zeigen nichts.
regidice-eight-of-a-colour = Von jeder Farbe gibt es acht Würfel.
regidice-black-not-won = So viele schwarze Würfel sind noch nicht gewonnen.
regidice-only-black-taken = Einem Gegner lassen sich nur schwarze Würfel abnehmen.
regidice-calls-in-order = Angesagt wird reihum, vom ersten Ansager an.
regidice-all-declared = Sind die Würfel aufgedeckt, haben alle angesagt.
regidice-over-with-outcome = Ein Spiel ist genau dann zu Ende, wenn es ein Ergebnis hat.
regidice-wrong-actor = Den Platz, der handelt, gibt es nicht, oder er hat etwas anderes angesagt.
regidice-nobody-acts = In dieser Phase handelt niemand.
regidice-too-many-votes = Es gibt mehr Stimmen als Leute, die abstimmen.
regidice-wrong-vote = Jemand hat für etwas gestimmt, das nicht geht.
regidice-sets-uncovered = Sätze brauchen Würfel, die nicht da sind.
regidice-nothing-wanted = Es sind keine Farben mehr zu wählen.
regidice-no-damage = Es gibt keinen Schaden zu verteilen.
regidice-nothing-to-heal = Es gibt nichts zu heilen.
regidice-wrong-debt = Jemand schuldet genau so lange Würfel, wie welche verloren gehen.
regidice-debt-too-large = Ein Platz schuldet mehr Würfel, als er hat.
regidice-all-prepared = Alle haben schon vorbereitet.
regidice-no-taker = Wer Würfel nimmt oder den letzten Schlag tat, sitzt nicht am Tisch.
regidice-hides-dice = In dieser Sicht sind Würfel verdeckt: Sie ist keine ganze Stellung. Eine Stichprobe (sample) macht eine daraus.

## Aufzeichnungen

regidice-other-game = Das ist eine Partie { $game }, keine Partie { $here }.
regidice-bad-header = Eine Kopfzeile ergibt keinen Sinn: { $why }
regidice-roll-hidden = Der Wurf von Runde { $round } ist verdeckt und lässt sich darum nicht nachspielen.
regidice-roll-missing = Der Wurf von Runde { $round } fehlt oder passt nicht zu den Würfeln in den Vorräten.
regidice-rolls-too-many = Es gibt Würfe von Runden, die nie gespielt wurden.
regidice-roll-chosen = Der Wurf von Runde { $round } stammt nicht aus dem Geheimnis.
regidice-roll-not-seeded = Der Wurf von Runde { $round } stammt nicht aus dem Startwert.
regidice-chance-proved = Das Geheimnis passt zur Zusage, und alle Würfe stammen aus ihm.
regidice-chance-promised = Für die Würfe gibt es eine Zusage; das Geheimnis, das sie beweisen würde, ist nicht gezeigt.
regidice-chance-given = Das Spiel begann mit einer vorgegebenen Stellung: Nur die Würfe danach stammen aus dem Geheimnis.
regidice-first-chosen = In der Zeile First steht { $said }, aber nach diesen Regeln und mit diesem Geheimnis sagt { $due } zuerst an: Damit ist nichts bewiesen.
regidice-chance-open = Über die Würfe war nichts zugesagt, also lässt sich nichts über sie beweisen.
