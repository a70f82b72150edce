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
web-replay-flag-back = Zurück zum Wendepunkt davor
web-replay-flag-on = Weiter zum nächsten Wendepunkt
web-replay-step-back = Einen Zug zurück
web-replay-step-on = Einen Zug weiter
web-replay-chance = Siegchance { $percent } %.
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
web-replay-played-percent = Gespielt, { $percent } %
web-replay-better-percent = Besser, { $percent } %
web-replay-percent = { $percent } %
web-replay-others = Auch erwogen
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
web-replay-copy = Link kopieren
web-replay-seat = Wessen Hand gezeigt wird
web-replay-seat-deciding = Hand: wer dran ist
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
web-better-points = { $good ->
    [yes] { $points } Punkte gewonnen
   *[no] { $points } Punkte verschenkt
  }
web-better-line = Gespielt: { $played }. Besser war: { $best }.
web-better-none = Hier ist nichts.
web-better-try = Selbst versuchen
web-better-open = Zur Rückschau

## Das Ende einer Partie: wo sie sich gewendet hat

web-end-chance = Siegchance
web-end-turned = In Zug { $move } hat es sich gewendet
web-end-cost = { $name }: { $played }. Besser war: { $best }. Aus { $before } % wurden { $after } %.
web-end-gained = Der beste Augenblick: Zug { $move }, { $name }: { $played }, { $points } Punkte gewonnen.
web-end-go = Zu Zug { $move }
web-end-found = { $costly ->
    [0] kein Zug hat
    [one] ein Zug hat
   *[other] { $costly } Züge haben
  } mehr als { $much } Punkte gekostet{ $good ->
    [0] {""}
    [one] , einer war sehr gut
   *[other] , { $good } waren sehr gut
  }

## Die Regeln eines Tisches

web-rules-title = Regeln
web-rules-of = { $game }: die Regeln
web-rules-by = Regelwerk { $rules }
web-rules-short = In Kürze
web-rules-options = Was an diesem Tisch gilt
web-rules-usually = üblich: { $usual }

## Gemeinsame Besprechung

web-review-title = Besprechung
web-review-gone = Diese Besprechung gibt es nicht.
web-review-together = Zusammen
web-review-people = Wer zusieht
web-review-you-lead = Du blätterst, wer folgt, sieht es. Die Führung kannst du jederzeit abgeben.
web-review-leads = { $name } blättert, wer folgt, sieht es.
web-review-does = { $seat ->
    [you] { $what ->
        [leads] führst
        [follows] folgst
       *[free] schaust allein
      }
   *[other] { $what ->
        [leads] führt
        [follows] folgt
       *[free] schaut allein
      }
  }
web-review-hand-over = Abgeben
web-review-back-to = Zurück zu { $name }
web-review-break-free = Allein schauen
web-review-take = Führung nehmen
web-review-invite = Einladungslink
web-review-try = Was wäre, wenn?
web-review-move = Ein anderer Zug an dieser Stelle
web-review-example = Karten antippen, oder: { $text }
web-review-play-it = Versuchen
web-review-best = Am besten:
web-review-reply = Beste Antwort mit dem, was { $seat ->
    [you] du wissen konntest
   *[other] { $name } wissen konnte
  }
web-review-reply-name = Zug { $move }: die beste Antwort
web-review-line-name = Zug { $move }: { $text }
web-review-what-if = Was wäre, wenn:
web-review-line-by = { $name }, { $seat ->
    [you] von dir versucht
   *[other] versucht von { $by }
  }. So hat es niemand gespielt.
web-review-line-more = { $by }, ab Zug { $start }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }
web-review-private = nur du siehst es
web-review-share = Allen zeigen
web-review-played = Wie gespielt wurde
web-review-drop = Variante { $name } löschen
web-review-legend = Schwarz: gespielt. Blau gestrichelt: eine versuchte Variante.

## Partien, Tagesblatt, Tische zum Zuschauen

web-loading = Einen Augenblick …
web-next-game = Noch eine Partie
web-next-game-more = Du und Tobias, ein Bot, gegen zwölf Hoheiten.
web-unreachable = Der Server ist nicht zu erreichen.
web-table-with = mit { $names }
web-offline-bar = Was zu sehen ist, bleibt. Die Seite kommt mit der Verbindung zurück.
web-turn-at = Du bist dran{ $tables ->
    [one] {""}
   *[other] {" "}an { $tables } Tischen
  }
