# Ce qui ne peut être dit tant que quelque chose est caché. L'identifiant est la raison, ses faits sont les arguments.

dialogue-say-empty = Rien n’a été dit.
dialogue-say-too-long = C’est trop long pour être jugé : au plus { $most } caractères et { $clauses } phrases.
dialogue-say-unprintable = Il y a là des caractères que personne ne voit, impossible d’en juger.
dialogue-say-silence = { $words } : selon ces règles, personne ne parle maintenant.
dialogue-say-hidden = { $words } parle de ce qui est caché, ou de ce qu’on pourrait en faire. On ne dit que ce que tous voient.
dialogue-say-hint = { $words } demande un coup ou le suggère, et trahit ce qui est caché. On ne dit que ce que tous voient.
dialogue-say-no-window = { $words } : on ne dit son envie de jouer que lorsqu’il est demandé qui joue ensuite, ou juste après un bouffon.
dialogue-say-untrue = { $words } : ce n’est pas vrai.
dialogue-say-wrong-number = { $words } : ce n’est pas vrai, c’est { $number }.
dialogue-say-not-open = { $words } : personne ne peut le voir.
dialogue-say-unjudged = { $words } ne peut être jugé, ce n’est donc pas permis. Dis avec des mots simples ce que tous voient.

## États illisibles ou impossibles

dialogue-no-state = Il n’y a pas d’état dans ce texte : il faut une ligne qui commence par Your Hand:
dialogue-state-too-long = C’est trop long à lire : au plus { $most } caractères.
dialogue-state-twice = Le champ { $field } est là deux fois dans un même état.
dialogue-state-number = { $field } : il faut un nombre, pas { $value }.
dialogue-state-field = Il n’y a pas de champ pour la ligne { $line }.
dialogue-state-no-enemy = Il manque à l’état une ligne qui commence par Enemy:, par exemple Enemy: JC.
dialogue-state-not-played = La ligne My Action was: { $action } nomme { $cards }, mais dans Played il n’y a que { $played }.
dialogue-state-enemy = { $field } : il faut une carte, comme JC, pas { $value }.
dialogue-state-immunity = { $field } : il faut on ou off, pas { $value }.
dialogue-state-yielded = { $field } : seuls { $seats } peuvent avoir passé, pas { $value }.
dialogue-state-open-hand = La main et l’ennemi doivent être nommés carte par carte ; il y reste un point d’interrogation.
dialogue-state-players = L’état dit { $players } joueurs, ce qui ne va pas avec { $hands } autres mains.
dialogue-state-count = Le compte n’y est pas : { $free } cartes restent pour les mains des autres ({ $hands }) et la taverne ({ $tavern }), avec { $discard } dans la défausse.
dialogue-state-falls = Les cartes de Played ({ $cards }) battent { $enemy }, qui ne peut plus être l’ennemi.
dialogue-state-differs = { $field } dit { $said }, mais le reste donne { $true }.
dialogue-state-castle = Avec { $enemy } pour ennemi et { $seen } autres de son rang vus ailleurs, le château ne peut avoir { $castle } cartes.

## Ce qui est supposé quand un état laisse quelque chose ouvert

dialogue-assumed-partner = Il n’est pas dit combien de cartes ont le partenaire et la taverne ; on suppose une main pleine : { $hands } sur { $limit }, et { $tavern } dans la taverne.
dialogue-assumed-hands = Il n’est pas dit combien de cartes a le partenaire ; on suppose { $hands }.
dialogue-assumed-castle = Il n’est pas dit combien de figures restent au château ; on en suppose { $castle } : personne d’autre du rang de l’ennemi n’est tombé.
dialogue-assumed-fallen = Il n’est pas dit quelles figures sont tombées ; on suppose { $cards }.
dialogue-assumed-discard = Il n’est pas dit ce qu’il y a dans la défausse ; on suppose une pile vide.
dialogue-assumed-plays = Il n’est pas dit quelles cartes ont été jouées ensemble ; chacune compte seule : dégâts { $damage }, bouclier { $shield }.

## Ce qui ne va pas dans une réponse

