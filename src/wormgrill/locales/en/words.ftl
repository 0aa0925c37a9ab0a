# What actions do, how turns end and what failing costs: said once, for every client.

do-roll = Roll
do-roll-golden = Roll with the golden die
do-roll-white = Roll without the golden die
do-roll-on = Roll on
do-keep = Keep { $count } × { $face } (total { $total })
do-stop = Stop
do-weasel = Roll these dice again (weasel)
do-fail = Accept the dead roll
do-rob = Take a Bratworm from { $name }
do-return = Put back: { $specialist }
do-pinch = Steal tile { $tile } from { $name }
do-pinch-hen = Get the hen from { $name }
do-take = Take tile { $tile } from the grill
do-and-ends = { $do }: { $ends }

ends-grill = takes tile { $tile }
ends-steal = steals tile { $tile } from { $names }
ends-hen = gets the hen from { $name }
ends-or = { $ends }, or takes tile { $tile }
ends-last = { $ends }; it is the last tile, so the game ends
ends-fails = fails
ends-fails-no-worm = fails, no worm is laid aside (R5)
ends-fails-nothing = fails, no tile for { $total } ({ $rule })
ends-fails-dead-roll = fails, a dead roll (R4)
ends-costs = { $ends }: { $costs }

end-grill = tile { $tile }
end-steal = { $tile } from { $names }
end-hen = the hen from { $name }
end-fails = nothing

costs-tile = tile { $tile } goes back
costs-specialist = the { $specialist } goes back
costs-turned = tile { $tile } is turned
costs-nothing = there is nothing to lose

why-best = The next best choice wins { $games } fewer games in 100.
why-even = Two choices are about equally good here.
chances-exact = The chances of winning are exact, not an estimate: this game is solved.
chances-further = Looked a turn further: the next turn is worked out, too.
why-brings = { $deed }: { $facts }.
why-chances = { $success } to win something in this turn, { $worms } worms on average
why-then = { $chance } to win the game
why-risk = If the turn fails: { $costs }.
