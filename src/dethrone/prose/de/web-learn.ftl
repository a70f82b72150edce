# Lessons, puzzles and rules in the browser.

web-learn = Lernen
web-learn-about = Durch Spielen. Jeder Schritt ist eine echte Stellung mit echten Regeln, und ein Schritt zurück kostet nichts.
web-learn-step = { $kind ->
    [puzzles] Aufgabe { $number } von { $of }
   *[lessons] Schritt { $number } von { $of }
  }
web-learn-progress = { $done } von { $of } Schritten getan
web-learn-start = Anfangen
web-learn-go-on = Weiter
web-learn-next = Weiter
web-learn-done = Alles getan
web-learn-puzzles = Aufgaben
web-learn-puzzles-about = Aus gespielten Partien, jede vom Löser geprüft.
web-learn-puzzle-exact = ein Zug, eine Antwort
web-learn-puzzle-win = die letzten Hoheiten, offene Karten
web-learn-puzzle-pay = was behalten, was geben
web-learn-puzzle-next = nach einem Narren
web-learn-puzzle-fell = eine Runde, alle Würfel offen
web-learn-of = von { $count }
web-learn-rules = Regeln in unseren Worten
web-learn-rules-about = nach Regelwerk
web-learn-rules-of = Die Regeln von { $game }
web-learn-topic = { $topic ->
    [idea] Die Idee
    [deal] Das Austeilen
    [turn] Ein Zug
    [round] Eine Runde
    [enemies] Die Gegner
    [cards] Karten
    [dice] Würfel
    [powers] Kräfte
    [immunity] Immunität
    [companion] Gefährten
    [combo] Sätze
    [defeat] Eine Hoheit fällt
    [suffer] Schaden erleiden
    [yield] Passen
    [jester] Der Narr
    [solo] Allein
    [talk] Reden
    [ending] Das Ende
    [declare] Ansagen
    [gather] Einsammeln
    [resolve] Auswerten
    [prepare] Vorbereiten
    [attack] Angriff
    [block] Block
    [heal] Heilen
    [cast] Zaubern
    [roll] Würfeln
    [enemy] Der Gegner
    [actions] Aktionen
    [overkill] Überschuss
    [hidden] Was verborgen ist
    [sets] Sätze
   *[other] Mehr
  }
web-learn-pay = Wähle Karten im Wert von { $owed } oder mehr.
web-learn-by-playing = Durch Spielen lernen
web-learn-tries = { $count ->
    [one] Bisher einmal versucht.
   *[other] Bisher { $count }-mal versucht.
  }
web-learn-hint = Hinweis
web-learn-show = Zeig es mir
web-learn-solution = Eine Lösung:
web-learn-back = Ein Schritt zurück
web-learn-wrong = { $name ->
    [pay] Danach verliert selbst das beste Spiel. Sieh, wie es endet, und geh zurück.
    [next] Danach verliert selbst das beste Spiel. Sieh, wie es endet, und geh zurück.
   *[other] Das war erlaubt, aber nicht gesucht. Sieh, was es bewirkt hat, und geh zurück.
  }
web-learn-wrong-short = Noch nicht
web-learn-right = Richtig
web-learn-exact = Genau
web-learn-choose = Wähle Karten oder einen der Knöpfe.
web-learn-choose-dice = Tippe auf einen Würfel oder einen der Knöpfe.
web-learn-try = Spielen
web-learn-moves = Was sonst möglich ist
web-learn-log = Was geschah
web-learn-free = Hier kann nichts schiefgehen: Ein Schritt zurück kostet nie etwas.
web-learn-tavern = Taverne von oben, { $count }
web-learn-castle = Noch in der Burg
web-learn-source = In einer gespielten Partie gefunden und vom Löser geprüft.
web-learn-health = Leben übrig von { $health }
web-learn-bar = { $damage } von { $health } Schaden getan, dies brächte { $added } dazu
web-learn-fact = { $fact ->
    [attack] Angriff
    [shield] Schild
    [owed] Zu zahlen
    [tavern] Taverne
   *[discard] Ablage
  }
web-learn-hand = Deine Hand
web-learn-my-dice = Deine Würfel
web-learn-dice-of = Würfel von { $seat }
web-learn-board = Der Tisch in Worten
