# Die Regeln von Regicide in Kürze. Der Titel ist, wonach man fragt.

regicide-topics = Themen: { $topics }. Tippe zum Beispiel: rules passen

regicide-topic-idea =
    Zwölf Hoheiten sitzen in der Burg: vier Buben, dann vier Damen, dann vier Könige. Gemeinsam bekämpft ihr eine
    nach der anderen mit Karten aus euren Händen. Nach jedem Zug schlägt sie den, der dran war; der zahlt mit Karten
    aus derselben Hand. Alle gewinnen, wenn der letzte König fällt; alle verlieren, wenn jemand nicht zahlen kann.
    .title = Idee

regicide-topic-turn =
    1. Spiele Karten, oder passe.
    2. Jede gespielte Farbe wirkt einmal, mit dem vollen Wert X des Gespielten.
    3. X kommt zum Schaden des Gegners, 2X wenn Kreuz wirkt. Reicht das für sein Leben, fällt er, und du bist wieder
    dran.
    4. Steht er noch, schlägt er dich mit seinem Angriff ohne alle Schilde: Lege Karten ab, die das wert sind.
    Dann ist links von dir dran. Gespielte Karten bleiben liegen, bis der Gegner fällt.
    .title = Zug

regicide-topic-enemies =
    Bube: Angriff 10, Leben 20. Dame: Angriff 15, Leben 30. König: Angriff 20, Leben 40.
    .title = Gegner

regicide-topic-cards =
    2 bis 10 sind ihre Zahl wert, ein Ass 1, Bube, Dame und König auf der Hand 10, 15 und 20, ein Narr 0. Der Wert
    gilt beim Spielen wie beim Zahlen.
    .title = Karten

regicide-topic-powers =
    Herz heilt: X zufällige Karten kommen vom Ablagestapel unter die Taverne.
    Karo zieht: X Karten, reihum eine, du zuerst; volle Hände werden übergangen.
    Kreuz verdoppelt den Schaden des Gespielten. Pik gibt Schild: Der Angriff ist um X kleiner, bis der Gegner fällt.
    Herz kommt vor Karo. Kräfte wirken immer, und zu wenig zum Heilen oder Ziehen kostet nichts.
    .title = Kräfte

regicide-topic-immunity =
    Ein Gegner ist gegen die Kraft seiner eigenen Farbe immun; die Zahl zählt trotzdem als Schaden. Bei mehreren
    Farben geht nur diese eine Kraft verloren. Pik gegen einen Gegner in Pik wird vorgemerkt; ein Narr weckt es.
    .title = Immunität

regicide-topic-companion =
    Ein Ass darf mit einer beliebigen anderen Karte gespielt werden, nur nicht mit einem Narren; auch mit einem Bild
    oder einem zweiten Ass. X ist die Summe, und beide Farben wirken damit. Bei gleicher Farbe wirkt sie einmal.
    .title = Begleiter

regicide-topic-combo =
    Zwei, drei oder vier Karten eines Rangs von 2 bis 5, zusammen höchstens 10 wert. Keine Asse, keine Bilder.
    .title = Gleiche

regicide-topic-defeat =
    Schaden gleich dem Leben: Die Hoheit kommt verdeckt oben auf die Taverne und wird als Nächstes gezogen. Mehr
    Schaden: Sie kommt auf den Ablagestapel. Dann werden die Karten auf dem Tisch abgelegt, die nächste Hoheit wird
    aufgedeckt, der Schild ist weg, und wer den letzten Schlag tat, ist wieder dran und zahlt nichts.
    .title = Sieg

regicide-topic-suffer =
    Lege Karten ab, die den übrigen Angriff wert sind; Wechselgeld gibt es nicht. Ist er 0, wird nichts verlangt. Eine
    Hand, die zu wenig wert ist, verliert das Spiel für alle. Eine leere Hand nach dem Zahlen ist in Ordnung.
    .title = Zahlen

regicide-topic-yield =
    Spiele nichts und geh gleich zu Schritt 4. Nicht erlaubt, wenn alle anderen in ihrem letzten Zug gepasst haben,
    und allein nur, wenn der Regelsatz es erlaubt. Mit leerer Hand darf man passen, überlebt aber nur einen Angriff von 0.
    .title = Passen

regicide-topic-jester =
    Allein gespielt. Kein Schaden, Schritt 3 und 4 fallen aus, die Immunität des Gegners endet, bis er fällt, und du
    bestimmst, wer dran ist, vielleicht du selbst. Vorgemerktes Pik wird zum Schild; sonst wird nichts nachgeholt.
    Bevor du bestimmst, dürfen alle allgemein sagen, ob sie dran sein möchten: want, rather-not oder neutral.
    .title = Narr

regicide-topic-solo =
    Allein hältst du bis zu 8 Karten und darfst zweimal im Spiel einen Narren umdrehen, vor dem Spielen oder vor dem
    Zahlen: Lege die Hand ab und zieh 8. Was zu zahlen ist, bleibt. Ein Sieg mit 0, 1, 2 davon bringt Gold, Silber,
    Bronze.
    .title = Allein

regicide-topic-talk =
    Hände sind geheim. Sagen darfst du, was alle sehen: wie groß Hände und Stapel sind, was gespielt wurde. Nicht
    andeuten darfst du deine Karten, oder was jemand tun soll, außer den Wünschen nach einem Narren.
    .title = Reden

regicide-topic-ending =
    Gewonnen, sobald der letzte König fällt. Verloren, wenn jemand nicht zahlen oder weder spielen noch passen kann.
    .title = Ende
