# Il server, dalla riga di comando.

cmd-serve = aprire tavoli via HTTP, su un vero server
cmd-backup = copiare il database del server in un file, anche mentre gira
cmd-restore = rimettere una copia al posto del database; il server non deve girare
cmd-export = scrivere tutto il database del server, SQLite o PostgreSQL, in un solo file, anche mentre gira
cmd-import = leggere un file di wormgrill export in un database vuoto, SQLite o PostgreSQL
cmd-bot-account = creare un account per un programma che gioca via HTTP, e mostrarne il token; senza nome, l’elenco degli account
arg-account-name = come si chiama il programma, visibile a tutti
arg-new-token = mostrare un altro token; quelli di prima non valgono più
arg-revoke = nessuno dei suoi token vale più
arg-lan = far giocare tutti quelli della rete locale; mostra il link e il suo codice QR
arg-port = la porta su cui ascoltare (altrimenti 8765)
arg-no-browser = non aprire il browser
arg-host = l’indirizzo su cui ascoltare (altrimenti 127.0.0.1; 0.0.0.0 per tutti)
arg-database = il database: un file (altrimenti nella tua cartella dei dati), o postgresql://USER@HOST/NAME
arg-base-url = l’indirizzo a cui gli altri trovano il server, per esempio https://worms.example
arg-allowed-hosts = altri nomi sotto cui si può chiedere il server
arg-proxies = gli indirizzi dei proxy alle cui righe X-Forwarded si crede, separati da virgole
arg-keep-days = cancellare i tavoli che nessuno ha toccato per tanti giorni (altrimenti 90)
arg-processes = quanti processi servono insieme (altrimenti 1; se sono di più, condividono un database PostgreSQL)
arg-workers = quanti processi possono pensare per bot, suggerimenti e analisi (altrimenti uno per core meno uno, almeno 2)
arg-serve-bot = un programma contro cui si può giocare, per esempio hugo="cmd: ./hugo --fast" o hugo=py:MODULE:CLASS; anche più volte
arg-bot-seconds = i secondi che un tale programma ha per una mossa (altrimenti 10)
arg-log = json, text o auto: testo in un terminale (altrimenti auto)
arg-open-metrics = rispondere a /metrics a tutti, non solo a questa macchina
arg-test-dice = permettere dadi con un seme: solo per le prove, perché i lanci si possono sapere prima
arg-webhook = dire a un tuo programma, a questo indirizzo, a chi tocca (degli ospiti che vogliono essere chiamati), firmato con il segreto
arg-webhook-secret = da che cosa il webhook riconosce i suoi messaggi, almeno 16 caratteri; meglio nella variabile d’ambiente
arg-test-push = permettere servizi di notifiche su questa macchina e nella sua rete: solo per le prove
arg-no-limits = non limitare la velocità delle richieste: solo per le prove di carico
arg-backup-file = il file da scrivere; non deve ancora esistere
arg-restore-file = il file scritto da wormgrill backup
arg-export-file = il file da scrivere, compresso se finisce in .gz; non deve ancora esistere
arg-import-file = il file scritto da wormgrill export
arg-moved = da quando il file è stato scritto non si è giocato: le partite in corso continuano con i dadi promessi
serve-environment = Ogni opzione tranne --bot si può dare anche con una variabile d’ambiente: WORMGRILL_HOST, WORMGRILL_PORT, WORMGRILL_DATABASE, WORMGRILL_BASE_URL, WORMGRILL_ALLOWED_HOSTS, WORMGRILL_PROXIES, WORMGRILL_KEEP_DAYS, WORMGRILL_WORKERS, WORMGRILL_LOG, WORMGRILL_BOT_SECONDS, WORMGRILL_OPEN_METRICS, WORMGRILL_TEST_DICE, WORMGRILL_WEBHOOK, WORMGRILL_WEBHOOK_SECRET, WORMGRILL_TEST_PUSH, WORMGRILL_LIMITS (yes o no per gli interruttori). Le opzioni contano di più.

serving-here = Wormgrill è aperto a { $url } (solo per questa macchina; con --lan per tutti nella tua rete).
serving-lan = Wormgrill è aperto a { $url } per tutti nella tua rete. Fai aprire questo link.
serving-scan = Wormgrill è aperto a { $url } per tutti nella tua rete. Fai aprire questo link o scansionare il codice:
serving-already = Wormgrill gira già, a { $url }
serving-stop = Ctrl-C lo ferma; ogni partita resta salvata.
in-use = { $database } è in uso da un altro server Wormgrill. Prima ferma quello, o nomina un altro file con --database.
bad-database = { $database } non si può usare: { $reason }. Nomina un altro database, o metti una copia al suo posto.
not-serving = A { $where } non va: { $reason }. Scegli qualcos’altro con --host e --port.
no-network = Questa macchina non è in nessuna rete da cui altri possano venire. Senza --lan ci puoi giocare tu.
backup-postgres = Questo comando copia un file. PostgreSQL si salva con pg_dump, e wormgrill export scrive tutti i tavoli in un file.
backup-done = { $file }: una copia con { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}.
backup-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } copiato
restore-in-use = { $database } è in uso da un server che gira. Prima fermalo.
restore-done = { $database }: ripristinato, con { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}.
restore-given-up = { $tables ->
    [one] Un tavolo non finito
   *[other] { $tables } tavoli non finiti
} con dadi verificabili: abbandonati, perché i loro dadi potrebbero essere ormai noti. Il prossimo tavolo di ciascuno ha un seme nuovo.
restore-kept = Quello che c’era prima è conservato in { $file }
export-done = { $file }: tutto, con { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}.
export-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } scritto
import-done = { $database }: importato, con { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}.
import-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } letto
import-bad = { $file } non si può importare: { $reason }. Non è cambiato niente.
import-not-empty = { $database } non è vuoto. Nomina un database nuovo: quello che contiene si mescolerebbe con il file.
account-made = L’account «{ $name }» è creato. Il suo token, mostrato solo questa volta, per «Authorization: Bearer …»:
account-token = Il token di «{ $name }», mostrato solo questa volta; quelli di prima non valgono più:
account-revoked = Nessun token di «{ $name }» vale più. «--new-token» ne crea uno.
account-name-missing = Quale account? wormgrill bot-account NAME { $option }.
accounts-none = Non ci sono account per programmi. wormgrill bot-account NAME ne crea uno.
account-line = { $name }: visto il { $day }, { $tokens ->
    [0] nessun token
    [one] un token
   *[other] { $tokens } token
}
