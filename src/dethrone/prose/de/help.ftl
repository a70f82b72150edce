# Hilfe am Tisch: was jetzt getippt werden kann, die Regeln nach Themen, was ein Regelsatz ändert.

topic-unknown = Über { $topic } ist nichts zu finden.
rules-marked = Hier gilt { $rules }; * weicht von { $usual } ab.
rules-played-by = Dieses Spiel folgt { $rules }; darin gilt:
rules-same = { $game ->
    [regicide] Es ist das offizielle Spiel.
    [regidice] Es ist das Spiel des Regelhefts.
   *[other] Es ist das Spiel von { $usual }.
  }
rules-differ = Abweichungen von { $usual }: { $count }, mit * bezeichnet.
rules-usual = ({ $usual }: { $meaning })

## Regicide

regicide-rule-sets = Die Regelsätze:
regicide-rule-sets-more =
    dethrone rules NAME erklärt einen. Jede Option lässt sich einzeln ändern, etwa so:
      dethrone play --rules summary,black_suits=standard
regicide-help-play =
    7H           eine Karte spielen: Rang 2-10, A, J, Q, K und Farbe C, D, H, S
    ac 8d        mehrere spielen: ein Ass mit einer Karte, oder Gleiche wie 3c 3d 3s
    { $jesters ->
        [0] { "" }
       *[other] { "*" }            einen Narren spielen
      }
    { $players ->
        [one] { $solo-yield ->
            [yes] yield        passen: nichts spielen
           *[no] { "" }
          }
       *[other] { "" }
      }
    { $players ->
        [one] flip         einen Narren für eine neue Hand umdrehen
       *[other] yield        passen: nichts spielen
      }
regicide-help-suffer = 6C 9C        mit diesen Karten zahlen
regicide-help-name =
    >1           bestimmen, wer dran ist: nach Platz oder Name
    want         sagen, dass du dran sein möchtest
regicide-help-who = want         du möchtest dran sein; oder neutral, oder rather-not
regicide-help-always =
    {"             "}Du siehst, was es bewirkt; Enter führt es aus, 7H! sofort.
    board        noch einmal der Tisch       log    was bisher geschah
    discard      der Ablagestapel            hint   was ein Bot täte
    moves        was du spielen kannst       why    warum der Hinweis
    undo         den letzten Zug zurücknehmen, wenn nichts Verdecktes zu sehen war
    rules        die Regeln nach Themen, etwa: rules narr
    save NAME    eine Kopie sichern          quit   gehen; alles ist gesichert
regicide-ask-play = Tippe Karten, um zu sehen, was sie bewirken, oder yield
regicide-ask-solo = Tippe Karten, um zu sehen, was sie bewirken, oder flip
regicide-ask-solo-yield = Tippe Karten, um zu sehen, was sie bewirken, flip oder yield
regicide-ask-suffer = Tippe die Karten, mit denen du zahlst: { $owed } oder mehr
regicide-ask-name = Bestimme, wer dran ist, etwa >P0
regicide-ask-who = Möchtest du dran sein? want, neutral oder rather-not
regicide-discard-pile = Der Ablagestapel hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }{ $cards-is ->
    [none] .
   *[other] : { $cards }.
  }

## Regidice

regidice-rule-sets = Die Regelsätze von Regidice:
regidice-rule-sets-more =
    dethrone rules regidice NAME erklärt einen. Jede Option lässt sich einzeln ändern:
      dethrone play regidice --rules bga,resolve=block
regidice-help-declare =
    A3           angreifen und 3er sammeln; auch attack 3
    B4  H5       blocken und 4er sammeln; heilen und 5er sammeln
    C red odd    zaubern und ungerade rote Würfel sammeln; auch C:red-odd
    K            Tiergefährte
regidice-help-resolve =
    P1           diese Person handelt als Nächste; P1 most: mit den besten Sätzen
    pip P2 r; raise P0 r4     ein Gefährte gibt eine rote 1 für eine rote 4
    done         sonst handelt niemand
regidice-help-raise = P0 r4        die rote 4 von P0 bekommt 1 Auge; enemy 5: Gegnerwürfel, wo erlaubt
regidice-help-set =
    6+5, 5+6     Sätze nach Werten, alle in einer Zeile
    r6+b5        ein Satz aus genau diesen Würfeln
    red          ein Zauber; red; blue für zwei
    most         die besten Sätze, die es gibt
    done         keine weiteren Sätze
regidice-help-colour = r5+b5        welche der gleichen Würfel benutzt werden
regidice-help-pips = 3+1+1        was der Gegner nach dem Schaden zeigt
regidice-help-heal = r+k          die Farben, die zurückkommen
regidice-help-share = P0=2+P1=1    wer wie viele Würfel des Gegners nimmt; none: niemand
regidice-help-split = P0=1+P1=1    wer wie viele Würfel verliert
regidice-help-lose = r3 b-        Würfel, die verloren gehen; b- ist ein benutzter blauer
regidice-help-prepare =
    r2 y6        Würfel, die nach links gehen, alle in einer Zeile
    done         nichts weitergeben
regidice-help-always =
    {"             "}Du siehst, was es bewirkt; Enter führt es aus, A3! sofort.
    s oder Enter den Vorschlag annehmen      board  noch einmal der Tisch
    log          was zuletzt geschah         hint   was ein Bot täte
    moves        was du spielen kannst       why    warum der Hinweis
    undo         die letzte Eingabe zurücknehmen, wenn nichts aufgedeckt wurde
    rules        die Regeln nach Themen, etwa: rules zaubern
    save NAME    eine Kopie sichern          quit   gehen; alles ist gesichert
