# The table in the browser.

web-loading = The grill is being lit …
web-offline = The server cannot be reached. Check your connection; nothing is lost.
web-reconnecting = The connection is lost. It comes back by itself, and nothing is lost.
web-home = Home
web-close = Close
web-not-found = Nothing on this grill
web-not-found-why = There is no page under this address. Perhaps the link was cut off.
web-tools = Tools
web-rules = Rules
web-topics = Topics
web-topic-dice = The dice
web-topic-now = just now
web-sound = Sound
web-preferences = Preferences
web-language = Language
web-theme = Appearance
web-theme-auto = as this device
web-theme-light = light
web-theme-dark = dark
web-speed = How fast others play
web-speed-calm = calm
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = at once
web-hints = Hints
web-hints-off = off
web-hints-ask = on request
web-hints-always = always
web-keys = Keys: a number or W chooses dice, R rolls, S stops, ? asks for a hint, the arrows go through the choices.
web-device = Play on a second device
web-device-how = A code brings your name and your tables to another device. It is good once, for ten minutes.
web-device-make = Make a code
web-device-have = A code from your other device, or your recovery code:
web-device-come = Use it
web-device-welcome = Welcome here, { $name }!

web-motto = Roll, keep, dare, and fetch the fattest worms from the grill.
web-for-you = More to do
web-play-now = Play now
web-play-now-with = { $title } with { $others }
web-play-now-several = { $count } × { $name }
web-play-now-change = Something else
web-editions = Four games
web-set-up = Set up a table
web-set-up-table = A table for { $title }
web-learn = Learn it
web-have-code = You have a code?
web-join = Join
web-tables = Your tables
web-table-yours = your turn
web-table-turn = { $name } plays
web-look-on = Watch
web-looking-on = Every seat is taken: you are watching.
web-public-tables = Public tables
web-join-it = a seat is free
web-watch-it = watch
web-seats = Who plays?
web-seat = Seat { $number }
web-who-sits = Who sits on seat { $number }
web-kind-bot = a bot
web-kind-local = somebody here, on this screen
web-kind-open = a friend, by invitation
web-which-bot = Which bot
web-bot-random = Dreamer
web-bot-first-tile = Beginner
web-bot-gambler = Gambler
web-bot-careful = Careful
web-bot-turn-ev = Calculator
web-bot-champion = Worm King
web-bot-champion-deep = Worm Queen
web-bot-strength = By strength …
web-bot-level = Strength { $level }
web-strength = With two players the Worm King wins { $games } of 100 games against this bot.
web-strength-step = With two players each strength wins about { $games } of 100 games against the one below it.
web-name = Name
web-your-name = Your name
web-add-seat = One more seat
web-remove-seat = Remove seat { $number }
web-agree = What you agree on
web-allow-hints = Hints are allowed; all see who asks
web-real-dice = We roll real dice and type them in
web-public = Everybody may find this table (names come from a list)
web-public-name = At a public table you are called { $name }.
web-public-guest = gets a name from the list
web-pace = Time to decide
web-pace-0 = no clock
web-pace-20 = 20 seconds
web-pace-45 = 45 seconds
web-pace-90 = a minute and a half
web-pace-300 = five minutes
web-pace-86400 = a day
web-pace-259200 = three days
web-pace-604800 = a week
web-first = Who starts
web-lot = by lot
web-make-table = To the table
web-option-short-game = short game
web-option-free-choice = free choice
web-option-typed = real dice

web-lobby-waiting = Waiting for the others
web-lobby-invited = You are invited!
web-open-seat = free seat
web-you = you
web-same-screen = on the same screen
web-stand-up = Stand up
web-free-seat = Free this seat
web-sit-down = Sit down
web-invite = Invite your friends
web-invite-qr = The invitation as a QR code
web-invite-here = Only this computer reaches this address. To let others in, start it with:
web-code = or with the code
web-seat-here = Somebody else here, on this screen?
web-seat-them = They play too
web-start-with-bots = Start now; bots take the free seats

