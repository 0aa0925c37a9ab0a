# Una partita, divisa in bravura e fortuna.

review-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-quarter = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
review-short = { NUMBER($chance, style: "percent", minimumSignificantDigits: 2, maximumSignificantDigits: 2) }
review-more = +{ NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-less = −{ NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-worms-more = +{ NUMBER($worms, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-worms-less = −{ NUMBER($worms, minimumFractionDigits: 1, maximumFractionDigits: 1) }

grade-golden-beak = Becco d’oro
grade-eagle-eye = Occhio d’aquila
grade-clever-raven = Corvo astuto
grade-early-bird = Uccello mattiniero
grade-busy-hen = Chioccia operosa
grade-hungry-chick = Pulcino affamato
grade-fresh-egg = Uovo fresco
grade-worms-darling = Idolo dei vermi

review-title = { $edition }: l’analisi
review-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turni
}
review-unfinished = Questa partita non è finita: al posto del risultato ci sono le probabilità di adesso.

turning-led = { $turn ->
    [0] { $name } conduceva fin dall’inizio.
   *[other] { $name } conduceva dal turno { $turn } in poi.
}
turning-turned = La svolta è arrivata al turno { $turn }: da { NUMBER($before, style: "percent", maximumFractionDigits: 0) } a { NUMBER($after, style: "percent", maximumFractionDigits: 0) } per { $name }.
turning-close = È rimasta aperta fino all’ultimo turno.
turning-shared = Era così combattuta che nessuno ha vinto da solo.
turning-open = È ancora aperta.
turning-ahead = { $name } conduce, con una probabilità del { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

review-player = Nome
review-start = Inizio
review-luck = Fortuna
review-errors = Errori propri
review-others = Errori altrui
review-correction = Correzione
review-result = Risultato
review-stands = Adesso
review-many-turns = Turni
review-decisions = Decisioni
review-per-turn = Per turno
review-per-decision = Per decisione
review-grade = Voto

review-account = Bravura e fortuna
review-adds-up = Inizio + fortuna + errori propri + errori altrui + correzione = risultato.
review-adds-up-open = Inizio + fortuna + errori propri + errori altrui + correzione = adesso.
review-lost = Probabilità di vincere regalata
review-explained = La fortuna è ciò che tutti i dadi hanno fatto oltre la loro media. Gli errori propri sono probabilità regalate non scegliendo il meglio. Gli errori altrui sono ciò che le scelte degli altri hanno portato o tolto. La correzione dice di quanto sbagliava la stima tra due turni; non è né fortuna né colpa.
review-lost-per-turn = { $rate } regalato per turno

review-curve = Probabilità di vincere
review-curve-told = { $turns ->
    [one] Le probabilità di vincere in 1 turno.
   *[other] Le probabilità di vincere in { $turns } turni.
  } Alla fine: { $ends }.
review-moments = I momenti decisivi
review-no-moments = Niente di ciò che è successo ha mosso le probabilità.
review-moment-roll = { $name } lancia { $dice }: { $change }.
review-moment-dead = { $name } lancia { $dice }, un lancio a vuoto: { $change }.
review-moment-decision = { $name }: { $deed }. { $best } avrebbe vinto { $games } partite in più su 100.
review-moment-choice = { $name }: { $deed }. Per { $name } non cambiava niente.
review-moment-other = Per { $name }: { $change }.
review-turn-number = Turno { $turn }

review-again = Da ripensare
review-nothing-again = { $name }: ogni decisione valeva la migliore.
review-cost = costo: { $cost }
review-played = giocato
review-best = il meglio
review-aside = Da parte
review-rolled = Lanciato
review-on-grill = Sulla griglia
review-on-top = In cima alle pile
review-no-tile = nessuna porzione

review-why-better = { $deed } avrebbe vinto { $games } partite in più su 100: { $facts }.
review-why-right = Ben giocato: la scelta successiva vince { $games } partite in meno su 100.
review-why-not-worms = Ciò che è stato giocato porta in media più vermi, ma meno vittorie.
review-why-profit = Ci guadagna di più { $name }: { $gain }.


review-all-turns = Tutti i turni
review-turn = Turno
review-happened = Che cosa è successo
review-after = Probabilità dopo
review-better = (meglio: { $action }, { $change })
review-still-on = non ancora finito
review-made = Fatto con Wormgrill. Le probabilità sono quelle del suo campione, e ogni turno è risolto esattamente.
