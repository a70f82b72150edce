# Die Regeln von Regidice in Kürze. Der Titel ist, wonach man fragt.

regidice-topics = Themen: { $topics }. Tippe zum Beispiel: rules zaubern

regidice-topic-idea =
    Drei Gegner aus schwarzen Würfeln kommen nacheinander: drei Würfel, dann vier, dann fünf. Alle würfeln verdeckt, dann sagt jeder eine Aktion an und die Würfel, die er von den anderen sammelt. Erst dann werden die Würfel gezeigt. Alle gewinnen, wenn der dritte Gegner fällt; alle verlieren, wenn sein Schaden nicht mit Würfeln zu bezahlen ist.
    .title = Idee
    .options = max_rounds

regidice-topic-round =
    1. Würfeln: Alle würfeln ihren Vorrat verdeckt.
    2. Ansagen: Reihum, vom ersten Ansager an, sagt jeder eine Aktion an und was sie sammelt.
    3. Sammeln: Alle Würfel werden gezeigt und wandern wie angesagt.
    4. Handeln: Jeder benutzt seine Würfel, in beliebiger Reihenfolge.
    5. Erleiden: Schaden, der nicht geblockt ist, kostet Würfel.
    6. Vorbereiten: Unbenutzte Würfel dürfen, wie sie sind, nach links.
    Dann sagt der Nächste links zuerst an.
    .title = Runde
    .options = resolve mandatory_max team_voice first_caller

regidice-topic-enemy =
    Sein Angriff ist die Zahl seiner Würfel. Seine Verteidigung ist die Summe dessen, was sie am Anfang der Runde zeigen. Jeder Schaden gibt einem seiner Würfel ein Auge mehr; zeigen alle 6, fällt er. Je mehr er verletzt ist, desto höher ist seine Verteidigung.
    .title = Gegner
    .options = defeat_check

regidice-topic-declare =
    A3, B4, H5: angreifen, blocken oder heilen, und alle Würfel mit dieser Zahl sammeln. Keine Zahl darf in einer Runde zweimal fallen. C red odd: zaubern und alle ungeraden roten Würfel sammeln (oder gerade, oder eine andere Farbe). K: Gefährte, sammelt nichts. Mehrere dürfen dieselbe Aktion wählen.
    .title = Ansagen
    .pressed = Angreifen, blocken oder heilen: Nenne eine Zahl und sammle alle Würfel, die sie zeigen. Keine Zahl darf in einer Runde zweimal fallen. Zaubern: Nenne eine Farbe und gerade oder ungerade, und sammle etwa alle ungeraden roten Würfel. Der Gefährte sammelt nichts. Mehrere dürfen dieselbe Aktion wählen.
    .options = same_cast_call black_call

regidice-topic-gather =
    Erst die Zahlen: Wer angreift, blockt oder heilt, nimmt alle Würfel mit seiner Zahl aus allen anderen Vorräten. Dann nehmen Zaubernde, was sie ansagten, auch eben gewanderte Würfel. Dann bekommt jeder, was für ihn vorbereitet war. Vorbereitete Würfel nimmt niemand, auch nicht die 1en eines Gefährten. Was wandert, gehört dir auf Dauer.
    .title = Sammeln

regidice-topic-attack =
    Ein Satz ist ein Würfel oder mehrere, die genau die Verteidigung ergeben. Jeder Satz macht 1 Schaden. Du wählst, welche Würfel des Gegners die Augen bekommen.
    .title = Angreifen

regidice-topic-block =
    Ein Satz sind drei oder mehr Würfel, die das Gleiche zeigen. Drei halten 1 Schaden ab, vier 2, fünf 3, und so weiter.
    .title = Blocken

regidice-topic-heal =
    Ein Satz sind drei oder mehr verschiedene Zahlen in Folge, etwa 2, 3, 4. Drei bringen einen Würfel deiner Wahl vom Verletztenstapel zurück, vier bringen zwei. Von 6 zu 1 geht es nicht weiter.
    .title = Heilen

regidice-topic-cast =
    Ein Satz sind Würfel einer Farbe, die genau zeigen, was der Gegner zeigt. Rot, Feuerball: so viel Schaden, wie der Gegner Würfel hat. Blau, Eisblock: hält so viel ab. Gelb, Heiliges Licht: bringt so viele Würfel zurück. Schwarz, Todesberührung, ist nur für den letzten Gegner.
    .title = Zaubern
    .options = cast_colour cast_match cast_batch touch_of_death

regidice-topic-companion =
    Gib einen Würfel aus, der 1 zeigt, und ein anderer bekommt ein Auge. Eine 6 kann keines bekommen, auch kein benutzter Würfel. Tippe zum Beispiel: pip P1 r; raise P0 r4
    .title = Gefährte
    .options = companion_targets companion_ones

regidice-topic-suffer =
    Sein Angriff ohne alles Geblockte geht in Würfeln verloren, bei den Ersten von diesen, die es gibt: Blockende, Angreifende, Zaubernde, Heilende, Gefährten. Sie wählen, welche Würfel auf den Verletztenstapel kommen. Fiel der Gegner in dieser Runde, leidet niemand.
    .title = Erleiden
    .options = suffer_split suffer_cascade

regidice-topic-prepare =
    Lege unbenutzte Würfel in die Zone links von dir. Alle sehen sie, sie werden nicht gewürfelt, niemand kann sie sammeln, und nächste Runde kommen sie in den Vorrat links von dir.
    .title = Vorbereiten
    .options = new_dice_preparable

regidice-topic-overkill =
    Ein Gegner, der genau den nötigen Schaden bekommt, lässt seine schwarzen Würfel auf dem Verletztenstapel. Mehr als nötig ist ein Overkill, und seine Würfel werden genommen.
    .title = Overkill
    .options = overkill_to

regidice-topic-hidden =
    Bis alle angesagt haben, siehst nur du, was du gewürfelt hast. Wie viele Würfel jeder Farbe alle haben, ist offen, ebenso vorbereitete Würfel, der Gegner und alle Ansagen. Nach dem Aufdecken ist alles offen.
    .title = Verdeckt
    .options = pre_reveal_talk

regidice-topic-dice =
    Ein Würfel wird nach Farbe und Wert geschrieben: r3 ist eine rote 3, b blau, y gelb, k schwarz. Auf dem Tisch sind die Augen rund auf roten Würfeln, eckig auf blauen, Rauten auf gelben, Kreuze auf schwarzen. - ist ein Würfel, der auf den nächsten Wurf wartet, ? einer, den du nicht siehst, * einer, der einem Gegner abgenommen wurde.
    .title = Würfel
