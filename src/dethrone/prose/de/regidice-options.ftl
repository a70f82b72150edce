# Regelsätze von Regidice und ihre Optionen: was jeder Wert bedeutet.

regidice-rules-rulebook = die Regeln, wie sie veröffentlicht sind, Lücken aufs Einfachste gefüllt
regidice-rules-bga = wie die Ausgabe im Netz gespielt zu werden scheint: Satz für Satz, Beute geteilt
regidice-rules-literal = die Worte so eng genommen wie möglich

regidice-option-same-cast-call-forbid = niemand darf dieselbe Zauberansage machen wie jemand anders
regidice-option-same-cast-call-allow = dieselbe Zauberansage darf zweimal fallen; die frühere bekommt die Würfel
regidice-option-black-call-always = Schwarz darf immer angesagt werden
regidice-option-black-call-when-present = Schwarz darf nur angesagt werden, solange jemand schwarze Würfel hat
regidice-option-cast-colour-any = Zauber jeder Farbe
regidice-option-cast-colour-declared = Zauber nur in der angesagten Farbe
regidice-option-cast-match-present = Zauber treffen den Gegner, wie er jetzt zeigt
regidice-option-cast-match-round-start = Zauber treffen den Gegner, wie er am Anfang der Runde war
regidice-option-cast-batch-together = alle Sätze eines Zaubernden werden in einem Augenblick verglichen
regidice-option-cast-batch-sequential = nach jedem Zauber wird der nächste Satz neu verglichen
regidice-option-new-dice-preparable-off = in dieser Runde gewonnene Würfel lassen sich nicht vorbereiten
regidice-option-new-dice-preparable-on = in dieser Runde gewonnene Würfel dürfen vorbereitet werden
regidice-option-companion-targets-pools = ein Gefährte erhöht Würfel von allen
regidice-option-companion-targets-others = ein Gefährte erhöht nur Würfel der anderen
regidice-option-companion-targets-board = ein Gefährte erhöht Würfel von allen und vom Gegner
regidice-option-companion-ones-showing = jeder Würfel, der 1 zeigt, darf ausgegeben werden
regidice-option-companion-ones-rolled-only = vorbereitete 1en dürfen nicht ausgegeben werden
regidice-option-mandatory-max-off = bilde so viele oder so wenige Sätze, wie du willst
regidice-option-mandatory-max-on = alle müssen das meiste aus ihrer Aktion machen
regidice-option-resolve-block = jeder handelt in einem Zug
regidice-option-resolve-fine = man darf sich Satz für Satz abwechseln
regidice-option-defeat-check-end = ob der Gegner fällt, zeigt sich, wenn alle gehandelt haben
regidice-option-defeat-check-immediate = der Gegner fällt sofort
regidice-option-overkill-to-finisher = Würfel aus einem Overkill gehen an den, der zu viel machte
regidice-option-overkill-to-share = wer Schaden machte, teilt die Würfel aus einem Overkill
regidice-option-suffer-split-any = die Klasse, die leidet, teilt den Schaden, wie sie will
regidice-option-suffer-split-single = einer der Klasse nimmt allen Schaden
regidice-option-suffer-cascade-off = was eine Klasse nicht decken kann, verliert das Spiel
regidice-option-suffer-cascade-on = was eine Klasse nicht decken kann, geht an die nächste
regidice-option-team-voice-first-caller = wer zuerst ansagt, antwortet für alle
regidice-option-team-voice-vote = alle stimmen ab
regidice-option-pre-reveal-talk-counts-only = vor dem Aufdecken darf man nur Offenes sagen
regidice-option-pre-reveal-talk-free = sagt jederzeit, was ihr wollt
regidice-option-pre-reveal-talk-none = kein Reden vor dem Aufdecken
regidice-option-touch-of-death-on = fünf passende schwarze Würfel fällen den letzten Gegner
regidice-option-touch-of-death-off = die schwere Variante: Schwarze Sätze zaubern nichts
regidice-option-max-rounds = Runden, nach denen das Spiel verloren ist: { $value }
regidice-option-max-rounds-off = Runden, nach denen das Spiel verloren ist: keine Grenze
regidice-option-first-caller-seat-0 = in der ersten Runde sagt der erste Platz zuerst an
regidice-option-first-caller-seat-1 = in der ersten Runde sagt der zweite Platz zuerst an
regidice-option-first-caller-seat-2 = in der ersten Runde sagt der dritte Platz zuerst an
regidice-option-first-caller-seat-3 = in der ersten Runde sagt der vierte Platz zuerst an
regidice-option-first-caller-random = wer in der ersten Runde zuerst ansagt, wird ausgelost

regidice-at-table = { $players ->
    [2] Zu Beginn neun Würfel für jeden,
    [3] Zu Beginn sieben Würfel für jeden,
   *[other] Zu Beginn sechs Würfel für jeden,
  } drei Gegner nacheinander.
