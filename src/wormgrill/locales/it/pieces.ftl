# Le parole del gioco: edizioni, simboli dei dadi, specialisti. Per tutti i programmi.

edition-classic = Heckmeck am Bratwurmeck
edition-extrawurm = Heckmeck Extrawurm
edition-deluxe = Heckmeck Deluxe
edition-junior = Heckmeck Junior

special-classic = il gioco con cui è cominciato tutto: otto dadi, sedici porzioni di vermi
special-extrawurm = con cinque specialisti che ti aiutano, sette vermarrosti e le piccole porzioni 11 e 13
special-deluxe = con sei specialisti che ti aiutano, sette vermarrosti e le piccole porzioni 11 e 13
special-junior = sei dadi hamburger, e se sballi non perdi porzioni: per i pulcini alle prime grigliate

specialist-canned-worm = verme in scatola
specialist-hen = chioccia
specialist-raven = corvo
specialist-weasel = donnola
specialist-golden-die = dado d’oro
specialist-apple = mela

face-worm = verme
face-bun = panino
face-cucumber = cetriolino
face-cheese = formaggio
face-ketchup = ketchup

worms = { $count ->
    [one] 1 verme
   *[other] { $count } vermi
}
tiles = { $count ->
    [one] 1 porzione
   *[other] { $count } porzioni
}
bratworms = { $count ->
    [one] 1 vermarrosto
   *[other] { $count } vermarrosti
}
dice = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}

and = { $list } e { $last }
or = { $list } o { $last }

option-short-game = partita breve: una porzione rimessa sulla griglia viene girata se è la più alta (O1)
option-free-choice = scelta libera: la porzione inferiore più vicina invece di rubare (O2)
option-first = comincia { $name } (O3)

temper-random = Fa quello che gli passa per la testa: perfetto per la prima vittoria.
temper-first-tile = Prende la prima porzione che può.
temper-gambler = Vuole sempre le porzioni grandi.
temper-careful = Preferisce una porzione piccola ma sicura.
temper-turn-ev = Conosce le probabilità di tutto il turno.
temper-champion = Gioca per vincere la partita, non la porzione.
temper-champion-deep = Pensa un turno intero più avanti del Re, e si prende il suo tempo.
temper-program = Il programma di qualcuno: come gioca, si vede al tavolo.
