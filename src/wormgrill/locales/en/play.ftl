# Plain play in the terminal.

welcome = { $title }. { $special }.
welcome-custom = { $title }.
playing = Playing: { $names }.
agreed = Agreed: { $options }.
dice-computer = The computer rolls the dice.
dice-seeded = The computer rolls the dice, from seed { $seed }.
dice-verified = The computer rolls the dice, from a secret number that is fixed by now. Its fingerprint, for you to compare at the end: { $commitment }
contribution-prompt = Something of your own to mix in, letters and digits [nothing]:{" "}
contribution-bad = 1 to 64 letters (without accents), digits, - and _, please; or just press Enter.
dice-typed = You roll real dice on the table and type what they show.
how-to = Type what stands before a choice and press Enter. Type ? for help, rules for the rules, h for the odds.
goes-on = The game goes on where it stopped, in turn { $turn }.

turn-heading = --- Turn { $turn }: { $name } ---
grill = Grill
grill-row = { $worms }: { $tiles }
on-tile = { $tile } ({ $specialist })
turned-down = { $tile } (face down)
players = Players
player-none = { $name }: { $worms }, no tile
player-stack = { $name }: { $worms }, top tile { $top } of { $tiles }
supply = Bratworms in the supply: { $count }
out-of-game = Out of the game: { $specialists }
aside = Laid aside: { $dice } = { $total }
aside-canned = Laid aside: { $dice } and the canned worm = { $total }

choice = { $label }) { $text }
ask-keep = What do you keep?
ask-dead = A dead roll. What now?
ask-roll = Ready?
ask-after = Roll on or stop?
ask-rob = The supply is empty. Whose Bratworm?
ask-return = Nobody holds two specialists. Which one goes back to the grill?
ask-pinch = Which tile?


prompt = { $name }>{" "}
ask-dice = { $name }, roll { $count ->
    [one] 1 die and type what it shows
   *[other] { $count } dice and type what they show
  }, e.g. { $example }
no-hint-now = The odds come when there is something to choose. Type the dice first.
ask-golden = And the golden die? ({ $faces })
ask-golden-only = { $name }, roll the golden die and type what it shows ({ $faces })

not-a-choice = “{ $given }” is not one of the choices. Type { $labels }, or ? for help.
no-choice-given = Type { $labels }, or ? for help.
only-choice = “{ $given }” is not a choice here. Type { $labels }, or just press Enter, or ? for help.
bad-face = “{ $given }” is on none of these dice. They show { $faces }.
unclear-face = “{ $given }” could be { $faces }: type more of it.
wrong-count = You typed { $given }, but { $expected } to be typed.
to-be-typed = { $count ->
    [one] 1 die has
   *[other] { $count } dice have
}
nothing-to-undo = There is nothing to take back: a roll stays, and so does what the others have seen.
undone = Taken back.
undo-hint = (Not what you meant? u takes it back.)

help =
    What stands before a choice, then Enter, makes it. The words work too: keep worm, roll, stop, or just w, r, s.
    h  shows the odds of each choice and the best one
    hh  the same, a turn further: it takes longer and errs less
    t  shows the table and the dice again
    u  takes back what you just kept, until the next roll
    rules  prints the rules of this edition
    q  saves and leaves; so does Ctrl-C
    ?  shows this help

type-help = help
type-table = table
type-hint = hint
type-further = hint further
type-undo = undo
type-rules = rules
type-leave = quit

which-edition = Which game?
edition-choice = { $number }) { $title }: { $special }
edition-prompt = Number [1]:{" "}
bad-edition-choice = Please type a number from 1 to { $most }.
who-plays = { $most ->
    [one] Who plays? Type your name.
   *[other] Who plays? Up to { $most } names, separated by commas, in the order you sit. One name alone plays against a bot.
}
names-prompt = Names [{ $default }]:{" "}
default-name = Player { $number }

not-begun = Nothing was played, so nothing is kept.
saved = The game is saved in { $file }
resume-with = Go on with: { $command }
then-replay = To read the game again: { $command }
then-review = Was it luck? { $command }
then-verify = Were the dice as promised? { $command }
not-saved = The game could not be saved in { $file }: { $reason }
not-saved-print = The game could not be saved. To keep it, copy these lines into a file and go on with: wormgrill play --resume FILE
nothing-to-resume = There is no unfinished game to go on with. Start one: wormgrill play
already-over = This game is over. wormgrill replay { $file } tells how it went.
