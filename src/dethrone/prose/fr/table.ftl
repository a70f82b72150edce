# Pourquoi la table refuse ce que le jeu permettrait.

table-stale = C’était pour la question { $meant }, qui n’est plus ouverte{ $asked ->
    [none] { "" }
   *[other] { " " }; on en est à la question { $asked }
  }.
table-not-started = La partie n’a pas encore commencé.
table-has-started = La partie a déjà commencé.
table-paused = La partie est en pause ; quelqu’un doit d’abord la reprendre.
table-not-paused = La partie n’est pas en pause.
table-over = La partie à cette table est finie.
table-not-over = Ce sera possible après la fin ; cette partie continue.
table-not-seated = Il faut être à la table pour faire cela.
table-is-seated = { $name } est déjà à la table.
table-is-away = { $seat-name } n’est pas là ; reprends d’abord la place.
table-not-away = { $seat-name } est bien là.
table-not-yours = Ce n’est pas à toi de décider pour { $seat-name }.
table-no-seat = Il n’y a pas de place { $seat-name } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }.
table-seat-taken = La place { $seat-name } est prise.
table-seats-open = Il y a encore des places libres : { $seats }.
table-seat-count = Il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  } pour une partie à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }.
table-seat-empty = La place { $number } de { $text } est vide : écris des personnes et des bots, comme me,greedy.
table-too-many-seats = Il y a au plus { $most } places.
table-bad-name = { $name } ne peut pas être un nom. Prends { $most } caractères visibles au plus, d’un seul alphabet, sans virgule ni point-virgule.
table-reserved-name = La table appelle un siège { $name }. Choisis un autre nom.
table-same-name = Deux places ont le même nom, { $name } ; donne à chacun le sien, comme person:Ada.
table-bad-bot = { $bot } ne peut pas désigner un joueur : { $most } caractères ordinaires au plus.
table-has-seen = { $name } a vu ce que { $seat-name } ne doit pas voir, et ne peut donc pas prendre cette place dans cette partie.
table-no-window = Personne ne peut parler maintenant sans qu’on le lui demande.
table-no-moves = Pour jouer, il faut nommer au moins un coup.
table-shows-midway = { $move } te montre quelque chose de caché ; la suite se décidera alors.
table-no-chat = Pendant la partie on ne parle pas librement : seulement ce que les règles permettent, et des rappels de ce que tous voient.
table-bad-chat = Un message a de 1 à { $most } caractères imprimables.
table-no-undo = À cette table, rien n’est repris.
table-nothing-to-undo = Il n’y a pas de coup à reprendre.
table-seen-since = Quelque chose de caché a été vu depuis ; on ne peut donc plus revenir en arrière.
table-proposal-open = Autre chose est déjà proposé ; réponds d’abord à cela.
table-no-proposal = Il n’y a pas de proposition de ce genre en attente.
table-has-voted = { $seat-name } a déjà répondu.
table-not-late = { $seat-name } est là et dans les temps ; personne ne peut donc prendre le relais.
table-not-due = Personne n’a dépassé son temps.
table-bad-clock = Une pendule a de { $low } à { $high } secondes.
table-no-consent = { $name } ne regarde pas par-dessus l’épaule de { $seat-name }.
table-cannot-show = { $seat-name } n’est personne qui puisse te montrer quelque chose.
table-has-asked = Tu as déjà demandé à { $seat-name }.
table-no-moment = Il n’y a pas de position après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } dans cette partie.
table-no-save = Ce n’est pas une partie sauvegardée de dethrone, ou elle est abîmée.
table-save-damaged = Cette partie sauvegardée est abîmée : son sceau ne correspond pas.
table-log-broken = L’entrée { $revision } n’est pas à sa place : on attend l’entrée { $due }.
table-log-contradicts = L’entrée { $revision } contredit celles qui la précèdent.
table-hinted = { $seat-is ->
    [you] Tu as demandé un indice.
   *[other] { $seat } a demandé un indice.
  }
table-resigned = La partie a été abandonnée.
