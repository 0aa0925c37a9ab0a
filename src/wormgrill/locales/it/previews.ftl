# Come si presentano le pagine: nel titolo, ai motori di ricerca e dove si manda un link.

preview-house-title = Wormgrill: dadi e vermi, con gli amici e con i bot
preview-house = Heckmeck am Bratwurmeck, Extrawurm, Deluxe e Junior nel browser: si gioca subito, senza registrarsi.
preview-about-title = Su Wormgrill
preview-about = Chi l’ha fatto, quali giochi ci sono e perché ci si può fidare dei dadi.
preview-offline-title = Giocare senza rete
preview-offline = Tieni il gioco su questo dispositivo e gioca senza rete contro i bot o insieme su uno schermo.
preview-new-title = Una partita a { $edition }
preview-new = { $edition }, { $special }. Scegli chi gioca.
preview-rules-title = Le regole di { $edition }
preview-rules = In breve, per argomento, con le figure.
preview-learn-title = Impara { $edition }
preview-learn = Una breve partita che si spiega da sola, una mossa dopo l’altra.
preview-games-title = Le mie partite
preview-games = Che cosa hai giocato qui, e com’è finita.
preview-calls-title = Chiamami
preview-calls = Fatti dire quando tocca a te: una volta per turno, cifrato, attivato e disattivato da te.
preview-records-title = Bravura e fortuna
preview-records = Smonta una partita: ogni decisione e ogni lancio, e che cosa sono costati o hanno reso.
preview-review-title = Bravura e fortuna a { $edition }
preview-review = La partita smontata: ogni decisione e ogni lancio, e che cosa sono costati o hanno reso.
preview-replays-title = Rivedere una partita
preview-replays = Qualsiasi partita registrata di Heckmeck sul tavolo, passo per passo.
preview-replay-title = Una partita a { $edition }, passo per passo
preview-daily-title = La griglia del giorno: dieci posizioni, le stesse per tutti
preview-daily = Ogni giorno dieci posizioni con i loro dadi. Chi spreca meno probabilità di vincere?
preview-position-title = Una posizione di { $edition }
preview-position = Guardala, prova che cosa si può fare e scopri quanto vale ogni scelta.
preview-figures-title = Io in cifre
preview-figures = Le tue partite: posti, abilità, fortuna, e che cosa ne puoi imparare.
preview-puzzles-title = Problemi
preview-puzzles = Che cosa faresti? Decisioni da partite vere, ognuna con il perché.
preview-nothing-title = Questa pagina non esiste
preview-nothing = A questo indirizzo non c’è niente.
preview-no-table-title = Questo tavolo non esiste
preview-no-table = Forse il link è incompleto, oppure il tavolo è stato cancellato.
preview-party-title = Un torneo per la serata
preview-party = Molti tavoli, più turni, una classifica: invita tutti con un link.
preview-party-invitation-title = Invito a un torneo: { $edition }
preview-party-invitation = Partecipa con il tuo telefono, senza account.
preview-no-party-title = Questo torneo non esiste
preview-no-party = Forse il link è incompleto, o il torneo è stato cancellato.
preview-invitation-title = Un invito a una partita a { $edition }
preview-table-title = Una partita a { $edition }
preview-table-named = { $names } a { $edition }
preview-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
preview-open = { $free ->
    [one] C’è un posto libero. Siediti e gioca, senza registrarti.
   *[other] Ci sono { $free } posti liberi. Siediti e gioca, senza registrarti.
}
preview-playing = La partita è in corso. Vieni a vedere.
preview-abandoned = La partita è stata abbandonata.
preview-over = La partita è finita; è stata vinta con { $worms }.
preview-over-named = { $count ->
    [one] { $names } ha vinto con { $worms }.
   *[other] { $names } hanno vinto con { $worms } a testa.
}
