# Les règles de Regidice en bref. Le titre est ce qu'on demande.

regidice-topics = Thèmes : { $topics }. Tape par exemple : rules sort

regidice-topic-idea =
    Trois ennemis faits de dés noirs viennent l’un après l’autre : trois dés, puis quatre, puis cinq. Tous lancent en secret, puis chacun annonce une action et les dés à récolter chez les autres. Alors seulement les dés sont montrés. Tous gagnent quand le troisième ennemi tombe ; tous perdent quand ses dégâts ne peuvent être payés en dés.
    .title = idée
    .options = max_rounds

regidice-topic-round =
    1. Lancer : chacun lance sa réserve en secret.
    2. Annoncer : l’un après l’autre, chacun annonce une action et ce qu’elle récolte.
    3. Récolter : tous les dés sont montrés et vont comme annoncé.
    4. Agir : chacun utilise ses dés, dans n’importe quel ordre.
    5. Subir : les dégâts non bloqués coûtent des dés.
    6. Préparer : des dés inutilisés peuvent passer tels quels à gauche.
    Puis le joueur suivant à gauche annonce d’abord.
    .title = manche
    .options = resolve mandatory_max team_voice first_caller

regidice-topic-enemy =
    Son attaque est le nombre de ses dés. Sa défense est la somme de ce qu’ils montrent au début de la manche. Chaque dégât ajoute un point à l’un de ses dés ; quand tous montrent 6, il tombe. Plus il est blessé, plus sa défense est haute.
    .title = ennemi
    .options = defeat_check

regidice-topic-declare =
    A3, B4, H5 : attaquer, bloquer ou soigner, et récolter tous les dés de ce nombre. Un nombre ne se dit qu’une fois par manche. C red odd : lancer un sort et récolter tous les rouges impairs (ou pairs, ou une autre couleur). K : compagnon, ne récolte rien. Plusieurs peuvent choisir la même action.
    .title = annoncer
    .pressed = Attaquer, bloquer ou soigner : nomme un nombre et récolte tous les dés qui le montrent. Un nombre ne se dit qu’une fois par manche. Lancer un sort : nomme une couleur, pair ou impair, et récolte par exemple tous les rouges impairs. Le compagnon ne récolte rien. Plusieurs peuvent choisir la même action.
    .options = same_cast_call black_call

regidice-topic-gather =
    Les nombres d’abord : qui attaque, bloque ou soigne prend tous les dés de son nombre dans les autres réserves. Puis les sorciers prennent ce qu’ils ont annoncé, même des dés qui viennent de bouger. Puis chacun reçoit les dés préparés pour lui. Personne ne prend les dés préparés, ni les 1 d’un compagnon. Ce qui bouge est à toi pour de bon.
    .title = récolter

regidice-topic-attack =
    Une combinaison est un ou plusieurs dés dont la somme est juste la défense. Chacune fait 1 dégât. Tu choisis quels dés de l’ennemi ont les points.
    .title = attaquer

regidice-topic-block =
    Une combinaison est trois dés ou plus qui montrent la même chose. Trois arrêtent 1 dégât, quatre en arrêtent 2, cinq 3, et ainsi de suite.
    .title = bloquer

regidice-topic-heal =
    Une combinaison est trois nombres différents ou plus qui se suivent, comme 2, 3, 4. Trois ramènent un dé de ton choix de la pile des blessés, quatre en ramènent deux. On ne va pas de 6 à 1.
    .title = soigner

regidice-topic-cast =
    Une combinaison est des dés d’une couleur qui montrent juste ce que montre l’ennemi. Rouge, Boule de feu : autant de dégâts que l’ennemi a de dés. Bleu, Bloc de glace : en arrête autant. Jaune, Lumière sacrée : ramène autant de dés. Noir, Toucher mortel, n’est que pour le dernier ennemi.
    .title = sort
    .options = cast_colour cast_match cast_batch touch_of_death

regidice-topic-companion =
    Donne un dé qui montre 1, et un autre dé gagne un point. Un 6 ne peut en gagner, ni un dé utilisé. Tape par exemple : pip P1 r; raise P0 r4
    .title = compagnon
    .options = companion_targets companion_ones

regidice-topic-suffer =
    Son attaque moins les blocages se perd en dés chez les premiers qu’il y a parmi : bloqueurs, attaquants, sorciers, soigneurs, compagnons. Ils choisissent les dés qui vont à la pile des blessés. Si l’ennemi est tombé dans la manche, personne ne subit.
    .title = subir
    .options = suffer_split suffer_cascade

regidice-topic-prepare =
    Mets des dés inutilisés dans la zone à ta gauche. Tous les voient, on ne les lance pas, personne ne peut les récolter, et à la manche suivante ils rejoignent la réserve de ton voisin de gauche.
    .title = préparer
    .options = new_dice_preparable

regidice-topic-overkill =
    Un ennemi qui reçoit juste les dégâts qu’il faut laisse ses dés noirs à la pile des blessés. Plus qu’il n’en faut est un excès, et ses dés sont pris.
    .title = excès
    .options = overkill_to

regidice-topic-hidden =
    Jusqu’à ce que tous aient annoncé, toi seul vois ce que tu as lancé. Combien de dés de chaque couleur ont les autres est ouvert, comme les dés préparés, l’ennemi et les annonces. Après la révélation tout est ouvert.
    .title = caché
    .options = pre_reveal_talk

regidice-topic-dice =
    Un dé s’écrit par couleur et valeur : r3 est un 3 rouge, b bleu, y jaune, k noir. Sur la table, les points sont ronds sur les rouges, carrés sur les bleus, en losange sur les jaunes, en croix sur les noirs. - est un dé qui attend le prochain lancer, ? un que tu ne peux voir, * un pris à un ennemi.
    .title = dés
