# Das Brett im Terminal: wer auf einer Portion steht, in einem Wort von höchstens acht Buchstaben.
board-canned-worm = Dose
board-hen = Glucke
board-raven = Rabe
board-weasel = Wiesel
board-golden-die = Gold
board-apple = Apfel
board-supply = Im Vorrat: { $count }
board-out = fort: { $specialists }
