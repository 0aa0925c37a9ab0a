# Le proprie partite in cifre, e problemi.

study-rival = Giocatore { $number }

web-study-title = Io in cifre
web-study-asks = Hai aperto questa pagina: perciò il server analizza le tue partite finite, una volta ciascuna. Prima non si è calcolato niente. Solo tu vedi che cosa ne risulta.
web-study-progress = { $done } partite analizzate su { $all }
web-study-none = Qui non c’è ancora una tua partita finita. Giocane una fino alla fine, poi torna.
web-study-not-counted = Nessuna delle tue partite finite conta: quelle abbandonate, cominciate da una posizione o di un’edizione che nessuno ha imparato non contano.
web-study-forget = Dimentica le mie cifre
web-study-forget-how = Tutte le cifre, e quali problemi hai provato. Le tue partite restano.
web-study-forgotten = Le tue cifre sono dimenticate.
web-study-again = Analizza le mie partite
web-study-games = Partite e posti
web-study-edition = Edizione
web-study-players = In quanti
web-study-many = Partite
web-study-won = Vinte
web-study-place = { $place }° posto: { $times }×
web-study-worms = Vermi per partita
web-study-hinted = { $count ->
    [one] In 1 partita hai chiesto un consiglio. Qui conta, ma non per l’abilità.
   *[other] In { $count } partite hai chiesto un consiglio. Qui contano, ma non per l’abilità.
}
web-study-skill = Abilità
web-study-skill-told = per turno è la probabilità di vincere che regali.
web-study-skill-interval = Tra { $low } e { $high }, con una fiducia del 95%. La fortuna non c’entra.
web-study-skill-soon = { $left ->
    [one] Dopo 1 altra partita senza consigli qui c’è la tua abilità.
   *[other] Dopo altre { $left } partite senza consigli qui c’è la tua abilità.
}
web-study-level = { $level ->
    [10] Giochi più o meno bene come il campione.
   *[other] Giochi più o meno bene come il livello { $level }.
}
web-study-level-between = { $high ->
    [10] Tra il livello { $low } e il campione, secondo le tue partite di { $edition } in { $players }.
   *[other] Tra il livello { $low } e il livello { $high }, secondo le tue partite di { $edition } in { $players }.
}
web-study-level-play = Gioca contro un bot della mia forza
web-study-worst = Che cosa ti costa di più
web-study-worst-line = { $times ->
    [one] una volta, cioè { $wins } vittorie
   *[other] { $times } volte, cioè { $wins } vittorie in tutto
}
web-study-no-worst = Nessuna decisione ti è costata mezza partita su 100. Ben giocato!
web-study-dice = { $dice ->
    [one] con un dado rimasto
   *[other] con { $dice } dadi rimasti
}
web-study-error-stop-roll = Ti fermi troppo presto { $left }.
web-study-error-roll-stop = Continui a tirare dove era meglio fermarsi, { $left }.
web-study-error-worm-more = Prendi i vermi dove erano meglio più dadi di un’altra faccia, { $left }.
web-study-error-worm-fewer = Prendi i vermi dove erano meglio meno dadi di un’altra faccia, { $left }.
web-study-error-worm-lower = Prendi i vermi dove erano meglio altrettanti dadi di una faccia più bassa, { $left }.
web-study-error-more-worm = Lasci i vermi per più dadi di un’altra faccia, { $left }.
web-study-error-fewer-worm = Lasci i vermi per meno dadi di un’altra faccia, { $left }.
web-study-error-lower-worm = Lasci i vermi per altrettanti dadi di una faccia più bassa, { $left }.
web-study-error-more-fewer = Metti da parte troppi dadi { $left }.
web-study-error-fewer-more = Metti da parte troppo pochi dadi { $left }.
web-study-error-higher-lower = Tieni la faccia più alta dove era meglio la più bassa, { $left }.
web-study-error-lower-higher = Tieni la faccia più bassa dove era meglio la più alta, { $left }.
web-study-error-piece-piece = Scegli male con uno specialista, un Bratworm o il dado d’oro, { $left }.
web-study-best = Che cosa decidi meglio
web-study-topic-go-on = Tirare ancora o fermarsi, { $left }
web-study-topic-keep = Quale faccia tenere, { $left }
web-study-topic-piece = Specialisti e altri pezzi, { $left }
web-study-best-line = { $right } giuste su { $count }
web-study-luck = La fortuna nel tempo
web-study-luck-how = Che cosa hanno fatto tutti i dadi alla tua probabilità di vincere, oltre la loro media: 100% è una partita intera.
web-study-luck-told = { $count ->
    [one] La fortuna di 1 partita: { $sum }.
   *[other] La fortuna di { $count } partite, sommata: { $sum }.
}
web-study-luck-table = Lo stesso come tabella
web-study-game = Partita
web-study-luck-game = Fortuna
web-study-luck-sum = Somma
web-study-rating = Punteggio
web-study-rating-told = Secondo i tuoi posti in { $games } partite con altri a tavoli pubblici. Tutti cominciano da 25.

web-puzzles-title = Problemi
web-puzzles-source = Da dove?
web-puzzles-source-own = I miei errori
web-puzzles-source-house = Le partite della casa
web-puzzles-grade = Quanto difficile?
web-puzzles-grade-any = Qualsiasi
web-puzzles-grade-easy = Facile
web-puzzles-grade-middling = Medio
web-puzzles-grade-hard = Difficile
web-puzzles-ask = Che cosa faresti?
web-puzzles-ask-own = Turno { $turn }: che cosa faresti oggi?
web-puzzles-left = { $due } da ripetere, { $fresh } nuovi, { $resting } a riposo, { $known } imparati
web-puzzles-nothing = Ora non c’è niente da provare. Ciò che hai provato torna dopo qualche giorno.
web-puzzles-nothing-own = Non ci sono tuoi errori da riprovare. Vengono dalle tue partite finite, quando sono analizzate.
web-puzzles-rest = { $days ->
    [one] Torna domani.
   *[other] Torna tra { $days } giorni.
}
web-puzzles-known = Lo sai: non torna più.
web-puzzles-missed = { $tried ->
    [one] Nessuno l’ha provato prima di te.
   *[other] { $missed } persone su { $tried } l’hanno sbagliato al primo tentativo.
}
web-puzzles-game = L’analisi di quella partita
web-puzzles-piece = Tocca un pezzo e si spiega da sé.

web-about-study = Se apri «Io in cifre», il server analizza le tue partite finite e conserva solo per te quanto sono costate le tue decisioni; se provi dei problemi, annota quali tornano e quando. Lì puoi far dimenticare tutto.
