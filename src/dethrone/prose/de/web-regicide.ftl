# Der Tisch von Regicide im Browser. Sätze über Züge kommen vom Server; hier stehen Aufschriften, Knöpfe und kurze Vermerke.

web-rc-your-hand = Deine Hand
web-rc-skip = Zu meiner Hand
web-rc-turn = { $phase ->
    [suffer] { $seat ->
        [you] Du steckst ein
       *[other] { $name } steckt ein
      }
    [name] { $seat ->
        [you] Du wählst
       *[other] { $name } wählt
      }
    [who] { $seat ->
        [you] Dein Wunsch
       *[other] { $name } überlegt
      }
   *[play] { $seat ->
        [you] Du bist dran
       *[other] { $name } spielt
      }
  }
web-rc-turn-over = Die Partie ist vorbei
web-rc-turn-paused = Die Partie ruht
web-rc-block = Die Entscheidung
web-rc-attack = Angriff { $attack }
web-rc-shield = Schild { $shield }
web-rc-bar = { $adds ->
    [0] { $done } von { $health } Schaden angerichtet
   *[other] { $done } von { $health } Schaden angerichtet, dieses Spiel brächte { $adds } dazu
  }
web-rc-adds = { $count } durch dieses Spiel
web-rc-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
web-rc-card = { $card }{ $state ->
    [chosen] , gewählt
    [suggested] , vorgeschlagen
   *[none] { "" }
  }{ $power ->
    [heal] , Kraft: heilt
    [draw] , Kraft: zieht
    [double] , Kraft: verdoppelt
    [shield] , Kraft: schützt
    [blocked] , Kraft gesperrt
   *[none] { "" }
  }
web-rc-large = Wert { $worth }{ $power ->
    [heal] , Kraft: heilt
    [draw] , Kraft: zieht
    [double] , Kraft: verdoppelt
    [shield] , Kraft: schützt
    [blocked] , Kraft gesperrt
   *[none] { "" }
  }
web-rc-older = { $count ->
    [one] { $count } älteres Spiel
   *[other] { $count } ältere Spiele
  }
web-rc-your-play = dein Spiel
web-rc-pile = { $pile }: { $count }{ $top ->
    [none] {""}
   *[other] , oben { $top }
  }
web-rc-caption-jester = Narr
web-rc-caption-shield = Schild { $amount }
web-rc-caption-drew = { $count } gezogen
web-rc-caption-healed = { $count } geheilt
web-rc-act-played = Spielte { $cards }
web-rc-act-paid = Zahlte { $cards }
web-rc-act-yielded = Passte
web-rc-signals = Zeichen
web-rc-signals-more = Nur, was alle sehen. Die Hände bleiben geheim.
web-rc-after-jester = Nach einem Narren
web-rc-chip = { $chip ->
    [hint] Hat einen Tipp benutzt
    [thinking] Ich überlege …
    [whose-turn] Wer ist dran?
    [hand-sizes] Zählt die Hände
    [open-piles] Seht auf die Taverne
    [goal] Denkt an den Angriff
    [last-move] Seht auf den letzten Zug
   *[rule] Seht in die Regeln
  }
web-rc-wish = { $wish ->
    [want] Ich möchte
    [rather-not] Lieber nicht
   *[neutral] Mir ist es gleich
  }
web-rc-no-wish = noch kein Wunsch
web-rc-keep-turn = selbst weiter
web-rc-log = Verlauf
web-rc-map = Wo die Karten sind
web-rc-map-said = { $cards } { $where ->
    [mine] auf deiner Hand
    [table] auf dem Tisch
    [discard] in der Ablage
   *[unseen] nicht gesehen
  }.
web-rc-sheet = { $sheet ->
    [log] Verlauf
    [signals] Zeichen
   *[map] Wo die Karten sind
  }
web-rc-undo = Zurücknehmen
web-rc-sort = { $order ->
    [suit] Hand nach Farben
   *[value] Hand nach Wert
  }
web-rc-exact = Genau
web-rc-over = { $count } darüber
web-rc-damage = Schaden
web-rc-back = Zurückblicken
web-rc-on = Weiter
web-rc-to-now = Zum Jetzt
web-rc-past = Zug { $turn } von { $count }
web-rc-go-on = Weiter
web-rc-who-next = { $phase ->
    [who] Möchtest du gehen?
   *[name] Wer ist nun dran?
  }
web-rc-who-next-more = { $phase ->
    [who] Alle sagen es vor dem Zug; niemand sieht es, bis alle es getan haben.
   *[name] Du entscheidest. Kein Schaden in diesem Zug; ein Angriff von { $attack } wartet auf die nächste Person.
  }
