# Die Wörter des Spiels: Ausgaben, Würfelsymbole, Spezialisten. Für alle Programme.

edition-classic = Heckmeck am Bratwurmeck
edition-extrawurm = Heckmeck Extrawurm
edition-deluxe = Heckmeck Deluxe
edition-junior = Heckmeck Junior

special-classic = das Spiel, mit dem alles anfing: acht Würfel, sechzehn Portionen Würmer
special-extrawurm = mit fünf Spezialisten, die dir helfen, sieben Rostbratwürmern und den kleinen Portionen 11 und 13
special-deluxe = mit sechs Spezialisten, die dir helfen, sieben Rostbratwürmern und den kleinen Portionen 11 und 13
special-junior = sechs Burgerwürfel, und ein Fehlwurf kostet dich keine Portion: für die jüngsten Grillvögel

specialist-canned-worm = Dosenwurm
specialist-hen = Glucke
specialist-raven = Rabe
specialist-weasel = Wiesel
specialist-golden-die = Goldener Würfel
specialist-apple = Apfel

face-worm = Wurm
face-bun = Brötchen
face-cucumber = Gürkchen
face-cheese = Käse
face-ketchup = Ketchup

worms = { $count ->
    [one] 1 Wurm
   *[other] { $count } Würmer
}
tiles = { $count ->
    [one] 1 Portion
   *[other] { $count } Portionen
}
bratworms = { $count ->
    [one] 1 Rostbratwurm
   *[other] { $count } Rostbratwürmer
}
dice = { $count } Würfel

and = { $list } und { $last }
or = { $list } oder { $last }

option-short-game = kurzes Spiel: eine zurückgelegte Portion wird umgedreht, wenn sie die höchste ist (O1)
option-free-choice = freie Wahl: wer klauen müsste, darf stattdessen die nächstniedrigere Portion nehmen (O2)
option-first = { $name } fängt an (O3)

temper-random = Macht, was ihm gerade einfällt: gut für den ersten Sieg.
temper-first-tile = Nimmt die erste Portion, die zu haben ist.
temper-gambler = Will immer die großen Portionen.
temper-careful = Nimmt lieber sicher eine kleine Portion.
temper-turn-ev = Kennt die Chancen des ganzen Zuges.
temper-champion = Spielt auf den Sieg, nicht auf die Portion.
temper-champion-deep = Denkt einen ganzen Zug weiter als der König und nimmt sich Zeit dafür.
temper-program = Ein fremdes Programm: Wie es spielt, zeigt sich am Tisch.
