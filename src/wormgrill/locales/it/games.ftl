# La pagina delle proprie partite.

web-games = Le mie partite
web-games-count = { $count ->
    [one] una partita finita
   *[other] { $count } partite finite
}
web-games-shown = { $count ->
    [0] nessuna partita
    [one] una partita mostrata
   *[other] { $count } partite mostrate
}
web-games-filters = Scegli tra le partite
web-games-which = Quali partite
web-games-state-all = Tutte
web-games-state-running = In corso
web-games-state-finished = Finite
web-games-edition = Quale edizione
web-games-every-edition = ogni edizione
web-games-rival = Con chi
web-games-every-rival = con tutti
web-games-people = Persone
web-games-bots = Bot
web-games-none = Ancora nessuna partita
web-games-none-what = Quello che giochi d’ora in poi si ritrova qui: com’è finita, chi c’era, e che cosa hanno fatto la fortuna e la bravura.
web-games-none-fits = Nessuna partita corrisponde a questa scelta.
web-games-show-all = Mostra tutte le partite
web-games-play = Gioca
web-games-won = Vinta!
web-games-shared = Vittoria divisa
web-games-given-up = abbandonata
web-games-one-screen = su un solo schermo
web-games-series = Partita { $number } di una serie
web-games-earlier = la partita prima
web-games-later = la successiva
web-games-ways = Altro su questa partita di { $title }
web-games-replay = Rivedila
web-games-more = Mostra altre

web-recovery = Se perdi questo dispositivo
web-recovery-how = Un codice di recupero su carta porta il tuo nome e tutte le tue partite su un nuovo dispositivo. Stampalo o copialo a mano.
web-recovery-make = Crea un codice di recupero
web-recovery-there = Hai un codice di recupero, creato il { $day }. Non viene più mostrato.
web-recovery-renew = Creane uno nuovo
web-recovery-renew-what = Il vecchio foglio allora non vale più.
web-recovery-revoke = Annullalo
web-recovery-paper = codice di recupero
web-recovery-of = Per { $name }, creato il { $day }
web-recovery-use = Su un nuovo dispositivo apri { $address } e scrivi questo codice. Vale tutte le volte che vuoi, finché non ne crei uno nuovo.
web-recovery-care = Chi ha questo foglio può giocare al posto tuo: tienilo dove tieni le chiavi. Il server ne conosce solo l’impronta e non può mostrarlo di nuovo.
web-recovery-days = Torna almeno ogni { $days } giorni: chi manca più a lungo viene dimenticato, e le sue partite pure.
web-recovery-print = Stampalo
web-recovery-done = L’ho su carta
web-recovery-leaves = Con un codice venuto da altrove questo dispositivo diventa di quell’ospite. Le partite giocate qui finora restano indietro: crea prima un codice di recupero per loro.

web-devices = I tuoi dispositivi
web-devices-how = Qui ti si riconosce, e chi ne ha uno in mano può giocare al posto tuo. Scollega quello che hai perso o prestato.
web-devices-this = Questo dispositivo
web-devices-browser = Un altro browser
web-devices-program = Un programma
web-devices-seen = dal { $made }, visto { $seen }
web-devices-out = Scollega …
web-devices-out-all = Scollega tutti gli altri …
web-devices-out-title = { $count ->
    [one] Scollegarlo?
   *[other] Scollegare questi { $count }?
}
web-devices-out-what = Da subito nessuno vi gioca più al posto tuo. Il tuo nome, le tue partite e gli altri tuoi dispositivi restano.
web-devices-out-here = Questo dispositivo allora dimentica chi sei. Torni alle tue partite con un codice di un altro tuo dispositivo o con il codice di recupero; senza nessuno dei due, mai più.
web-devices-out-yes = Scollega
web-devices-out-no = Lascia così
web-devices-gone = { $count ->
    [one] È scollegato.
   *[other] { $count } sono scollegati.
}

web-games-keep = Le tue partite sono tue
web-games-save = Salva tutte le partite
web-games-save-how = Un archivio con un testo per ogni partita finita: da conservare, o da analizzare altrove.
web-games-delete = Cancella le mie partite …
web-games-delete-title = Cancellare le tue partite finite?
web-games-delete-own = Quello che nessun altro ha giocato sparisce per sempre: le partite con i bot e quelle su questo schermo.
web-games-delete-shared = Le partite con altri restano a loro, con il nome che avevi lì. Escono dalla tua lista, e niente in esse porta più a te.
web-games-delete-running = Le partite in corso restano. Non si può tornare indietro.
web-games-delete-yes = Cancella le mie partite
web-games-delete-no = Tienile
web-games-deleted = { $deleted ->
    [one] Una partita è cancellata
   *[other] { $deleted } partite sono cancellate
}; { $shared ->
    [0] altre non ne avevi.
    [one] una resta a chi l’ha giocata con te.
   *[other] { $shared } restano a chi le ha giocate con te.
}
web-forget = Dimenticami del tutto …
web-forget-title = Il server deve dimenticarti?
web-forget-what = Il tuo nome, le tue partite, il tuo codice di recupero e tutti i tuoi dispositivi vengono dimenticati subito.
web-forget-running = Dove giocano altri, un bot continua al posto tuo. Non si può tornare indietro.
web-forget-yes = Dimenticami
web-forget-no = Resta
