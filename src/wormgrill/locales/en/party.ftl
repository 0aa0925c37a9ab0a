problem-no-party = There is no such tournament. Check the link or the code; perhaps its host has deleted it.
problem-not-host = Only the host can do this.
problem-not-joined = Nobody has joined under this number.
problem-party-full = This tournament is full. You can watch.
problem-party-over = This tournament is over.
problem-round-on = Some tables of this round are still being played. Wait for them, or hand the seats of those who are missing to bots.
problem-round-gone = This round is not the one that is on any more. Look at how it stands now.
problem-too-few-guests = There are too few for a table. Invite some more.
problem-already-rolled = Somebody has rolled already, so this pairing stays.
problem-too-many-parties = You have many tournaments that are not over. End some of them, or delete them.

web-party-new = A tournament for the evening
web-party-what = Everybody joins by link or code, with their own phone. In each round those with about the same points sit together, and nobody meets again if it can be helped.
web-party-title = Tournament: { $edition }
web-party-evening = The evening
web-party-plays = I play along
web-party-edition = Which game
web-party-rounds = How long
web-party-open-end = until I end it
web-party-each-table = At every table
web-party-size = Seats
web-party-fill = If it does not come out even
web-party-fill-bots = bots fill up
web-party-fill-none = tables differ by one
web-party-pace-how = With a clock nobody waits for somebody who has gone: a bot plays on for them.
web-party-make = Make the tournament
web-party-round = Round { $round }
web-party-round-of = Round { $round } of { $rounds }
web-party-break = Break
web-party-big = Big screen
web-party-your-table = To your table
web-party-ready = Your table is ready
web-party-next = To your next table
web-party-link = Back to the tournament
web-party-invited = You are invited! Say who you are, and you are in from the next round on.
web-party-wait-first = You are in. The first round begins soon.
web-party-wait-round = The others are still playing. Watch them, or have a look at the standings.
web-party-wait-next = The next round begins soon. Your table will be shown here.
web-party-wait-break = There is a break.
web-party-wait-last = The last tables are still being played.
web-party-away = You are sitting out. What you have won stays yours.
web-party-back = I am back
web-party-leave = Sit out
web-party-leave-how = Who sits out is not paired; at the table a bot plays on. They can come back at any time.
web-party-is-away = sits out
web-party-host = host
web-party-hosting = You run this tournament
web-party-start = Start round { $round }
web-party-undo = Take the pairing back
web-party-undo-how = As long as nobody has rolled.
web-party-pause = Take a break
web-party-resume = On we go
web-party-end = End the tournament
web-party-end-how = No further round is started. Tables that are being played still count.
web-party-delete = Delete the tournament
web-party-delete-how = Names, pairings and standings are deleted for all. The games stay with those who played them.
web-party-standings = Standings
web-party-final = Final standings
web-party-place = Place
web-party-points = Points
web-party-worms = Worms
web-party-wins = Tables won
web-party-played = Tables
web-party-how = At each table the first gets 12 points, the last none, the others evenly between; equal places share. Level on points, worms decide, then tables won.
web-party-luck = Without the luck of the dice
web-party-won = Won
web-party-even = Even share
web-party-by-play = By play
web-party-luck-how = Tables won, less an even share, less what the dice have brought by the review of each game.
web-party-table = Table { $number }
web-party-table-playing = being played
web-party-table-over = over
web-party-table-abandoned = given up
web-party-bot = a bot
web-party-gone = somebody who has gone
web-about-party = A tournament is seen by whoever has its link: the names of those who joined, their tables, results and luck. Its host can delete it; otherwise it goes after ninety days.
web-party-before = { $count ->
    [one] One guest so far
   *[other] { $count } guests so far
}
web-party-rounds-count = { $count ->
    [one] one round
   *[other] { $count } rounds
}
web-party-guests = { $count ->
    [one] One guest
   *[other] { $count } guests
}
web-party-left = { $count ->
    [one] One table is still being played.
   *[other] { $count } tables are still being played.
}
web-party-luck-coming = { $count ->
    [one] The luck of one table is still being counted.
   *[other] The luck of { $count } tables is still being counted.
}
web-party-over = The tournament is over
web-party-winner = { $count ->
    [one] { $names } wins the tournament!
   *[other] { $names } share the win!
}
