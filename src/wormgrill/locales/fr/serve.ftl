# Le serveur, depuis la ligne de commande.

cmd-serve = ouvrir des tables par HTTP, sur un vrai serveur
cmd-backup = copier la base de données du serveur dans un fichier, même pendant qu’il tourne
cmd-restore = remettre une copie à la place de la base ; le serveur ne doit pas tourner
cmd-export = écrire toute la base du serveur, SQLite ou PostgreSQL, dans un seul fichier, même pendant qu’il tourne
cmd-import = lire un fichier de wormgrill export dans une base vide, SQLite ou PostgreSQL
cmd-bot-account = créer un compte pour un programme qui joue par HTTP, et afficher son jeton ; sans nom, la liste des comptes
arg-account-name = le nom du programme, visible de tout le monde
arg-new-token = afficher un autre jeton ; les précédents ne valent plus
arg-revoke = aucun de ses jetons ne vaut plus
arg-lan = laisser jouer tous ceux du réseau local ; montre le lien et son code QR
arg-port = le port d’écoute (sinon 8765)
arg-no-browser = ne pas ouvrir le navigateur
arg-host = l’adresse d’écoute (sinon 127.0.0.1 ; 0.0.0.0 pour tous)
arg-database = la base de données : un fichier (sinon dans ton dossier de données), ou postgresql://USER@HOST/NAME
arg-base-url = l’adresse où les autres trouvent le serveur, par exemple https://worms.example
arg-allowed-hosts = d’autres noms sous lesquels on peut demander le serveur
arg-proxies = les adresses des proxys dont on croit les en-têtes X-Forwarded, séparées par des virgules
arg-keep-days = effacer les tables que personne n’a touchées depuis tant de jours (sinon 90)
arg-processes = combien de processus servent ensemble (sinon 1 ; à plusieurs, ils partagent une base PostgreSQL)
arg-workers = combien de processus peuvent réfléchir pour les bots, les conseils et les analyses (sinon un par cœur sauf un, au moins 2)
arg-serve-bot = un programme contre lequel on peut jouer, par exemple hugo="cmd: ./hugo --fast" ou hugo=py:MODULE:CLASS ; plusieurs fois si l’on veut
arg-bot-seconds = les secondes qu’a un tel programme pour un coup (sinon 10)
arg-log = json, text ou auto : du texte dans un terminal (sinon auto)
arg-open-metrics = répondre /metrics à tous, pas seulement à cette machine
arg-test-dice = permettre les dés tirés d’une graine : pour les tests seulement, car on peut connaître leurs lancers d’avance
arg-webhook = dire à un programme à toi, à cette adresse, à qui c’est le tour (des invités qui veulent être appelés), signé du secret
arg-webhook-secret = ce qui prouve au webhook ses messages, au moins 16 caractères ; mieux dans la variable d’environnement
arg-test-push = permettre des services de notifications sur cette machine et son réseau : pour les tests seulement
arg-no-limits = ne pas limiter la vitesse des demandes : pour les tests de charge seulement
arg-backup-file = le fichier à écrire ; il ne doit pas encore exister
arg-restore-file = le fichier écrit par wormgrill backup
arg-export-file = le fichier à écrire, compressé s’il finit en .gz ; il ne doit pas encore exister
arg-import-file = le fichier écrit par wormgrill export
arg-moved = rien n’a été joué depuis que le fichier est écrit : les parties en cours continuent avec les dés promis
serve-environment = Chaque option sauf --bot peut aussi venir d’une variable d’environnement : WORMGRILL_HOST, WORMGRILL_PORT, WORMGRILL_DATABASE, WORMGRILL_BASE_URL, WORMGRILL_ALLOWED_HOSTS, WORMGRILL_PROXIES, WORMGRILL_KEEP_DAYS, WORMGRILL_WORKERS, WORMGRILL_LOG, WORMGRILL_BOT_SECONDS, WORMGRILL_OPEN_METRICS, WORMGRILL_TEST_DICE, WORMGRILL_WEBHOOK, WORMGRILL_WEBHOOK_SECRET, WORMGRILL_TEST_PUSH, WORMGRILL_LIMITS (yes ou no pour les interrupteurs). Les options comptent davantage.

serving-here = Wormgrill est ouvert à { $url } (pour cette machine seulement ; avec --lan, pour tout ton réseau).
serving-lan = Wormgrill est ouvert à { $url } pour tout ton réseau. Fais ouvrir ce lien.
serving-scan = Wormgrill est ouvert à { $url } pour tout ton réseau. Fais ouvrir ce lien ou scanner le code :
serving-already = Wormgrill tourne déjà, à { $url }
serving-stop = Ctrl-C l’arrête ; toutes les parties sont gardées.
in-use = { $database } est déjà utilisé par un autre serveur Wormgrill. Arrête-le d’abord, ou nomme un autre fichier avec --database.
bad-database = { $database } est inutilisable : { $reason }. Nomme une autre base, ou mets une copie à sa place.
not-serving = Impossible d’ouvrir à { $where } : { $reason }. Choisis autre chose avec --host et --port.
no-network = Cette machine n’est dans aucun réseau d’où d’autres pourraient venir. Sans --lan, tu peux jouer dessus.
backup-postgres = Cette commande copie un fichier. PostgreSQL se sauvegarde avec pg_dump, et wormgrill export écrit toutes les tables dans un fichier.
backup-done = { $file } : une copie de { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
backup-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } copiés
restore-in-use = { $database } est utilisé par un serveur qui tourne. Arrête-le d’abord.
restore-done = { $database } : remis en place, avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
restore-given-up = { $tables ->
    [one] { $tables } table inachevée
   *[other] { $tables } tables inachevées
} aux dés vérifiables, abandonnées : on pourrait déjà connaître leurs dés. La prochaine table de chacun aura une nouvelle graine.
restore-kept = Ce qui était là avant est gardé dans { $file }
export-done = { $file } : tout, avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
export-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } écrits
import-done = { $database } : importé, avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
import-progress = { NUMBER($done, style: "percent", maximumFractionDigits: 0) } lus
import-bad = Impossible d’importer { $file } : { $reason }. Rien n’a changé.
import-not-empty = { $database } n’est pas vide. Nomme une nouvelle base : ce qu’elle contient se mêlerait au fichier.
account-made = Le compte « { $name } » est créé. Son jeton, affiché cette seule fois, pour « Authorization: Bearer … » :
account-token = Le jeton de « { $name } », affiché cette seule fois ; les précédents ne valent plus :
account-revoked = Aucun jeton de « { $name } » ne vaut plus. « --new-token » en crée un.
account-name-missing = Quel compte ? wormgrill bot-account NAME { $option }.
accounts-none = Il n’y a pas de compte pour un programme. wormgrill bot-account NAME en crée un.
account-line = { $name } : vu le { $day }, { $tokens ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $tokens } jetons
}
