# Was die Seite im Browser sagt. Der Browser bekommt diese Datei ganz, und von den anderen, was seine Quellen nennen.

web-nav-play = Spielen
web-nav-learn = Lernen
web-nav-daily = Täglich
web-nav-games = Partien
web-nav-advice = Rat
web-navigation = Hauptmenü
web-home = Zur ersten Seite
web-home-label = dethrone, erste Seite
web-skip-main = Zum Hauptteil
web-settings = Einstellungen
web-theme = Farben
web-theme-name = { $theme ->
    [light] Hell
    [dark] Dunkel
   *[system] Wie das System
  }
web-language = Sprache
web-sound = Ton
web-sound-name = { $sound ->
    [off] Aus
    [turn] Mein Zug
   *[all] Alles
  }
web-sound-more = { $sound ->
    [off] Am Tisch ist es still.
    [turn] Ein kurzer Ton, wenn du dran bist.
   *[all] Karten, Schläge, Würfel, das Ende; und wenn du dran bist.
  }
web-keys = Tasten
web-keys-more = einzelne Buchstaben wirken am Tisch
web-close = Schließen
web-again = Noch einmal
web-lost = Hier ist nichts
web-lost-more = Diese Seite gibt es nicht. Vielleicht ist sie falsch geschrieben, oder der Tisch ist fort.
web-offline = Du bist offline
web-offline-more = Dieser Teil der Seite konnte nicht geladen werden. Er kommt mit der Verbindung zurück.
web-guest = Gast { $number }
web-you = Du
web-you-acting = Du
web-you-named = { $name ->
    [none] Du
   *[other] Du, { $name }
  }
web-jester = Narr
web-rank = { $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
  }

## Der erste Bildschirm

web-motto = Stürzt den Hof gemeinsam, und sagt nie, was ihr haltet.
web-first-game = Deine erste Partie
web-first-game-more = Du und Tobias, ein Bot, gegen zwölf Gekrönte. Jede Wahl zeigt, was sie täte. Ohne Konto, etwa 15 Minuten.
web-play-now = Losspielen
web-your-turn = Du bist dran
web-your-turn-time = Du bist dran, noch { $time }
web-others-turn = Andere entscheiden
web-table-goes-on = Dein Tisch geht weiter
web-table-line = { $game }, { $players ->
    [one] allein
   *[other] zu { $players }
  }
web-rejoin = Zurück an den Tisch
web-open = Öffnen
web-waiting-for-me = Meine Tische
web-game = Spiel
web-game-regicide = Regicide
web-game-regicide-about = Karten, 1 bis 4 Personen
web-game-regidice = Regidice
web-game-regidice-about = Würfel, 2 bis 4 Personen
web-late = überfällig
web-decide = Entscheiden
web-time-left = { $days ->
    [0] { $hours ->
        [0] { $minutes } Min.
       *[other] { $hours } Std.{ $minutes ->
            [0] { "" }
           *[other] { " " }{ $minutes } Min.
          }
      }
   *[other] { $days } T { $hours } Std.
  }
web-new-game = Neues Spiel
web-same-again = Noch einmal so
web-new-table-about = jedes Spiel, mit Bots und Freunden
web-way-puzzles = Aufgaben
web-way-puzzles-about = genau treffen, von hier aus gewinnen, richtig zahlen, wer als Nächstes dran ist
web-way-alone = Solo
web-way-alone-about = 8 Karten, zwei Narren, eine Medaille
web-way-bots = Mit Bots
web-way-bots-about = sofort ausgeteilt
web-way-friends = Mit Freunden
web-way-friends-about = Tisch öffnen, Link schicken
web-way-learn = Im Spiel lernen
web-way-learn-about = Schritt für Schritt am echten Tisch
web-way-watch = Zuschauen
web-way-watch-about = was andere spielen, Hände verdeckt
web-code-question = Hat dir jemand einen Link geschickt?
web-code = Link oder Tischcode
web-no-code = Das ist kein Link oder Code eines Tisches.
web-join = Dazukommen

## Ein neuer Tisch