web-table = The table
web-grill = The grill
web-players = The players
web-dice = The dice
web-story = What happened
web-actions = What you can do
web-tile = Tile { $value }, { $worms }
web-tile-down = Tile { $value }, face down
web-tile-target = this one
web-supply = Bratworms in the supply: { $count }
web-no-tile = no tile
web-below = { $count ->
    [one] one tile below
   *[other] { $count } tiles below
}
web-bot-plays = a bot plays
web-program = program
web-program-named = program: { $program }
web-away = away
web-take-back = Take your seat back
web-hand-over = Let a bot play for { $name }
web-leave = Let a bot play for me
web-why-question = Why?
web-lies-aside = { $face } lies aside already: choose another face.
web-deed-took = takes { $tile }, +{ $worms }
web-deed-stole = steals { $tile }, +{ $worms }
web-deed-returned = fails, −{ $worms }
web-deed-failed = fails
web-deed-hen-taken = gets the hen
web-skip = Skip to my turn
web-hint-later = A hint can be had when it is your turn.
web-leave-what = A bot plays on for you. You can come back at any time.
web-moment-stolen = Stolen!
web-moment-hen = The hen!
web-moment-double-1 = Double 1!
web-moment-ouch = Ouch!
web-moment-last-tile = The last tile!
web-hand-over-soon = { $count ->
    [one] { $name } is away. A bot can play on in one second.
   *[other] { $name } is away. A bot can play on in { $count } seconds.
}
web-dice-back = Mistyped? Take the dice back
web-deed-loses = loses { $tile }, −{ $worms }
web-waiting-for = Waiting for { $name }.
web-in-the-air = The dice are in the air …
web-which-dice = Which dice do you keep?
web-aside = Laid aside
web-aside-empty = Nothing laid aside yet
web-total = { $total }
web-yet-no-worm = nothing yet: no worm
web-yet-nothing = nothing yet: no tile for it
web-dice-of = Dice of { $name }:
web-keep = Keep
web-keep-roll = Keep and roll
web-keep-stop = Keep and stop
web-choose-dice = Tap the dice you want to keep.
web-turn-of = { $name }, it is your turn!
web-your-turn = Your turn!
web-thinking = { $name } is thinking …
web-wait = One moment …
web-time-left = { $count ->
    [one] one second left
   *[other] { $count } seconds left
}
web-type-dice = { $count ->
    [0] Roll the golden die and type what it shows.
    [one] Roll the last die and type what it shows.
   *[other] Roll { $count } dice and type what they show.
}
web-white-dice = The white dice
web-golden-die = The golden die
web-take-away = Take the { $face } away
web-dice-told = That is what they show
web-watching = { $count ->
    [one] One is watching
   *[other] { $count } are watching
}
web-say = Say something
web-says = { $name }: “{ $phrase }”
web-sat = { $name } sits down.
web-sat-program = { $name } sits down: a program ({ $program }).
web-started = The game begins.
web-back = { $name } is back.
web-bot-left = { $name } leaves; a bot plays on.
web-bot-clock = Time is up: a bot plays for { $name }.
web-bot-handed = { $name } is away; a bot plays on.
web-hinted = { $name } asks for a hint.
web-hinted-always = { $name } plays with hints.
web-dice-taken-back = Mistyped: { $name }’s dice do not count.

