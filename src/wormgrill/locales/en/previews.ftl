# How pages introduce themselves: in the title, to search engines, and in chats where a link is sent.

preview-house-title = Wormgrill: dice and worms, with friends and bots
preview-house = Heckmeck am Bratwurmeck, Extrawurm, Deluxe and Junior in the browser: play at once, without an account.
preview-about-title = About Wormgrill
preview-about = Who made it, which games there are, and why the dice can be trusted.
preview-offline-title = Play offline
preview-offline = Keep the game on this device, and play against bots or together on one screen without a network.
preview-new-title = A game of { $edition }
preview-new = { $edition }, { $special }. Choose who plays.
preview-rules-title = The rules of { $edition }
preview-rules = Short and by topic, with pictures.
preview-learn-title = Learn { $edition }
preview-learn = A short game that explains itself, one move after the other.
preview-games-title = My games
preview-games = What you have played here, and how it ended.
preview-calls-title = Call me
preview-calls = Be told when it is your turn: once in a turn, encrypted, turned on and off by you.
preview-records-title = Skill and luck
preview-records = Take a game apart: every decision and every roll, and what it cost or brought.
preview-review-title = Skill and luck at { $edition }
preview-review = The game taken apart: every decision and every roll, and what it cost or brought.
preview-replays-title = Replay a game
preview-replays = Any recorded game of Heckmeck on the board, step by step.
preview-replay-title = A game of { $edition }, step by step
preview-daily-title = The daily grill: ten positions, the same for all
preview-daily = Every day ten positions with their dice. Who gives away least of the chance of winning?
preview-position-title = A position of { $edition }
preview-position = Look at it, try what could be done, and see what each choice is worth.
preview-figures-title = Me in figures
preview-figures = Your own games: places, skill, luck, and what you can learn from them.
preview-puzzles-title = Puzzles
preview-puzzles = What would you do? Decisions from real games, each with the reason.
preview-nothing-title = No such page
preview-nothing = There is nothing under this address.
preview-no-table-title = No such table
preview-no-table = Perhaps the link is incomplete, or the table has been deleted.
preview-party-title = A tournament for the evening
preview-party = Many tables, several rounds, one table of standings: invite everybody by link.
preview-party-invitation-title = An invitation to a tournament: { $edition }
preview-party-invitation = Join with your own phone, without an account.
preview-no-party-title = No such tournament
preview-no-party = Perhaps the link is incomplete, or its host has deleted it.
preview-invitation-title = An invitation to a game of { $edition }
preview-table-title = A game of { $edition }
preview-table-named = { $names } at { $edition }
preview-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
preview-open = { $free ->
    [one] One seat is free. Sit down and play along, without an account.
   *[other] { $free } seats are free. Sit down and play along, without an account.
}
preview-playing = The game is on. Have a look.
preview-abandoned = The game was given up.
preview-over = The game is over; it was won with { $worms }.
preview-over-named = { $count ->
    [one] { $names } has won with { $worms }.
   *[other] { $names } have won with { $worms } each.
}
