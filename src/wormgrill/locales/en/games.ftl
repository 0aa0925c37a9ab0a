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

web-recovery = If this device is lost
web-recovery-how = A recovery code on paper brings your name and all your games to a new device. Print it, or write it down.
web-recovery-make = Make a recovery code
web-recovery-there = You have a recovery code, made on { $day }. It is not shown again.
web-recovery-renew = Make a new one
web-recovery-renew-what = The old paper is then good no longer.
web-recovery-revoke = Revoke it
web-recovery-paper = Recovery code
web-recovery-of = For { $name }, made on { $day }
web-recovery-use = On a new device open { $address } and type this code. It is good again and again, until you make a new one.
web-recovery-care = Whoever has this paper can play as you: keep it where you keep your keys. The server knows only its fingerprint and cannot show it again.
web-recovery-days = Come at least every { $days } days: whoever stays away for longer is forgotten, and so are their games.
web-recovery-print = Print it
web-recovery-done = I have it on paper
web-recovery-leaves = With a code from elsewhere this device becomes that guest’s. The games played here until now then stay behind: make a recovery code for them first.
