# L’aiuto e gli errori della riga di comando.

about = La famiglia dei giochi di dadi Heckmeck: giocare, arbitrare, studiare.
cmd-play = giocare a questa tastiera, da 1 a 7 persone, con o senza bot, in testo semplice
cmd-replay = raccontare una partita salvata
cmd-rules = stampare le regole di un’edizione
cmd-engine = arbitrare attraverso una pipe: un oggetto JSON per riga (il protocollo del motore)
cmd-schema = stampare lo schema JSON di una posizione
cmd-perft = contare le posizioni passo per passo, per controllare altri programmi
arg-edition = classic, extrawurm, deluxe, junior, o il file .toml di un’edizione tua
arg-players = i nomi, nell’ordine in cui sedete; un nome solo gioca contro un bot
arg-seed = un numero intero: lo stesso seme dà gli stessi dadi
arg-option = short-game, free-choice o first=POSTO (i posti si contano da 0); anche più volte
arg-save = conservare la partita in questo file, dopo ogni passo
arg-resume = continuare una partita salvata; senza FILE, l’ultima non finita
arg-dice = computer (altrimenti); typed: dadi veri sul tavolo, scritti da voi; verified: quelli del computer, che wormgrill verify ricalcola
cmd-bots = elencare i bot e dire come giocano
arg-bot = un bot prende il posto seguente (wormgrill bots li elenca), o 'cmd: PROGRAMMA …'; anche più volte
arg-record = il file della partita salvata
arg-depth = quanti passi (decisioni e lanci): %(choices)s
arg-perft-players = in quanti (altrimenti 2)
arg-language = la lingua di tutto quello che si dice (altrimenti quella del tuo sistema)
arg-version = mostrare la versione
arg-turns = raccontare solo come è finito ogni turno

error = wormgrill: { $message }
file-exists = { $file } esiste già. Nomina un altro file, o continua la partita che c’è dentro: --resume { $file }
file-there = { $file } esiste già. Nomina un altro file.
standard-input = lo standard input
disk-full = Non è stato possibile scrivere: { $reason }.
no-such-file = { $file }: questo file non c’è.
not-readable = { $file }: { $reason }
not-writable = { $file } non si può scrivere: { $reason }
not-utf8 = { $file }: non è un file di testo in UTF-8.
bad-option = «{ $given }» non è un’opzione. Opzioni: short-game, free-choice, first=POSTO.
seed-and-dice = --seed e --dice { $dice } si escludono: questi dadi non hanno bisogno di un seme tuo.
resume-alone = Con --resume è la partita salvata a dire chi gioca e a che cosa: togli { $given }.
perft-heading = profondità percorsi posizioni

cmd-review = dividere una partita salvata, o una cartella di partite, in bravura e fortuna
review-arg-record = una partita salvata, o una cartella di partite (*.txt)
review-arg-json = stampare JSON, ogni cifra per intero
review-arg-html = scrivere un rapporto da guardare in questo file, che non deve ancora esistere
review-arg-deep = calcolare anche il turno seguente, dove una probabilità è stimata: dura circa dieci volte tanto, corregge meno
review-written = Il rapporto: { $file }
review-progress = { $done } passi su { $all }
review-folder-progress = { $done } partite su { $all }
review-folder-empty = { $folder }: in questa cartella non ci sono partite (*.txt).
review-folder-no-report = Una cartella non ha un rapporto da guardare: togli --html, o nomina una sola partita.
review-folder-stopped = Fermato: erano analizzate { $done } partite su { $all }.
review-not-text = non è un file di testo in UTF-8.
review-one-alone = Una sola partita si analizza qui: { $given } è per una cartella.
review-no-champion = Il Re dei vermi non conosce { $edition }: analizza solo le edizioni del gioco.

cmd-tui = giocare a tutto schermo: qui, o ai tavoli di un server
tui-arg-still = i dadi non rotolano, e non si aspettano i passi di nessuno
tui-no-extra = Lo schermo intero ha bisogno di Textual e httpx: { $command } Senza: wormgrill play
tui-no-terminal = Lo schermo intero ha bisogno di un terminale, e questo è una pipe o un file. In testo semplice funziona: wormgrill play
tui-arg-where = un tavolo di un server con link o codice, l’indirizzo di un server, o il file di una registrazione
tui-where-alone = «{ $where }» dice che cosa aprire: tralascia ciò che vale per una nuova partita.
tui-dumb-terminal = Questo terminale (TERM) non può mostrare lo schermo intero. In testo semplice funziona: wormgrill play
