# Was in jeder Phase von Regidice gefragt wird, was man antworten kann und was es bewirkt.

regidice-stages = Würfeln, Ansagen, Sammeln, Handeln, Erleiden, Vorbereiten
regidice-colour = { $colour ->
    [r] rot
    [b] blau
    [y] gelb
   *[k] schwarz
  }
regidice-parity = { $parity ->
    [even] gerade
   *[odd] ungerade
  }
regidice-pips = { $count ->
    [one] { $count } Auge
   *[other] { $count } Augen
  }
regidice-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
  }
regidice-dice-of = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
  }
regidice-some-dice = { $dice-count ->
    [0] keine
   *[other] { $dice }
  }
regidice-whose-dice = { $seat-is ->
    [you] Deine Würfel
   *[other] Die Würfel von { $seat }
  }: { regidice-some-dice }
regidice-more = … { $count } weitere

## Ansagen

regidice-ask-declare = { $seat-is ->
    [you] Du sagst an
   *[other] { $seat } sagt an
  }: eine Aktion, und welche Würfel du von allen sammelst.
regidice-ask-hold = du hast
regidice-ask-attack = A3 Angriff: je Summe { $defence } 1 Schaden
regidice-ask-block = B4 Block: 3 gleiche halten 1, 4 halten 2
regidice-ask-heal = H5 Heilung: 3er-Folge bringt 1, 4er 2
regidice-ask-cast = C red odd: eine Farbe mit { $enemy-sum }
regidice-ask-companion = K Gefährte: Deine 1en bleiben dir, jede hebt einen Würfel

regidice-foreseen-call = { $action ->
    [A] { $seat-is ->
        [you] Du greifst an.
       *[other] { $seat } greift an.
      }
    [B] { $seat-is ->
        [you] Du blockst.
       *[other] { $seat } blockt.
      }
    [H] { $seat-is ->
        [you] Du heilst.
       *[other] { $seat } heilt.
      }
    [C] { $seat-is ->
        [you] Du zauberst.
       *[other] { $seat } zaubert.
      }
   *[K] Tiergefährte.
  }
regidice-foreseen-ones = { regidice-dice } mit 1 { $count ->
    [one] bleibt dir sicher und kann
   *[other] bleiben dir sicher, und jeder kann
  } einen anderen um ein Auge erhöhen.
regidice-foreseen-colour = Du sammelst { regidice-colour } { regidice-parity }: { $own } hast du; von den anderen passen von { regidice-dice-of } dieser Farbe etwa { NUMBER($about, minimumFractionDigits: 1) }.
regidice-foreseen-number = Du sammelst { $number }er: { $own } hast du; von { regidice-dice-of } der anderen passen etwa { NUMBER($about, minimumFractionDigits: 1) }.
regidice-foreseen-lost = { $count ->
    [one] { $count } deiner Würfel wird
   *[other] { $count } deiner Würfel werden
  } von früheren Ansagen weggesammelt.
regidice-foreseen-prepared = Für dich vorbereitet: { $dice }.
regidice-foreseen-alone = Mit deinen Würfeln allein: { $action ->
    [A] { $worth } Schaden
    [B] { $worth } geblockt
   *[H] { $worth } geheilt
  }{ $sets-is ->
    [none] .
   *[other] { " " }durch { $sets }.
  }
regidice-foreseen-spells = Mit deinen Würfeln allein: { $colours-count ->
    [0] kein Zauber.
   *[other] { $colours }.
  }
regidice-foreseen-spells-colours = { $entry ->
    [r] Feuerball
    [b] Eisblock
    [y] Heiliges Licht
   *[k] Todesberührung
  }
regidice-foreseen-companion = Kommt der Gegner durch, trifft es Gefährten als Letzte (höchstens { $attack }).
regidice-foreseen-nothing = Sonst geschieht nichts.

## Handeln

regidice-ask-resolve = Wer handelt als Nächstes? { $votes ->
    [yes] { $seat-is ->
        [you] Du stimmst ab
       *[other] { $seat } stimmt ab
      }
   *[no] { $seat-is ->
        [you] Du sprichst für alle
       *[other] { $seat } spricht für alle
      }
  }. (P0 most: mit den besten Sätzen)
