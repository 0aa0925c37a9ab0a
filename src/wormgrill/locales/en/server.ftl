# What the server says: problems (what is wrong, what to do), phrases, the plain page.

problem-bad-request = The request cannot be read. Mend what is named below and send it again.
problem-unknown-host = The server does not answer under this name. Use the address you were given.
problem-no-guest = Nobody knows you here yet. Say who you are first.
problem-other-origin = This came from another web page. Play on the server’s own page, or use a token.
problem-not-your-seat = This seat is not yours. Act for your own seats only.
problem-not-your-turn = It is not your turn. Wait until you are called.
problem-not-maker = Only the one who made the table can do this. Ask them.
problem-hints-off = There are no hints at this table. They are agreed on when a table is made.
problem-test-dice-off = Seeded dice are for tests only. Play with verified or with your own dice.
problem-no-table = There is no such table. Check the link or the code.
problem-no-seat = There is nobody on this seat, or no such seat. Look at the table again.
problem-no-device-code = This code is not good, or no longer. Make a new one on the other device.
problem-no-route = There is nothing under this address. Check it.
problem-no-method = This cannot be done here. Look at the description of the API.
problem-stale = The game has gone on. Look at what has happened, then decide again.
problem-ahead = The server has not got that far. Load the table again.
problem-already-started = The game has begun already. You can watch it.
problem-not-started = The game has not begun yet. Wait until all seats are taken.
problem-game-over = The game is over. Ask for a rematch.
problem-not-over = The game is not over yet. Play it to the end first.
problem-no-open-seat = There is no seat for you here. You can watch.
problem-dice-stay = Something has followed from these dice: they stay.
problem-too-large = This is too long. Send less.
problem-not-json = Only JSON is read here. Send it as application/json.
problem-bad-record = This record cannot be read. Mend the place named below and send it again.
problem-no-champion = Nobody has learned this edition yet, so there is no review of it. Take a game of one of the four editions.
problem-illegal-action = The rules do not allow this now. Choose one of the possible actions.
problem-illegal-dice = These dice cannot have been rolled now. Count them and type them again.
problem-too-fast = That was too fast. Wait a moment and try again.
problem-internal = A mistake of ours. Nothing has changed; try again.
problem-not-stored = It could not be stored, so nothing has changed. Try again in a moment.
problem-closing = The server is being restarted. Come back in a moment; nothing is lost.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nicely done!
phrase-ouch = Ouch!
phrase-lucky-worm = What a lucky worm!
phrase-not-my-tile = Not my tile, please!
phrase-hungry = I am still hungry.
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-rematch = Once more?
phrase-bye = I have to go. Bye!

# How pages introduce themselves: in the title, to search engines, and in chats where a link is sent.
preview-house-title = Wormgrill: dice and worms, with friends and bots
preview-house = Heckmeck am Bratwurmeck, Extrawurm, Deluxe and Junior in the browser: play at once, without an account.
preview-about-title = About Wormgrill
preview-about = Who made it, which games there are, and why the dice can be trusted.
preview-new-title = A game of { $edition }
preview-new = { $edition }, { $special }. Choose who plays.
preview-rules-title = The rules of { $edition }
preview-rules = Short and by topic, with pictures.
preview-learn-title = Learn { $edition }
preview-learn = A short game that explains itself, one move after the other.
preview-records-title = Skill and luck
preview-records = Take a game apart: every decision and every roll, and what it cost or brought.
preview-review-title = Skill and luck at { $edition }
preview-review = The game taken apart: every decision and every roll, and what it cost or brought.
preview-nothing-title = No such page
preview-nothing = There is nothing under this address.
preview-no-table-title = No such table
preview-no-table = Perhaps the link is incomplete, or the table has been deleted.
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

page-what = This is a table for the Heckmeck family of dice games: Heckmeck am Bratwurmeck (Pickomino), Extrawurm, Deluxe and Junior, for 2 to 7 players and bots.
page-how = Play it in the browser
page-api = The interface for programs
page-schema = Its description for machines (OpenAPI)
page-unofficial = Wormgrill is an unofficial project of fans, not affiliated with the author or the publisher of the games.
