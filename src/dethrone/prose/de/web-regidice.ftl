# Der Tisch von Regidice im Browser.

web-rd-skip = Zu meinen Würfeln
web-rd-block = Die Entscheidung
web-rd-turn = { $seat ->
    [you] { $phase ->
        [declare] Du sagst an
        [resolve] Du sagst, wer handelt
        [raise] Du hebst einen Würfel
        [set] Du bildest Sätze
        [colour] Du wählst die Würfel
        [pips] Du verteilst den Schaden
        [heal] Du heilst
        [share] Du verteilst Würfel
        [split] Du teilst den Schaden auf
        [lose] Du gibst Würfel ab
       *[prepare] Du bereitest vor
      }
   *[other] { $phase ->
        [declare] { $name } sagt an
        [resolve] { $name } sagt, wer handelt
        [raise] { $name } hebt einen Würfel
        [set] { $name } bildet Sätze
        [colour] { $name } wählt Würfel
        [pips] { $name } verteilt den Schaden
        [heal] { $name } heilt
        [share] { $name } verteilt Würfel
        [split] { $name } teilt den Schaden auf
        [lose] { $name } gibt Würfel ab
       *[prepare] { $name } bereitet vor
      }
  }
web-rd-turn-gather = Würfel wandern
web-rd-turn-over = Das Spiel ist aus
web-rd-turn-paused = Das Spiel ruht
web-rd-round = Runde { $round }
web-rd-stages = Abschnitte der Runde
web-rd-stage = { $stage ->
    [roll] Würfeln
    [declare] Ansagen
    [gather] Sammeln
    [resolve] Handeln
    [suffer] Erleiden
   *[prepare] Vorbereiten
  }
web-rd-stage-said = Abschnitt { $number } von 6: { web-rd-stage }.
web-rd-enemy = Gegner
web-rd-pips-to-go = { $dice } Würfel, noch { $pips ->
    [one] { $pips } Auge.
   *[other] { $pips } Augen.
  }
web-rd-attack = Angriff { $attack }
web-rd-attack-more = { $blocked ->
    [0] einer je Würfel
   *[other] { $blocked } schon geblockt
  }
web-rd-defence = Abwehr { $defence }
web-rd-defence-more = Summe jedes Angriffssatzes
web-rd-injured = Verletzte
web-rd-waiting = { $last ->
    [yes] Letzter Gegner
   *[no] Nächste Gegner
  }
web-rd-nobody-waits = Dies ist der letzte Gegner.
web-rd-none = keine
web-rd-die = { $shows ->
    [value] { regidice-colour } { $value }
    [hidden] { regidice-colour }, verdeckt
    [caught] { regidice-colour }, vom Gegner erbeutet
   *[idle] { regidice-colour }, wartet auf den nächsten Wurf
  }
web-rd-die-state = { $die }{ $state ->
    [picked] , gewählt
    [set] , in einem Satz
    [used] , benutzt
    [new] , gesammelt
   *[none] { "" }
  }
web-rd-called-line = { $call }: { $line }
web-rd-call = { $action ->
    [A] Angriff { $number }
    [B] Block { $number }
    [H] Heilen { $number }
    [C] Zauber { regidice-colour } { web-rd-parity }
   *[K] Gefährte
  }
web-rd-parity = { $parity ->
    [odd] ungerade
   *[even] gerade
  }
web-rd-action = { $action ->
    [A] Angriff
    [B] Block
    [H] Heilen
    [C] Zauber
   *[K] Gefährte
  }
web-rd-action-short = { $action ->
    [K] Tier
   *[other] { web-rd-action }
  }
web-rd-need = { $action ->
    [A] Angriff: Sätze mit genau { $defence } Augen, je 1 Schaden.
    [B] Block: drei oder mehr gleiche; drei halten 1 auf, vier 2.
    [H] Heilen: Folgen von drei oder mehr; drei bringen 1 zurück, vier 2.
    [C] Zauber: eine Farbe, die { $enemy } zeigt.
   *[K] Gefährte: deine Einsen bleiben, und jede hebt einen anderen Würfel.
  }
web-rd-did = { $what ->
    [damage] { $count } Schaden
    [blocked] { $count } geblockt
   *[healed] { $count } geheilt
  }
web-rd-dice-held = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
  }
web-rd-first-caller = beginnt
web-rd-owes = gibt { $count } ab
web-rd-resolved = hat gehandelt
web-rd-your-dice = Deine Würfel
web-rd-dice-of = Würfel von { $name }
web-rd-only-you = nur du siehst sie
web-rd-gathered = gesammelt
web-rd-used-stay = benutzte bleiben
web-rd-give-up = gib { $count } ab
web-rd-unused = Unbenutzt
web-rd-no-dice = keine Würfel
web-rd-sort = { $by ->
    [number] Nach Zahl ordnen
   *[colour] Nach Farbe ordnen
  }
web-rd-hide = { $hidden ->
    [yes] Hinter die Hand sehen
   *[no] Hinter die Hand
  }
