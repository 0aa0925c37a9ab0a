# Der Server von der Kommandozeile aus.

cmd-serve = Tische über HTTP anbieten, auf einem richtigen Server
cmd-backup = die Datenbank des Servers in eine Datei kopieren, auch während er läuft
cmd-restore = eine Kopie an die Stelle der Datenbank zurücklegen; der Server darf nicht laufen
cmd-export = alles aus der Datenbank des Servers, SQLite oder PostgreSQL, in eine Datei schreiben, auch während er läuft
cmd-import = eine Datei von wormgrill export in eine leere Datenbank lesen, SQLite oder PostgreSQL
cmd-bot-account = ein Konto für ein Programm anlegen, das über HTTP spielt, und sein Token ausgeben; ohne Namen die Konten auflisten
arg-account-name = wie das Programm heißt, für alle zu sehen
arg-new-token = ein anderes Token ausgeben; frühere gelten nicht mehr
arg-revoke = keines seiner Token gilt mehr
arg-lan = alle im lokalen Netz mitspielen lassen; zeigt den Link und seinen QR-Code
arg-port = der Port, an dem er hört (sonst 8765)
arg-no-browser = den Browser nicht öffnen
arg-host = die Adresse, an der er hört (sonst 127.0.0.1; 0.0.0.0 für alle)
arg-database = die Datenbank: eine Datei (sonst in deinem Datenordner) oder postgresql://USER@HOST/NAME
arg-base-url = die Adresse, unter der andere den Server erreichen, zum Beispiel https://worms.example
arg-allowed-hosts = weitere Namen, unter denen der Server gefragt werden darf
arg-proxies = Adressen von Proxys, deren X-Forwarded-Zeilen geglaubt wird, mit Kommas dazwischen
arg-keep-days = Tische löschen, die so viele Tage niemand angerührt hat (sonst 90)
arg-processes = wie viele Prozesse zusammen bedienen (sonst 1; mehrere teilen sich eine PostgreSQL-Datenbank)
arg-workers = wie viele Prozesse für Bots, Tipps und Rückblicke denken dürfen (sonst einer je Kern weniger einem, mindestens 2)
arg-serve-bot = ein Programm, gegen das Gäste spielen können, etwa hugo="cmd: ./hugo --fast" oder hugo=py:MODULE:CLASS; auch mehrmals
arg-bot-seconds = wie viele Sekunden ein solches Programm für einen Zug hat (sonst 10)
arg-log = json, text oder auto: Text im Terminal (sonst auto)
arg-open-metrics = /metrics allen beantworten, nicht nur diesem Rechner
arg-test-dice = Würfel mit Startwert erlauben: nur zum Testen, denn ihre Würfe lassen sich vorher wissen
arg-webhook = einem eigenen Programm unter dieser Adresse sagen, wer dran ist (von Gästen, die gerufen werden wollen), mit dem Geheimnis unterschrieben
arg-webhook-secret = woran der Webhook seine Nachrichten erkennt, mindestens 16 Zeichen; besser in der Umgebungsvariablen
arg-test-push = Push-Dienste auf diesem Rechner und in seinem Netz erlauben: nur zum Testen
arg-no-limits = nicht begrenzen, wie schnell jemand fragt: nur für Lasttests
arg-backup-file = die Datei, die geschrieben wird; es darf sie noch nicht geben
arg-restore-file = die Datei, die wormgrill backup geschrieben hat
arg-export-file = die Datei, die geschrieben wird, gepackt, wenn sie auf .gz endet; es darf sie noch nicht geben
arg-import-file = die Datei, die wormgrill export geschrieben hat
arg-moved = seit die Datei geschrieben wurde, hat niemand gespielt: laufende Spiele gehen mit den versprochenen Würfeln weiter
serve-environment = Jede Option außer --bot lässt sich auch mit einer Umgebungsvariablen setzen: WORMGRILL_HOST, WORMGRILL_PORT, WORMGRILL_DATABASE, WORMGRILL_BASE_URL, WORMGRILL_ALLOWED_HOSTS, WORMGRILL_PROXIES, WORMGRILL_KEEP_DAYS, WORMGRILL_WORKERS, WORMGRILL_LOG, WORMGRILL_BOT_SECONDS, WORMGRILL_OPEN_METRICS, WORMGRILL_TEST_DICE, WORMGRILL_WEBHOOK, WORMGRILL_WEBHOOK_SECRET, WORMGRILL_TEST_PUSH, WORMGRILL_LIMITS (yes oder no für Schalter). Optionen zählen mehr.

serving-here = Wormgrill läuft unter { $url } (nur für diesen Rechner; mit --lan für alle in deinem Netz).
serving-lan = Wormgrill läuft unter { $url } für alle in deinem Netz. Lass sie diesen Link öffnen.
serving-scan = Wormgrill läuft unter { $url } für alle in deinem Netz. Lass sie diesen Link öffnen oder den Code scannen:
serving-already = Wormgrill läuft schon, unter { $url }
serving-stop = Ctrl-C hält es an; jedes Spiel bleibt erhalten.
in-use = { $database } wird gerade von einem anderen Wormgrill-Server benutzt. Halt zuerst den an oder nenn mit --database eine andere Datei.
bad-database = { $database } lässt sich nicht benutzen: { $reason }. Nenn eine andere Datenbank oder leg eine Sicherung an ihre Stelle.
not-serving = Unter { $where } geht es nicht: { $reason }. Nimm mit --host und --port etwas anderes.
no-network = Dieser Rechner ist in keinem Netz, aus dem andere kommen könnten. Ohne --lan kannst du allein darauf spielen.
backup-postgres = Dieser Befehl kopiert eine Datei. PostgreSQL sichert man mit pg_dump, und wormgrill export schreibt alle Tische in eine Datei.
backup-done = { $file }: eine Kopie mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.
backup-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } kopiert
restore-in-use = { $database } wird gerade von einem laufenden Server benutzt. Halt ihn zuerst an.
restore-done = { $database }: wiederhergestellt, mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.
restore-given-up = { $tables ->
    [one] Ein angefangener Tisch
   *[other] { $tables } angefangene Tische
} mit nachprüfbaren Würfeln aufgegeben: Ihre Würfel könnten inzwischen bekannt sein. Der nächste Tisch von allen hat einen neuen Startwert.
restore-kept = Was vorher da war, liegt jetzt in { $file }
export-done = { $file }: alles, mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.
export-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } geschrieben
import-done = { $database }: eingelesen, mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.
import-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } gelesen
import-bad = { $file } lässt sich nicht einlesen: { $reason }. Es hat sich nichts geändert.
import-not-empty = { $database } ist nicht leer. Nenn eine neue Datenbank: Was in dieser ist, käme mit der Datei durcheinander.
account-made = Das Konto „{ $name }“ ist angelegt. Sein Token, nur dieses eine Mal zu sehen, für „Authorization: Bearer …“:
account-token = Das Token von „{ $name }“, nur dieses eine Mal zu sehen; frühere gelten nicht mehr:
account-revoked = Kein Token von „{ $name }“ gilt mehr. „--new-token“ macht eines.
account-name-missing = Welches Konto? wormgrill bot-account NAME { $option }.
accounts-none = Es gibt keine Konten für Programme. wormgrill bot-account NAME legt eines an.
account-line = { $name }: zuletzt da am { $day }, { $tokens ->
    [0] kein Token
    [one] ein Token
   *[other] { $tokens } Token
}
