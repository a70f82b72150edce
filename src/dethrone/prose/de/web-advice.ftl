# Advice for real cards and dice, in the browser.

web-advice-players = Spieler
web-advice-copied = Kopiert
web-advice-percent = { $percent } %
web-advice-quoted = „{ $words }“
web-advice-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
  }
web-advice-die = { $colour ->
    [r] rote
    [b] blaue
    [y] gelbe
   *[k] schwarze
  } { $pips }

## The editor

web-advice-title = Karten eines echten Tischs
web-advice-title-dice = Würfel eines echten Tischs
web-advice-about = Leg hin, was du siehst. Was du nicht weißt, bleibt offen und wird viele Male gerecht verteilt.
web-advice-paste = Text einfügen
web-advice-paste-more = Eine Frage an ein Sprachmodell oder die Zeile einer Stellung oder Sicht.
web-advice-take = Hinlegen
web-advice-tap = Tippe eine Karte nach
web-advice-place = { $place ->
    [hand] Hand
    [table] Tisch
    [discard] Ablage
    [enemy] Gegner
   *[unknown] Unbekannt
  }{ $count ->
    [0] {""}
   *[other] {" "}{ $count }
  }
web-advice-card = { $card }: { $place ->
    [hand] deine Hand
    [table] auf dem Tisch
    [discard] im Ablagestapel
    [enemy] der Gegner
   *[unknown] unbekannt
  }
web-advice-jesters = Narren
web-advice-legend-hand = meine Hand, { $count }
web-advice-legend-table = Gegner und Tisch, { $count }
web-advice-legend-discard = Ablage, { $count }
web-advice-legend-unknown = unbekannt
web-advice-table = Auf dem Tisch
web-advice-table-empty = Wähle den Gegner und was gegen ihn gespielt wurde.
web-advice-fight = Schaden { $damage }, Schild { $shield }.
web-advice-join = Verbinden
web-advice-part = Trennen
web-advice-known = Was du sonst weißt
web-advice-field = { $field ->
    [partner-hand] Die anderen halten
    [tavern] Taverne
    [castle] In der Burg
    [cards-in-discard] Karten in der Ablage
    [shield] Schild
    [damage] Schaden
    [flips] Narren übrig
    [to-pay] Zu zahlen
    [enemy-dice] Seine Würfel zeigen
    [round] Runde
    [first] Erster Ansager
    [injured] Verletzte
    [zones] Vorbereitete Würfel
   *[calls] Angesagt
  }
web-advice-assumed = Angenommen
web-advice-ask-title = Was täte ein starker Spieler?
web-advice-ask-more = Er weiß, was du gesagt hast, und sonst nichts.
web-advice-empty = Leg zuerst deine Hand und den Gegner hin.
web-advice-ask = Um Rat fragen
web-advice-thinking = Denkt nach …
web-advice-clear = Leeren
web-advice-best = { $asked ->
    [pay] Zahle
    [talk] Sag
    [name] Nenne
   *[play] Spiele
  }
web-advice-only-say = Nur einen Wunsch nennen
web-advice-pay = Dann zahle
web-advice-follow = Spielen, nächste Stellung
web-advice-others-moves = Alles, was erwogen wurde
web-advice-chances = Aussicht auf den Sieg, { $samples } gerechte Verteilungen.
web-advice-may-say = Du darfst sagen
web-advice-saying = { $next ->
    [I] Ich möchte dran sein.
    [YOU] Lieber nicht.
   *[EITHER] Mir ist es gleich.
  }
web-advice-never-cards = Nie, welche Karten.
web-advice-share = Weitergeben
web-advice-link = Link
web-advice-picture = Bild
web-advice-link-copied = Der Link ist in der Zwischenablage.
web-advice-picture-saved = Das Bild liegt bei deinen Downloads.
web-advice-no-dice = Tippe unten deine Würfel an.
web-advice-tap-die = Tippe Würfel an, die hier liegen
web-advice-shows = { $label }: Würfel { $number }
web-advice-add-die = Einen Würfel hinzufügen
web-advice-drop-die = Wegnehmen: { $die }
web-advice-others = Würfel der anderen
web-advice-less = Einer weniger für { $seat }: { web-advice-colour }
web-advice-more = Einer mehr für { $seat }: { web-advice-colour }
web-advice-colour = { $colour ->
    [r] rot
    [b] blau
    [y] gelb
   *[k] schwarz
  }
web-advice-foe = Der Gegner
web-model-short = Sprachmodell
