# Pourquoi Regicide refuse quelque chose. Le nom d'un message est la raison que porte l'erreur.

## Coups

regicide-asked-play = C’est le moment de jouer une carte, ou de passer.
regicide-asked-suffer = C’est le moment de payer les dégâts avec des cartes de la main.
regicide-asked-name = C’est le moment de désigner qui joue ensuite, comme >P0.
regicide-asked-who = C’est le moment où chacun dit s’il voudrait jouer, comme P0:want.
regicide-asked-other = On ne demande rien à { $seat-name } pour l’instant : c’est à { $decider-name } de dire son souhait.
regicide-no-cards = Un coup nomme au moins une carte.
regicide-last-not-among = La carte posée en dernier, { $card }, n’est pas parmi les cartes nommées.
regicide-not-in-hand = { $card } n’est pas dans la main.
regicide-jester-alone = { $cards } : un bouffon se joue seul.
regicide-ace-with-one = { $cards } : un as se joue avec une autre carte au plus.
regicide-companion-limit = { $cards } : ensemble elles valent { $worth }, et un as avec sa carte peut valoir { $limit } au plus.
regicide-one-rank = { $cards } : on ne joue ensemble que des cartes d’un même rang, ou un as avec une autre carte.
regicide-royals-apart = { $cards } : les figures ne se jouent pas ensemble.
regicide-no-combos = { $cards } : ensemble elles valent { $worth }, et des cartes pareilles peuvent valoir { $limit } au plus ; on n’en joue donc pas.
regicide-combo-limit = { $cards } : ensemble elles valent { $worth }, et des cartes pareilles peuvent valoir { $limit } au plus ; les paires vont jusqu’à { $rank }.
regicide-whole-hand = La main entière ne vaut que { $worth }, et il faut payer { $owed } ; tout doit donc y passer : { $cards }.
regicide-only-flip = La main vaut { $worth }, et il faut payer { $owed } : seul un bouffon peut aider (flip).
regicide-too-little = { $cards } vaut { $worth }, et il faut payer { $owed } : il manque { $short }.
regicide-pays-on = { $cards } vaut { $worth }, et il faut payer { $owed } : on s’arrête dès que c’est couvert.
regicide-pays-more = { $cards } vaut { $worth }, et il faut payer { $owed } : aucune carte ne doit être de trop.
regicide-solo-yield = En solitaire, on ne peut pas passer.
regicide-solo-yield-again = En solitaire, on ne passe pas deux fois de suite : il faut jouer une carte entre les deux.
regicide-yield-off = Avec ces règles, personne ne peut passer.
regicide-yield-needs-card = Avec ces règles, une main vide ne peut pas passer.
regicide-yield-streak = { $streak ->
    [one] { $streak } joueur sur { $players } vient de passer
   *[other] { $streak } joueurs sur { $players } ont passé de suite
  } ; quelqu’un doit jouer.
regicide-yield-last-turn = Tous les autres ont passé à leur dernier tour ; il faut donc jouer une carte.
regicide-flip-solo = On ne retourne un bouffon qu’en solitaire.
regicide-flips-used = Les deux bouffons sont déjà retournés, ou aucun n’était mis de côté.

## Textes

