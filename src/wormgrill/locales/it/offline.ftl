# Senza rete: ciò che resta sul dispositivo, giocarci, e installare la pagina.

web-offline-title = Giocare senza rete
web-offline-what = In treno, in campeggio, dovunque non ci sia rete:
web-offline-always = Ciò che hai visto su questo dispositivo si apre di nuovo: le tue partite, analisi, regole e lezioni.
web-offline-play = Se tieni il gioco su questo dispositivo, puoi anche giocare: contro i bot, o insieme su uno schermo.
web-offline-not = Senza rete non si può giocare con chi è a un altro dispositivo, né vedere analisi nuove. Anche i bot più forti restano a casa.
web-offline-keep = Tieni il gioco su questo dispositivo ({ NUMBER($size, maximumFractionDigits: 1) } MB)
web-offline-renew = Prendi la nuova versione ({ NUMBER($size, maximumFractionDigits: 1) } MB)
web-offline-undo = Puoi toglierlo quando vuoi. Ciò che giochi resta su questo dispositivo e si unisce alle tue partite quando torna la rete.
web-offline-fetching = In arrivo: { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
web-offline-trying = C’è tutto. Ancora una prova, ed è pronto…
web-offline-ready = Pronto: puoi giocare su questo dispositivo senza rete.
web-offline-remove = Togli dal dispositivo
web-offline-trouble = Non ha funzionato. C’è abbastanza spazio sul dispositivo, e c’è rete? Non è stato tenuto niente.
web-offline-none = Questo server non ha un gioco da portare con sé.
web-offline-later = Senza rete il gioco non si può prendere. Torna quando ne avrai una.
web-offline-games = Partite su questo dispositivo
web-offline-unsent = { $count ->
    [one] Una partita finita si unirà alle tue quando torna la rete.
   *[other] { $count } partite finite si uniranno alle tue quando torna la rete.
}
web-install = Installare
web-install-what = Wormgrill può stare tra i programmi del tuo dispositivo, con la sua icona e la sua finestra. È la stessa pagina, e non si installa altro.
web-install-now = Installa ora
web-install-how = È nel menu del browser: «Installa» o «Aggiungi alla schermata Home». Su iPhone o iPad tocca Condividi, poi «Aggiungi alla schermata Home».
web-install-done = Wormgrill è installato su questo dispositivo.
web-cut-play = Niente rete: giochi su questo dispositivo.
web-cut-read = Niente rete: vedi ciò che questo dispositivo ha già visto.
web-cut-more = Che cosa si può fare senza rete
