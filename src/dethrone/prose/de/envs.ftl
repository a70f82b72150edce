# Was Agenten in Umgebungen anderer Rahmenwerke hören, außer dem, was die Spiele sagen.

env-prompt =
    Du bist Spieler { $seat } von { $players } in einer Partie { $game }, Regelwerk { $rules }. Alle gewinnen oder verlieren zusammen.
    Wirst du gefragt, so antworte mit einem Zug in eckigen Klammern, wie er in der Liste der Züge steht: [7H], [yield], [A3].
    Nur was in den letzten Klammern steht, gilt, und niemand sonst liest etwas von dem, was du schreibst.
    Karten schreibt man als Rang und Farbe (10H, AC; * ist ein Narr), Würfel als Farbe und Wert (r4, k1).
    Es folgen die Regeln.
env-moves = Erlaubte Züge: { $moves }{ $more ->
    [0] .
   *[other] , und { $more } weitere.
  }
env-words = Du darfst ein Wort sagen oder schweigen: { $words }.
env-turns-over = Die Züge sind aufgebraucht.
env-invalid = Spieler { $seat } hat einen ungültigen Zug zu viel gemacht: { $why }