web-rd-zone = { $you ->
    [from] von dir für { $to }
    [to] { $from } für dich
   *[none] { $from } für { $to }
  }
web-rd-zone-empty = leer
web-rd-zone-for-you = { $from } hat für dich vorbereitet
web-rd-for = { $you ->
    [to] für dich
   *[none] für { $to }
  }
web-rd-rolled = Gewürfelt
web-rd-rolled-more = { $you ->
    [first] Du sagst zuerst an. Niemand darf eine Zahl verraten.
   *[none] { $first } sagt zuerst an. Niemand darf eine Zahl verraten.
  }
web-rd-declare = Ansagen
web-rd-declare-more = Eine Zahl, die noch niemand nannte. ×2: du hast zwei davon.
web-rd-declare-others = Was die anderen ansagen, steht hier.
web-rd-cell = { $call }, du hast { $count }
web-rd-taken = { $number } hat { $name }
web-rd-companion = Tierischer Gefährte, nennt nichts
web-rd-gather = Sammeln
web-rd-gather-more = Alle Würfel sind offen. Erst Zahlen, dann Zauber, dann Vorbereitetes.
web-rd-nothing-moves = Kein Würfel wechselt den Besitz.
web-rd-travel = { $you ->
    [from] Von dir zu { $to }
    [to] { $from } zu dir
   *[none] { $from } zu { $to }
  }
web-rd-travel-zone = { $you ->
    [from] Deine Zone zu { $to }
    [to] Zone von { $from } zu dir
   *[none] Zone von { $from } zu { $to }
  }
web-rd-prepared-before = letzte Runde vorbereitet
web-rd-now-dice = { $count ->
    [one] Würfel gehört jetzt dir
   *[other] Würfel gehören jetzt dir
  }
web-rd-again = Noch einmal
web-rd-go-on = Weiter
web-rd-resolve = Wer handelt als Nächstes?
web-rd-resolve-more = In beliebiger Folge. Was möglich ist, steht beim Namen.
web-rd-resolve-others = { $name } sagt, wer als Nächstes handelt.
web-rd-so-far = { $damage } von { $need } Schaden, { $blocked } von { $attack } geblockt
web-rd-act = Handeln
web-rd-spend = Eins ausgeben: { regidice-colour }
web-rd-end-stage = Niemand mehr
web-rd-set = { $action ->
    [A] Dein Angriff
    [B] Dein Block
    [H] Deine Heilung
   *[C] Deine Zauber
  }
web-rd-tap = { $action ->
    [A] Tippe Würfel an, die { $defence } ergeben
    [B] Tippe drei oder mehr gleiche an
    [H] Tippe drei oder mehr in Folge an
   *[C] Wähle Zauber
  }
web-rd-tapped = { $dice } ist ein Satz
web-rd-not-yet = { $dice } ist noch kein Satz
web-rd-mark = Nächster Satz
web-rd-best = Beste Sätze
web-rd-remove-set = Den Satz { $dice } auflösen
web-rd-raise = Welcher Würfel bekommt ein Auge?
web-rd-raise-more = Tippe einen der markierten Würfel an, gleich wessen.
web-rd-raise-die = { $you ->
    [to] Hebe deinen Würfel: { $die }
   *[none] Hebe den Würfel von { $name }: { $die }
  }
web-rd-raise-enemy = Hebe die { $value } des Gegners
web-rd-colour = Welche der gleichen Würfel?
web-rd-colour-more = Die Sätze nehmen { $count }. Tippe an, welche weg dürfen.
web-rd-pips = Schaden verteilen
web-rd-pips-more = { $placed } von { $count ->
    [one] { $count } Auge
   *[other] { $count } Augen
  } verteilt.
web-rd-pips-how = Tippe unter die Würfel des Gegners. Wer später zaubert, muss treffen, was er dann zeigt.
web-rd-add = dazu
web-rd-add-label = Der { $value } ein Auge geben
web-rd-heal = Würfel zurückholen
web-rd-heal-more = Tippe { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
  } unter den Verletzten an.
web-rd-share = Wer nimmt die Würfel des Gegners?
web-rd-share-more = { $count } Würfel; was niemand nimmt, kommt zu den Verletzten.
web-rd-split = Wer verliert { $count ->
    [one] den Würfel
   *[other] die { $count } Würfel
  }?
web-rd-split-more = { $attack } Angriff − { $blocked } geblockt. Wen es trifft, entscheidet gemeinsam.
web-rd-less = Einer weniger: { $name }
web-rd-more = Einer mehr: { $name }
web-rd-lose = Gib { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
  } ab
