# Brett, Wiederholung und Auswertung im Terminal. Wer auf einer Portion steht, wird in höchstens acht Buchstaben gesagt.

board-canned-worm = Dose
board-hen = Glucke
board-raven = Rabe
board-weasel = Wiesel
board-golden-die = Gold
board-apple = Apfel
board-supply = Im Vorrat: { $count }
board-out = fort: { $specialists }

board-back = zurück
board-on = weiter
board-turn-back = Zug zurück
board-turn-on = nächster Zug
board-first = Anfang
board-last = Ende
board-leave = verlassen
board-which-file = Name einer Datei, oder unten eine wählen
