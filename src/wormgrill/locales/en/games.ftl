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

web-devices = Your devices
web-devices-how = On these you are known, and whoever holds one can play as you. Sign out what is lost, or lent.
web-devices-this = This device
web-devices-browser = Another browser
web-devices-program = A program
web-devices-seen = since { $made }, last seen { $seen }
web-devices-out = Sign out …
web-devices-out-all = Sign out all the others …
web-devices-out-title = { $count ->
    [one] Sign this one out?
   *[other] Sign these { $count } out?
}
web-devices-out-what = It plays as you no longer, from now on. Your name, your games and your other devices stay.
web-devices-out-here = This device then forgets who you are. You come back to your games with a code from another device of yours, or with your recovery code; with neither of them, never.
web-devices-out-yes = Sign out
web-devices-out-no = Leave it
web-devices-gone = { $count ->
    [one] It is signed out.
   *[other] { $count } are signed out.
}

web-games-keep = Your games are yours
web-games-save = Save all records
web-games-save-how = One archive with a text of each finished game: to keep, or to review elsewhere.
web-games-delete = Delete my games …
web-games-delete-title = Delete your finished games?
web-games-delete-own = What nobody else has played is gone for good: games with bots, and games on this screen.
web-games-delete-shared = Games with others stay theirs, with the name you had there. They leave your list, and nothing in them leads to you any more.
web-games-delete-running = Games that go on stay. This cannot be undone.
web-games-delete-yes = Delete my games
web-games-delete-no = Keep them
web-games-deleted = { $deleted ->
    [one] One game is deleted
   *[other] { $deleted } games are deleted
}; { $shared ->
    [0] no other one was yours.
    [one] one stays with those who played it too.
   *[other] { $shared } stay with those who played them too.
}
web-forget = Forget me entirely …
web-forget-title = Shall the server forget you?
web-forget-what = Your name, your games, your recovery code and all your devices are forgotten at once.
web-forget-running = Where others sit, a bot plays on for you. This cannot be undone.
web-forget-yes = Forget me
web-forget-no = Stay
