# What cannot be drawn.

draw-no-theme = There is no theme { $name }. Choose one of these: { $themes }.
draw-no-language = There is no language { $name }. Choose one of these: { $languages }.
draw-width = The width must be { $low } to { $high } pixels, not { $width }.
draw-names = Give { $players } names, one for each seat, not { $names }.
draw-nothing = Nothing to draw. Give a game record, --view TEXT or --position TEXT.
draw-two-things = Give only one thing to draw: a game record, --view or --position.
draw-no-move = There is no move { $move }. The record ends after move { $moves }.
draw-not-over = The game is not over, and --open is for finished games. Choose a --seat instead.
draw-seat-of-view = A view already shows one seat. Use --seat, --move and --open only with records and positions.
draw-cannot-write = Cannot write { $file }: { $why }.