dialogue-reply-next = Next : il faut I, YOU ou EITHER, pas { $value }.
dialogue-reply-only-talk = Seul un message était demandé : ne nomme aucune carte à jouer ou à défausser.
dialogue-reply-next-says = Next: { $next } et la phrase « { $say } » se contredisent.
dialogue-reply-no-word = Dis si tu veux jouer. Say: I would like to go next, I would rather not go next, ou I have no preference.
dialogue-reply-no-say = Il n’y a pas de message. Écris une ligne qui commence par Say:
dialogue-reply-no-name = Nomme qui joue ensuite. Next: I, YOU{ $players ->
    [2] { "" }
   *[other] , ou une place comme P2
  }.
dialogue-reply-no-play = Il n’y a pas de coup. Écris une ligne qui commence par Play: et nomme des cartes de ta main, ou YIELD.
dialogue-reply-no-pay = Il faut couvrir { $owed } dégâts. Écris une ligne qui commence par Discard: et nomme des cartes de ta main valant au moins { $owed }.
dialogue-reply-pays-nothing = Il n’y a rien à payer, { $cards } ne doit donc pas être défaussé. Laisse la ligne Discard: de côté.
dialogue-reply-not-left = { $card } n’est plus dans ta main après le coup et ne peut être défaussé.
dialogue-reply-no-state = Le nouvel état manque. Écris State: et ses champs, avec un point d’interrogation pour ce que tu ne peux savoir.
dialogue-reply-state-differs = Dans le nouvel état, { $field } dit { $said } ; il faut { $true }.
dialogue-reply-leaks = Tes mots nomment { $card }, qui reste cachée dans ta main : laisse cela de côté.
dialogue-reply-next-is = Next: { $next } n’est pas à toi de dire maintenant. Selon les règles, P{ $seat } joue ensuite.
dialogue-reply-no-move = Il n’y a pas de coup. Écris une ligne qui commence par Play: et un des coups de la liste.

## Invites

dialogue-rules = Les règles de { $game } comme nous y jouons ({ $rules }).
dialogue-notation = Une carte est son rang et sa couleur : 7H est le sept de cœur ; C, D, H et S sont trèfle, carreau, cœur et pique. A est un animal et vaut 1, * un bouffon, et un point d’interrogation une carte que tu ne peux savoir. Les cartes liées par + ont été jouées ensemble. My et ME, c’est moi, Your et YOU, c’est toi.
dialogue-ask-play = Joue une carte, s’il te plaît.
dialogue-ask-pay = Défausse des cartes pour les dégâts, s’il te plaît.
dialogue-ask-name = Désigne qui joue ensuite, s’il te plaît.
dialogue-ask-talk = Veux-tu jouer ensuite, ou moi ?
dialogue-question-play = Que joues-tu ? Nomme une carte, plusieurs comme les règles le permettent, ou YIELD. Si l’ennemi survit et que son attaque dépasse 0, dis aussi ce que tu défausses ; ce que tu pioches, tu le verras plus tard. Say: peut manquer et ne dit que ce que tous voient. Réponds par ces lignes et aucune autre :
dialogue-question-pay = Quelles cartes défausses-tu ? Elles doivent valoir au moins { $owed }. Réponds par cette ligne et aucune autre :
dialogue-question-name = Désigne qui joue ensuite : I, YOU ou une place comme P2. Réponds par cette ligne et aucune autre :
dialogue-question-talk = Quel est ton message ? Dis I would like to go next, I would rather not go next ou I have no preference, sans raisons et sans un mot sur ta main. Réponds par cette ligne et aucune autre :
dialogue-plain = Nous jouons à { $game } ; tu es P{ $seat }. Voici tout ce que tu peux savoir, d’abord en une ligne, puis en mots, et les coups comme ils s’écrivent.
dialogue-plain-question = Que joues-tu ? Choisis un des coups. Réponds par cette ligne et aucune autre :
dialogue-correction = { $count ->
    [one] Pas encore : une chose ne va pas.
   *[other] Pas encore : { $count } choses ne vont pas.
  }
dialogue-again = Réponds encore une fois, en entier et dans la même forme.
