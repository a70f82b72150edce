# Was an einem echten Tisch gefragt wird, in Kürze: für eine Seite, die alle Fragen zugleich zeigt.

counsel-wanted = Was wird von dir verlangt?
counsel-wanted-alone = Was wird von dir verlangt?
counsel-owed = Zu zahlen
counsel-hand = Deine Hand
counsel-enemy = Der Gegner
counsel-played = Gegen ihn gespielt
counsel-damage = Schaden
counsel-shield = Schild
counsel-pile = Ablagestapel
counsel-discard = Karten in der Ablage
counsel-partner = Die anderen halten
counsel-yielded = Wer zuvor in Folge gepasst hat
counsel-flips = Narren übrig
counsel-tavern = Taverne
counsel-castle = Schloss darunter
counsel-immunity = Immunität
counsel-moment = Was willst du wissen?
counsel-round = Runde
counsel-first = Wer zuerst angesagt hat
counsel-call = { $own ->
    [yes] Ich habe angesagt
   *[no] { $seat }: angesagt
  }
counsel-enemy-number = Der Gegner
counsel-enemy-dice = Seine Würfel zeigen
counsel-enemy-start = Zu Beginn der Runde zeigten sie
counsel-injured = Verletzte
counsel-pool-hidden = Würfel von { $seat }, nach Farbe
counsel-pool-rolled = { $own ->
    [yes] Meine Würfel
   *[no] Würfel von { $seat }
  }
counsel-pool = { $own ->
    [yes] Meine Würfel
   *[no] Würfel von { $seat }
  }
counsel-zone = { $own ->
    [yes] Von mir vorbereitet
   *[no] Von { $seat } vorbereitet
  }
counsel-actor = Wer handelt
counsel-sets = Schon gewählte Sätze, etwa 5+4, 3+3+3
counsel-points-pips = Schaden zu verteilen
counsel-points-heal = Würfel zu heilen
counsel-resolved = Wer schon gehandelt hat
counsel-blocked = Bisher geblockt
counsel-damage-dealt = Schaden insgesamt
counsel-finisher = Wessen Schaden mehr war als nötig
counsel-dealers = Wer Schaden gemacht hat
counsel-owed-dice = { $own ->
    [yes] Würfel, die ich abgebe
   *[no] { $seat }: Würfel abzugeben
  }
counsel-turn = Wer vorbereitet

## Answers to choose from

counsel-wanted-choice = { $choice ->
    [1] Ein Zug
    [2] Eine Zahlung
    [3] Ein Wort
   *[4] Wer weitermacht
  }
counsel-moment-choice = { $choice ->
    [1] Was ansagen
    [2] Wie weiter, alle Würfel offen
    [3] Wer als Nächstes handelt
    [4] Welchen Würfel erhöhen
    [5] Welche Sätze bilden
    [6] Wohin der Schaden
    [7] Welche Würfel heilen
    [8] Wer wie viel erleidet
    [9] Welche Würfel abgeben
   *[10] Was vorbereiten
  }
counsel-enemy-number-choice = { $choice ->
    [1] Erster
    [2] Zweiter
   *[3] Dritter
  }
counsel-immunity-choice = { $choice ->
    [on] Sie gilt
   *[off] Ein Narr nahm sie
  }
