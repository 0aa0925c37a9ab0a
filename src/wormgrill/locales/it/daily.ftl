# La griglia del giorno.

web-daily = La griglia del giorno
web-daily-number = N. { $number }
web-daily-what = Dieci posizioni con i loro dadi, ogni giorno le stesse per tutti qui. Che cosa faresti?
web-daily-once = Un solo tentativo conta, senza orologio. Una risposta resta, e scopri subito che cos’era meglio e perché. Puoi continuare più tardi, anche sull’altro dispositivo.
web-daily-past = Questo giorno è finito. Puoi giocare le sue posizioni per conto tuo; non conta più.
web-daily-left = Il giorno finisce fra { $time }, a mezzanotte UTC.
web-daily-begin = Comincia
web-daily-go-on = Continua
web-daily-making = Le posizioni sono sulla griglia …
web-daily-overview = Panoramica
web-daily-finished = { $count ->
    [0] Nessuno ha ancora finito.
    [one] Una persona ha finito.
   *[other] { $count } persone hanno finito.
}
web-daily-way = Le dieci posizioni
web-daily-place = Posizione { $number }: { $how }
web-daily-open = senza risposta
web-daily-quality-best = la scelta migliore
web-daily-quality-slip = quasi
web-daily-quality-mistake = un errore
web-daily-quality-blunder = un grave errore
web-daily-turn = turno { $turn }
web-daily-ask = Sei { $name }. Che cosa fai?
web-daily-ask-dice = Sei { $name }. Quali dadi metti da parte?
web-daily-late = Era dopo mezzanotte: non conta più.
web-daily-next = La prossima posizione
web-daily-to-result = Al risultato
web-daily-result = Il tuo risultato
web-daily-result-uncounted = Il tuo risultato, fuori classifica
web-daily-away = di probabilità di vincere sprecata
web-daily-given = { $cost } sprecato
web-daily-your-place = Posto
web-daily-of = { $place } su { $count }
web-daily-streak = Giorni di fila
web-daily-streak-now = { $count ->
    [one] Ieri hai finito: oggi sarebbe il secondo giorno di fila.
   *[other] Finora { $count } giorni di fila.
}
web-daily-longest = Serie più lunga
web-daily-look-again = Tocca un segno in alto per rivedere la sua posizione.
web-daily-tomorrow = Fra { $time } arrivano le prossime dieci.
web-daily-share = Wormgrill, griglia del giorno { $number } ({ $day })
web-daily-share-uncounted = Wormgrill, griglia del giorno { $number } ({ $day }), giocata dopo
web-daily-ranking = Chi ha sprecato meno
web-daily-nobody = Quel giorno nessuno ha finito.
web-daily-nothing = niente
web-daily-up-to = fino al { $cost }
web-daily-more = più del { $cost }
web-daily-somebody = un ospite
web-daily-show-name = Mostra il mio nome nelle classifiche
web-daily-archive = Giorni passati
web-daily-today = Alle posizioni di oggi
web-daily-no-past = Il primo giorno non è ancora finito.
web-daily-not-played = non giocato
web-daily-all = Mostra tutti
web-daily-method = Come nasce
web-daily-method-seed = Per ogni giorno questo server ha estratto un seme segreto, una settimana prima, e ne ha pubblicato l’impronta. Finito il giorno rivela il seme: chiunque può ricalcolare che niente è stato scelto o cambiato.
web-daily-method-house = Dal seme seguono i dadi di dieci partite giocate dalla casa. Da ogni partita si sorteggia una decisione, fra quelle in cui una scelta sbagliata costa almeno l’1% della vittoria e un giocatore semplice sbaglia.
web-daily-method-cost = Una scelta costa la probabilità di vincere che spreca rispetto alla migliore. La fortuna non c’entra: conta la scelta, non il prossimo lancio.
web-daily-method-limits = A nessuno si può impedire di chiedere altrove, a un amico o all’analisi. Un posto vale quindi quanto le persone in classifica.
web-daily-promises = Le impronte di oggi e dei prossimi giorni
web-daily-receipt = La ricevuta di questo giorno
web-daily-verifier = Il programma che verifica le ricevute
