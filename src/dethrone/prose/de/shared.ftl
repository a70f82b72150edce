# Was allen Spielen gemeinsam ist. Der Name einer Nachricht ist der Grund, den ein Fehler trägt.

refusal-over = Das Spiel ist zu Ende.
refusal-out-of-turn = { $seat-name } ist jetzt nicht gefragt: { $decider-name } entscheidet.
refusal-spectator = Wer zuschaut, ist nicht gefragt.
refusal-no-seat = Es gibt keinen Platz { $seat-name } bei { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spielern
  }.
refusal-nothing-to-take-back = Es gibt keinen Zug, der sich zurücknehmen ließe.
refusal-no-game = Es gibt kein Spiel { $name }. Die Spiele sind { $games }.
refusal-no-move = { $value } ist kein Zug dieses Spiels.
refusal-not-legal = { $move } ist jetzt nicht erlaubt.
refusal-bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }.
refusal-bad-secret = Ein Geheimnis hat { $bytes } Bytes und steht allein: kein Startwert daneben.
refusal-bad-nonce = Ein Beitrag zum Zufall hat 1 bis { $most } Buchstaben und Ziffern, nicht { $nonce }.
refusal-bad-words = Aufgeschriebener Zufall besteht aus Reihen von Zahlen von 0 bis { $most }.
refusal-bad-chance = Zufall kommt aus einem Geheimnis, einem Startwert oder dem, was aufgeschrieben ist, nicht aus { $chance }.
refusal-bad-commitment = Eine Zusage hat { $digits } Ziffern zur Basis 16, das ist { $value } nicht.
refusal-other-rules = Die Stellung wird nach anderen Regeln gespielt als { $rules }.
refusal-pickle-damaged = Dieses Pickle wurde verändert oder stammt von einer anderen Version.
refusal-player-count = { $game } ist für { $low } bis { $high } Spieler, nicht für { $players }.
did-you-mean = Meintest du { $near }?

## Regelsätze

refusal-no-rule-set = Es gibt keinen Regelsatz { $name }. Die Regelsätze sind { $names }.
refusal-no-option = Es gibt keine Option { $name }. Die Optionen sind { $names }.
refusal-option-form = { $text } ist keine Option: Schreib Name=Wert, etwa { $example }=….
refusal-option-choice = { $option } ist eines von { $choices }, nicht { $value }.
refusal-option-switch = { $option } ist on oder off, nicht { $value }.
refusal-option-number = { $option } ist eine Zahl von { $low } bis { $high }, nicht { $value }.
refusal-option-number-or-off = { $option } ist eine Zahl von { $low } bis { $high } oder off, nicht { $value }.
refusal-option-numbers = { $option } ist { $count } Zahlen von { $low } bis { $high }, eine je Spielerzahl, nicht { $value }.

## Aufzeichnungen

refusal-header-form = { $line } ist keine Kopfzeile: Schreib [Name "Wert"].
refusal-header-twice = Die Kopfzeile { $name } steht zweimal da.
refusal-header-missing = Die Kopfzeile { $name } fehlt.
refusal-no-record = Das ist keine Aufzeichnung eines Spiels: Es gibt keine Kopfzeile [Game "…"].
refusal-other-game = Das ist eine Partie { $game }, keine Partie { $here }.
refusal-record-version = Das ist eine Aufzeichnung der Version { $version }; bekannt ist nur Version { $known }.
refusal-record-json = Eine Aufzeichnung in JSON hat ein Objekt `headers` aus Texten und eine Liste `body` aus Paaren: eine Zahl und ein Wort.
refusal-result-differs = Die Kopfzeile nennt als Ergebnis { $header }, das letzte Wort { $last }.
refusal-bad-result = Ein Ergebnis ist *, won, oder lost: mit einem Wort, nicht { $value }.
refusal-after-result = { $word } steht nach dem Ergebnis.
refusal-bad-number = Die Kopfzeile { $name } ist eine Zahl, nicht { $value }.
refusal-move-missing = Zug { $due } fehlt: Nach Zug { $before } kommt Nummer { $number }.
refusal-move-unreadable = Zug { $ply }, { $word }, ist unlesbar: { $why }
refusal-move-illegal = Zug { $ply }, { $word }, ist nicht erlaubt: { $why }
refusal-cannot-deal = Die Aufzeichnung hat weder Startwert noch Anfang noch ein Geheimnis von 256 Bit und lässt sich darum nicht neu austeilen.
refusal-wrong-secret = Das Geheimnis passt nicht zur Zusage: So, wie versprochen war, ist nicht ausgeteilt.
refusal-not-promised = In der Zeile { $name } steht { $said }, zugesagt war die Partie vorher aber mit { $promised }.
refusal-wrong-result = Die Aufzeichnung sagt { $said }, aber nach Zug { $last } ist es { $found }: { $is-missing ->
    [yes] Ein Zug fehlt, oder das Ergebnis ist falsch
   *[no] Das Ergebnis ist falsch
  }.
refusal-not-json = Das ist nicht, was hier erwartet wird: { $what }

## Chancen

odds = { $digits ->
    [0] { $chance }
   *[1] { NUMBER($chance, minimumFractionDigits: 1) }
  } % ± { NUMBER($error, minimumFractionDigits: 1) }
refusal-no-action = Aktion { $action } ist in Partie { $place } nicht erlaubt, nur was die Maske anzeigt.
refusal-no-place = Eine Partie { $place } gibt es nicht: Es sind { $count }, gezählt ab 0.
refusal-bad-buffer = Nötig ist ein Puffer mit { $shape } Zahlen vom Typ { $form }, zeilenweise und beschreibbar.
refusal-bad-actions = Aktionen sind ganze Zahlen in einer Reihe, eine je Partie. Partien: { $count }.
refusal-bad-count = { $name } ist eine ganze Zahl ab { $least }, nicht { $value }.
refusal-no-numbers = { $name } lässt sich nicht in Zahlen spielen, nur { $games }.

## Wie die Plätze heißen, wo niemand einen Namen genannt hat

seat-called = { $players ->
    [2] Partner
   *[other] Spieler { $number }
  }
seat-you = Du
reason-further = { $before }; { $then }