web-new-table = Neuer Tisch
web-rules = Regeln
web-rules-name = { $name ->
    [official] Offiziell
    [summary] Kurzfassung
    [manual] Handbuch
    [open-order] Offene Reihenfolge
    [rulebook] Regelheft
    [bga] Online-Ausgabe
    [literal] Wörtlich
   *[other] { $name }
  }
web-rules-changed = { $rules }, { $count ->
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
  }
web-rules-own = Eigene Regeln
web-single-rules = Einzelne Regeln
web-single-between = von { $low } bis { $high }
web-seats = Plätze
web-seats-more = { $count ->
    [one] Du allein.
   *[other] { $count } Plätze.
  }
web-host = du öffnest den Tisch
web-seat-open = Freier Platz
web-seat-open-more = für alle, die den Link haben
web-seat-bot = Bot, { web-bot-name }
web-seat-none = Kein Platz
web-seat-none-more = jemanden oder einen Bot dazusetzen
web-seat-here = ist da
web-seat-not-here = nicht verbunden
web-seat-away = abwesend
web-seat-stood-in = abwesend, ein Bot vertritt
web-make-bot = Einem Bot geben
web-make-friend = Frei lassen
web-remove-seat = Den Platz wegnehmen
web-add = Dazu
web-bot-strength = Stärke der Bots
web-bot-name = { $bot ->
    [novice] Anfänger
    [greedy] Locker
    [quick] Solide
    [adept] Geübt
    [expert] Experte
    [master] Meister
   *[other] { $bot }
  }
web-bot-about-novice = Irrt oft. Du trägst das Team.
web-bot-about-greedy = Nimmt den naheliegenden Zug, plant selten.
web-bot-about-quick = Gutes Gespür, zieht sofort.
web-bot-about-adept = Denkt ein wenig voraus.
web-bot-about-expert = Starker Partner, zieht in unter einer Sekunde.
web-bot-about-master = Der Beste, den wir haben. Braucht eine Sekunde oder mehr.
web-bots-fair = Mit stärkeren Bots gewinnt es sich leichter. Verdeckte Karten oder Würfel sehen sie nie.
web-pace = Tempo
web-pace-name = { $pace ->
    [live] Live
    [slow] Langsam
   *[none] Ohne Uhr
  }
web-pace-about = { $pace ->
    [live] Eine Minute je Zug. Wer zu spät ist, kann von einem Bot vertreten werden, wenn die anderen zustimmen.
    [slow] Zwei Tage, und zwölf Stunden mehr mit jedem Zug. Wer zu spät ist, kann vertreten werden, wenn die anderen zustimmen.
   *[none] Lass dir Zeit.
  }
web-access = Wer kommen darf
web-access-name = { $access ->
    [listed] Gelistet
   *[link] Mit Link
  }
web-watchers = Zuschauer
web-watchers-more = nur, was für alle offen liegt
web-hints = Tipps
web-hints-more = ein Knopf, für alle Plätze gleich
web-undo-agreed = Zurücknehmen nach Absprache
web-undo-agreed-more = nie hinter das, was jemand gesehen hat
web-new-summary = { $rules }, { $pace }, { $access }.
web-new-company = Du{ $bots ->
    [0] { "" }
    [one] , ein Bot
   *[other] , { $bots } Bots
  }{ $open ->
    [0] { "" }
    [one] , ein freier Platz
   *[other] , { $open } freie Plätze
  }.
web-open-table = Tisch öffnen

## Der Warteraum

web-waiting-room = Warteraum
web-this-table = Dieser Tisch
web-hints-are = { $hints ->
    [on] an, für alle gleich
   *[off] aus
  }
web-watchers-are = { $watchers ->
    [on] willkommen, sie sehen, was offen liegt
   *[off] keine, solange gespielt wird
  }
web-undo = Rücknahme
web-undo-is = { $undo ->
    [on] nach Absprache
   *[off] keine
  }
