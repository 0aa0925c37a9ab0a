# Tornei tra bot.

cmd-arena = far giocare i bot tra loro, ciascuno a ogni posto, e dire quanto valgono
arena-arg-bots = il nome di un bot, «py:MODULO:CLASSE» per uno tuo in Python, o «cmd: PROGRAMMA …» per un programma che parla il protocollo del motore
arena-arg-games = quante partite, arrotondate perché tutti siedano a ogni posto lo stesso numero di volte (altrimenti %(default)s)
arena-arg-players = quanti posti (altrimenti quanti sono i bot); se sono di più, i bot si ripetono
arena-arg-seed = un numero intero: lo stesso seme dà lo stesso risultato, quanti che siano i processi
arena-arg-time = i secondi che un bot ha per decidere (i programmi ne hanno dieci se non si dice niente, gli altri quanti vogliono); chi è più lento perde la partita
arena-arg-game = giocare solo questa partita del torneo con quel --seed e stamparla
arena-arg-json = stampare il risultato in JSON
arena-arg-save = conservare ogni partita in questa cartella, che dev’essere vuota o nuova

arena-heading = { $edition }: { $games } { $games ->
    [one] partita
   *[other] partite
} a { $players } posti, seme { $seed }.
arena-heading-options = { $edition } ({ $options }): { $games } { $games ->
    [one] partita
   *[other] partite
} a { $players } posti, seme { $seed }.
arena-bot = bot
arena-seat = posto
arena-games = partite
arena-wins = vittorie
arena-rate = quota
arena-interval = intervallo al 95%
arena-worms = vermi
arena-place = piazzamento
arena-forfeits = abbandoni
arena-first-seat = { $seat } (comincia)
arena-other-seat = { $seat }
arena-count = { NUMBER($value, maximumFractionDigits: 1) }
arena-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-from-to = da { $low } a { $high }
arena-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turni per partita.
arena-speed = { NUMBER($rate, maximumFractionDigits: 1) } partite al secondo: { NUMBER($seconds, maximumFractionDigits: 1) } secondi con { $workers ->
    [one] 1 processo
   *[other] { $workers } processi
}.
arena-forfeited = { $bot } ha abbandonato { $forfeits ->
    [one] una partita
   *[other] { $forfeits } partite
}, la prima è la partita { $game }:
arena-forfeit-why = { $told } ({ $fault })
arena-forfeit-position = Posizione: { $position }
arena-forfeit-again = Per rivederla: { $command }
arena-progress = [{ $bar }] { $done } partite su { $games }, { NUMBER($rate, maximumFractionDigits: 0) } al secondo

arena-stopped = Fermato: erano finite { $done } partite su { $games }.
arena-stuck = Una partita di { $bots } (seme { $seed }) non era finita dopo { $steps } passi: forse questi bot non ne finiscono mai una.
arena-worker-lost = Un processo è finito all’improvviso, forse per mancanza di memoria. Prova con meno --workers.
arena-at-least-one = { $option } vale almeno 1.
arena-time-above-zero = --time-per-move è un numero di secondi maggiore di 0.
arena-game-alone = --game gioca una partita in questo processo: togli { $option }.
arena-game-without-seed = --game ha bisogno del --seed del suo torneo.
arena-one-bot = { $bot } ha bisogno di qualcuno con cui giocare: nomina un secondo bot, o di’ --players 2 e giocherà contro se stesso.
arena-too-many-bots = { $bots } bot non stanno su { $players } posti: togli --players, o nominane di meno.
arena-folder-not-empty = { $folder }: in questa cartella c’è già qualcosa. Nominane una nuova.
