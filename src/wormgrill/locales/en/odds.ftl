# The chances of a turn: tables and charts.

cmd-odds = the exact chances of a turn, for an edition and its specialists or for any position

odds-arg-golden-die = with the golden die in hand (several specialists at once are allowed: what if?)
odds-arg-weasel = with the weasel in hand
odds-arg-canned-worm = with the canned worm in hand
odds-arg-position = the chances in this position, instead of EDITION: a file with a position as JSON, a position as one line, or the record of a game; - reads standard input
odds-arg-deep = with --position: solve the next player’s turn, too, for a closer estimate of who wins
odds-arg-plot = draw a chart into this file: FILE.png or FILE.svg
odds-arg-json = print JSON, every figure in full precision

odds-what = Which edition? For example: wormgrill odds classic. Or a position: wormgrill odds --position FILE.
odds-position-alone = With --position the position says it all: leave { $given } out.
odds-deep-position = --deep looks a turn further from a position: name one with --position.
odds-no-specialist = { $edition } has no { $specialist }: leave --{ $flag } out.
odds-over = This game is over: there is nothing left to roll.
odds-no-position = this is no position: neither JSON, nor one line of text, nor the record of a game.
odds-not-json = this is not a JSON object.
odds-plot-format = { $file }: a chart is a .png or an .svg file.
odds-needs-matplotlib = Charts need matplotlib: { $command }
odds-plotted = The chart: { $file }

odds-title = { $edition }: the chances of a turn
odds-title-hand = { $edition } with { $hand }: the chances of a turn
odds-title-position = { $edition }: the chances of { $name }'s turn from here
odds-the-specialist = the { $specialist }
odds-explained = The greatest chance to end up with that total and a worm, each with the play that is best for it.
odds-exact = { $tiles }: won only with exactly that total (R13).
odds-first-turn = A first turn brings { $worms } worms at best, on average.
odds-rest-of-turn = The best play changes { $name }'s score by { $worms } worms on average.

odds-rolled = Rolled: { $dice }
odds-rolled-golden = Rolled: { $dice }, golden die: { $golden }
odds-rolled-golden-alone = Rolled: golden die: { $golden }
odds-in-the-air = In the air: { $dice }
odds-in-the-air-golden = In the air: { $dice } and the golden die
odds-holds = In hand: { $specialist }

odds-tile = Tile
odds-worms = Worms
odds-at-least = At least
odds-exactly = Exactly
odds-where = Where it lies
odds-on-grill = grill
odds-on-grill-with = grill, with the { $specialist }
odds-face-down = face down
odds-on-top = { $name }, on top
odds-covered = { $name }, covered

odds-actions = What may be decided, the best first
odds-worms-explained = Worms: expected change of the score. Success: chance to win a tile or the hen. Worth: own worms less the others' on average, after the turn.
odds-win-explained = Worms: expected change of the score. Success: chance to win a tile or the hen. To win: the chance to win the game.
odds-success = Success
odds-worth = Worth
odds-win = To win
odds-action = Decision

odds-endings = How the turn will end, the likeliest first
odds-chance = Chance
odds-ending = End
odds-other-ends = Other ends, { $count } of them

odds-hardly = <{ $percent }
odds-almost = >{ $percent }
odds-plain = { NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-more = +{ NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-less = −{ NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }

odds-chart-at-least = at least this total
odds-chart-exactly = exactly this total
odds-chart-tiles = Total (tile number)
odds-chart-title-position = { $edition }: how { $name }'s turn will end
