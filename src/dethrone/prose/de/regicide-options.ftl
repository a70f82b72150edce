# Regelsätze von Regicide und ihre Optionen: was jeder Wert bedeutet.

regicide-rules-official = die Regeln, wie sie veröffentlicht sind
regicide-rules-summary = nach einer Kurzfassung: schwarze Farben vertauscht, Schaden geteilt, freies Passen
regicide-rules-manual = nach einer längeren Anleitung: mehr Narren, neu geben ohne Karo, schwächeres Kreuz
regicide-rules-open-order = keine Reihenfolge: vor jedem Zug sagen alle, ob sie wollen; für zwei gedacht

regicide-option-redraw-none = die erste Verteilung gilt
regicide-option-redraw-team = es wird neu gegeben, bis jemand Karo hat
regicide-option-redraw-player = jede Hand ohne Karo wird neu gegeben
regicide-option-black-suits-standard = Kreuz verdoppelt den Schaden, Pik gibt Schild
regicide-option-black-suits-swapped = Kreuz gibt Schild, Pik verdoppelt den Schaden
regicide-option-double-scope-total = die verdoppelnde Farbe verdoppelt alles Gespielte
regicide-option-double-scope-cards = die verdoppelnde Farbe verdoppelt nur ihre eigenen Karten
regicide-option-damage-overflow-off = wer gespielt hat, zahlt allein
regicide-option-damage-overflow-on = was eine Hand nicht deckt, zahlen die nächsten mit Karten
regicide-option-discard-rule-at-least = zahle mit beliebigen Karten, die reichen
regicide-option-discard-rule-until = hör auf, sobald der Schaden gedeckt ist
regicide-option-discard-rule-minimal = keine Karte darf zu viel sein
regicide-option-yield-rule-last-turn = kein Passen, wenn alle anderen zuletzt gepasst haben
regicide-option-yield-rule-streak = hintereinander einmal weniger passen, als Leute mitspielen
regicide-option-yield-rule-free = passe, wann du willst
regicide-option-yield-rule-off = niemand darf passen
regicide-option-yield-needs-card-off = mit leerer Hand darf man passen
regicide-option-yield-needs-card-on = mit leerer Hand darf man nicht passen
regicide-option-solo-yield-off = allein darf man nie passen
regicide-option-solo-yield-on = allein darf man passen, aber nicht zweimal nacheinander, außer wenn Passen frei ist
regicide-option-turn-order-clockwise = es geht im Uhrzeigersinn
regicide-option-turn-order-open = vor jedem Zug sagen alle, ob sie dran sein wollen
regicide-option-after-kill-killer = wer einen Gegner besiegt, ist noch einmal dran
regicide-option-after-kill-open = nach einem Sieg wird neu entschieden, wer dran ist
regicide-option-discard-view-open = alle dürfen den Ablagestapel ansehen
regicide-option-discard-view-top = nur die oberste Karte des Ablagestapels ist zu sehen
regicide-option-discard-view-count = nur die Größe des Ablagestapels ist bekannt
regicide-option-talk-official = nur Offenes, und Wünsche nach einem Narren
regicide-option-talk-none = kein Reden
regicide-option-talk-free = sagt, was ihr wollt
regicide-option-jesters = Narren in der Taverne, bei 1/2/3/4 Spielern: { $value }
regicide-option-hand-limit = höchstens Karten auf der Hand, bei 1/2/3/4 Spielern: { $value }
regicide-option-solo-flips = Narren, die man allein umdrehen darf: { $value }
regicide-option-combo-limit = höchster Wert mehrerer gleicher: { $value }
regicide-option-companion-limit = höchster Wert eines Asses mit einer anderen Karte: { $value }
regicide-option-stalemate-guard = bei freiem Passen verlieren so viele Runden voller Passen das Spiel: { $value }
regicide-option-first-player-seat-0 = der erste Platz beginnt
regicide-option-first-player-seat-1 = der zweite Platz beginnt
regicide-option-first-player-seat-2 = der dritte Platz beginnt
regicide-option-first-player-seat-3 = der vierte Platz beginnt
regicide-option-first-player-random = wer beginnt, wird ausgelost

regicide-at-table = { $players ->
    [1] Allein höchstens { $hand-limit } Handkarten, { $solo-flips ->
        [0] kein Narr zum Umdrehen.
        [one] ein Narr zum Umdrehen.
       *[other] { $solo-flips } Narren zum Umdrehen.
      }
   *[other] Zu { $players } höchstens { $hand-limit } Handkarten, { $jesters ->
        [0] kein Narr in der Taverne.
        [one] ein Narr in der Taverne.
       *[other] { $jesters } Narren in der Taverne.
      }
  }
