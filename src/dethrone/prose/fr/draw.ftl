# Ce qui ne peut être dessiné.

draw-no-theme = Le thème { $name } n’existe pas. Les thèmes sont { $themes }.
draw-no-language = La langue { $name } n’existe pas. Les langues sont { $languages }.
draw-width = Un dessin est large de { $low } à { $high } pixels, non de { $width }.
draw-names = Il faut { $players } noms pour { $players } places, non { $names }.
draw-nothing = Dis quoi dessiner : une partie écrite, --view TEXT ou --position TEXT.
draw-two-things = Un dessin à la fois : une partie écrite, --view ou --position.
draw-no-move = Le moment { $move } n’existe pas : la partie a { $moves } coups.
draw-not-over = Cette partie n’est pas finie : --open montre les mains de parties finies. Choisis une place avec --seat.
draw-seat-of-view = Une vue est déjà ce que voit une place : --seat, --move et --open servent aux parties et aux positions.
draw-cannot-write = { $file } ne peut être écrit : { $why }.
