problem-no-party = Questo torneo non esiste. Controlla il link o il codice; forse è stato cancellato.
problem-not-host = Può farlo solo chi organizza.
problem-not-joined = Nessuno partecipa con questo numero.
problem-party-full = Questo torneo è al completo. Puoi guardare.
problem-party-over = Questo torneo è finito.
problem-round-on = A qualche tavolo di questo turno si gioca ancora. Aspetta, oppure affida ai bot i posti di chi manca.
problem-round-gone = Questo turno non è più quello in corso. Guarda com’è la situazione adesso.
problem-too-few-guests = Siete troppo pochi per un tavolo. Invita ancora qualcuno.
problem-already-rolled = Qualcuno ha già tirato i dadi: gli abbinamenti restano.
problem-too-many-parties = Hai molti tornei non ancora finiti. Concludine o cancellane qualcuno.

web-party-new = Un torneo per la serata
web-party-what = Tutti partecipano con il link o il codice, ognuno con il proprio telefono. In ogni turno siedono insieme quelli che hanno più o meno gli stessi punti, e nessuno si ritrova se si può evitare.
web-party-title = Torneo: { $edition }
web-party-evening = La serata
web-party-plays = Gioco anch’io
web-party-edition = Quale gioco
web-party-rounds = Quanto dura
web-party-open-end = finché non lo concludo
web-party-each-table = A ogni tavolo
web-party-size = Posti
web-party-fill = Se non si è in numero giusto
web-party-fill-bots = completano i bot
web-party-fill-none = i tavoli differiscono di un posto
web-party-pace-how = Con l’orologio nessuno aspetta chi se n’è andato: un bot gioca al suo posto.
web-party-make = Crea il torneo
web-party-round = Turno { $round }
web-party-round-of = Turno { $round } di { $rounds }
web-party-break = Pausa
web-party-big = Schermo grande
web-party-your-table = Al tuo tavolo
web-party-ready = Il tuo tavolo è pronto
web-party-next = Al tuo prossimo tavolo
web-party-link = Torna al torneo
web-party-invited = Hai ricevuto un invito! Di’ chi sei, e dal prossimo turno giochi anche tu.
web-party-wait-first = Partecipi anche tu. Il primo turno comincia tra poco.
web-party-wait-round = Gli altri stanno ancora giocando. Guardali, o dai un’occhiata alla classifica.
web-party-wait-next = Il prossimo turno comincia tra poco. Qui vedrai il tuo tavolo.
web-party-wait-break = C’è una pausa.
web-party-wait-last = Agli ultimi tavoli si gioca ancora.
web-party-away = Al momento non giochi. Quello che hai vinto resta tuo.
web-party-back = Sono di nuovo qui
web-party-leave = Saltare
web-party-leave-how = Chi salta non viene abbinato; al tavolo continua un bot. Si può tornare in qualsiasi momento.
web-party-is-away = salta
web-party-host = organizza
web-party-hosting = Organizzi tu questo torneo
web-party-start = Comincia il turno { $round }
web-party-undo = Annulla gli abbinamenti
web-party-undo-how = Finché nessuno ha tirato i dadi.
web-party-pause = Fai una pausa
web-party-resume = Si riprende
web-party-end = Concludi il torneo
web-party-end-how = Non comincia più nessun turno. I tavoli in corso contano ancora.
web-party-delete = Cancella il torneo
web-party-delete-how = Nomi, abbinamenti e classifica vengono cancellati per tutti. Le partite restano a chi le ha giocate.
web-party-standings = Classifica
web-party-final = Classifica finale
web-party-place = Posto
web-party-points = Punti
web-party-worms = Vermi
web-party-wins = Tavoli vinti
web-party-played = Tavoli
web-party-how = A ogni tavolo il primo posto vale 12 punti, l’ultimo nessuno, gli altri in proporzione; i pari merito dividono. A parità di punti decidono i vermi, poi i tavoli vinti.
web-party-luck = Senza la fortuna dei dadi
web-party-won = Vinti
web-party-even = Quota pari
web-party-by-play = Per bravura
web-party-luck-how = Tavoli vinti, meno una quota pari, meno ciò che hanno portato i dadi secondo l’analisi di ogni partita.
web-party-table = Tavolo { $number }
web-party-table-playing = in corso
web-party-table-over = finito
web-party-table-abandoned = abbandonato
web-party-bot = un bot
web-party-gone = qualcuno che se n’è andato
web-about-party = Un torneo è visibile a chi ne ha il link: i nomi di chi partecipa, i loro tavoli, i risultati e la fortuna. Chi lo organizza può cancellarlo; altrimenti sparisce dopo novanta giorni.
web-party-before = { $count ->
    [one] Per ora una persona
   *[other] Per ora { $count } persone
}
web-party-rounds-count = { $count ->
    [one] un turno
   *[other] { $count } turni
}
web-party-guests = { $count ->
    [one] Una persona
   *[other] { $count } persone
}
web-party-left = { $count ->
    [one] Si gioca ancora a un tavolo.
   *[other] Si gioca ancora a { $count } tavoli.
}
web-party-luck-coming = { $count ->
    [one] Si conta ancora la fortuna di un tavolo.
   *[other] Si conta ancora la fortuna di { $count } tavoli.
}
web-party-over = Il torneo è finito
web-party-winner = { $count ->
    [one] { $names } vince il torneo!
   *[other] { $names } si dividono la vittoria!
}
