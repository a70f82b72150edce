# Was in einer Partie Regidice geschieht. Mit der Endung -told wird es am Tisch erzählt, ohne sie im Protokoll.

regidice-spell = { $colour ->
    [r] Feuerball
    [b] Eisblock
    [y] Heiliges Licht
   *[k] Todesberührung
  }
regidice-share = { $seat-is ->
    [you] dich
   *[other] { $seat }
  } ({ $entry })

regidice-rolled = Runde { $round }: Alle würfeln ({ $pools }). { regidice-calls-first }
regidice-rolled-pools = { $seat-is ->
    [you] du
   *[other] { $seat }
  } { $entry-heap }
regidice-rolled-told = Runde { $round }: Alle würfeln. { regidice-calls-first }
regidice-calls-first = { $first-caller-is ->
    [you] Du sagst zuerst an.
   *[other] { $first-caller } sagt zuerst an.
  }
regidice-declared = { $seat-is ->
    [you] { $call-action ->
        [A] Du greifst an und sammelst { $call-number }er.
        [B] Du blockst und sammelst { $call-number }er.
        [H] Du heilst und sammelst { $call-number }er.
        [C] Du zauberst und sammelst { regidice-called-dice } Würfel.
       *[K] Du bist ein Tiergefährte.
      }
   *[other] { $call-action ->
        [A] { $seat } greift an und sammelt { $call-number }er.
        [B] { $seat } blockt und sammelt { $call-number }er.
        [H] { $seat } heilt und sammelt { $call-number }er.
        [C] { $seat } zaubert und sammelt { regidice-called-dice } Würfel.
       *[K] { $seat } ist ein Tiergefährte.
      }
  }
regidice-called-dice = { $call-parity ->
    [even] gerade
   *[odd] ungerade
  } { $call-colour ->
    [r] rote
    [b] blaue
    [y] gelbe
   *[k] schwarze
  }
regidice-revealed = Alle Würfel werden aufgedeckt.
regidice-revealed-told = Alle Würfel werden aufgedeckt: { $pools }.
regidice-revealed-told-pools = { $seat-is ->
    [you] Du
   *[other] { $seat }
  } { $entry-count ->
    [0] keine
   *[other] { $entry }
  }
    .between = { "; " }
regidice-gathered = { $seat-is ->
    [you] { $gained-count ->
        [0] Du gibst { $lost-sum } ab.
       *[other] { $lost-count ->
            [0] Du bekommst { $gained-sum }.
           *[other] Du bekommst { $gained-sum } und gibst { $lost-sum } ab.
          }
      }
   *[other] { $gained-count ->
        [0] { $seat } gibt { $lost-sum } ab.
       *[other] { $lost-count ->
            [0] { $seat } bekommt { $gained-sum }.
           *[other] { $seat } bekommt { $gained-sum } und gibt { $lost-sum } ab.
          }
      }
  }
regidice-received = { $seat-is ->
    [you] Du erhältst
   *[other] { $seat } erhält
  } { $dice-sum }, für diese Runde vorbereitet.
regidice-voted = { $seat-is ->
    [you] Du stimmst
   *[other] { $seat } stimmt
  } ab: { $move }.
regidice-raised = { $seat-is ->
    [you] Du erhöhst
   *[other] { $seat } erhöht
  } { $die } { $target-is ->
    [you] von dir
    [other] von { $target }
   *[none] des Gegners
  } auf { regidice-raised-die }.
regidice-raised-die = { $die-colour }{ $die-value ->
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
  }
regidice-set-made = { $seat-is ->
    [you] Du bildest
   *[other] { $seat } bildet
  } einen Satz aus { $values-sum }.
regidice-set-made-several = { $seat-is ->
    [you] Du bildest
   *[other] { $seat } bildet
  } die Sätze { $values }.
regidice-attacked = { $seat-is ->
    [you] Du greifst
   *[other] { $seat } greift
  } mit { $damage } an.
regidice-blocked = { $seat-is ->
    [you] Du blockst
   *[other] { $seat } blockt
  } { $amount }.
regidice-spell-cast = { $seat-is ->
    [you] Du zauberst
   *[other] { $seat } zaubert
  } { regidice-spell } mit { $size } { $colour ->
    [r] roten
    [b] blauen
    [y] gelben
   *[k] schwarzen
  } Würfeln.
regidice-placed = Der Gegner zeigt jetzt { $enemy-sum }.
regidice-healed = { $seat-is ->
    [you] Du heilst
   *[other] { $seat } heilt
  } { $colours-count ->
    [0] nichts, denn niemand ist verletzt.
   *[other] { $colours }.
  }