regidice-could-attack = { $worth } Schaden durch { $sets }
regidice-could-block = blockt { $worth } durch { $sets }
regidice-could-heal = { $worth ->
    [0] könnte heilen, aber niemand ist verletzt
   *[other] bringt { $worth } zurück durch { $sets }
  }
regidice-could-cast = zaubert { $spells }
regidice-could-cast-one = { regidice-spell } ({ $dice })
regidice-cannot-attack = kann nicht angreifen; keine Würfel ergeben { $defence }
regidice-cannot-block = kann nicht blocken; keine drei Würfel sind gleich
regidice-cannot-heal = kann nicht heilen; keine drei Würfel bilden eine Folge
regidice-cannot-cast = kann jetzt nicht zaubern; keine Farbe zeigt { $enemy-sum }
regidice-ask-spend = { $seat-is ->
    [you] Du gibst
   *[other] { $seat } gibt
  } einen von { $dice }
regidice-ask-done = sonst niemand; { $then ->
    [falls] der Gegner fällt, und niemand leidet
    [nothing] der Gegner schlägt zu, und nichts kommt durch
   *[hits] der Gegner schlägt zu, und { $left } kommt durch
  }
regidice-ask-raise = Welcher Würfel bekommt { $seat-is ->
    [you] dein Auge
   *[other] das Auge von { $seat }
  }? Zum Beispiel: P0 { $die }
regidice-ask-set = { $action ->
    [A] { $seat-is ->
        [you] Du greifst an
       *[other] { $seat } greift an
      }: Tippe alle Sätze mit der Summe { $defence }, mit Kommas dazwischen.
    [B] { $seat-is ->
        [you] Du blockst
       *[other] { $seat } blockt
      }: Tippe alle Sätze aus drei oder mehr gleichen, etwa 4+4+4, 2+2+2.
    [H] { $seat-is ->
        [you] Du heilst
       *[other] { $seat } heilt
      }: Tippe alle Folgen aus drei oder mehr, etwa 4+3+2, 6+5+4.
   *[C] { $seat-is ->
        [you] Du zauberst
       *[other] { $seat } zaubert
      }: Tippe die Farben, die { $enemy-sum } zeigen, etwa red; blue.
  }
regidice-ask-most = das Beste, was geht: { $sets }
regidice-ask-sets-already = Schon in Sätzen ({ $number }): { $values-sum }
regidice-ask-colour = { $seat-is ->
    [you] Du benutzt
   *[other] { $seat } benutzt
  } { $need } von { $dice }: welche?
regidice-ask-pips = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
  } { regidice-pips } auf { $enemy-sum } des Gegners. Was soll er zeigen?
regidice-ask-pips-caster = Wer später zaubert, muss treffen, was er dann zeigt.
regidice-ask-back = { $seat-is ->
    [you] Du bringst
   *[other] { $seat } bringt
  } { regidice-dice } von { $colours } zurück: welche Farben?

## Erleiden und Vorbereiten

regidice-ask-share = Overkill: Wer nimmt die { regidice-dice } des Gegners? Etwa P0=2+P1=1, oder none.
regidice-ask-share-seat = { $seat-is ->
    [you] P{ $seat-number } bist du
   *[other] P{ $seat-number } ist { $seat }
  }
regidice-ask-split = { $damage } Schaden kommt durch. Wer verliert wie viele Würfel? Etwa P0=1+P1=1.
regidice-ask-split-dice = Würfel: { $sizes }
regidice-ask-split-dice-sizes = P{ $seat-number } { $seat-is ->
    [you] du
   *[other] { $seat }
  } { $entry }
regidice-ask-lose = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
  } { regidice-dice }: welche? Etwa r3 b-.
regidice-ask-lose-used = (- ist ein benutzter Würfel)
regidice-ask-prepare = { $seat-is ->
    [you] Du bereitest vor
   *[other] { $seat } bereitet vor
  }: unbenutzte Würfel, so wie sie sind, für { $next-is ->
    [you] dich
   *[other] { $next }
  }, oder done.
regidice-ask-prepare-dice = { $seat-is ->
    [you] Deine unbenutzten Würfel
   *[other] Unbenutzte Würfel von { $seat }
  }: { regidice-some-dice }
regidice-ask-prepare-enemy = Nächste Runde ist die Verteidigung des Gegners { $defence }; er zeigt { $enemy-sum }.
