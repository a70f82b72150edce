# Die Regeln von Regicide in Kürze. Der Titel ist, wonach man fragt.

regicide-topics = Themen: { $topics }. Tippe zum Beispiel: rules passen

regicide-topic-idea =
    Zwölf Hoheiten sitzen in der Burg: vier Buben, dann vier Damen, dann vier Könige. Gemeinsam bekämpft ihr eine nach der anderen mit Karten aus euren Händen. Nach jedem Zug schlägt sie den, der dran war; der zahlt mit Karten. Alle gewinnen, wenn der letzte König fällt; alle verlieren, wenn das nicht zu zahlen ist.
    .title = Idee

regicide-topic-deal =
    Volle Hände werden aus der Taverne gegeben. In der Burg liegen die Buben oben, die Könige unten, jeder Rang in beliebiger Folge.
    .title = Geben
    .options = hand_limit jesters redraw first_player

regicide-topic-turn =
    1. Spiele Karten, oder passe.
    2. Jede gespielte Farbe wirkt einmal, mit dem vollen Wert X des Gespielten.
    3. X kommt zum Schaden des Gegners, mehr, wenn die verdoppelnde Farbe wirkt. Reicht das für sein Leben, fällt er.
    4. Steht er noch, schlägt er dich mit seinem Angriff ohne alle Schilde: Lege Karten ab, die das wert sind.
    Gespielte Karten bleiben liegen, bis der Gegner fällt.
    .title = Zug
    .options = turn_order after_kill black_suits yield_rule

regicide-topic-enemies =
    Bube: Angriff 10, Leben 20. Dame: Angriff 15, Leben 30. König: Angriff 20, Leben 40.
    .title = Gegner

regicide-topic-cards =
    2 bis 10 sind ihre Zahl wert, ein Ass 1, Bube, Dame und König auf der Hand 10, 15 und 20, ein Narr 0. Der Wert gilt beim Spielen wie beim Zahlen.
    .title = Karten

regicide-topic-powers =
    Herz heilt: X zufällige Karten kommen vom Ablagestapel unter die Taverne.
    Karo zieht: X Karten, reihum eine, du zuerst; volle Hände werden übergangen.
    Eine schwarze Farbe verdoppelt Schaden. Die andere gibt Schild: Der Angriff ist um X kleiner, bis der Gegner fällt.
    Herz kommt vor Karo. Kräfte wirken immer, und zu wenig zum Heilen oder Ziehen kostet nichts.
    .title = Kräfte
    .options = black_suits double_scope

regicide-topic-immunity =
    Ein Gegner ist gegen die Kraft seiner eigenen Farbe immun; die Zahl zählt trotzdem als Schaden. Bei mehreren Farben geht nur diese eine Kraft verloren. Die Farbe, die Schild gibt, wird gegen einen Gegner dieser Farbe vorgemerkt; ein Narr weckt sie.
    .title = Immunität
    .options = black_suits

regicide-topic-companion =
    Ein Ass darf mit einer beliebigen anderen Karte gespielt werden, nur nicht mit einem Narren; auch mit einem Bild oder einem zweiten Ass. X ist die Summe, und beide Farben wirken damit. Bei gleicher Farbe wirkt sie einmal.
    .title = Begleiter
    .options = companion_limit

regicide-topic-combo =
    Zwei, drei oder vier Karten eines Rangs, zusammen nicht mehr als die Grenze hier. Keine Asse, keine Bilder.
    .title = Gleiche
    .options = combo_limit

regicide-topic-defeat =
    Schaden gleich dem Leben: Die Hoheit kommt verdeckt oben auf die Taverne und wird als Nächstes gezogen. Mehr Schaden: Sie kommt auf den Ablagestapel. Dann werden die Karten auf dem Tisch abgelegt, die nächste Hoheit wird aufgedeckt, der Schild ist weg, und zu zahlen ist nichts.
    .title = Sieg
    .options = after_kill

regicide-topic-suffer =
    Lege Karten ab, die den übrigen Angriff wert sind; Wechselgeld gibt es nicht. Ist er 0, wird nichts verlangt. Was nicht zu zahlen ist, verliert das Spiel für alle. Eine leere Hand nach dem Zahlen ist in Ordnung.
    .title = Zahlen
    .options = discard_rule damage_overflow

regicide-topic-yield =
    Spiele nichts und geh gleich zu Schritt 4. Mit leerer Hand überlebt man nur einen Angriff von 0.
    .title = Passen
    .options = yield_rule solo_yield yield_needs_card stalemate_guard

regicide-topic-jester =
    Allein gespielt. Kein Schaden, Schritt 3 und 4 fallen aus, die Immunität des Gegners endet, bis er fällt, und du bestimmst, wer dran ist, vielleicht du selbst. Ein vorgemerkter Schild beginnt zu halten; sonst wird nichts nachgeholt. Bevor du bestimmst, dürfen alle, wo Reden erlaubt ist, allgemein sagen, ob sie dran sein möchten: want, rather-not oder neutral.
    .title = Narr
    .options = jesters black_suits talk

regicide-topic-solo =
    Allein darfst du einen Narren umdrehen, vor dem Spielen oder vor dem Zahlen: Lege die Hand ab und zieh eine neue. Was zu zahlen ist, bleibt. Ein Sieg mit 0, 1, 2 davon bringt Gold, Silber, Bronze.
    .title = Allein
    .options = solo_flips hand_limit

regicide-topic-talk =
    Hände sind geheim. Offen ist, wie groß Hände und Stapel sind und was gespielt wurde.
    .title = Reden
    .options = talk discard_view

regicide-topic-ending =
    Gewonnen, sobald der letzte König fällt. Verloren, wenn ein Schlag nicht zu zahlen ist oder jemand weder spielen noch passen kann.
    .title = Ende
    .options = damage_overflow yield_rule
