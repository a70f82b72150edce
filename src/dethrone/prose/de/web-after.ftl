# Was die Seite nach einer Partie und um sie herum sagt: Rückschau, gemeinsame Besprechung, Partien, Tagesblatt, Einstellungen.

## Rückschau

web-replay-title = Rückschau
web-replay-loading = Die Partie wird geholt …
web-replay-meta = { $game }, { $players ->
    [one] allein
   *[other] zu { $players }
  }. { $won ->
    [true] Gewonnen
   *[other] Verloren
  } nach { $moves } Zügen.
web-replay-at = Zug { $move } von { $total }.
web-replay-start = Das Blatt wird gegeben.
web-replay-moment = Stelle der Partie
web-replay-steps = Durch die Partie gehen
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-back = Zurück
web-replay-on = Weiter
web-replay-flag-back = Zum Wendepunkt davor
web-replay-flag-on = Zum nächsten Wendepunkt
web-replay-step-back = Einen Zug zurück
web-replay-step-on = Einen Zug weiter
web-replay-chance = Siegchance { $percent } %.
web-replay-curve = Siegchance im Lauf der Partie.
web-replay-no-curve = Die Siegchance ist noch nicht bekannt.
web-replay-flag = { $number }: Zug { $move }, { $points } Punkte.
web-replay-health = Leben von { $of }
web-replay-attack = Angriff { $attack }{ $shield ->
    [0] {""}
   *[other] , Schild { $shield }
  }
web-replay-round = Runde { $round }
web-replay-enemy-dice = Würfel des Feindes: { $values }
web-replay-piles = Taverne { $tavern }
    Ablage { $discard }
    Gefallen { $fallen }
web-replay-hand = Hand von { $name }
web-replay-decides = entscheidet
web-replay-empty-hand = keine Karten
web-replay-better = besser
web-replay-next = gespielt
web-replay-prepared = Vorbereitet:
web-replay-injured = { $count ->
    [0] Niemand ist verletzt.
   *[other] Verletzt:
  }
web-replay-panel = Was neben dem Brett steht
web-replay-tab = { $tab ->
    [flags] Wendepunkte
    [moves] Züge
    [lines] Varianten
   *[about] Die Partie
  }
web-replay-move-by = Zug { $move }, { $name }
web-replay-played-percent = Gespielt, { $percent } %
web-replay-better-percent = Besser, { $percent } %
web-replay-because = Besser: { $better }. Gespielt: { $played }.
web-replay-error = Aus dem, was der Platz wissen konnte; ±{ $points } Punkte.
web-replay-samples = Siegchance, je Entscheidung aus { $count } fairen Verteilungen
web-replay-thinking = Die Partie wird angesehen: { $done } von { $of } Zügen.
web-replay-queued = Erst sind andere Partien dran …
web-replay-none = Diese Partie hat noch niemand angesehen.
web-replay-analyse = Partie auswerten
web-replay-no-flags = Kein Zug hat mehr als zwei Punkte gekostet: gut gespielt.
web-replay-go-on = Von hier weiterspielen
web-replay-together = Zusammen besprechen
web-replay-copy = Link zu Zug { $move }
web-replay-seat = Wessen Hand gezeigt wird
web-replay-seat-deciding = Hand: wer entscheidet
web-replay-deal = Das Blatt
web-replay-proved = Geprüft: Es sind die Karten, die vor der Partie versprochen wurden, und jeder Zug ist erlaubt.
web-replay-sound = Jeder Zug ist erlaubt; woher die Karten kamen, lässt sich nicht beweisen.
web-replay-unsound = Die Aufzeichnung stimmt nicht.
web-replay-checking = Das Blatt wird geprüft …
web-replay-promise = Vor der Partie versprochen:
web-replay-take = Zum Mitnehmen
web-replay-record = Aufzeichnung
web-replay-record-more = Die Aufzeichnung ist Text; dethrone verify und dethrone replay lesen sie.

## Was besser gewesen wäre

web-better-title = Was besser war
web-better-heading = Was besser gewesen wäre
web-better-sum = { $count ->
    [0] Niemand hat einen Punkt verschenkt.
    [one] { $points } Punkte in einem Zug verschenkt.
   *[other] { $points } Punkte in { $count } Zügen verschenkt.
  }
web-better-which = Welche Züge
web-better-filter = { $which ->
    [mine] Meine { $count }
    [good] Gute { $count }
   *[team] Alle { $count }
  }
web-better-unit = Punkte der Siegchance, aus dem, was der Platz wissen konnte
web-better-line = Gespielt { $played }. Besser war { $best }.
web-better-none = Hier ist nichts.
web-better-try = Selbst versuchen
web-better-open = Zur Rückschau

## Die Regeln eines Tisches

web-rules-title = Regeln
web-rules-of = { $game }: die Regeln
web-rules-by = Regelwerk { $rules }
web-rules-short = In Kürze
web-rules-options = Was an diesem Tisch gilt
web-rules-usually = üblich: { $usual }
