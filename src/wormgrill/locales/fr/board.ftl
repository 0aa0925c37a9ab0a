# Le plateau, la reprise et l’analyse dans le terminal. Qui se tient sur une portion est dit en huit lettres au plus.

board-canned-worm = boîte
board-hen = poule
board-raven = corbeau
board-weasel = belette
board-golden-die = dé doré
board-apple = pomme
board-supply = En réserve : { $count }
board-out = sortis : { $specialists }

board-back = retour
board-on = avance
board-turn-back = tour précédent
board-turn-on = tour suivant
board-first = début
board-last = fin
board-leave = quitter
board-which-file = nom d’un fichier, ou en choisir un ci-dessous
