# What cannot be drawn.

draw-no-theme = There is no theme { $name }. The themes are { $themes }.
draw-no-language = There is no language { $name }. The languages are { $languages }.
draw-width = A drawing is { $low } to { $high } pixels wide, not { $width }.
draw-names = { $players } seats need { $players } names, not { $names }.
draw-nothing = Say what to draw: a record, --view TEXT or --position TEXT.
draw-two-things = Draw one thing at a time: a record, --view or --position.
draw-no-move = There is no moment { $move }: the record has { $moves } moves.
draw-not-over = This game is not over: --open shows the hands of finished games. Choose a --seat.
draw-seat-of-view = A view is already what a seat sees: --seat, --move and --open are for records and positions.
draw-cannot-write = { $file } cannot be written: { $why }.
