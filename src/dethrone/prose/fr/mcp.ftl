# Ce que dit le serveur pour modèles de langage, outre ce que disent les jeux et les tables.

mcp-game = Partie { $id } : { $game }, règles { $rules }.
mcp-seat = Ta place est P{ $seat }.
mcp-gathering = La partie commence quand toutes les places sont prises. Invitations : { $invitations-count ->
    [0] aucune
   *[other] { $invitations }
  }.
mcp-over = La partie est finie : { $result }.
mcp-asked = { $asks ->
    [move] Un coup t’est demandé (question { $question }) : réponds avec play.
    [word] Avant qu’un bot décide, tu peux dire un mot (question { $question }) : réponds avec signal, avec ou sans mot.
   *[vote] Quelqu’un a proposé quelque chose (question { $question }) : le même outil dit oui.
  }
mcp-not-asked = Rien ne t’est demandé maintenant ; regarde plus tard.
mcp-legal-moves = Coups permis ({ $count }) : { $moves }{ $more ->
    [0] .
   *[other] , et { $more } de plus par legal_moves.
  }
mcp-count = { $count ->
    [one] { $count } coup permis :
   *[other] { $count } coups permis :
  }
mcp-sayings = Avec signal tu peux dire : { $words }.
mcp-no-games = Tu n’as pas de partie ici.
mcp-game-about = { $game } : de { $low } à { $high } joueurs. Les règles, d’habitude { $usual } :
mcp-bots = Bots, le plus faible d’abord : { $bots }.
mcp-position-sound = Une partie selon ses règles peut arriver à cette position.
mcp-teach =
    Apprends le jeu { $game } selon les règles { $rules }, puis joue-le avec les outils de ce serveur.
    start_game commence une partie et montre ce que voit ta place ; les autres sont des bots si tu ne laisses pas de place libre.
    Ensuite, encore et encore : lis ce qui s’est passé et ce qui t’est demandé, pèse tes coups permis, essaie les
    meilleurs avec preview et réponds avec play. C’est un jeu coopératif : tous gagnent ou perdent ensemble.
    Tu ne parles aux autres que par signal, avec les mots qu’il donne ; ne dis jamais ce que tu as.
    Une carte s’écrit rang et couleur (10H, AC ; * est un bouffon), un dé couleur et valeur (r4, k1).
    Voici les règles.

## Ce qu'il refuse

mcp-missing = Il faut le SDK du Model Context Protocol, qui n’est pas là : { $command }
mcp-failed = Quelque chose a mal tourné ici et n’aurait pas dû ; look montre où en est la partie.
mcp-no-tool = Cet outil n’existe pas. Les outils sont { $tools }.
mcp-no-argument = Il n’y a pas d’argument { $name }. Les arguments sont { $names }.
mcp-argument-missing = { $names-count ->
    [one] Il manque l’argument { $names }.
   *[other] Il manque les arguments { $names }.
  }
mcp-bad-argument = L’argument { $name } ne convient pas : { $why }.
mcp-no-topic = Il n’y a pas de sujet { $topic }. Les sujets sont { $topics }.
mcp-no-prompt = Cette invite n’existe pas. Les invites sont { $prompts }.
mcp-no-resource = Il n’y a rien à lire là ; les modèles de ressources disent ce qu’il y a.
mcp-no-language = Cette langue n’est pas parlée ici. Les langues sont { $languages }.
mcp-no-game-id = Tu n’as pas de partie sous cet identifiant ; start_game en donne un.
mcp-no-invitation = Ce n’est pas une invitation, ou sa place est prise.
mcp-too-many-games = Il y a déjà { $most } parties ici, et pas de place pour une autre ; réessaie plus tard.
mcp-too-many-of-yours = Tu as déjà { $most } parties ; finis-en une, ou abandonne.
mcp-no-bot = Ce partenaire n’existe pas. Nomme un bot ({ $bots }), ou écris open pour quelqu’un qui est invité.
mcp-partners-at-odds = { $partners ->
    [one] { $partners } partenaire et toi, cela ne fait
   *[other] { $partners } partenaires et toi, cela ne fait
  } pas { $players } joueurs.
mcp-no-advice = Qui tient ce serveur ne veut pas que des conseils soient donnés.
mcp-no-opinion = Personne ici ne connaît assez ce jeu pour un conseil.
mcp-no-word = { $words-count ->
    [0] Rien ne peut être dit maintenant.
   *[other] Ce qui peut être dit maintenant : { $words }.
  }
mcp-not-finished = C’est pour les parties finies ; celle-ci continue.
mcp-one-game = Nomme une partie : une game_id à toi, ou un enregistrement, pas les deux.
mcp-bad-address = { $host } peut être atteint par d’autres : dis avec --allow-host sous quel nom.
mcp-bad-link = Ce n’est pas un lien d’invitation à une table : il commence par http:// ou https:// et finit par l’identifiant de la table.
mcp-other-server = La personne qui gère ce serveur n’a pas nommé ce serveur de tables.
mcp-no-open-seat = Aucune place n’est libre à cette table.
mcp-seat-lost = Tu n’occupes plus cette place.
mcp-server-away = Le serveur de tables ne répond pas ; look montrera où en est la partie quand il répondra.
