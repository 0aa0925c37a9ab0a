# Le plateau dans le terminal : qui se tient sur une portion, en un mot de huit lettres au plus.
board-canned-worm = boîte
board-hen = poule
board-raven = corbeau
board-weasel = belette
board-golden-die = dé doré
board-apple = pomme
board-supply = En réserve : { $count }
board-out = sortis : { $specialists }