web-rc-wish-now = Möchtest du als Nächstes dran sein?
web-rc-wish-now-more = { $name } entscheidet und wartet auf dein Wort. Keine Gründe, keine Karten.
web-rc-choose = Wähle Karten
web-rc-choose-or-yield = Wähle Karten, oder passe
web-rc-no-card = { $left ->
    [flip] Du hältst keine Karte: dreh einen Narren um und zieh eine neue Hand.
   *[yield] Du hältst keine Karte: passe, dann geht es weiter.
  }
web-rc-hint = Tipp
web-rc-yield = Passen
web-rc-yield-now = Jetzt passen
web-rc-not-yet = Noch nicht
web-rc-damage-stays = der Schaden bleibt bei { $damage } von { $health }
web-rc-play = Spielen
web-rc-play-cards = { $cards } spielen
web-rc-flip = Narr umdrehen
web-rc-flip-now = Jetzt umdrehen
web-rc-chosen = gewählt
web-rc-short = { $state ->
    [short] { $count } zu wenig
    [enough] gedeckt
   *[more] { $count } zu viel
  }
web-rc-ruler = { $chosen } von { $owed } gedeckt
web-rc-suggested = Vorschlag: { $cards }, wert { $sum }
web-rc-use-suggestion = Vorschlag nehmen
web-rc-pay = { $sum } zahlen
web-rc-turn-number = Zug { $number }
web-rc-kept = Behalten
web-rc-kept-waits = Wartet
web-rc-kept-more = { $line ->
    [here] Dein Zug bleibt hier liegen.
    [goes] Er geht hinaus, wenn die Verbindung wieder da ist.
   *[once] Er zählt nur einmal.
  }
web-rc-fallen = Fällt{ $is-exact ->
    [yes] { " genau" }
   *[no] { "" }
  } und { $to ->
    [tavern] liegt nun oben auf der Taverne.
   *[discard] kommt auf den Ablagestapel.
  }
web-rc-place = Gegner { $number } von 12. { $suit-is ->
    [none] Ein Narr wurde gespielt: jede Farbe wirkt.
    [C] Kreuz wirkt nicht
    [D] Karo wirkt nicht
    [H] Herz wirkt nicht
   *[S] Pik wirkt nicht
  }{ $suit-is ->
    [none] { "" }
   *[other] { $rank ->
        [Q] , solange sie steht.
       *[other] , solange er steht.
      }
  }
web-rc-if-you-win = Wenn du gewinnst
web-rc-medal-flips = { $count ->
    [0] kein Narr
    [one] ein Narr
   *[other] zwei Narren
  }
web-rc-medal-now = { $medal ->
    [gold] jetzt Gold
    [silver] jetzt Silber
   *[bronze] jetzt Bronze
  }{ $next ->
    [silver] , mit Narr Silber
    [bronze] , mit Narr Bronze
   *[none] { "" }
  }
web-rc-flipped-so-far = { $count ->
    [0] Zwei zum Umdrehen: Hand ablegen, neue ziehen.
    [one] Einer ist umgedreht, einer bleibt.
   *[other] Beide sind umgedreht.
  }
web-rc-map-discard = Ablage{ $card ->
    [none] : noch nichts
   *[other] , offen für alle. Oben liegt { $card }
  }
web-rc-map-tavern = Taverne, verdeckt{ $card ->
    [none] : niemand kennt die Reihenfolge
   *[other] . Alle wissen, was oben liegt: { $card }
  }
web-rc-map-partners = { $known ->
    [0] Karten in anderen Händen, alle dir unbekannt.
   *[other] Karten in anderen Händen.
  }
web-rc-map-known = { $name } hat { $card }.
web-rc-map-tab = { $tab ->
    [discard] Ablage { $count }
    [tavern] Taverne { $count }
   *[all] Alle Karten
  }
web-rc-pile-open = { $count ->
    [0] Noch ist nichts abgelegt.
   *[other] { $hidden ->
        [0] Die Ablage liegt offen: Alle dürfen sie durchsehen.
        [one] Dazu kommt eine Karte, die sich nicht sagen lässt.
       *[other] Dazu kommen { $hidden } Karten, die sich nicht sagen lassen.
      }
  }
web-rc-layers = { $count ->
    [0] Die Taverne ist leer.
   *[other] Von oben nach unten. In einer Schicht kennt niemand die Reihenfolge.
  }
web-rc-layer = { $from ->
    [known] { $card }, wie alle wissen.
    [heal] Aus der Ablage geheilt.
   *[shuffle] Vom ersten Mischen.
  }
