# The board, replays and reviews on a terminal. Who stands on a tile is said in at most eight letters.

board-canned-worm = can
board-hen = hen
board-raven = raven
board-weasel = weasel
board-golden-die = golden
board-apple = apple
board-supply = In the supply: { $count }
board-out = out: { $specialists }

board-back = back
board-on = on
board-turn-back = turn back
board-turn-on = next turn
board-first = start
board-last = end
board-leave = leave
board-which-file = name of a file, or choose one below
