# Quello che dice il server: i problemi (che cosa non va, che cosa fare) e le frasi pronte.

problem-bad-request = Il server non capisce questa richiesta. Correggi quello che è indicato sotto e inviala di nuovo.
problem-unknown-host = Il server non risponde a questo nome. Usa l’indirizzo che hai ricevuto.
problem-no-guest = Qui non ti conosce ancora nessuno. Prima dicci chi sei.
problem-other-origin = Questo arriva da un’altra pagina web. Gioca sulla pagina del server o usa un token.
problem-not-your-seat = Questo posto non è tuo. Gioca solo dai tuoi posti.
problem-not-your-turn = Non tocca a te. Aspetta il tuo turno.
problem-not-maker = Può farlo solo chi ha aperto il tavolo. Prova a chiedere.
problem-hints-off = A questo tavolo si gioca senza suggerimenti. Lo si decide quando si apre il tavolo.
problem-test-dice-off = I dadi con un seme servono solo per le prove. Gioca con dadi verificabili o con i tuoi.
problem-no-table = Questo tavolo non esiste. Controlla il link o il codice.
problem-no-seat = A questo posto non c’è nessuno, oppure il posto non esiste. Guarda di nuovo il tavolo.
problem-no-device-code = Questo codice non vale, o non vale più. Creane uno nuovo sull’altro dispositivo.
problem-no-route = A questo indirizzo non c’è niente. Controllalo.
problem-no-method = Qui non si può fare. Guarda la descrizione dell’API.
problem-stale = La partita è andata avanti. Guarda che cosa è successo e poi decidi di nuovo.
problem-ahead = Il server non è ancora arrivato fin lì. Ricarica il tavolo.
problem-already-started = La partita è già cominciata. Puoi guardarla.
problem-not-started = La partita non è ancora cominciata. Aspetta che tutti i posti siano occupati.
problem-game-over = La partita è finita. Chiedi la rivincita.
problem-not-over = La partita non è ancora finita. Prima giocala fino in fondo.
problem-no-open-seat = Qui non c’è un posto libero per te. Puoi guardare.
problem-dice-stay = Dopo questi dadi il gioco è andato avanti: restano.
problem-too-large = È troppo lungo. Invia di meno.
problem-not-json = Qui si legge solo JSON. Invialo come application/json.
problem-bad-record = Questa partita salvata non si può leggere. Correggi il punto indicato sotto e inviala di nuovo.
problem-no-champion = Nessuno ha ancora imparato questa edizione, perciò non c’è un’analisi. Prendi una partita di una delle quattro edizioni.
problem-illegal-action = Ora le regole non lo permettono. Scegli una delle azioni possibili.
problem-illegal-dice = Questo lancio ora non è possibile. Conta i dadi e scrivili di nuovo.
problem-too-fast = Troppo in fretta. Aspetta un attimo e riprova.
problem-internal = È un errore nostro. Non è cambiato niente; riprova.
problem-not-stored = Non siamo riusciti a salvare, quindi non è cambiato niente. Riprova tra un attimo.
problem-closing = Il server si sta riavviando. Torna tra un attimo; non si perde niente.

phrase-hello = Ciao!
phrase-good-luck = In bocca al lupo!
phrase-nice = Bel colpo!
phrase-ouch = Ahi!
phrase-lucky-worm = Che vermetto fortunato!
phrase-not-my-tile = La mia porzione no, per favore!
phrase-hungry = Ho ancora fame.
phrase-your-turn = Tocca a te!
phrase-one-moment = Un momento, per favore.
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-good-game = Bella partita!
phrase-rematch = Ne facciamo un’altra?
phrase-bye = Devo andare. A presto!

# Come si presentano le pagine: nel titolo, ai motori di ricerca e dove si manda un link.
preview-house-title = Wormgrill: dadi e vermi, con gli amici e con i bot
preview-house = Heckmeck am Bratwurmeck, Extrawurm, Deluxe e Junior nel browser: si gioca subito, senza registrarsi.
preview-about-title = Su Wormgrill
preview-about = Chi l’ha fatto, quali giochi ci sono e perché ci si può fidare dei dadi.
preview-new-title = Una partita a { $edition }
preview-new = { $edition }, { $special }. Scegli chi gioca.
preview-rules-title = Le regole di { $edition }
preview-rules = In breve, per argomento, con le figure.
preview-learn-title = Impara { $edition }
preview-learn = Una breve partita che si spiega da sola, una mossa dopo l’altra.
preview-records-title = Bravura e fortuna
preview-records = Smonta una partita: ogni decisione e ogni lancio, e che cosa sono costati o hanno reso.
preview-review-title = Bravura e fortuna a { $edition }
preview-review = La partita smontata: ogni decisione e ogni lancio, e che cosa sono costati o hanno reso.
preview-nothing-title = Questa pagina non esiste
preview-nothing = A questo indirizzo non c’è niente.
preview-no-table-title = Questo tavolo non esiste
preview-no-table = Forse il link è incompleto, oppure il tavolo è stato cancellato.
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