web-rc-layer-cards = { $what ->
    [all] Diese: { $cards }
   *[some] Von diesen { $count }: { $cards }
  }
web-rc-map-count = { $where ->
    [mine] deine Hand, { $count }
    [table] auf dem Tisch, { $count }
    [discard] Ablage, { $count }
   *[unseen] nicht gesehen, { $count }
  }
web-rc-keys-group = { $group ->
    [play] Spielen
    [look] Schauen
   *[say] Sagen und Hilfe
  }
web-rc-key = { $key ->
    [parts] Hand, Entscheidung, Tisch, Plätze
    [j] zur Wahl nach einem Narren
    [number] eine Karte wählen
    [walk] durch die Hand gehen
    [enter] spielen, zahlen, weiter
    [esc] leeren, schließen, zum Jetzt
    [y] passen
    [f] einen Narren umdrehen
    [s] den Vorschlag nehmen
    [g] Tipp
    [l] Verlauf
    [m] Zeichen
    [d] wo die Karten sind
    [u] um Zurücknahme bitten
    [e] den Gegner vorlesen
    [h] zu meiner Hand
    [t] vorlesen, wer dran ist
    [comma] zurückblicken
    [dot] wieder weiter
   *[help] diese Tasten
  }

## Abstimmungen und Verbindung, an jedem Tisch

web-gone = Nicht verbunden
web-vote = { $wish ->
    [undo] { $name } möchte einen Zug zurücknehmen
    [resign] { $name } möchte aufgeben
    [rematch] { $name } möchte noch eine Partie
    [replace] { $name } möchte, dass ein Bot vertritt
   *[retime] { $name } möchte eine andere Uhr
  }
web-vote-yes = Ja
web-vote-no = Nein
web-vote-others = Die anderen werden gefragt.
web-give-up = Spiel aufgeben
web-give-up-now = Jetzt aufgeben
web-give-up-more = { $company ->
    [others] Die anderen müssen zustimmen. Dann endet das Spiel. Ergebnis: aufgegeben.
   *[alone] Das Spiel endet sofort. Ergebnis: aufgegeben.
  }
web-absent = { $why ->
    [away] { $name } ist weg und an der Reihe
   *[late] { $name } lässt auf sich warten
  }
web-absent-wait = Warten
web-absent-bot = Ein Bot springt ein
web-log = Verlauf

## Das Ende

web-rc-won = Die Burg ist gefallen
web-rc-all-fell = Alle zwölf Gekrönten sind gefallen, in { $turns } Zügen.
web-rc-lost = Das Spiel ist aus
web-rc-court-stands = Der Hof steht
web-rc-lost-why = { $reason ->
    [lost-cannot-pay] { $who ->
        [you] Du konntest
       *[other] { $name } konnte
      } { $attack } Schaden nicht decken.
    [lost-stuck] { $who ->
        [you] Du konntest
       *[other] { $name } konnte
      } weder spielen noch passen.
   *[lost-stalemate] Alle haben immer nur gepasst.
  } Von 12 Gekrönten { $defeated ->
    [one] ist { $defeated } gefallen.
   *[other] sind { $defeated } gefallen.
  }
web-rc-look-at-table = Den Tisch ansehen
web-rc-felled = { $count ->
    [one] gestürzt
   *[other] gestürzt
  }
web-rc-exact-kills = { $count ->
    [one] davon genau
   *[other] davon genau
  }
web-rc-turns = { $count ->
    [one] Zug
   *[other] Züge
  }
web-rc-tavern-left = noch in der Taverne
web-rc-court = Der Hof
web-rc-exactly = genau
web-rc-killed = darüber
web-rc-stands = steht
web-rc-unseen = verdeckt
web-rc-court-said = { $how ->
    [exact] { $count } genau: { $names }.
    [over] { $count } darüber: { $names }.
    [stands] Steht noch: { $names }.
   *[unseen] { $count } verdeckt.
  }
web-rc-rematch = Nächste Partie
web-rc-rematch-more = derselbe Tisch, neue Karten
web-rc-same-deal = Gleiche Karten
web-rc-same-deal-more = dieselbe Mischung noch einmal
web-rc-replay = Nachspielen
web-rc-replay-more = Schritt für Schritt, oder den Link schicken
web-rc-share-it = Teilen
web-rc-share-more = ohne die Karten zu verraten
web-rc-share = Regicide, { $players ->
    [one] allein
   *[other] zu { $players }
  }: { $felled } von 12 in { $turns } Zügen
