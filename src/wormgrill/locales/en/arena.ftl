# Tournaments between bots.

cmd-arena = let bots play each other, every bot on every seat, and say how good they are
arena-arg-bots = a bot's name, “py:MODULE:CLASS” for one of your own in Python, or “cmd: PROGRAM …” for a program that speaks the engine protocol
arena-arg-games = how many games, rounded up so that everybody sits everywhere equally often (default %(default)s)
arena-arg-players = how many seats (default: as many as bots); if there are more, the bots are repeated
arena-arg-seed = a whole number: the same seed gives the same result, however many workers there are
arena-arg-time = seconds a bot has for a move (programs have ten if nothing is said, others any time); who takes longer forfeits the game
arena-arg-game = play this one game of the tournament with that --seed, and print its record
arena-arg-json = print the result as JSON
arena-arg-save = keep the record of every game in this folder, which must be empty or new

arena-heading = { $edition }: { $games } { $games ->
    [one] game
   *[other] games
} of { $players } players, seed { $seed }.
arena-heading-options = { $edition } ({ $options }): { $games } { $games ->
    [one] game
   *[other] games
} of { $players } players, seed { $seed }.
arena-bot = bot
arena-seat = seat
arena-games = games
arena-wins = wins
arena-rate = win rate
arena-interval = 95% interval
arena-worms = worms
arena-place = place
arena-forfeits = forfeits
arena-first-seat = { $seat } (starts)
arena-other-seat = { $seat }
arena-count = { NUMBER($value, maximumFractionDigits: 1) }
arena-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-from-to = { $low } to { $high }
arena-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns per game.
arena-speed = { NUMBER($rate, maximumFractionDigits: 1) } games per second: { NUMBER($seconds, maximumFractionDigits: 1) } seconds with { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
arena-forfeited = { $bot } forfeited { $forfeits ->
    [one] a game
   *[other] { $forfeits } games
}, first game { $game }:
arena-forfeit-why = { $told } ({ $fault })
arena-forfeit-position = Position: { $position }
arena-forfeit-again = To see it again: { $command }
arena-progress = [{ $bar }] { $done } of { $games } games, { NUMBER($rate, maximumFractionDigits: 0) } per second

arena-stopped = Stopped: { $done } of { $games } games were finished.
arena-stuck = A game of { $bots } (seed { $seed }) was not over after { $steps } steps: these bots may never finish one.
arena-worker-lost = A worker process has ended unexpectedly, perhaps for want of memory. Try fewer --workers.
arena-at-least-one = { $option } is at least 1.
arena-time-above-zero = --time-per-move is a number of seconds above 0.
arena-game-alone = --game plays one game in this process: leave { $option } out.
arena-game-without-seed = --game needs the --seed of its tournament.
arena-one-bot = { $bot } needs somebody to play with: name a second bot, or say --players 2 and it plays itself.
arena-too-many-bots = { $bots } bots do not fit on { $players } seats: leave --players out, or name fewer.
arena-folder-not-empty = { $folder }: there is something in this folder already. Name a new one.
