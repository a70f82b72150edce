# Was sich nicht zeichnen lässt.

draw-no-theme = Das Thema { $name } gibt es nicht. Die Themen sind { $themes }.
draw-no-language = Die Sprache { $name } gibt es nicht. Die Sprachen sind { $languages }.
draw-width = Eine Zeichnung ist { $low } bis { $high } Pixel breit, nicht { $width }.
draw-names = { $players } Plätze brauchen { $players } Namen, nicht { $names }.
draw-nothing = Sag, was zu zeichnen ist: eine Aufzeichnung, --view TEXT oder --position TEXT.
draw-two-things = Eins nach dem anderen: eine Aufzeichnung, --view oder --position.
draw-no-move = Einen Augenblick { $move } gibt es nicht: Die Aufzeichnung hat { $moves } Züge.
draw-not-over = Dieses Spiel ist nicht zu Ende: --open zeigt die Hände beendeter Spiele. Wähle einen Platz mit --seat.
draw-seat-of-view = Eine Sicht ist schon, was ein Platz sieht: --seat, --move und --open sind für Aufzeichnungen und Stellungen.
draw-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
