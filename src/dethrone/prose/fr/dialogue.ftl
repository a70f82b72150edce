# Ce qui ne peut être dit tant que quelque chose est caché. L'identifiant est la raison, ses faits sont les arguments.

dialogue-say-empty = Rien n'a été dit.
dialogue-say-too-long = C'est trop long pour être jugé : au plus { $most } caractères et { $clauses } phrases.
dialogue-say-unprintable = Il y a là des caractères que personne ne voit, impossible d'en juger.
dialogue-say-silence = { $words } : selon ces règles, personne ne parle maintenant.
dialogue-say-hidden = { $words } parle de ce qui est caché, ou de ce qu'on pourrait en faire. On ne dit que ce que tous voient.
dialogue-say-hint = { $words } demande un coup ou le suggère, et trahit ce qui est caché. On ne dit que ce que tous voient.
dialogue-say-no-window = { $words } : on ne dit son envie de jouer que lorsqu'il est demandé qui joue ensuite, ou juste après un bouffon.
dialogue-say-untrue = { $words } : ce n'est pas vrai.
dialogue-say-wrong-number = { $words } : ce n'est pas vrai, c'est { $number }.
dialogue-say-not-open = { $words } : personne ne peut le voir.
dialogue-say-unjudged = { $words } ne peut être jugé, ce n'est donc pas permis. Dites avec des mots simples ce que tous voient.