regicide-no-suit = Il manque la couleur à { $word }. Écris { $cards }.
regicide-no-card = { $word } n’est pas une carte : écris rang et couleur, comme 7H ou 10D, ou * pour un bouffon.
regicide-more-after-card = Dans { $words }, il y a encore quelque chose après la carte { $card }.
regicide-card-too-often = La carte { $card } est nommée plus souvent qu’elle n’existe.
regicide-no-card-named = Aucune carte n’est nommée : écris des cartes comme 7H ou AC+8D, ou yield, flip, >P1, P0:want.
regicide-other-game = La ligne commence par { $first } et non par { $wanted }.
regicide-no-field = { $word } n’est pas un champ : écris nom=valeur.
regicide-field-twice = Le champ { $name } est là deux fois.
regicide-field-number = { $name } est un nombre entier de 0 à { $most }, pas { $value }.
regicide-rng-number = rng est un nombre de 64 bits en hexadécimal, pas { $value }.
regicide-no-seat-name = { $word } n’est pas une place : écris P0, P1, P2 ou P3.
regicide-needs-enemy = Une position demande au moins enemy=… et hands=….
regicide-hand-count = Il y a { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  } pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }.
regicide-hand-too-big = { $seat-name } a { $cards } cartes en main ; il ne peut pas y en avoir plus de { $most }.
regicide-play-by-nobody = { $seat-name } aurait joué quelque chose, mais cette place n’existe pas à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }.
regicide-play-of-nothing = { $seat-name } aurait joué quelque chose, mais sans carte.
regicide-enemy-no-royal = L’ennemi est un Valet, une Dame ou un Roi, pas { $card }.
regicide-two-places = La carte { $card } est à deux endroits.
regicide-twelve-royals = L’ennemi, le château et les têtes tombées doivent faire les douze têtes couronnées, chacune une fois.
regicide-seat-too-many = Une place est nommée qui n’existe pas à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }.
regicide-no-wish = { $word } n’est pas un souhait : il y a { $choices }, ou - pour se taire.
regicide-no-outcome = { $word } n’est pas un résultat : il y a { $choices }.
regicide-no-phase = { $word } n’est pas une phase : il y a { $choices }.
regicide-all-have-spoken = Dans la phase who, il doit rester au moins un souhait à demander.
regicide-no-layer = { $word } n’est pas une carte avec sa couche : écris par exemple 7H^3.
regicide-no-unknowns = { $word } n’est pas un nombre de cartes inconnues : écris par exemple ?^0x7.
regicide-too-many-cards = Il y a { $most } cartes, 10 au plus dans une main, et pas autant que le dit la vue.
regicide-unknown-field = Il n’y a pas de champ { $name } ; il y a { $names }.
regicide-field-choice = { $name } est { $choices }, pas { $value }.
regicide-unsound = Ce n’est pas une position de Regicide : { $name } ne peut pas être ainsi.
regicide-damage-too-high = L’ennemi { $enemy } tombe à { $health } ; avec { $damage } dégâts, il ne serait plus debout.
regicide-jesters-too-many = Il y a { $jesters } bouffons ; ces règles en ont { $most } pour autant de joueurs.
regicide-castle-order = Le château se prend dans l’ordre : d’abord les Valets, puis les Dames, puis les Rois.
regicide-flips-too-many = Il resterait { $flips } retournements ; avec ces règles et ces joueurs, il y en a { $most } au plus.
regicide-outcome-phase = Une partie en phase over a un résultat, aucune autre n’en a, et seule est gagnée celle où les douze têtes couronnées sont tombées.
regicide-outcome-wrong = Le résultat { $outcome } ne découle pas de ce qui est sur la table.
regicide-no-such-play = { $cards } : ces cartes n’ont pas pu être jouées ensemble.
regicide-plays-do-more = Les cartes jouées font au moins { $least } dégâts, plus que les { $damage } indiqués.
regicide-jester-forgotten = Un bouffon a été joué : l’immunité est donc levée (off).
regicide-owed-never = Personne ne peut devoir { $owed } ici ; le plus est { $most }, et dans la phase suffer c’est plus que rien.
regicide-payer-never = { $seat-name } paie pour { $turn-name }, ce que ces règles ne permettent pas.
regicide-nobody-pays = { $seat-name } ne peut ni couvrir { $owed } ni retourner un bouffon : la partie serait finie.
regicide-nobody-plays = { $seat-name } ne peut ni jouer, ni passer, ni retourner un bouffon : la partie serait finie.
regicide-layer-order = { $card } ne peut pas être de la couche indiquée, ou avoir été défaussée au moment indiqué.
regicide-top-elsewhere = { $card } ne peut pas être la carte visible de la défausse.
regicide-phase-never = La phase { $phase } n’arrive pas avec ces règles et ces joueurs.
regicide-wishes-too-soon = On ne dit ses souhaits que dans les phases name et who, dans who à partir de la première place.
regicide-view-unreadable = La vue est illisible : { $why }.
regicide-view-contradicts = La vue se contredit : aucune position ne ressemble à cela.

## Règles

regicide-kill-needs-open = after_kill=open demande turn_order=open : quand on joue dans le sens des aiguilles d’une montre, personne ne demande qui joue.
regicide-open-last-turn = turn_order=open ne va pas avec yield_rule=last_turn, car quelqu’un pourrait passer sans fin ; prends streak, off, ou free avec un stalemate_guard.
regicide-open-needs-talk = turn_order=open demande talk : ce sont les souhaits qui décident qui joue ensuite.
regicide-free-needs-guard = yield_rule=free demande un stalemate_guard, sinon on passerait sans fin à l’abri d’un bouclier complet.
regicide-first-player = first_player={ $first } n’existe pas à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }.
regicide-rules-differ = La position vient d’autres règles que celles-ci.

## Enregistrements

regicide-start-differs = L’en-tête { $name } contredit la position de Start.
regicide-record-other-game = L’en-tête [Game "{ $wanted }"] manque : ceci est { $game }.
regicide-note-start = La partie part d’une position donnée ; il n’y a donc pas de donne à vérifier.
regicide-note-seed = La donne vient d’une graine que n’importe qui a pu choisir : rien n’est prouvé à son sujet.
regicide-note-no-commitment = Il n’y a pas d’engagement ; le secret a donc pu être choisi après coup.
