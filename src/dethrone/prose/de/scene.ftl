# Ein Tisch in Worten, wie ein Platz ihn sieht, für alle, die kein Brett vor sich haben; und was gefragt ist.

## Regicide

regicide-scene-enemy = Gegner: { regicide-royal }, noch { $left } von { $health } Leben, Angriff { $attack } nach einem Schild von { $shield }, { $is-cancelled ->
    [yes] gegen nichts immun
   *[no] immun gegen { $enemy-suit ->
        [C] Kreuz
        [D] Karo
        [H] Herz
       *[S] Pik
      }
  }.
regicide-scene-plays = Gegen ihn gespielt: { $plays }.
regicide-scene-play = { $seat-is ->
    [you] du
   *[other] { $seat }
  } { $cards-sum }
regicide-scene-castle = Dahinter in der Burg: { $cards-count ->
    [0] niemand, dies ist der letzte
   *[other] { $cards }
  }.
regicide-scene-tavern = Taverne: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }{ $cards-count ->
    [0] .
   *[other] , zuoberst { $cards }.
  }
regicide-scene-discard = Ablage: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }{ $cards-count ->
    [0] .
   *[other] : { $cards }.
  }
regicide-scene-seat = { $seat } hält { $count } von höchstens { $limit } Karten{ $yielded ->
    [yes] , hat zuletzt gepasst
   *[no] { "" }
  }{ $wish ->
    [none] { "" }
   *[other] , sagt: { $wish }
  }.
regicide-scene-hand = Deine Hand ({ $cards-count } von höchstens { $limit } Karten, { $value } wert): { $cards-count ->
    [0] leer
   *[other] { $cards }
  }{ $yielded ->
    [yes] ; du hast zuletzt gepasst
   *[no] { "" }
  }.
regicide-scene-flips = Narren, die du noch umdrehen kannst: { $count }.
regicide-scene-unseen = In der Taverne oder bei anderen, in einer Folge, die niemand kennt: { $cards }.
regicide-scene-asked = { $phase ->
    [play] Du bist am Zug: Spiele Karten, oder passe. Karten schreibt man mit Rang und Farbe (C, D, H, S), der Narr ist der Stern. Zum Beispiel: 7H, oder AC+8D, oder 3C+3D, oder yield.
    [solo] Du bist am Zug: Spiele Karten, oder drehe einen Narren um für eine neue Hand. Karten schreibt man mit Rang und Farbe (C, D, H, S). Zum Beispiel: 7H, oder AC+8D, oder 3C+3D, oder flip.
    [suffer] Der Gegner schlägt zu: Lege Karten ab, die { $owed } oder mehr wert sind. Schreibe ein Minus und die Karten, zum Beispiel: -6C+9C
    [name] Du bestimmst, wer weitermacht, zum Beispiel: >0 für P0.
   *[who] Möchtest du weitermachen? Schreibe deinen Platz und want, neutral oder rather-not, zum Beispiel: P0:neutral
  }

## Regidice

regidice-scene-enemy = Runde { $round }. Gegner { $number } von 3 zeigt { $enemy-sum }: Angriff { $attack }, Abwehr { $defence }, noch { $left } Augen, bis er fällt. Gegner, die warten, nach ihren Würfeln: { $sizes-count ->
    [0] keiner
   *[other] { $sizes }
  }.
regidice-scene-progress = In dieser Runde bisher: { $damage } von { $need } Schaden, { $blocked } geblockt.
regidice-scene-injured = Verletzte, nach Farben: { $dice-count ->
    [0] keine
   *[other] { $dice }
  }.
regidice-scene-first = { $seat-is ->
    [you] Du sagst
   *[other] { $seat } sagt
  } in dieser Runde zuerst an.
regidice-scene-seat = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
  } noch nicht angesagt; Würfel: { regidice-some-dice }.
regidice-scene-caller = { $seat-is ->
    [you] Du
   *[other] { $seat }
  }: { $call }{ $is-done ->
    [yes] , ausgeführt
   *[no] { "" }
  }; Würfel: { regidice-some-dice }.
regidice-scene-prepared = Bereitgelegt von { $seat-is ->
    [you] dir
   *[other] { $seat }
  } für { $next-is ->
    [you] dich
   *[other] { $next }
  }: { $dice }.
regidice-scene-acting = { $seat-is ->
    [you] Du handelst
   *[other] { $seat } handelt
  } gerade.
regidice-scene-sets = Sätze bisher: { $count }, aus { $values-sum }.
regidice-scene-asked = { $phase ->
    [declare] Sage eine Aktion an, und was sie sammelt. Zum Beispiel: A3, B4, H5, C:red-odd, oder K.
    [resolve] Du sprichst für das Team: Wer handelt als Nächstes? Zum Beispiel: act:P0, oder pip:P1:r für die rote 1 eines Gefährten, oder done, wenn niemand mehr handelt.
    [raise] Welcher Würfel bekommt das Auge? Zum Beispiel: raise:P0:r4
    [set] Bilde einen Satz für den, der gerade handelt, oder höre auf. Zum Beispiel: set:6+5, oder cast:red, oder done. Ein Angriffssatz ergibt { $defence }.
    [colour] Welche { $count } der Würfel, die { $value } zeigen, werden benutzt? Zum Beispiel: use:r5+b5
    [pips] Lege { $count } Schaden auf die Würfel des Gegners: Was sollen sie danach zeigen? Zum Beispiel: enemy:3+1+1
    [heal] Hole Würfel von den Verletzten zurück: höchstens { $count }. Zum Beispiel: heal:r+k
    [share] Wer nimmt die { $count } Würfel des Gegners? Zum Beispiel: share:P0=2+P1=1, oder share:none.
    [split] { $count } Schaden kommt durch: Wer verliert wie viele Würfel? Zum Beispiel: split:P0=1+P1=1
    [lose] Gib { $count } Würfel ab, einen nach dem anderen. Zum Beispiel: lose:r3, oder lose:b- für einen blauen, der benutzt wurde.
   *[prepare] Lege einen unbenutzten Würfel in die Zone links von dir, oder höre auf. Zum Beispiel: put:r2, oder done.
  }
