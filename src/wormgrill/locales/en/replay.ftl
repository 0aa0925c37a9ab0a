# A game looked at once more, step by step, and any position.

web-replay-title = Replay
web-replay-what = Bring a recorded game and look at it on the board, step by step.
web-replay-go = Show it
web-replay-controls = Move through the game
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-next-error = Next error
web-replay-slide = Step by step
web-replay-place = Turn { $turn }, step { $step }
web-replay-turn = Turn { $turn } of { $count }
web-replay-better = Better: { $action }
web-replay-chances = Chance of winning now
web-replay-chair = Seen from
web-replay-nobody = all sides
web-replay-keys = Keys: ← and → a step, Page Up and Page Down a turn, Space plays, E goes to the next error.