web-more = More
web-what-is-this = What is this?
web-piece-tile = Tile { $value }, { $worms }: yours with { $value }, or with more if it is the next lower one.
web-piece-tile-target = Tile { $value }, { $worms }: stopping now brings it.
web-piece-tile-exact = Tile { $value }, { $worms }: only with exactly { $value }, and nobody can steal it.
web-piece-tile-down = Tile { $value } is face down: nobody can win it any more.
web-piece-top = Tile { $value }, { $worms }: who stops with exactly { $value } steals it from { $name }.
web-piece-top-exact = Tile { $value }, { $worms }: nobody can take it from { $name }.
web-piece-top-hen = Tile { $value }, { $worms }: the hen guards it. Who would steal it gets the hen.
web-piece-gap = The place of tile { $value }. It lies with { $names } now.
web-piece-no-tile = No tile yet: there is nothing to take away here.
web-piece-stack = Tiles, from the lowest of the stack to the top: { $tiles }.
web-piece-bratworms = { $bratworms }: each counts one worm at the end.
web-piece-supply = { $count ->
    [0] No Bratworm is left here: now they are taken from other players.
   *[other] Bratworms: lay aside two 1s at once, and you get one.
}
web-piece-player = { $who }: { $worms }, { $tiles }.
web-piece-canned-worm = Canned worm: it counts as a worm if none lies aside when your turn ends.
web-piece-hen = Hen: who would steal the tile it guards gets the hen instead.
web-piece-raven = Raven: take its tile, and you get a Bratworm at once.
web-piece-weasel = Weasel: once per turn you may roll the same dice again.
web-piece-golden-die = Golden die: one more die for your turn, if you like.
web-piece-apple = Apple: it counts three worms at the end.
web-piece-canned-in-total = Canned worm: it counts as a worm in this total.
web-piece-held = { $name } has it.
web-piece-used = { $name } has used it in this turn.
web-piece-to-win = It stands on tile { $tile }: whoever takes that tile gets it.
web-piece-stands = It stands on tile { $tile }.
web-which-stays = Two specialists! Which one do you keep?
web-stays = you keep: { $specialist } ({ $good })
web-good-canned-worm = counts as a worm
web-good-hen = guards your tile
web-good-weasel = one more roll
web-good-golden-die = one more die
web-good-apple = three worms
web-has-bratworms = has { $count }

web-ask-hint = A hint, please
web-best = Best: { $action }
web-why = { $success } to win something, { $worms } worms on average by the end of this turn.
web-hint-action = Choice
web-hint-success = Tile this turn
web-hint-worms = Worms this turn
web-hint-win = Wins the game
web-look-further = Look a turn further
web-win-what = Wins the game: so often you would win if all then play their best. The red figure: so many games less in 100 than with the best choice.
web-win-all = Then everybody’s chances to win
web-how-it-ends = How this turn may end
web-other-ends = others

web-end = The end
web-abandoned = { $why ->
    [deserted] All have left: this table was given up.
    [idle] Nobody came for a long time: this table was given up.
    [too-long] The game would not end: this table was given up.
    [restored] The server was put back to an earlier state: this table was given up.
    [unpaired] The pairing was taken back: you will get another table.
   *[other] This table was given up.
}
web-you-win = You win!
web-you-share = You and { $names } share the win!
web-place = { $place ->
    [2] second place
    [3] third place
    [4] fourth place
    [5] fifth place
    [6] sixth place
    [7] seventh place
   *[other] place { $place }
}
web-own-place = { $behind ->
    [0] So close: { $place }, with just as many worms.
    [1] So close: { $place }, just one worm behind.
   *[other] Well played: { $place }, { $behind } worms behind.
}
web-ahead = { $count ->
    [1] A single worm ahead of { $names }.
   *[other] { $count } worms ahead of { $names }.
}
web-sum-apple = apple with { $worms } worms
web-series = The series
web-series-games = { $count ->
    [one] One game together
   *[other] { $count } games together
}
web-series-leads = { $name } leads.
web-series-even = Level at the top: { $names }.
web-series-wins = { $count ->
    [one] one win
   *[other] { $count } wins
}
web-curve = Worms after each turn
web-curve-told = A line of worms over { $count } turns for each player
web-rematch = Once more!
web-to-rematch = To the rematch
web-rematch-wanted = { $name } wants a rematch!
web-rematch-join = { $name } wants a rematch: join in!
web-rematch-watch = { $name } plays again: watch
web-share = Share
web-share-text = Wormgrill: { $result } Worms: { $scores }.
web-shared = Copied: paste it where your friends read it.
web-record = Save the record
web-verify = Check the dice
web-verified = All { $count } rolls are exactly what was promised before the game.
web-verified-alone = All { $count } rolls fit the number that was revealed. Whether it was fixed before the game, this device cannot say.
web-not-verified = These dice are not what was promised. Keep the record and ask your host.
web-dice-promise = { $promise ->
    [before] The fingerprint is the one this device saw before the first roll.
    [during] The fingerprint is the one this device saw during the game.
   *[unseen] This device saw no fingerprint before the end of the game.
}
web-dice-followed = { $count ->
    [0] This device saw none of the rolls during the game.
   *[other] Rolls seen here during the game: { $count } of { $all }. They are the same.
}
web-dice-own = { $count ->
    [0] This device knows of no random numbers of its own in these dice.
    [one] The random number that this device gave is in them.
   *[other] All { $count } random numbers that this device gave are in them.
}
web-dice-flaw = { $why ->
    [table] This receipt belongs to another table.
    [commitment] The fingerprint is not the one this device saw before.
    [seed] The number that was revealed does not fit the fingerprint.
    [computed] Roll { $roll } does not follow from the number that was revealed.
    [followed] Roll { $roll } was another one when this device saw it.
    [contribution] The random number that this device gave at the start is missing.
   *[key] A random number that this device rolled with is missing.
}

