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
server-no-move = Einen solchen Zug gibt es hier nicht anzusehen.
server-busy = Am Tisch ist gerade viel los; versuch es noch einmal.
server-needs-extra = Der Server braucht mehr als den Kern: { $module } fehlt. Installiere dethrone[server].
server-needs-redis = Mehrere Prozesse brauchen ein Redis, um voneinander zu hören: gib auch --redis redis://… an.
server-bad-setting = { $value } kann nicht { $name } sein.
server-other-version = Du sprichst Version { $version } des Protokolls, dieser Server spricht { $ours }.
server-origin = Seiten anderer Anbieter können diesen Server nicht benutzen.
server-store-down = Der Server erreicht seine Datenbank nicht; nichts wurde geändert. Versuch es gleich noch einmal.
server-internal = Im Server ging etwas schief; nichts wurde geändert.

server-at = Der Server ist unter { $address } (Strg-C beendet ihn)
server-home-needs-extra = Der Tisch im Browser braucht mehr als den Kern: { $module } fehlt. Installiere dethrone[server], oder spiel im Terminal: dethrone play
server-runs-already = Ein Tischserver ist schon da: { $address }
server-no-page = Die Seite des Tisches ist nicht gebaut: `make web` bei den Quellen baut sie. Die Schnittstelle antwortet trotzdem.
server-closed = Dieser Tisch wurde geschlossen, weil ihn lange niemand angerührt hat. Eröffne einen anderen.
server-spoiler = Das ist ein Spiel der heutigen Verteilung: andere sehen es morgen.
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
server-no-seat-of-yours = Du hast an diesem Tisch keinen Platz.
server-not-asked = Dieser Platz wird gerade nichts gefragt, oder etwas anderes als vorhin.
model-is-legal = { $move } ist erlaubt.
model-may-be-said = „{ $words }“ darf gesagt werden.
