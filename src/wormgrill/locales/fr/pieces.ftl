# Les mots du jeu : éditions, symboles des dés, spécialistes. Pour tous les programmes.

edition-classic = Heckmeck am Bratwurmeck
edition-extrawurm = Heckmeck Extrawurm
edition-deluxe = Heckmeck Deluxe
edition-junior = Heckmeck Junior

special-classic = le jeu par lequel tout a commencé : huit dés, seize Pickominos pleins de vers
special-extrawurm = avec cinq spécialistes pour t’aider, sept vers grillés et les petits Pickominos 11 et 13
special-deluxe = avec six spécialistes pour t’aider, sept vers grillés et les petits Pickominos 11 et 13
special-junior = six dés burger, et un lancer nul ne te coûte aucun Pickomino : pour les plus jeunes oisillons

specialist-canned-worm = Ver en boîte
specialist-hen = Mère poule
specialist-raven = Corbeau
specialist-weasel = Belette
specialist-golden-die = Dé doré
specialist-apple = Pomme

face-worm = ver
face-bun = pain
face-cucumber = cornichon
face-cheese = fromage
face-ketchup = ketchup

worms = { $count ->
    [one] { $count } ver
   *[other] { $count } vers
}
tiles = { $count ->
    [one] { $count } Pickomino
   *[other] { $count } Pickominos
}
bratworms = { $count ->
    [one] { $count } ver grillé
   *[other] { $count } vers grillés
}
dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}

and = { $list } et { $last }
or = { $list } ou { $last }

option-short-game = partie courte : un Pickomino remis est retourné s’il est le plus élevé (O1)
option-free-choice = libre choix : le Pickomino inférieur le plus proche au lieu d’en piquer un (O2)
option-first = { $name } commence (O3)

temper-random = Joue comme ça lui vient : idéal pour une première victoire.
temper-first-tile = Prend le premier Pickomino à sa portée.
temper-gambler = Veut toujours les gros Pickominos.
temper-careful = Préfère un petit Pickomino assuré.
temper-turn-ev = Connaît les chances du tour entier.
temper-champion = Joue pour gagner la partie, pas le Pickomino.
temper-champion-deep = Réfléchit un tour entier de plus que le Roi, et prend son temps.
temper-program = Le programme de quelqu’un : son jeu se découvre à la table.
