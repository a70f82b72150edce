# Was der Server für Sprachmodelle sagt, außer dem, was Spiele und Tische sagen.

mcp-game = Partie { $id }: { $game }, Regelwerk { $rules }.
mcp-seat = Dein Platz ist P{ $seat }.
mcp-gathering = Die Partie beginnt, wenn alle Plätze besetzt sind. Einladungen: { $invitations-count ->
    [0] keine
   *[other] { $invitations }
  }.
mcp-over = Die Partie ist zu Ende: { $result }.
mcp-asked = { $asks ->
    [move] Du wirst nach einem Zug gefragt (Frage { $question }): Antworte mit play.
    [word] Bevor ein Bot entscheidet, darfst du ein Wort sagen (Frage { $question }): Antworte mit signal, mit oder ohne Wort.
   *[vote] Jemand hat etwas vorgeschlagen (Frage { $question }): Dasselbe Werkzeug stimmt zu.
  }
mcp-not-asked = Du bist gerade nicht gefragt; sieh später wieder nach.
mcp-legal-moves = Erlaubte Züge ({ $count }): { $moves }{ $more ->
    [0] .
   *[other] , und { $more } weitere mit legal_moves.
  }
mcp-count = { $count ->
    [one] { $count } erlaubter Zug:
   *[other] { $count } erlaubte Züge:
  }
mcp-sayings = Mit signal darfst du sagen: { $words }.
mcp-no-games = Du hast hier keine Partien.
mcp-game-about = { $game }: { $low } bis { $high } Spieler. Die Regelwerke, üblich ist { $usual }:
mcp-bots = Bots, der schwächste zuerst: { $bots }.
mcp-position-sound = Eine Partie nach ihren Regeln kann zu dieser Stellung kommen.
mcp-teach =
    Lerne das Spiel { $game } nach dem Regelwerk { $rules } und spiel es dann mit den Werkzeugen dieses Servers.
    start_game beginnt eine Partie und zeigt, was dein Platz sieht; die anderen sind Bots, wenn du keine Plätze offen lässt.
    Dann immer wieder: Lies, was geschah und was du gefragt bist, wäge deine erlaubten Züge ab, probiere die besten
    mit preview und antworte mit play. Es ist ein gemeinsames Spiel: Alle gewinnen oder verlieren zusammen.
    Mit den anderen sprichst du nur durch signal, mit den Wörtern, die es nennt; sag nie, was du hast.
    Karten schreibt man als Rang und Farbe (10H, AC; * ist ein Narr), Würfel als Farbe und Wert (r4, k1).
    Es folgen die Regeln.

## Was er ablehnt

mcp-missing = Dafür braucht es das SDK des Model Context Protocol, und das fehlt hier: { $command }
mcp-failed = Hier ging etwas schief, das nicht schiefgehen sollte; wie die Partie steht, zeigt look.
mcp-no-tool = Dieses Werkzeug gibt es nicht. Die Werkzeuge sind { $tools }.
mcp-no-argument = Es gibt kein Argument { $name }. Die Argumente sind { $names }.
mcp-argument-missing = { $names-count ->
    [one] Das Argument { $names } fehlt.
   *[other] Die Argumente { $names } fehlen.
  }
mcp-bad-argument = Das Argument { $name } passt nicht: { $why }.
mcp-no-topic = Es gibt kein Thema { $topic }. Die Themen sind { $topics }.
mcp-no-prompt = Diese Vorlage gibt es nicht. Die Vorlagen sind { $prompts }.
mcp-no-resource = Dort gibt es nichts zu lesen; was es gibt, sagen die Muster der Ressourcen.
mcp-no-language = Diese Sprache wird hier nicht gesprochen. Die Sprachen sind { $languages }.
mcp-no-game-id = Unter dieser Kennung hast du keine Partie; start_game gibt eine.
mcp-no-invitation = Das ist keine Einladung, oder der Platz ist vergeben.
mcp-too-many-games = Hier laufen schon { $most } Partien, und für eine weitere ist kein Platz; versuch es später.
mcp-too-many-of-yours = Du hast schon { $most } Partien; beende eine oder gib eine auf.
mcp-no-bot = Diesen Partner gibt es nicht. Nenn einen Bot ({ $bots }), oder schreib open für jemanden, der eingeladen wird.
mcp-partners-at-odds = { $partners ->
    [one] { $partners } Partner und du sind
   *[other] { $partners } Partner und du sind
  } nicht { $players } Spieler.
mcp-no-advice = Wer diesen Server betreibt, möchte nicht, dass Rat gegeben wird.
mcp-no-opinion = Niemand hier kennt dieses Spiel gut genug für einen Rat.
mcp-no-word = { $words-count ->
    [0] Jetzt kann nichts gesagt werden.
   *[other] Gesagt werden darf jetzt { $words }.
  }
mcp-not-finished = Das ist für beendete Partien; diese läuft noch.
mcp-one-game = Nenn eine Partie: eine game_id von dir oder ein Protokoll, nicht beides.
mcp-bad-address = { $host } ist für andere erreichbar: Sag mit --allow-host, unter welchem Namen.
mcp-bad-link = Das ist kein Einladungslink eines Tisches: Er beginnt mit http:// oder https:// und endet mit der Kennung des Tisches.
mcp-other-server = Wer diesen Server betreibt, hat jenen Tischserver nicht genannt.
mcp-no-open-seat = An diesem Tisch ist kein Platz frei.
mcp-seat-lost = Dieser Platz gehört dir nicht mehr.
mcp-server-away = Der Tischserver antwortet nicht; look zeigt, wie das Spiel steht, wenn er es wieder tut.