web-review = Skill or luck?
web-review-record = Was it luck? Review a recorded game …
web-review-title = Skill or luck?
web-review-what = Bring a recorded game: you will see what the dice did, what the players did, and which moments decided it.
web-review-file = Open a record from this device …
web-review-paste = or its text, pasted here
web-review-go = Review it
web-review-not-kept = The record is read by the server and not kept.
web-review-wait = The game is being taken apart …
web-review-another = Another record
web-review-table = Back to the table
web-review-retry = Try again
web-review-slide = Turn by turn
web-review-earlier = One turn back
web-review-later = One turn on
web-review-before = Before turn { $turn }: { $name }
web-review-at-end = At the end
web-review-as-it-stands = As it stands
web-review-show-turn = Show turn { $turn }
web-review-zero-line = The bars stand where the chance of winning was, from 0% to 100%.
web-review-error = Error
web-review-choice = Choice
web-review-lucky = Luck
web-review-unlucky = Bad luck
web-review-why = Why?
web-review-grades = What the grades mean
web-review-grades-how = A grade says how much chance of winning somebody gave away per turn by not choosing the best. Luck does not count.
web-review-grade-most = up to { $rate } lost per turn
web-review-grade-more = more than { $rate } lost per turn
web-review-turns-how = Open a turn to see every step. A red edge marks a decision that cost something, and says what was better.
web-review-whose = Whose decisions?
web-review-puzzle = Decision { $number }
web-review-ask = Turn { $turn }, { $name }: what would you do?
web-review-none = Here every decision was as good as the best.
web-review-right = Right! Nothing better could be done.
web-review-as-good = As good as the best.
web-review-wrong = There was something better: it wins { $games } more games in 100.
web-review-your-choice = your choice
web-review-play-again = Once more
web-review-next = The next one

web-about = About Wormgrill
web-about-what = A home for the Heckmeck family of dice games: Heckmeck am Bratwurmeck (Pickomino), Extrawurm, Deluxe and Junior, invented by Reiner Knizia.
web-about-dice = The dice are drawn from a secret number whose fingerprint is published before the game, together with randomness from your own device. After the game the number is revealed and everybody can check every roll.
web-about-privacy = There is no account. The server knows the name you chose and the games you play here, and deletes a table that nobody has touched for ninety days. Nothing is asked of any other site. For the daily grill it keeps your answers, and shows your name in its rankings only if you say so. If you make a recovery code, it keeps its fingerprint. On the page “My games” you can save your games and delete them, and yourself. Your browser keeps on this device what you have seen, and what you play offline, so that it opens without a network.
web-about-unofficial = Wormgrill is an unofficial project of fans. It is not affiliated with or endorsed by Reiner Knizia or Zoch, the publisher of the games.
web-about-api = For programmers: the description of the interface
web-about-parts = What others have written and this page contains, with its licences
