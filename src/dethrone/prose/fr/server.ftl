# Pourquoi le serveur refuse quelque chose que la table et le jeu permettraient.

server-no-database = { $address } n’est pas une base de données que le serveur connaît : écris sqlite:///fichier ou postgresql://hôte/nom.
server-crowded = Trop de personnes de ce nom sont venues à cette table ; choisis un autre nom.
server-no-table = Cette table n’existe pas.
server-no-such-game = Cette partie n’existe pas, ou n’est pas encore finie.
server-who = Dis d’abord qui tu es : le serveur ne te connaît pas.
server-bad-code = Ce code n’est pas valable : il a servi, il est trop vieux, ou il n’a jamais existé.
server-bad-message = Ce n’est pas un message que le serveur comprend : { $what }.
server-too-big = C’est trop gros.
server-too-fast = Pas si vite ; attends un instant.
server-too-many-tables = Tu as ouvert trop de tables ; attends un moment.
server-too-many-sockets = Il y a trop de connexions depuis ton adresse.
server-not-for-people = { $text } ne peut pas prendre place ici ; il y a { $names }.
server-no-hints = Il n’y a pas de conseils à cette table.
server-no-watchers = Cette table n’est pas ouverte aux spectateurs : pendant la partie, seuls ceux qui y ont une place la voient.
server-no-move = Il n’y a pas de tel coup à regarder.
server-busy = La table est occupée ; réessaie.
server-needs-extra = Le serveur demande plus que le noyau : il manque { $module }. Pour l’obtenir : { $command }
server-needs-redis = Plusieurs processus ont besoin d’un Redis pour se parler : donne aussi --redis redis://….
server-no-redis = { $address } n’est pas l’adresse d’un Redis. Écris redis://hôte:6379.
server-bad-setting = { $value } ne peut pas être { $name }.
server-out-of-range = { $name } est un nombre de { $low } à { $high }, pas { $value }.
server-other-version = Tu parles la version { $version } du protocole, ce serveur parle la { $ours }.
server-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
server-store-down = Le serveur n’atteint pas sa base de données ; rien n’a été changé. Réessaie dans un instant.
server-internal = Quelque chose s’est mal passé dans le serveur ; rien n’a été changé.

server-at = Le serveur est à { $address } (Ctrl-C l’arrête)
server-home-needs-extra = La table dans le navigateur demande plus que le noyau : { $module } manque. Installe dethrone[server], ou joue dans le terminal : dethrone play
server-runs-already = Un serveur de tables est déjà là : { $address }
server-no-page = La page web n’est pas construite : Node 20.19 ou plus récent manquait à l’installation. Installe Node puis ce paquet à nouveau, ou lance `make web` dans le dossier des sources. Sans elle, `dethrone play` joue dans le terminal et l’interface répond.
server-closed = Cette table a été fermée parce que personne n’y avait touché depuis longtemps. Ouvre-en une autre.
server-spoiler = C’est la donne d’aujourd’hui : tu la verras quand ton propre essai sera fini, ou demain.
server-tried = { $who ->
    [me] Tu as déjà commencé la donne du jour à une autre table. Chacun a un seul essai.
   *[another] { $name } a déjà commencé la donne du jour à une autre table. Chacun a un seul essai.
  }
server-too-much = Trop de parties sont déjà à l’étude ; réessaie plus tard.
server-bad-hook = { $address } n’est pas une adresse que le propriétaire de ce serveur permet.

# Ce que l’on peut envoyer à ses amis sur la donne du jour : comment elle a fini, rien sur les cartes.
server-daily-share = Dethrone, { $game } ({ $rules }), { $day }, { $players ->
    [one] en solitaire
   *[other] à { $players }
  }, { $moves ->
    [one] un coup
   *[other] { $moves } coups
  } : { $outcome }
server-daily-medal = { $outcome }, { $medal ->
    [gold] or
    [silver] argent
   *[bronze] bronze
  }

# Revues : des parties finies, regardées ensemble.
server-no-review = Cette revue n’existe pas.
server-not-leading = { $leader } mène cette revue ; les autres regardent où ils veulent et essaient leurs propres variantes.
server-is-led = { $leader } mène cette revue et est là : à lui ou elle de passer la main.
server-nobody-there = Personne ne s’appelle { $name } dans cette revue.
server-no-line = Cette variante n’existe pas dans la revue.
server-not-your-line = Cette variante est de { $by } ; commence la tienne à partir de n’importe quel moment.
server-too-many-lines = Une revue a { $most } variantes au plus ; supprimes-en une dont personne n’a besoin.
server-line-too-long = Une variante a { $most } coups au plus.
server-line-name = Le nom d’une variante a au plus { $most } signes imprimables.
server-no-chance = Le compte rendu ne dit pas ce que le hasard apporterait ici.
server-too-many-reviews = Une partie a { $most } revues au plus ; rejoins l’une d’elles.

# Si une donne pouvait être gagnée, en sachant tout.
server-deal-won = Cette donne pouvait être gagnée : en sachant tout, une suite de { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } gagne.
server-deal-open = Dans les limites de la recherche, aucune suite qui gagne n’a été trouvée ; cela ne prouve pas qu’il n’y en a pas.
server-deal-unsolved = Aucune suite gagnante n’a été cherchée pour cette partie.

# Browsers that are told of a turn.
server-bad-push = Ce n’est pas l’abonnement d’un navigateur que ce serveur puisse prévenir.
server-push-turn = { $game } : c’est à toi.
server-no-seat-of-yours = Tu n’as pas de place à cette table.
server-not-asked = Rien n’est demandé à cette place maintenant, ou autre chose qu’avant.
model-is-legal = Permis : { $move }.
model-may-be-said = « { $words } » peut être dit.
server-host = Ce serveur ne s’appelle pas { $host }. S’il est à toi, lance-le avec --hosts { $host }.
usage-hosts = autres noms du serveur, séparés par des virgules ; * pour tous
