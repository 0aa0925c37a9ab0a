# Il tavolo nel terminale: chi sta su una porzione, in una parola di otto lettere al massimo.
board-canned-worm = scatola
board-hen = chioccia
board-raven = corvo
board-weasel = donnola
board-golden-die = dado
board-apple = mela
board-supply = Nella riserva: { $count }
board-out = fuori: { $specialists }
