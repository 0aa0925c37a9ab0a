# Il tavolo, la ripetizione e l’analisi nel terminale. Chi sta su una porzione è detto in otto lettere al massimo.

board-canned-worm = scatola
board-hen = chioccia
board-raven = corvo
board-weasel = donnola
board-golden-die = dado
board-apple = mela
board-supply = Nella riserva: { $count }
board-out = fuori: { $specialists }

board-back = indietro
board-on = avanti
board-turn-back = turno prima
board-turn-on = turno dopo
board-first = inizio
board-last = fine
board-leave = esci
board-which-file = nome di un file, o sceglierne uno qui sotto