web-connecting = Auf dem Weg zum Tisch …
web-coming-back = Die Verbindung ist weg. Sie kommt von selbst zurück.
web-by-itself = Das kommt von selbst zurück.
web-no-table = Diesen Tisch gibt es nicht.
web-qr-label = Der Einladungslink als QR-Code
web-invite-link = Einladungslink
web-invite-more = { $watchers ->
    [on] Wer ihn öffnet, kann ohne Konto einen freien Platz nehmen oder zusehen.
   *[off] Wer ihn öffnet, kann ohne Konto einen freien Platz nehmen. Zusehen kann sonst niemand, solange gespielt wird.
  }
web-copy = Kopieren
web-copied = Kopiert
web-copy-failed = Der Browser lässt die Seite nicht kopieren; markiere den Link und kopiere ihn.
web-send-link = Link verschicken
web-seats-taken = { $taken } von { $count } besetzt
web-sat-down = { $name } sitzt, { $taken } von { $count }
web-sit = Hinsetzen
web-add-bot = Bot dazusetzen
web-leave = Aufstehen
web-all-there = Alle sind da
web-all-there-more = Beginnt, wenn ihr so weit seid.
web-seats-wait = Warten auf die anderen
web-seats-wait-more = Schick den Link, oder gib einen Platz einem Bot.
web-deal = Austeilen
web-fair-deal = Fair gemischt
web-fair-deal-more = Die Mischung stand fest, bevor jemand hinsah, und kann nach der Partie geprüft werden:
web-word = Dein Wort
web-word-more = Gib ein eigenes Wort dazu und prüfe es nach der Partie.
web-word-in = Dein Wort ist mit eingemischt.
web-name = Dein Name
web-name-more = Du heißt jetzt { $name }.
web-change = Ändern
web-nonce = Ein eigenes Wort
web-nonce-more = Es wird in die Mischung gemengt, wenn du dich setzt.
web-talk = Gespräch
web-talk-more = Frei vor und nach der Partie; im Spiel nur, was die Regeln erlauben.
web-say-something = Etwas sagen
web-send = Senden
web-mute = { $name } stummschalten
web-unmute = { $name } wieder hören

## Zuschauen
web-see-open = Du siehst, was alle sehen.
web-see-behind = Du schaust { $name } über die Schulter.
web-see-ask = { $name } bitten, mehr zu zeigen
web-see-ask-short = { $name } fragen
web-see-asked = { $name } ist gefragt
web-see-asks = { $name } möchte sehen, was du siehst
web-see-asks-more = Die anderen erfahren, dass du es zeigst.
web-see-show = Zeigen
web-see-hide = { $names } sieht, was du siehst. Wieder verbergen

## Orte der Burg, nach denen Tische heißen.

web-place = { $place ->
    [0] Die Lange Galerie
    [1] Salzturm
    [2] Winterkaserne
    [3] Galgenhof
    [4] Die Unterkirche
    [5] Königsgraben
    [6] Rabentor
    [7] Die Kalte Küche
    [8] Kerzentreppe
    [9] Die Alte Kapelle
    [10] Jägersaal
    [11] Glockenstuhl
    [12] Der Tiefe Keller
    [13] Schwanenbrücke
    [14] Das Kartenzimmer
    [15] Falkenhaus
    [16] Pulverkammer
    [17] Der Trockene Brunnen
    [18] Schmiedehof
    [19] Laternengang
    [20] Der Kräutergarten
    [21] Wolfsgrube
    [22] Zehntscheune
    [23] Der Blaue Salon
    [24] Schützengang
    [25] Die Nachtwache
    [26] Eisentür
    [27] Die Zerbrochene Treppe
    [28] Obstgartenmauer
    [29] Münzhaus
    [30] Gobelinzimmer
    [31] Eulenboden
    [32] Das Grabenhaus
    [33] Heuboden
    [34] Die Ausfallpforte
    [35] Wachtstube
    [36] Die Gruft
    [37] Rosenlaube
    [38] Die Rüstkammer
    [39] Mondterrasse
    [40] Kornkammer
    [41] Die Wendeltreppe
    [42] Weberstube
    [43] Die Enge Pforte
    [44] Die Zisterne
    [45] Weingewölbe
    [46] Weißdornhof
   *[47] Ostwall
  }