web-games-none = Noch keine Partien
web-games-none-more = Was du spielst, steht hier, mit einer Rückschau auf jede Partie.
web-games-count = { $games ->
    [one] Eine Partie beendet
   *[other] { $games } Partien beendet
  }, { $running } laufen.
web-games-whose = Wessen Zahlen
web-games-tab = { $whose ->
    [bots] Bots
    [teams] Gruppen
   *[me] Ich
  }
web-games-counted = Partien, die zählen
web-games-won = gewonnen
web-games-golds = { $count ->
    [one] Goldmedaille
   *[other] Goldmedaillen
  }
web-games-exact = % genau besiegt
web-games-run = längste Siegesserie
web-games-bars = Die Balken sind 95-%-Intervalle: Wenige Partien sagen weniger, als sie scheinen.
web-games-felled = { $game }: besiegte Gegner
web-games-felled-bar = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  } mit { $felled } besiegten
web-games-share = Anteil
web-games-interval = Intervall
web-games-of = { $won } von { $games }
web-games-between = { $share } Prozent, zwischen { $low } und { $high }
web-games-no-teams = Du hast noch nicht mit anderen Leuten gespielt. Bots machen keine Gruppe.
web-games-no-bots = Du hast noch keine Partie neben Bots beendet.
web-games-beside = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
  }
web-games-advice = Am meisten lernst du aus der Partie { $game }, die du zuletzt verloren hast: Sieh nach, was besser gewesen wäre, und versuch es selbst.
web-losses = Wohin Punkte gehen
web-losses-said = In { $game } verschenkst du { $points } Punkte Siegchance je Partie, { $share } % davon { $kind ->
    [play] mit dem, was du spielst
    [pay] beim Zahlen
    [yield] beim Passen
    [flip] beim Umdrehen von Narren
    [name] mit der Wahl, wer nach einem Narren an die Reihe kommt
    [declare] beim Ansagen
    [resolve] beim Handeln
    [suffer] beim Erleiden
    [prepare] beim Vorbereiten
   *[other] bei einer Art von Entscheidung
  }. Das sagt der Rückblick auf { $games } Partien.
web-losses-few = In { $games } Partien, auf die zurückgeblickt wurde, hast du kaum einen Punkt verschenkt.
web-losses-none = Blick auf { $more ->
    [one] eine weitere Partie
   *[other] { $more } weitere Partien
  } zurück, dann steht hier, bei welchen Entscheidungen du am meisten verschenkst.
web-losses-train = Das üben
web-jesters = Wer nach einem Narren dran ist
web-jesters-said = In { $turns } Zügen mit einem Narren hast du { $times ->
    [1] einmal
   *[other] { $times }-mal
  } { $who ->
    [me] dich selbst
   *[other] { $name }
  } bestimmt, { $eager ->
    [0] nie auf Wunsch
    [1] einmal auf Wunsch
   *[other] { $eager }-mal auf Wunsch
  }.
web-jesters-gained = { $when ->
    [eager] Auf Wunsch
   *[other] Ohne ihn
  } hat die Gruppe in diesem Zug { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
  } Siegchance { $way ->
    [lost] verloren
   *[gained] gewonnen
  }.
web-jesters-from = Die Punkte sind Mittelwerte aus Partien, auf die zurückgeblickt wurde.
web-jesters-play = Zusammen spielen
web-games-history = Verlauf
web-games-one-won = gewonnen
web-games-one-lost = verloren
web-games-moves = { $count } Züge
web-games-more = Mehr Partien
web-daily-of = Tagesblatt, { $day }
web-daily-until = Tagesblatt vom { $day }, geheim bis Mitternacht (UTC)
web-daily-title = Tagesblatt
web-daily-about = Dieselben Karten für alle, und für jeden ein Versuch.
web-daily-about-dice = Dieselben Würfe für alle, und für jeden ein Versuch.
web-daily-played = { $played ->
    [0] Heute hat es noch niemand gespielt.
    [one] Heute hat es eine Person gespielt.
   *[other] Heute haben es { $played } Leute gespielt.
  }
web-daily-mine = { $today ->
    [played] Heute gespielt.
   *[open] Noch nicht gespielt.
  }{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}Du hast { $days } Tage in Folge gespielt.
  }