web-rd-lose-more = Tippe deine Würfel an. Sie kommen zu den Verletzten und können geheilt werden.
web-rd-prepare = Vorbereiten
web-rd-prepare-more = Unbenutzte Würfel dürfen auf { $to } warten, sicher, mit ihrer Zahl.
web-rd-prepared-die = bleibt { $value }
web-rd-prepared-more = kommt nach dem nächsten Sammeln dazu
web-rd-waits = { $name } entscheidet.
web-rd-choose-call = Wähle eine Aktion und was sie sammelt
web-rd-choose-who = Wähle, wer handelt, oder beende den Abschnitt
web-rd-choose-sets = Tippe Würfel an oder nimm die besten Sätze
web-rd-choose-die = Wähle einen Würfel
web-rd-number = { $of ->
    [A] Schaden
    [B] geblockt
    [H] geheilt
    [sets] { $count ->
        [one] Satz
       *[other] Sätze
      }
    [pips] übrig
    [lose] abgeben
   *[dice] { $count ->
        [one] Würfel
       *[other] Würfel
      }
  }
web-rd-choose-left = { $count ->
    [0] Gewählt
   *[other] Noch { $count } zu wählen
  }
web-rd-choose-prepare = Tippe unbenutzte Würfel an, oder keinen
web-rd-do = { $what ->
    [declare] Ansagen: { $thing }
    [act] { $thing }
    [sets] { $count ->
        [one] { $count } Satz ausführen
       *[other] { $count } Sätze ausführen
      }
    [nothing] Keine weiteren Sätze
    [use] Diese nehmen
    [pips] { $count } verteilen
    [heal] { $count } zurückholen
    [share] So verteilen
    [split] Einverstanden
    [lose] { $count } abgeben
    [prepare] { $count } vorbereiten
    [no-prepare] Nichts vorbereiten
    [raise] Heben
   *[end] Abschnitt beenden
  }
web-rd-act-you = Du handelst
web-rd-act-seat = { $name } handelt
web-rd-hint = Tipp
web-rd-hinted = Tipp: { $why }.
web-rd-suggested = So würde es ein Experte machen.
web-rd-clear = Leeren
web-rd-undo = Zurücknehmen
web-rd-log = Verlauf
web-rd-signals = Tatsache nennen
web-rd-signals-more = Nur was alle sehen. Gewürfelte Zahlen bleiben geheim.
web-rd-chip = { $chip ->
    [hint] Hat einen Tipp benutzt
    [thinking] Ich überlege …
    [whose-turn] Wer ist dran?
    [hand-sizes] Zählt die Würfel
    [open-piles] Seht auf die Verletzten
    [goal] Denkt an den Gegner
    [rule] Seht in die Regeln
   *[last-move] Seht auf die letzte Ansage
  }
web-rd-key = { $key ->
    [walk] durch die Würfel
    [parts] Aktionen, Zahlen, Würfel
    [digits] 1–6 beim Ansagen: die Zahl; sonst deine Würfel
    [space] wählen, was im Fokus ist
    [enter] bestätigen
    [escape] leeren, schließen, zurück ins Jetzt
    [s] beste Sätze
    [g] Tipp
    [l] Verlauf
    [m] Tatsache nennen
    [u] zurücknehmen
    [e] den Gegner vorlesen
    [h] zu deinen Würfeln
    [d] die Verletzten vorlesen
    [t] den Abschnitt vorlesen
   *[comma] zurück- und vorblättern
  }
web-rd-back = Zurück
web-rd-on = Vor
web-rd-to-now = Ins Jetzt
web-rd-past = Augenblick { $at } von { $count }
web-rd-won = Gewonnen
web-rd-lost = Das Spiel ist aus
web-rd-all-fell = Alle drei fielen
web-rd-not-all = { $count ->
    [0] Der erste Gegner steht
    [1] Der zweite Gegner steht
   *[other] Der dritte Gegner steht
  }
web-rd-fig = { $what ->
    [enemies] { $count ->
        [one] Gegner besiegt
       *[other] Gegner besiegt
      }
    [rounds] { $count ->
        [one] Runde
       *[other] Runden
      }
    [damage] Schaden
   *[dice] Würfel insgesamt übrig
  }
web-rd-enemies = Die Gegner
web-rd-fell = { $from ->
    [same] Runde { $to }
   *[other] Runden { $from } bis { $to }
  }, { $how ->
    [exact] genau: zu den Verletzten
    [overkill] zu viel: { $names }
   *[other] Todesberührung
  }
web-rd-overkill-nobody = niemand nahm seine Würfel
web-rd-overkill-takers = seine Würfel nahm: { $names }
web-rd-stands = steht, noch { $pips } Augen
web-rd-unseen = kam nicht
web-rd-who-did = Wer was tat
web-rd-player = Wer
web-rd-col = { $what ->
    [damage] Schaden
    [blocked] Geblockt
    [healed] Geheilt
    [sets] Sätze
   *[dice] Übrig
  }
web-rd-rematch = Noch ein Spiel
web-rd-rematch-more = gleiche Plätze, neue Würfe
web-rd-same = Gleiche Würfe
web-rd-same-more = dieselben Würfel, andere Ansagen
web-rd-share-it = Teilen
web-rd-share-it-more = eine Zeile über das Spiel
web-rd-share-line = Regidice zu { $players }: { $felled } von 3 Gegnern in { $rounds } Runden
