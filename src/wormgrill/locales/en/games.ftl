# The page of a guest's own games.

web-games = My games
web-games-count = { $count ->
    [one] one finished game
   *[other] { $count } finished games
}
web-games-shown = { $count ->
    [0] no game
    [one] one game is shown
   *[other] { $count } games are shown
}
web-games-filters = Choose among the games
web-games-which = Which games
web-games-state-all = All
web-games-state-running = Going on
web-games-state-finished = Finished
web-games-edition = Which edition
web-games-every-edition = every edition
web-games-rival = With whom
web-games-every-rival = with everybody
web-games-people = People
web-games-bots = Bots
web-games-none = No games yet
web-games-none-what = What you play stands here from now on: how it ended, who was there, and where luck and skill came in.
web-games-none-fits = No game fits this choice.
web-games-show-all = Show all games
web-games-play = Play
web-games-won = Won!
web-games-shared = Win shared
web-games-given-up = given up
web-games-one-screen = on one screen
web-games-series = Game { $number } of a series
web-games-earlier = the game before
web-games-later = the next one
web-games-ways = More about this game of { $title }
web-games-replay = Watch it again
web-games-more = Show more