web-daily-to = Zum Tagesblatt
web-daily-players = Spieler
web-daily-open = Noch nicht gespielt
web-daily-terms = Du hast einen Versuch, ohne Zurücknehmen und ohne Tipps. Auf die Tafel kommt, was bis Mitternacht (UTC) zu Ende ist.
web-daily-begun = Dein Spiel wartet
web-daily-verifying = Dein Ergebnis wird geprüft
web-daily-missed = An diesem Tag nicht gespielt
web-daily-alone = Du allein.
web-daily-with-bots = { $bots ->
    [one] Du und ein Bot.
   *[other] Du und { $bots } Bots.
  }
web-daily-won = { $medal ->
    [gold] Gold
    [silver] Silber
    [bronze] Bronze
   *[none] Gewonnen
  } in { $moves } Zügen
web-daily-medal = { $medal ->
    [gold] Gold
    [silver] Silber
   *[bronze] Bronze
  }
web-daily-lost = Verloren nach { $moves } Zügen
web-daily-rank = Platz { $rank } von { $count }.
web-daily-next = Das nächste in { $hours ->
    [0] { $minutes } Min.
   *[other] { $hours } Std. { $minutes } Min.
  }
web-daily-analyse = Auswerten
web-daily-resume = Weiterspielen
web-daily-play = Tagesblatt spielen
web-daily-share = Teilen
web-daily-share-more = Sagt, wie es lief, nicht, was für Karten es waren.
web-daily-marks = ■ genau, □ darüber
web-daily-far = Wie weit sie kamen
web-daily-far-more = { $won } von { $games } gewonnen.{ $marked ->
    [mine] {" "}Gefüllt: hier stehst du.
   *[none] {""}
  }
web-daily-far-later = Wie viele Gegner fielen, sieht, wer selbst gespielt hat.
web-daily-board = Tafel
web-daily-board-more = { $by ->
    [medal] Erst die Medaille, dann genaue Treffer, dann wenige Züge.
   *[moves] In wenigen Zügen gewonnen steht oben.
  } Nur hier gegebene und geprüfte Partien, von jedem ein Versuch.
web-daily-who = Spieler
web-daily-result = { $by ->
    [medal] Medaille
   *[moves] Ergebnis
  }
web-daily-exact = Genau
web-daily-nobody = Noch niemand ist fertig.
web-daily-before = Der Tag davor
web-daily-today = Heute
web-watch-title = Offene Tische
web-watch-about = Tische, die ihre Spieler gelistet haben. Wer zuschaut, sieht, was offen liegt, und keine Hand ohne Zustimmung.
web-watch-none = Gerade ist kein Tisch gelistet.
web-watch-watch = Zuschauen
web-watch-stage = { $stage ->
    [gathering] ein Platz ist frei
    [paused] unterbrochen
   *[playing] es wird gespielt
  }

## Einstellungen

web-set-all = Alle Einstellungen
web-set-about = In diesem Browser aufgehoben. Nichts hier braucht ein Konto.
web-set-look = Aussehen
web-set-letters = Farbbuchstaben
web-set-letters-more = C D H S unter der Farbe
web-set-table = Tisch
web-set-motion = Bewegung
web-set-motion-name = { $motion ->
    [short] Kurz
    [none] Keine
   *[full] Ganz
  }
web-set-motion-more = „Keine“ lässt einen Rahmen um jede Zahl, die sich geändert hat. Dein System wünscht { $system ->
    [none] weniger
   *[full] volle
  } Bewegung.
web-set-size = Kartengröße
web-set-size-name = { $size ->
    [small] Klein
    [large] Groß
   *[normal] Normal
  }
web-set-size-more = Die Karten der eigenen Hand, soweit der Bildschirm Platz hat. Würfel behalten ihre Größe.
web-set-confirm = Ausspielen bestätigen
web-set-confirm-more = aus: ein zweites Tippen spielt die einzige gewählte Karte, und eine auf den Tisch gezogene wird mit den gewählten gespielt; Zahlen, Passen und Umdrehen fragen immer nach
web-set-order = Hand nach Farbe ordnen
web-set-order-more = sonst nach Wert
web-set-payments = Zahlungen vorschlagen
web-set-payments-more = ein gestrichelter Ring; nichts zahlt von selbst
web-set-thumb = Knöpfe links
web-set-thumb-more = für den linken Daumen, am Telefon
web-set-push = Melden, wenn ich dran bin
web-set-push-failed = Dieser Browser ließ sich nicht für Meldungen anmelden: sein Push-Dienst antwortet nicht, oder das Fenster ist ein privates.
web-set-push-more = { $push ->
    [unable] diesem Browser kann nichts gemeldet werden
    [uninstalled] füge diese Seite erst zum Home-Bildschirm hinzu (Teilen, dann „Zum Home-Bildschirm“) und öffne sie von dort
    [refused] die Einstellungen des Browsers verbieten es
   *[other] auch wenn keine Seite offen ist; der Browser fragt einmal
  }
