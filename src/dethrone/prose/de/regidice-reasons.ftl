# Warum man einen Zug in Regidice machen würde: was die Runde im Mittel bringt.

regidice-reason-deals = macht im Mittel { NUMBER($dealt, minimumFractionDigits: 1) } von { $of } Schaden
regidice-reason-fells = besiegt den Gegner { regidice-reason-often }
regidice-reason-injured = { $costs ->
    [yes] kostet { NUMBER($dice, minimumFractionDigits: 1) } Würfel
   *[no] bringt { NUMBER($dice, minimumFractionDigits: 1) } Würfel zurück
  }
regidice-reason-prepares = lässt { NUMBER($dice, minimumFractionDigits: 1) } Würfel vorbereitet
regidice-reason-loses = verliert das Spiel sofort { regidice-reason-often }
regidice-reason-often = { $is-sure ->
    [yes] sicher
   *[no] in { $cases } von 100 Fällen
  }
regidice-reason-nothing = kein Schaden, und kein Würfel geht verloren
regidice-reason-resolves = { $seat-is ->
    [you] du handelst jetzt
   *[other] { $seat } handelt jetzt
  }
regidice-reason-done = dabei bleibt es
regidice-reason-then-deals = Bis zum Ende der Runde { $dealt } von noch { $of } Schaden
regidice-reason-then-falls = Bis zum Ende der Runde fällt der Gegner
regidice-reason-then-lost = Am Ende der Runde ist das Spiel verloren
regidice-reason-then-injured = { $costs ->
    [yes] es kostet { $dice } Würfel
   *[no] es bringt { $dice } Würfel zurück
  }
regidice-reason-then-prepares = es bleiben { $dice } Würfel vorbereitet
