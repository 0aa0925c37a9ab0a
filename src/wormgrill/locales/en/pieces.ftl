# The game's own words: editions, faces, specialists. Shared by every client.

edition-classic = Heckmeck am Bratwurmeck
edition-extrawurm = Heckmeck Extrawurm
edition-deluxe = Heckmeck Deluxe
edition-junior = Heckmeck Junior

special-classic = the game that started it all: eight dice, sixteen portions of worms
special-extrawurm = with five specialists who help you, seven Bratworms, and the small portions 11 and 13
special-deluxe = with six specialists who help you, seven Bratworms, and the small portions 11 and 13
special-junior = six burger dice, and a failed turn costs you no tile: for the youngest grill birds

specialist-canned-worm = canned worm
specialist-hen = hen
specialist-raven = raven
specialist-weasel = weasel
specialist-golden-die = golden die
specialist-apple = apple

face-worm = worm
face-bun = bun
face-cucumber = cucumber
face-cheese = cheese
face-ketchup = ketchup

worms = { $count ->
    [one] 1 worm
   *[other] { $count } worms
}
tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
bratworms = { $count ->
    [one] 1 Bratworm
   *[other] { $count } Bratworms
}
dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}

and = { $list } and { $last }
or = { $list } or { $last }

option-short-game = short game: a returned tile is turned if it is the highest (O1)
option-free-choice = free choice: the next lower tile instead of a theft (O2)
option-first = { $name } starts (O3)

temper-random = Does whatever comes to mind: good for a first win.
temper-first-tile = Grabs the first tile within reach.
temper-gambler = Always wants the big tiles.
temper-careful = Prefers a small tile for certain.
temper-turn-ev = Knows the odds of the whole turn.
temper-champion = Plays to win the game, not the tile.
temper-champion-deep = Thinks a whole turn further than the King, and takes her time.
temper-program = Somebody’s program: how it plays, it shows at the table.