web-set-name = Name am Tisch
web-set-renamed = Du heißt jetzt anders.
web-set-device = Ein anderes Gerät
web-set-device-more = Ein Code macht auch ein anderes Gerät zu deinem: derselbe Name, dieselben Tische.
web-set-code-more = Dort einmal eintippen oder den Link öffnen. Er gilt bis { $until }.
web-set-code-link = Als Link kopieren
web-set-new-code = Neuer Code
web-set-qr = Der Code als QR-Code
web-set-redeem-more = Ein Code von deinem anderen Gerät:
web-set-redeem = Einlösen
web-set-redeemed = Auch hier bist du { $name }.
web-set-data = Meine Daten
web-set-data-more = Name, Tische und Partien. Wird alles gelöscht, bleiben die Partien für die, die mitgespielt haben, ohne dich.
web-set-export = Mitnehmen
web-set-leave = Gerät abmelden
web-set-left = Dieses Gerät gehört jetzt niemandem.
web-set-delete = Alles löschen
web-set-delete-sure = Name, Geräte und Zahlen löschen? Das lässt sich nicht zurücknehmen.
web-set-delete-yes = Ja, alles löschen
web-set-delete-no = Behalten
web-set-forgotten = Alles, was von dir aufgehoben war, ist gelöscht.
web-keys-title = { $has ->
    [both] Tastatur und Gesten
   *[keys] Tastatur
  }
web-keys-sheet = { $has ->
    [gestures] Gesten
    [both] Tasten und Gesten
   *[keys] Tasten
  }
web-gesture-name = { $gesture ->
    [hold] Halten
    [drag] Hochziehen
    [swipe] Wischen
    [pull] Ziehen
   *[tap] Tippen
  }
web-gesture = { $gesture ->
    [tap-plays] Karte wählen; noch einmal, wenn sie die einzige ist: spielen
    [tap-die] Würfel wählen oder zurückgeben
    [hold] die Karte groß lesen
    [drag] wählen; nach unten: zurückgeben
    [drag-plays] mit den gewählten spielen; nach unten: zurückgeben
    [swipe] auf dem Tisch: rechts zurück, links weiter
    [pull] an einem Stapel: wo die Karten sind
   *[tap] Karte wählen oder zurückgeben
  }
web-keys-about = Einzelne Buchstaben wirken nur am Tisch, nie in einem Feld, und lassen sich in den Einstellungen abschalten.
web-keys-group = { $group ->
    [table] Am Tisch
    [read] Den Tisch vorlesen
   *[replay] Rückschau und Besprechung
  }
web-keys-table = { $key ->
    [parts] Hand, Entscheidung, Tisch, Plätze
    [m] Signale
    [j] zur Wahl nach einem Narren
    [number] eine Karte oder einen Würfel wählen
    [walk] durch die Hand gehen
    [space] wählen, was markiert ist
    [enter] spielen, zahlen, bestätigen
    [esc] leeren, schließen, zurück zu jetzt
    [y] passen
    [f] einen Narren umdrehen
    [s] den Vorschlag nehmen
    [g] ein Tipp
   *[u] um Rücknahme bitten
  }
web-keys-read = { $key ->
    [e] den Feind
    [h] meine Hand
    [d] die Kartenübersicht
    [l] das Protokoll
    [t] wer dran ist
    [back] zurückschauen und wieder vor
   *[help] diese Tasten
  }
web-keys-replay = { $key ->
    [walk] einen ganzen Zug zurück, einen weiter
    [back] einen einzelnen Schritt zurück, einen weiter
    [ends] erste Stelle, letzte Stelle
    [enter] den Wendepunkt ansehen
    [e] das Brett vorlesen
    [parts] Wendepunkte
    [space] abspielen, Pause
   *[esc] eine Variante verlassen
  }
