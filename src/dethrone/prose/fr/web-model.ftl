# A language model in any chat, in the browser.

web-model-title = Un modèle de langue comme partenaire
web-model-about = N’importe quelle discussion convient. Copie la question là-bas, rapporte la réponse : elle est lue avec bonté et vérifiée avec rigueur.
web-model-way = Sens
web-model-ways = { $way ->
    [seat] Le modèle tient une place
   *[cards] J’ai de vraies cartes
  }
web-model-begin = Laisse-le jouer
web-model-begin-more = Une table s’ouvre avec un robot comme partenaire. Tu portes les questions d’une place, donc tu vois sa main.
web-model-open = Ouvrir une table
web-model-cards = Une position
web-model-cards-more = Colle une question ou la ligne d’une position, ou pose les cartes dans l’éditeur.
web-model-editor = Vers l’éditeur
web-model-copy = Copie la question
web-model-prompt = Question
web-model-waiting = Quelqu’un d’autre réfléchit …
web-model-moves-label = Coups permis
web-model-moves = { $moves ->
    [yes] Avec les coups permis
   *[no] Sans coups
  }
web-model-rules = Avec les règles
web-model-rules-more = Nécessaires une fois par discussion.
web-model-paste = Colle la réponse
web-model-reply = Réponse
web-model-check = Vérifier
web-model-table = La table
web-model-game = Cette partie
web-model-replies = { $count ->
    [one] réponse
   *[other] réponses
  }, { $good ->
    [one] { $good } bonne
   *[other] { $good } bonnes
  } d’emblée
web-model-mended = réparées après une correction
web-model-verdict = Verdict
web-model-good = Bien
web-model-not-yet = { $count ->
    [one] Pas encore : une chose à réparer
   *[other] Pas encore : { $count } choses à réparer
  }
web-model-mark = { $good ->
    [yes] Bien :
   *[no] À réparer :
  }
web-model-send = Renvoie-la
web-model-send-more = Des phrases dont le modèle peut se servir.
web-model-by-hand = Réparer à la main
web-model-copy-correction = Copier la correction
web-model-no-verdict = Ici s’affiche ce qui ne va pas dans une réponse, et ce qu’il faut réparer.
