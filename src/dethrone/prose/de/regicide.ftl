# Was in einer Partie Regicide geschieht. Der Name der Nachricht ist das Spiel und das Ereignis; siehe words.py.

regicide-jester = einen Narren
regicide-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
  }
regicide-royal-name = { $enemy-suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
  }-{ $enemy-rank ->
    [J] Bube
    [Q] Dame
   *[K] König
  }
regicide-royal = { regicide-royal-name } ({ $enemy })

regicide-played = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
  } { $cards }{ $cards-count ->
    [one] .
   *[other] , zusammen { $value } wert.
  }
regicide-yielded = { $seat-is ->
    [you] Du passt.
   *[other] { $seat } passt.
  }
regicide-flipped = { $seat-is ->
    [you] Du drehst einen Narren um und legst
   *[other] { $seat } dreht einen Narren um und legt
  } { $cards-count ->
    [0] nichts
   *[other] { $cards }
  } ab; { $left } übrig.
regicide-paid = { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
  } { $cards }, { $value } wert.
regicide-owed = { $seat-is ->
    [you] Du musst
   *[other] { $seat } muss
  } { $amount } Schaden decken.
regicide-spared = Der Schild hält alles ab: { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
  } nichts.
regicide-named = { $by-same ->
    [yes] { $by-is ->
        [you] Du bist noch einmal dran.
       *[other] { $by } ist noch einmal dran.
      }
   *[no] { $by-is ->
        [you] Du bestimmst
       *[other] { $by } bestimmt
      }: Als Nächstes { $seat-is ->
        [you] bist du
       *[other] ist { $seat }
      } dran.
  }
regicide-wished = { $wish ->
    [want] { $seat-is ->
        [you] Du möchtest als Nächstes dran sein.
       *[other] { $seat } möchte als Nächstes dran sein.
      }
    [rather-not] { $seat-is ->
        [you] Du möchtest lieber nicht als Nächstes dran sein.
       *[other] { $seat } möchte lieber nicht als Nächstes dran sein.
      }
    [neutral] { $seat-is ->
        [you] Dir ist es gleich.
       *[other] { $seat } ist es gleich.
      }
   *[none] { $seat-is ->
        [you] Du hast einen Wunsch abgegeben.
       *[other] { $seat } hat einen Wunsch abgegeben.
      }
  }
regicide-wishes-opened = Die Wünsche: { $wishes }. { $seat-is ->
    [you] Du bist dran.
    [other] { $seat } ist dran.
   *[none] { $host-is ->
        [you] Du entscheidest.
       *[other] { $host } entscheidet.
      }
  }
regicide-wishes-opened-wishes = { $seat-is ->
    [you] du
   *[other] { $seat }
  } { $entry ->
    [want] gern
    [rather-not] lieber nicht
   *[neutral] egal
  }

## Der Kampf

regicide-blocked = Der Gegner ist immun gegen { regicide-suit }: Diese Kraft verpufft.{ $noted ->
    [0] { "" }
   *[other] { " " }Der Schild von { $noted } ist vorgemerkt; ein Narr würde ihn wecken.
  }
regicide-healed = Die Heilung legt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  } vom Ablagestapel unter die Taverne{ $cards-count ->
    [0] .
   *[other] : { $cards }.
  }
regicide-drew = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
  } { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }{ $cards-count ->
    [0] { $known-count ->
        [0] .
       *[other] { $count ->
            [1] : { $known }.
           *[other] , darunter { $known }.
          }
      }
   *[other] : { $cards }.
  }
regicide-shielded = Der Schild wächst um { $amount } auf { $total }; der Angriff des Gegners ist { $attack }.
regicide-dealt = { $amount } Schaden{ $is-doubled ->
    [yes] , verdoppelt
   *[no] { "" }
  }: { $total } von { $health }.
regicide-defeated = { regicide-royal } fällt{ $is-exact ->
    [yes] { " genau" }
   *[no] { "" }
  } und { $to ->
    [tavern] liegt nun oben auf der Taverne.
   *[discard] kommt auf den Ablagestapel.
  }
regicide-revealed = { regicide-royal } tritt aus der Burg.
regicide-immunity-cancelled = { regicide-royal } ist nicht mehr immun gegen { $enemy-suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
  }.{ $woken ->
    [0] { "" }
   *[other] { " " }Der vorgemerkte Schild erwacht und nimmt dem Angriff { $woken }.
  }

## Das Ende

regicide-won = Die Burg ist gefallen: Das Spiel ist gewonnen{ $medal ->
    [gold] , mit Gold.
    [silver] , mit Silber.
    [bronze] , mit Bronze.
   *[none] .
  }
regicide-lost = Das Spiel ist verloren: { $reason-is ->
    [lost-cannot-pay] { $seat-is ->
        [you] Du kannst
       *[other] { $seat } kann
      } { $attack } Schaden nicht decken
    [lost-stuck] { $seat-is ->
        [you] Du kannst
       *[other] { $seat } kann
      } weder spielen noch passen
   *[lost-stalemate] Alle passen immer weiter
  }. { $defeated ->
    [one] { $defeated } von 12 Gegnern war
   *[other] { $defeated } von 12 Gegnern waren
  } besiegt.
regicide-outcome-won = gewonnen
regicide-outcome-lost-cannot-pay = verloren: Jemand konnte nicht zahlen
regicide-outcome-lost-stuck = verloren: Jemand konnte weder spielen noch passen
regicide-outcome-lost-stalemate = verloren: Alle passten immer weiter

## Züge in wenigen Worten; wer Karten spielt, nennt die Karten

regicide-move-pay = { $cards } zahlen
regicide-move-yield = passen
regicide-move-flip = einen Narren umdrehen
regicide-move-name = { $seat-is ->
    [you] du bist als Nächstes dran
   *[other] { $seat } ist als Nächstes dran
  }
regicide-move-post = { $wish ->
    [want] { $seat-is ->
        [you] du möchtest als Nächstes dran sein
       *[other] { $seat } möchte als Nächstes dran sein
      }
    [rather-not] { $seat-is ->
        [you] du möchtest lieber nicht als Nächstes dran sein
       *[other] { $seat } möchte lieber nicht als Nächstes dran sein
      }
   *[neutral] { $seat-is ->
        [you] dir ist es gleich
       *[other] { $seat } ist es gleich
      }
  }
