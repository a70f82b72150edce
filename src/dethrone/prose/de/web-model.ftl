# A language model in any chat, in the browser.

web-model-title = Ein Sprachmodell als Partner
web-model-about = Jeder Chat genügt. Kopiere die Frage dorthin und bring die Antwort zurück: sie wird gütig gelesen und streng geprüft.
web-model-way = Richtung
web-model-ways = { $way ->
    [seat] Das Modell hat einen Platz
   *[cards] Ich habe echte Karten
  }
web-model-begin = Lass es spielen
web-model-begin-more = Ein Tisch mit einem Bot als Partner wird geöffnet. Du trägst die Fragen eines Platzes hin und her und siehst darum seine Hand.
web-model-open = Tisch öffnen
web-model-cards = Eine Stellung
web-model-cards-more = Füge eine Frage oder die Zeile einer Stellung ein, oder leg die Karten im Editor hin.
web-model-editor = Zum Editor
web-model-copy = Kopiere die Frage
web-model-prompt = Frage
web-model-waiting = Jemand anderes denkt nach …
web-model-moves-label = Erlaubte Züge
web-model-moves = { $moves ->
    [yes] Mit erlaubten Zügen
   *[no] Ohne Züge
  }
web-model-rules = Mit den Regeln
web-model-rules-more = In jedem Chat einmal nötig.
web-model-paste = Füge die Antwort ein
web-model-reply = Antwort
web-model-check = Prüfen
web-model-table = Der Tisch
web-model-game = Diese Partie
web-model-replies = { $count ->
    [one] Antwort
   *[other] Antworten
  }, { $good } sofort gut
web-model-mended = nach einer Korrektur gut
web-model-verdict = Urteil
web-model-good = Gut
web-model-not-yet = { $count ->
    [one] Noch nicht: eines ist zu verbessern
   *[other] Noch nicht: { $count } Dinge sind zu verbessern
  }
web-model-mark = { $good ->
    [yes] Gut:
   *[no] Zu verbessern:
  }
web-model-send = Schick es zurück
web-model-send-more = Sätze, mit denen das Modell etwas anfangen kann.
web-model-by-hand = Von Hand ändern
web-model-copy-correction = Korrektur kopieren
web-model-no-verdict = Hier steht, was an einer Antwort falsch ist und was zu ändern ist.
