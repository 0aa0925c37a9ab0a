# The full-screen client: what its screens say beside the words they share with the browser.

tui-plain = With a screen reader, or without a full screen: wormgrill play
tui-new = New game on this machine
tui-go-on = Go on: { $title } with { $names }
tui-join = Play or watch at a server: by link or code
tui-record = Open a record: replay and review
tui-quit = Leave
tui-choose = choose
tui-palette = everything else
tui-game = Game
tui-nobody = nobody
tui-dice-rolled = rolled here, and verifiable
tui-search = search
tui-log = the whole story
tui-say = say something
tui-odds = odds
tui-replay = replay
tui-take-away = take one away
tui-code = code
tui-type-dice = type what they show.
tui-motion-on = Let the dice roll
tui-motion-off = No rolling dice
tui-motion-what = and others' steps are shown one after the other, or at once
tui-theme-what = colours by day and by night
tui-quit-what = every game is kept
