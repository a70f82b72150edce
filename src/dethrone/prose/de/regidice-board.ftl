# Das Brett von Regidice, gedruckt oder gezeichnet.

regidice-board-row = { $row ->
    [round] Runde
    [enemy] Gegner
    [attack] Angriff
    [defence] Abwehr
    [injured] Verletzt
    [waiting] Noch zu besiegen
   *[now] Jetzt
  }
regidice-board-round = { $round }{ $stage ->
    [1] , Ansagen
    [4] , Erleiden
    [5] , Vorbereiten
    [6] { "" }
   *[other] , Handeln
  }
regidice-board-name = { $number ->
    [1] Der erste Gegner
    [2] Der zweite Gegner
   *[other] Der dritte Gegner
  }
regidice-board-place = Runde { $round }. Noch { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
  }.
regidice-board-attack = { $blocked ->
    [0] { $attack }
   *[other] { $left } ({ $attack }, { $blocked } geblockt)
  }
regidice-board-attack-sum = { $blocked ->
    [0] einer je Würfel
   *[other] { $attack } − { $blocked } geblockt
  }
regidice-board-defence = { $defence }, noch { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
  }
regidice-board-defence-sum = Summe eines Satzes
regidice-board-none-waits = dies ist der letzte
regidice-board-call = { $call }
regidice-board-no-dice = keine Würfel
regidice-board-zone = für { $next-is ->
    [you] dich
   *[other] { $next }
  }{ $dice-count ->
    [0] { "" }
   *[other] : { $dice }
  }
regidice-board-owes = gibt { $count } ab
regidice-board-owed = { $count ->
    [one] Würfel abzugeben
   *[other] Würfel abzugeben
  }
regidice-board-sets = Die Sätze bisher nehmen { $values-sum }.
regidice-board-own = { $seat-is ->
    [you] Deine Würfel
   *[other] { $seat }
  }
regidice-board-now = { $phase ->
    [declare] { $seat-is ->
        [you] Du sagst an.
       *[other] { $seat } sagt an.
      }
    [resolve] { $seat-is ->
        [you] Du sagst, wer als Nächstes handelt.
       *[other] { $seat } sagt, wer als Nächstes handelt.
      }
    [raise] { $seat-is ->
        [you] Du hebst einen Würfel um ein Auge.
       *[other] { $seat } hebt einen Würfel um ein Auge.
      }
    [set] { $seat-is ->
        [you] Du bildest einen Satz oder bist fertig.
       *[other] { $seat } bildet einen Satz oder ist fertig.
      }
    [colour] { $seat-is ->
        [you] Du wählst, welche Würfel die Sätze nehmen.
       *[other] { $seat } wählt, welche Würfel die Sätze nehmen.
      }
    [pips] { $seat-is ->
        [you] Du verteilst den Schaden.
       *[other] { $seat } verteilt den Schaden.
      }
    [heal] { $seat-is ->
        [you] Du wählst Würfel zum Heilen.
       *[other] { $seat } wählt Würfel zum Heilen.
      }
    [share] { $seat-is ->
        [you] Du verteilst die Würfel des Gegners.
       *[other] { $seat } verteilt die Würfel des Gegners.
      }
    [split] { $seat-is ->
        [you] Du sagst, wen der Schaden trifft.
       *[other] { $seat } sagt, wen der Schaden trifft.
      }
    [lose] { $seat-is ->
        [you] Du gibst einen Würfel ab.
       *[other] { $seat } gibt einen Würfel ab.
      }
    [prepare] { $seat-is ->
        [you] Du darfst Würfel vorbereiten.
       *[other] { $seat } darf Würfel vorbereiten.
      }
   *[over] { $outcome-is ->
        [won] Alle drei Gegner sind besiegt.
        [lost-damage] Der Schaden ließ sich nicht decken.
        [lost-rounds] Die Runden sind aufgebraucht.
       *[none] { "" }
      }
  }
