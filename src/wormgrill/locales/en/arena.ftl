# Tournaments between bots.

cmd-arena = let bots play each other, every bot on every seat, and say how good they are
arena-arg-bots = a bot's name, or “cmd: PROGRAM …” for a program that speaks the engine protocol
arena-arg-games = how many games, rounded up so that everybody sits everywhere equally often (default { $games })
arena-arg-players = how many seats (default: as many as bots); if there are more, the bots are repeated
arena-arg-seed = a whole number: the same seed gives the same result, however many workers there are
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
arena-interval = 95 % interval
arena-worms = worms
arena-place = place
arena-first-seat = { $seat } (starts)
arena-other-seat = { $seat }
arena-count = { NUMBER($value, maximumFractionDigits: 1) }
arena-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-from-to = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns per game.
arena-speed = { NUMBER($rate, maximumFractionDigits: 1) } games per second: { NUMBER($seconds, maximumFractionDigits: 1) } seconds with { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}.
arena-progress = [{ $bar }] { $done } of { $games } games, { NUMBER($rate, maximumFractionDigits: 0) } per second

arena-stopped = Stopped: { $done } of { $games } games were finished.
arena-stuck = A game of { $bots } (seed { $seed }) was not over after { $steps } steps: these bots may never finish one.
arena-worker-lost = A worker process has ended unexpectedly, perhaps for want of memory. Try fewer --workers.
arena-at-least-one = { $option } is at least 1.
arena-one-bot = { $bot } needs somebody to play with: name a second bot, or say --players 2 and it plays itself.
arena-too-many-bots = { $bots } bots do not fit on { $players } seats: leave --players out, or name fewer.
arena-folder-not-empty = { $folder }: there is something in this folder already. Name a new one.
