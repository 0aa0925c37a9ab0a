# The server from the command line.

cmd-serve = serve tables over HTTP, on a real host
cmd-backup = copy the server's database to a file, also while it runs
cmd-restore = put a copy back in the database's place; the server must not run
cmd-export = write everything of the server's database into one file, SQLite's or PostgreSQL's, also while it runs
cmd-import = read a file of wormgrill export into an empty database, SQLite's or PostgreSQL's
cmd-bot-account = make an account for a program that plays over HTTP, and print its token; without a name, list the accounts
arg-account-name = what the program is called, for everybody to see
arg-new-token = print another token; those before it are good no longer
arg-revoke = none of its tokens is good any more
arg-lan = let all on the local network play; prints the link and its QR code
arg-port = the port to listen on (default 8765)
arg-no-browser = do not open the browser
arg-host = the address to listen on (default 127.0.0.1; 0.0.0.0 for all)
arg-database = the database: a file (default in your data folder), or postgresql://USER@HOST/NAME
arg-base-url = the address under which others reach the server, e.g. https://worms.example
arg-allowed-hosts = further names under which the server may be asked for
arg-proxies = addresses of proxies whose X-Forwarded headers are believed, with commas between them
arg-keep-days = delete tables that nobody has touched for so many days (default 90)
arg-processes = how many processes serve together (default 1; more share a PostgreSQL database)
arg-workers = how many processes may think for bots, hints and reviews (default: one per core but one, at least 2)
arg-serve-bot = a program that guests may play against, such as hugo="cmd: ./hugo --fast" or hugo=py:MODULE:CLASS; may be repeated
arg-bot-seconds = seconds that such a program has for a move (default 10)
arg-log = json, text, or auto: text on a terminal (default auto)
arg-open-metrics = answer /metrics to everybody, not only to this machine
arg-test-dice = allow seeded dice: for tests only, since their rolls can be known beforehand
arg-webhook = tell a program of yours, at this address, whose turn it is (of guests who want to be called), signed by the secret
arg-webhook-secret = what the webhook checks its messages by, at least 16 characters; better set by the environment variable
arg-test-push = allow push services on this machine and its network: for tests only
arg-no-limits = do not limit how fast anybody asks: for load tests only
arg-backup-file = the file to write; it must not exist yet
arg-restore-file = the file that wormgrill backup has written
arg-export-file = the file to write, packed if it ends in .gz; it must not exist yet
arg-import-file = the file that wormgrill export has written
arg-moved = nothing was played since the file was written: running games go on with the dice they have promised
serve-environment = Every option but --bot can also be set by an environment variable: WORMGRILL_HOST, WORMGRILL_PORT, WORMGRILL_DATABASE, WORMGRILL_BASE_URL, WORMGRILL_ALLOWED_HOSTS, WORMGRILL_PROXIES, WORMGRILL_KEEP_DAYS, WORMGRILL_WORKERS, WORMGRILL_LOG, WORMGRILL_BOT_SECONDS, WORMGRILL_OPEN_METRICS, WORMGRILL_TEST_DICE, WORMGRILL_WEBHOOK, WORMGRILL_WEBHOOK_SECRET, WORMGRILL_TEST_PUSH, WORMGRILL_LIMITS (yes or no for switches). Options count more.

serving-here = Wormgrill is served at { $url } (for this machine only; with --lan for all on your network).
serving-lan = Wormgrill is served at { $url } for all on your network. Let them open this link.
serving-scan = Wormgrill is served at { $url } for all on your network. Let them open this link or scan the code:
serving-already = Wormgrill is running already, at { $url }
serving-stop = Ctrl-C stops it; every game is kept.
in-use = { $database } is in use by another Wormgrill server. Stop that one first, or name another file with --database.
bad-database = { $database } cannot be used: { $reason }. Name another database, or put a backup in its place.
not-serving = Cannot serve at { $where }: { $reason }. Choose another with --host and --port.
no-network = This machine is in no network that others could come from. Without --lan you can play on it alone.
backup-postgres = This command copies a file. PostgreSQL is backed up by pg_dump, and wormgrill export writes all tables into a file.
backup-done = { $file }: a copy with { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
backup-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } copied
restore-in-use = { $database } is in use by a running server. Stop it first.
restore-done = { $database }: restored, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
restore-given-up = { $tables ->
    [one] One unfinished table
   *[other] { $tables } unfinished tables
} with verified dice given up: their dice may be known by now. Everybody’s next table has a new seed.
restore-kept = What was there before is kept in { $file }
export-done = { $file }: everything, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
export-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } written
import-done = { $database }: imported, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
import-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } read
import-bad = { $file } cannot be imported: { $reason }. Nothing has changed.
import-not-empty = { $database } is not empty. Name a new database: what is in this one would be mixed up with the file.
account-made = The bot account “{ $name }” is made. Its token, shown this once, for “Authorization: Bearer …”:
account-token = The token of “{ $name }”, shown this once; those before it are good no longer:
account-revoked = No token of “{ $name }” is good any more. “--new-token” makes one.
account-name-missing = Say which account: wormgrill bot-account NAME { $option }.
accounts-none = There are no bot accounts. wormgrill bot-account NAME makes one.
account-line = { $name }: last seen { $day }, { $tokens ->
    [0] no token
    [one] one token
   *[other] { $tokens } tokens
}
