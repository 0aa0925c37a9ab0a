# One's own games in figures, and puzzles.

study-rival = Player { $number }

web-study-title = Me in figures
web-study-asks = You have opened this page: so the server reviews your finished games, once each. Before, nothing was computed. Nobody but you sees what comes of it.
web-study-progress = { $done } of { $all } games reviewed
web-study-none = There is no finished game of yours here yet. Play one to the end, then come back.
web-study-not-counted = None of your finished games counts: games that were given up or begun from a position, and editions that nobody has learned, do not.
web-study-forget = Forget my figures
web-study-forget-how = All figures, and which puzzles you have tried. Your games stay.
web-study-forgotten = Your figures are forgotten.
web-study-again = Review my games
web-study-games = Games and places
web-study-edition = Edition
web-study-players = Players
web-study-many = Games
web-study-won = Won
web-study-place = place { $place }: { $times }×
web-study-worms = Worms per game
web-study-hinted = { $count ->
    [one] In 1 game you took a hint. It counts here, but not for skill.
   *[other] In { $count } games you took a hint. They count here, but not for skill.
}
web-study-skill = Skill
web-study-skill-told = per turn is the chance of winning that you give away.
web-study-skill-interval = Between { $low } and { $high }, with a confidence of 95%. Luck plays no part in it.
web-study-skill-soon = { $left ->
    [one] After 1 more game without hints your skill is told here.
   *[other] After { $left } more games without hints your skill is told here.
}
web-study-level = { $level ->
    [10] You play about as well as the champion.
   *[other] You play about as well as level { $level }.
}
web-study-level-between = { $high ->
    [10] Between level { $low } and the champion, by your games of { $edition } with { $players } players.
   *[other] Between level { $low } and level { $high }, by your games of { $edition } with { $players } players.
}
web-study-level-play = Play against a bot of my strength
web-study-worst = What costs you most
web-study-worst-line = { $times ->
    [one] once, worth { $wins } wins
   *[other] { $times } times, worth { $wins } wins in all
}
web-study-no-worst = No decision has cost you half a game in 100. Well played!
web-study-dice = { $dice ->
    [one] with one die left
   *[other] with { $dice } dice left
}
web-study-error-stop-roll = You stop too early { $left }.
web-study-error-roll-stop = You roll on where stopping was better, { $left }.
web-study-error-worm-more = You take worms where more dice of another face were better, { $left }.
web-study-error-worm-fewer = You take worms where fewer dice of another face were better, { $left }.
web-study-error-worm-lower = You take worms where as many dice of a lower face were better, { $left }.
web-study-error-more-worm = You leave the worms for more dice of another face, { $left }.
web-study-error-fewer-worm = You leave the worms for fewer dice of another face, { $left }.
web-study-error-lower-worm = You leave the worms for as many dice of a lower face, { $left }.
web-study-error-more-fewer = You lay too many dice aside { $left }.
web-study-error-fewer-more = You lay too few dice aside { $left }.
web-study-error-higher-lower = You keep the higher face where the lower was better, { $left }.
web-study-error-lower-higher = You keep the lower face where the higher was better, { $left }.
web-study-error-piece-piece = You choose wrongly with a specialist, a Bratworm or the golden die, { $left }.
web-study-best = What you decide best
web-study-topic-go-on = Rolling on or stopping, { $left }
web-study-topic-keep = Which face to keep, { $left }
web-study-topic-piece = Specialists and other pieces, { $left }
web-study-best-line = { $right } of { $count } right
web-study-luck = Luck over time
web-study-luck-how = What all the dice did to your chance of winning, beyond their average: 100% is a whole game.
web-study-luck-told = { $count ->
    [one] The luck of 1 game: { $sum }.
   *[other] The luck of { $count } games, added up: { $sum }.
}
web-study-luck-table = The same as a table
web-study-game = Game
web-study-luck-game = Luck
web-study-luck-sum = Added up
web-study-rating = Rating
web-study-rating-told = By your places in { $games } games with others at public tables. Everybody begins at 25.

web-puzzles-title = Puzzles
web-puzzles-source = Where from?
web-puzzles-source-own = My own errors
web-puzzles-source-house = The house’s games
web-puzzles-grade = How hard?
web-puzzles-grade-any = Any
web-puzzles-grade-easy = Easy
web-puzzles-grade-middling = Middling
web-puzzles-grade-hard = Hard
web-puzzles-ask = What would you do?
web-puzzles-ask-own = Turn { $turn }: what would you do today?
web-puzzles-left = { $due } to repeat, { $fresh } new, { $resting } resting, { $known } known
web-puzzles-nothing = Nothing is to be tried now. What you have tried comes again after some days.
web-puzzles-nothing-own = There are no errors of yours to try. They come from your finished games, once these are reviewed.
web-puzzles-rest = { $days ->
    [one] It comes again tomorrow.
   *[other] It comes again in { $days } days.
}
web-puzzles-known = You know it: it comes no more.
web-puzzles-missed = { $tried ->
    [one] You are the first to try it.
   *[other] { $missed } of { $tried } people missed it at their first try.
}
web-puzzles-game = The review of that game
web-puzzles-piece = Touch a piece and it explains itself.

web-about-study = If you open “Me in figures”, the server reviews your finished games and keeps for you alone what your decisions cost; if you try puzzles, it notes which come again when. You can have both forgotten there.