regidice-healed-colours = { $entry ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[k] Schwarz
  }
regidice-defeated = Gegner { $number } ist besiegt ({ $how-is ->
    [exact] genau
    [overkill] Overkill
   *[touch-of-death] Todesberührung
  }){ $takers-count ->
    [0] .
   *[other] ; seine Würfel gehen an { $takers }.
  }
regidice-defeated-takers = { regidice-share }
regidice-entered = Gegner { $number } erscheint mit { $number ->
    [1] 3
    [2] 4
   *[3] 5
  } Würfeln.
regidice-hit-back = Der Gegner schlägt mit { $attack } zu, { $blocked } geblockt: { $attack ->
    [3] { $blocked ->
        [0] 3 Schaden bleiben.
        [1] 2 Schaden bleiben.
        [2] 1 Schaden bleibt.
       *[other] Nichts kommt durch.
      }
    [4] { $blocked ->
        [0] 4 Schaden bleiben.
        [1] 3 Schaden bleiben.
        [2] 2 Schaden bleiben.
        [3] 1 Schaden bleibt.
       *[other] Nichts kommt durch.
      }
   *[5] { $blocked ->
        [0] 5 Schaden bleiben.
        [1] 4 Schaden bleiben.
        [2] 3 Schaden bleiben.
        [3] 2 Schaden bleiben.
        [4] 1 Schaden bleibt.
       *[other] Nichts kommt durch.
      }
  }
regidice-damage-split = Der Schaden trifft { $shares }.
regidice-damage-split-shares = { regidice-share }
regidice-suffered = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
  } { $dice-sum }.
regidice-suffered-told = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
  } { $dice }.
regidice-suffered-several = { regidice-suffered-told }
regidice-prepared = { $seat-is ->
    [you] Du bereitest
   *[other] { $seat } bereitet
  } { $die } vor.
regidice-prepared-told = { $seat-is ->
    [you] Du bereitest
   *[other] { $seat } bereitet
  } { $die } für { $next-is ->
    [you] dich
   *[other] { $next }
  } vor.
regidice-prepared-several = { regidice-prepared-told }
regidice-won = Der letzte Gegner ist in Runde { $round } besiegt: Ihr habt gewonnen.
regidice-lost = In Runde { $round } { $outcome-is ->
    [lost-damage] lässt sich der Schaden nicht decken
   *[lost-rounds] sind die Runden zu Ende
  }: Ihr habt verloren.
regidice-outcome-won = gewonnen
regidice-outcome-lost-damage = verloren: Der Schaden ließ sich nicht decken
regidice-outcome-lost-rounds = verloren: Die Runden waren zu Ende

## Züge in wenigen Worten

regidice-move-declare = { $action ->
    [A] Angriff { $number }er
    [B] Block { $number }er
    [H] Heilung { $number }er
    [C] Zauber { $colour ->
        [r] rot
        [b] blau
        [y] gelb
       *[k] schwarz
      } { $parity ->
        [even] gerade
       *[odd] ungerade
      }
   *[K] Gefährte
  }
regidice-move-act = { $seat-is ->
    [you] du bist dran
   *[other] { $seat } ist dran
  }
regidice-move-spend = { $seat-is ->
    [you] du gibst
   *[other] { $seat } gibt
  } { $colour ->
    [r] eine rote 1
    [b] eine blaue 1
    [y] eine gelbe 1
   *[k] eine schwarze 1
  } aus
regidice-move-raise = { $seat-is ->
    [none] ein Auge für die { $die-value } des Gegners
    [you] ein Auge für { $die } von dir
   *[other] ein Auge für { $die } von { $seat }
  }
regidice-move-make-set = ein Satz aus { $values-sum }
regidice-move-cast = { regidice-spell }
regidice-move-use = { $dice } nehmen
regidice-move-pips = der Gegner zeigt { $enemy-sum }
regidice-move-heal = { $colours } zurückholen
regidice-move-heal-colours = { $entry ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[k] Schwarz
  }
    .between = { " und " }
regidice-move-share = { $shares-count ->
    [0] niemand nimmt einen Würfel
   *[other] { $shares }
  }
regidice-move-share-shares = { $seat-is ->
    [you] du nimmst { $entry }
   *[other] { $seat } nimmt { $entry }
  }
regidice-move-split = { $shares }
regidice-move-split-shares = { $seat-is ->
    [you] du verlierst { $entry }
   *[other] { $seat } verliert { $entry }
  }
regidice-move-lose = { $die } abgeben
regidice-move-put = { $die } vorbereiten
regidice-move-done = das ist alles
