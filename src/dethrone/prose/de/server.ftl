# Warum der Server etwas ablehnt, obwohl Tisch und Spiel es zuließen.

server-no-database = { $address } ist keine Datenbank, die der Server kennt: schreib sqlite:///datei oder postgresql://rechner/name.
server-crowded = Zu viele Leute dieses Namens waren schon an diesem Tisch; wähl einen anderen Namen.
server-no-table = Diesen Tisch gibt es nicht.
server-no-such-game = Dieses Spiel gibt es nicht, oder es ist noch nicht zu Ende.
server-who = Sag zuerst, wer du bist: der Server kennt dich nicht.
server-bad-code = Dieser Code gilt nicht: er wurde benutzt, ist zu alt, oder es gab ihn nie.
server-bad-message = Das ist keine Nachricht, die der Server versteht: { $what }.
server-too-big = Das ist zu groß.
server-too-fast = Nicht so schnell; warte einen Augenblick.
server-too-many-tables = Du hast zu viele Tische eröffnet; warte eine Weile.
server-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen.
server-not-for-people = { $text } kann hier nicht Platz nehmen; es gibt { $names }.
server-no-hints = An diesem Tisch gibt es keine Hinweise.
server-no-watchers = Dieser Tisch ist nicht für Zuschauer offen: Solange gespielt wird, sieht ihn nur, wer einen Platz hat.
server-no-move = Einen solchen Zug gibt es hier nicht anzusehen.
server-busy = Am Tisch ist gerade viel los; versuch es noch einmal.
server-needs-extra = Der Server braucht mehr als den Kern: { $module } fehlt. So kommt es her: { $command }
server-needs-redis = Mehrere Prozesse brauchen ein Redis, um voneinander zu hören: gib auch --redis redis://… an.
server-no-redis = { $address } ist keine Adresse eines Redis. Schreib redis://host:6379.
server-bad-setting = { $value } kann nicht { $name } sein.
server-out-of-range = { $name } ist eine Zahl von { $low } bis { $high }, nicht { $value }.
server-other-version = Du sprichst Version { $version } des Protokolls, dieser Server spricht { $ours }.
server-origin = Seiten anderer Anbieter können diesen Server nicht benutzen.
server-store-down = Der Server erreicht seine Datenbank nicht; nichts wurde geändert. Versuch es gleich noch einmal.
server-internal = Im Server ging etwas schief; nichts wurde geändert.

server-at = Der Server ist unter { $address } (Strg-C beendet ihn)
server-home-needs-extra = Der Tisch im Browser braucht mehr als den Kern: { $module } fehlt. Installiere dethrone[server], oder spiel im Terminal: dethrone play
server-runs-already = Ein Tischserver ist schon da: { $address }
server-no-page = Die Webseite ist nicht gebaut: Beim Installieren fehlte Node 20.19 oder neuer. Installiere Node und dann dieses Paket noch einmal, oder rufe `make web` im Ordner der Quellen auf. Ohne sie spielt man mit `dethrone play` im Terminal, und die Schnittstelle antwortet.
server-closed = Dieser Tisch wurde geschlossen, weil ihn lange niemand angerührt hat. Eröffne einen anderen.
server-spoiler = Das ist das Tagesblatt von heute: Du siehst es, wenn dein eigener Versuch zu Ende ist, oder morgen.
server-tried = { $who ->
    [me] Du hast das Tagesblatt schon an einem anderen Tisch begonnen. Jeder hat einen Versuch.
   *[another] { $name } hat das Tagesblatt schon an einem anderen Tisch begonnen. Jeder hat einen Versuch.
  }
server-too-much = Es werden schon zu viele Spiele durchgesehen; versuch es später noch einmal.
server-bad-hook = { $address } ist keine Adresse, die der Betreiber dieses Servers erlaubt.

# Was jemand Freunden über die Verteilung des Tages schicken kann: wie es ausging, nichts über die Karten.
server-daily-share = Dethrone, { $game } ({ $rules }), { $day }, { $players ->
    [one] allein
   *[other] zu { $players }
  }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }: { $outcome }
server-daily-medal = { $outcome }, { $medal ->
    [gold] Gold
    [silver] Silber
   *[bronze] Bronze
  }

# Besprechungen: beendete Spiele, die zusammen angesehen werden.
server-no-review = Diese Besprechung gibt es nicht.
server-not-leading = { $leader } leitet diese Besprechung; die anderen sehen sich um, wo sie wollen, und probieren eigene Varianten.
server-is-led = { $leader } leitet diese Besprechung und ist da, kann sie also übergeben.
server-nobody-there = In dieser Besprechung ist niemand, der { $name } heißt.
server-no-line = Diese Variante gibt es in der Besprechung nicht.
server-not-your-line = Diese Variante ist von { $by }; beginne von jedem Moment in ihr eine eigene.
server-too-many-lines = Eine Besprechung hat höchstens { $most } Varianten; entferne eine, die niemand braucht.
server-line-too-long = Eine Variante hat höchstens { $most } Züge.
server-line-name = Der Name einer Variante hat höchstens { $most } druckbare Zeichen.
server-no-chance = Das Protokoll sagt nicht, was der Zufall hier brächte.
server-too-many-reviews = Ein Spiel hat höchstens { $most } Besprechungen; nimm an einer davon teil.

# Ob ein Spiel zu gewinnen war, wenn man alles wüsste.
server-deal-won = Dieses Spiel war zu gewinnen: Wer alles weiß, hat eine Zugfolge von { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
  }, die gewinnt.
server-deal-open = In den Grenzen der Suche fand sich keine Zugfolge, die gewinnt; das beweist nicht, dass es keine gibt.
server-deal-unsolved = In diesem Spiel wurde nicht nach einer Zugfolge gesucht, die gewinnt.

# Browsers that are told of a turn.
server-bad-push = Das ist keine Anmeldung eines Browsers, dem dieser Server Bescheid geben darf.
server-push-turn = { $game }: Du bist gefragt.
server-no-seat-of-yours = Du hast an diesem Tisch keinen Platz.
server-not-asked = Dieser Platz wird gerade nichts gefragt, oder etwas anderes als vorhin.
model-is-legal = Erlaubt: { $move }.
model-may-be-said = „{ $words }“ darf gesagt werden.
server-host = Dieser Server heißt nicht { $host }. Wenn es deiner ist, starte ihn mit --hosts { $host }.
usage-hosts = weitere Namen des Servers, durch Kommas getrennt; * für alle
