# The board on a terminal: who stands on a tile, in a word of at most eight letters.
board-canned-worm = can
board-hen = hen
board-raven = raven
board-weasel = weasel
board-golden-die = golden
board-apple = apple
board-supply = In the supply: { $count }
board-out = out: { $specialists }
