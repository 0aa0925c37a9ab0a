# The command line's help texts and errors.

about = The Heckmeck family of dice games: play, referee, study.
cmd-play = play at this keyboard, 1 to 7 people, with or without bots, in plain text
cmd-replay = retell a recorded game
cmd-rules = print the rules of an edition
cmd-engine = referee over a pipe: one JSON object per line (the engine protocol)
cmd-schema = print the JSON Schema of a position
cmd-perft = count positions step by step, to check other implementations
arg-edition = classic, extrawurm, deluxe, junior, or a custom edition's .toml file
arg-players = the players' names, in the order they sit; one alone plays against a bot
arg-seed = a whole number: the same seed rolls the same dice
arg-option = short-game, free-choice, or first=SEAT (seats count from 0); may be repeated
arg-save = keep the record of the game in this file, after every step
arg-resume = go on with a saved game; without FILE the last unfinished one
arg-dice = computer (default); typed: real dice on the table, typed in; verified: the computer's, which wormgrill verify computes again
cmd-bots = list the bots and their tempers
arg-bot = a bot takes the next seat (wormgrill bots lists them), or 'cmd: PROGRAM …'; may be repeated
arg-record = the file with the record
arg-depth = how many steps (decisions and rolls) to go: %(choices)s
arg-perft-players = how many players (default 2)
arg-language = the language of all that is said (else that of your locale)
arg-version = show the version
arg-turns = tell only how each turn ended

error = wormgrill: { $message }
file-exists = { $file } exists already. Name another file, or go on with the game in it: --resume { $file }
file-there = { $file } exists already. Name another file.
standard-input = standard input
disk-full = The output could not be written: { $reason }.
no-such-file = { $file }: there is no such file.
not-readable = { $file }: { $reason }
not-writable = { $file } cannot be written: { $reason }
not-utf8 = { $file }: this is not a text file in UTF-8.
bad-option = “{ $given }” is not an option. Options: short-game, free-choice, first=SEAT.
seed-and-dice = --seed and --dice { $dice } exclude each other: such dice need no seed of yours.
resume-alone = With --resume the saved game says edition, players and options: leave { $given } out.
perft-heading = depth paths positions

cmd-review = take a recorded game, or a folder of them, apart into skill and luck
review-arg-record = the record of a game, or a folder of records (*.txt)
review-arg-json = print JSON, every figure in full precision
review-arg-html = write a report to look at into this file, which must not exist yet
review-arg-deep = solve the next player’s turn, too, wherever a chance is estimated: takes about ten times as long, corrects less
review-written = The report: { $file }
review-progress = { $done } of { $all } steps
review-folder-progress = { $done } of { $all } records
review-folder-empty = { $folder }: there is no record (*.txt) in this folder.
review-folder-no-report = A folder has no report to look at: leave --html out, or name one record.
review-folder-stopped = Stopped: { $done } of { $all } records were reviewed.
review-not-text = this is not a text file in UTF-8.
review-one-alone = One record is reviewed right here: { $given } is for a folder of them.
review-no-champion = The champion does not know { $edition }: a review needs one of the game's own editions.
cmd-tui = play on a full screen: games here, or a server's tables
tui-arg-still = dice do not roll, and nobody's steps are waited for
tui-no-extra = The full screen needs Textual and httpx: { $command } Without them: wormgrill play
tui-no-terminal = The full screen needs a terminal, and this is a pipe or a file. Plain play works here: wormgrill play
tui-dumb-terminal = This terminal (TERM) cannot show a full screen. Plain play works here: wormgrill play
tui-arg-where = a server's table by its link or code, a server's address, or the file of a record
tui-where-alone = “{ $where }” says what to open: leave out what a new game is asked for.
