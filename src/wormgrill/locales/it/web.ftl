# Il tavolo nel browser.

web-loading = Si accende la griglia…
web-offline = Il server non risponde. Controlla la connessione; non si perde niente.
web-reconnecting = La connessione è caduta. Torna da sola, e non si perde niente.
web-home = Home
web-close = Chiudi
web-not-found = Su questa griglia non c’è niente
web-not-found-why = A questo indirizzo non c’è nessuna pagina. Forse al link manca un pezzo.
web-tools = Strumenti
web-rules = Regole
web-topics = Argomenti
web-topic-dice = I dadi
web-topic-now = proprio adesso
web-sound = Suono
web-preferences = Preferenze
web-language = Lingua
web-theme = Aspetto
web-theme-auto = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-speed = Ritmo altrui
web-speed-calm = tranquillo
web-speed-normal = normale
web-speed-fast = veloce
web-speed-instant = immediato
web-hints = Suggerimenti
web-hints-off = mai
web-hints-ask = su richiesta
web-hints-always = sempre
web-keys = Tasti: un numero o W sceglie i dadi, R lancia, S si ferma, ? chiede un suggerimento, le frecce scorrono le scelte.
web-device = Gioca su un secondo dispositivo
web-device-how = Un codice porta il tuo nome e i tuoi tavoli su un altro dispositivo. Vale una volta sola, per dieci minuti.
web-device-make = Crea un codice
web-device-have = Un codice dall’altro tuo dispositivo, o il tuo codice di recupero:
web-device-come = Usalo
web-device-welcome = Eccoti qui, { $name }!

web-motto = Lancia, tieni, osa e prendi dalla griglia i vermi più cicciotti.
web-for-you = Altro da fare
web-play-now = Gioca subito
web-play-now-with = { $title } con { $others }
web-play-now-several = { $count } × { $name }
web-play-now-change = Qualcos’altro
web-editions = Quattro giochi
web-set-up = Apri un tavolo
web-set-up-table = Un tavolo per { $title }
web-learn = Impara
web-have-code = Hai un codice?
web-join = Entra
web-tables = I tuoi tavoli
web-table-yours = tocca a te
web-table-turn = tocca a { $name }
web-look-on = Guarda
web-looking-on = Tutti i posti sono occupati: stai guardando.
web-public-tables = Tavoli pubblici
web-join-it = c’è un posto libero
web-watch-it = guarda
web-seats = Chi gioca?
web-seat = Posto { $number }
web-who-sits = Chi sta al posto { $number }
web-kind-bot = un bot
web-kind-local = qualcuno qui con te
web-kind-open = qualcuno, su invito
web-which-bot = Quale bot
web-bot-random = Testa fra le nuvole
web-bot-first-tile = Pulcino
web-bot-gambler = Azzardo
web-bot-careful = Prudenza
web-bot-turn-ev = Calcolatrice
web-bot-champion = Re dei vermi
web-bot-champion-deep = Regina dei vermi
web-bot-strength = In base alla forza …
web-bot-level = Forza { $level }
web-strength = In due, il Re dei vermi vince { $games } partite su 100 contro questo bot.
web-strength-step = In due, ogni forza vince circa { $games } partite su 100 contro quella sotto.
web-name = Nome
web-your-name = Il tuo nome
web-add-seat = Un altro posto
web-remove-seat = Togli il posto { $number }
web-agree = I vostri accordi
web-allow-hints = I suggerimenti sono ammessi; si vede chi li chiede
web-real-dice = Lanciamo dadi veri e scriviamo che cosa mostrano
web-public = Chiunque può trovare questo tavolo (i nomi vengono da una lista)
web-public-name = A un tavolo pubblico ti chiami { $name }.
web-public-guest = riceve un nome dalla lista
web-pace = Tempo per decidere
web-pace-0 = senza limite
web-pace-20 = 20 secondi
web-pace-45 = 45 secondi
web-pace-90 = un minuto e mezzo
web-pace-300 = cinque minuti
web-pace-86400 = un giorno
web-pace-259200 = tre giorni
web-pace-604800 = una settimana
web-first = Chi comincia
web-lot = a sorte
web-make-table = A tavola!
web-option-short-game = partita breve
web-option-free-choice = scelta libera
web-option-typed = dadi veri

web-lobby-waiting = Aspettiamo chi manca
web-lobby-invited = Un invito per te!
web-open-seat = posto libero
web-you = tu
web-same-screen = anche qui
web-stand-up = Alzati
web-free-seat = Libera
web-sit-down = Siediti
web-invite = Invita chi vuoi
web-invite-qr = L’invito come codice QR
web-invite-here = Solo questo computer raggiunge questo indirizzo. Per far entrare gli altri, avvia Wormgrill con:
web-code = o con il codice
web-seat-here = Gioca anche qualcuno qui, su questo schermo?
web-seat-them = Aggiungi
web-start-with-bots = Comincia ora; i bot prendono i posti liberi

web-table = Il tavolo
web-grill = La griglia
web-players = Chi gioca
web-dice = I dadi
web-story = Che cosa è successo
web-actions = Che cosa puoi fare
web-tile = Porzione { $value }, { $worms }
web-tile-down = Porzione { $value }, a faccia in giù
web-tile-target = questa
web-supply = Vermarrosti nella scorta: { $count }
web-no-tile = vuota
web-below = { $count ->
    [one] una porzione sotto
   *[other] { $count } porzioni sotto
}
web-bot-plays = gioca un bot
web-program = programma
web-program-named = programma: { $program }
web-away = non c’è
web-take-back = Rieccomi!
web-hand-over = Un bot gioca per { $name }
web-leave = Un bot gioca per me
web-why-question = Perché?
web-lies-aside = { $face } è già da parte: scegli un altro simbolo.
web-deed-took = prende { $tile }, +{ $worms }
web-deed-stole = ruba { $tile }, +{ $worms }
web-deed-returned = sballa, −{ $worms }
web-deed-failed = sballa
web-deed-hen-taken = prende la chioccia
web-skip = Vai al mio turno
web-hint-later = Un consiglio si può avere quando è il tuo turno.
web-leave-what = Un bot gioca al posto tuo. Puoi tornare quando vuoi.
web-moment-stolen = Rubata!
web-moment-hen = La chioccia!
web-moment-double-1 = Doppio 1!
web-moment-ouch = Ahi!
web-moment-last-tile = L’ultima porzione!
web-hand-over-soon = { $count ->
    [one] { $name } non c’è. Tra un secondo può giocare un bot.
   *[other] { $name } non c’è. Tra { $count } secondi può giocare un bot.
}
web-dice-back = Errore? Riprendi i dadi
web-deed-loses = perde { $tile }, −{ $worms }
web-waiting-for = Si aspetta { $name }.
web-in-the-air = I dadi sono in aria…
web-which-dice = Quali dadi metti da parte?
web-aside = Messi da parte
web-aside-empty = Ancora niente da parte
web-total = { $total }
web-yet-no-worm = ancora niente: nessun verme
web-yet-nothing = ancora niente: nessuna porzione
web-dice-of = Dadi di { $name }:
web-keep = Tenere
web-keep-roll = Tenere e lanciare
web-keep-stop = Tenere e fermarsi
web-choose-dice = Tocca i dadi che vuoi mettere da parte.
web-turn-of = { $name }, tocca a te!
web-your-turn = Tocca a te!
web-thinking = { $name } sta pensando…
web-wait = Un attimo…
web-time-left = { $count ->
    [one] ancora un secondo
   *[other] ancora { $count } secondi
}
web-type-dice = { $count ->
    [0] Lancia il dado d’oro e scrivi che cosa mostra.
    [one] Lancia l’ultimo dado e scrivi che cosa mostra.
   *[other] Lancia { $count } dadi e scrivi che cosa mostrano.
}
web-white-dice = I dadi bianchi
web-golden-die = Il dado d’oro
web-take-away = Togli: { $face }
web-dice-told = Ecco il lancio
web-watching = { $count ->
    [one] Guarda una persona
   *[other] Guardano { $count } persone
}
web-say = Di’ qualcosa
web-says = { $name }: «{ $phrase }»
web-sat = { $name } si siede.
web-sat-program = { $name } si siede: un programma ({ $program }).
web-started = La partita comincia.
web-back = { $name } è di nuovo qui.
web-bot-left = { $name } se ne va; continua un bot.
web-bot-clock = Tempo scaduto: un bot gioca per { $name }.
web-bot-handed = { $name } non c’è; continua un bot.
web-hinted = { $name } chiede un suggerimento.
web-hinted-always = { $name } gioca con i suggerimenti.
web-dice-taken-back = Errore di battitura: i dadi di { $name } non contano.

web-more = Di più
web-what-is-this = Che cos’è?
web-piece-tile = Porzione { $value }, { $worms }: tua con { $value }, o con di più se è l’inferiore più vicina.
web-piece-tile-target = Porzione { $value }, { $worms }: se ti fermi adesso è tua.
web-piece-tile-exact = Porzione { $value }, { $worms }: solo con { $value } esatto, e nessuno può rubarla.
web-piece-tile-down = La porzione { $value } è girata: nessuno può più vincerla.
web-piece-top = Porzione { $value }, { $worms }: chi si ferma a { $value } esatto la ruba a { $name }.
web-piece-top-exact = Porzione { $value }, { $worms }: nessuno può prenderla a { $name }.
web-piece-top-hen = Porzione { $value }, { $worms }, ben custodita: chi la ruberebbe riceve la chioccia.
web-piece-gap = Il posto della porzione { $value }. Ora è da { $names }.
web-piece-no-tile = Ancora nessuna porzione: qui non c’è niente da prendere.
web-piece-stack = Porzioni, dal fondo della pila alla cima: { $tiles }.
web-piece-bratworms = { $bratworms }: ognuno conta un verme alla fine.
web-piece-supply = { $count ->
    [0] Qui non ci sono più vermarrosti: ora si prendono agli altri.
   *[other] Vermarrosti: metti da parte due 1 in una volta e ne ricevi uno.
}
web-piece-player = { $who }: { $worms }, { $tiles }.
web-piece-canned-worm = Verme in scatola: conta come verme se a fine turno non ne hai da parte.
web-piece-hen = Chioccia: chi ruberebbe la porzione custodita riceve invece la chioccia.
web-piece-raven = Corvo: prendi la sua porzione e ricevi subito un vermarrosto.
web-piece-weasel = Donnola: una volta per turno puoi rilanciare gli stessi dadi.
web-piece-golden-die = Dado d’oro: un dado in più per il tuo turno, se vuoi.
web-piece-apple = Mela: alla fine conta tre vermi.
web-piece-canned-in-total = Verme in scatola: in questo totale conta come verme.
web-piece-held = Ora è da { $name }.
web-piece-used = Ora è da { $name }, già usata in questo turno.
web-piece-to-win = Ora è sulla porzione { $tile }: chi la prende riceve entrambe le cose.
web-piece-stands = Ora è sulla porzione { $tile }.
web-which-stays = Due specialisti! Quale tieni?
web-stays = tieni: { $specialist } ({ $good })
web-good-canned-worm = conta come verme
web-good-hen = custodisce la porzione
web-good-weasel = un lancio in più
web-good-golden-die = un dado in più
web-good-apple = tre vermi
web-has-bratworms = ha { $count }

web-ask-hint = Un suggerimento?
web-best = Scelta migliore: { $action }
web-why = { $success } di probabilità di vincere qualcosa, in media { $worms } vermi alla fine di questo turno.
web-hint-action = Scelta
web-hint-success = Porzione nel turno
web-hint-worms = Vermi nel turno
web-hint-win = Vince la partita
web-look-further = Guarda un turno più avanti
web-win-what = Vince la partita: le tue probabilità se poi tutti giocano al meglio. Il numero rosso: tante partite in meno su 100 rispetto alla scelta migliore.
web-win-all = Le probabilità di tutti, dopo
web-how-it-ends = Come può finire il turno
web-other-ends = altro

web-end = La fine
web-abandoned = { $why ->
    [deserted] Se ne sono andati tutti: questo tavolo è stato abbandonato.
    [idle] Da molto tempo non veniva nessuno: questo tavolo è stato abbandonato.
    [too-long] La partita non finiva mai: questo tavolo è stato abbandonato.
    [restored] Il server è stato riportato a uno stato precedente: questo tavolo è stato abbandonato.
    [unpaired] Gli abbinamenti sono stati annullati: avrai un altro tavolo.
   *[other] Questo tavolo è stato abbandonato.
}
web-you-win = Vinci tu!
web-you-share = Tu e { $names } vincete insieme!
web-place = { $place ->
    [2] secondo posto
    [3] terzo posto
    [4] quarto posto
    [5] quinto posto
    [6] sesto posto
    [7] settimo posto
   *[other] posto { $place }
}
web-own-place = { $behind ->
    [0] Per un soffio: { $place }, con altrettanti vermi.
    [1] Per un soffio: { $place }, a un solo verme.
   *[other] Ben giocato: { $place }, a { $behind } vermi.
}
web-ahead = { $count ->
    [1] Un solo verme davanti a { $names }.
   *[other] { $count } vermi davanti a { $names }.
}
web-sum-apple = mela con { $worms } vermi
web-series = La serie
web-series-games = { $count ->
    [one] Una partita insieme
   *[other] { $count } partite insieme
}
web-series-leads = { $name } è in testa.
web-series-even = Alla pari in testa: { $names }.
web-series-wins = { $count ->
    [one] una vittoria
   *[other] { $count } vittorie
}
web-curve = I vermi dopo ogni turno
web-curve-told = Per ogni persona, la linea dei suoi vermi (turni: { $count })
web-rematch = Ancora una!
web-to-rematch = Alla rivincita
web-rematch-wanted = { $name } vuole la rivincita!
web-rematch-join = { $name } vuole la rivincita: vieni!
web-rematch-watch = { $name } gioca ancora: guarda
web-share = Condividi
web-share-text = Wormgrill: { $result } Vermi: { $scores }.
web-shared = Copiato: incollalo dove i tuoi amici lo leggono.
web-record = Salva la partita
web-verify = Controlla i dadi
web-verified = Lanci controllati: { $count }. È tutto esattamente come promesso prima della partita.
web-verified-alone = Tutti i lanci ({ $count }) corrispondono al numero svelato. Se era fissato prima della partita, questo dispositivo non può dirlo.
web-not-verified = Questi dadi non sono quelli promessi. Salva la partita e chiedi a chi gestisce il server.
web-dice-promise = { $promise ->
    [before] L’impronta è quella che questo dispositivo ha visto prima del primo lancio.
    [during] L’impronta è quella che questo dispositivo ha visto durante la partita.
   *[unseen] Questo dispositivo non ha visto nessuna impronta prima della fine della partita.
}
web-dice-followed = { $count ->
    [0] Questo dispositivo non ha visto nessun lancio durante la partita.
   *[other] Lanci visti qui durante la partita: { $count } su { $all }. Sono gli stessi.
}
web-dice-own = { $count ->
    [0] Questo dispositivo non sa di numeri casuali suoi in questi dadi.
    [one] Il numero casuale dato da questo dispositivo c’è.
   *[other] Tutti i { $count } numeri casuali dati da questo dispositivo ci sono.
}
web-dice-flaw = { $why ->
    [table] Questa ricevuta è di un altro tavolo.
    [commitment] L’impronta non è quella che questo dispositivo aveva visto.
    [seed] Il numero svelato non corrisponde all’impronta.
    [computed] Il lancio { $roll } non segue dal numero svelato.
    [followed] Il lancio { $roll } era diverso quando questo dispositivo l’ha visto.
    [contribution] Manca il numero casuale dato da questo dispositivo all’inizio.
   *[key] Manca un numero casuale con cui questo dispositivo ha lanciato i dadi.
}

web-review = Fortuna o bravura?
web-review-record = È stata fortuna? Analizza una partita salvata …
web-review-title = Fortuna o bravura?
web-review-what = Porta una partita salvata: vedrai che cosa hanno fatto i dadi, che cosa hanno fatto i giocatori e quali momenti hanno deciso tutto.
web-review-file = Apri una partita salvata …
web-review-paste = o il suo testo, incollato qui
web-review-go = Analizza
web-review-not-kept = Il server legge la partita e non la conserva.
web-review-wait = La partita viene smontata …
web-review-another = Un’altra partita
web-review-table = Torna al tavolo
web-review-retry = Riprova
web-review-slide = Turno per turno
web-review-earlier = Un turno indietro
web-review-later = Un turno avanti
web-review-before = Prima del turno { $turn }: { $name }
web-review-at-end = Alla fine
web-review-as-it-stands = Adesso
web-review-show-turn = Mostra il turno { $turn }
web-review-zero-line = Le barre stanno dov’era la probabilità di vincere, da 0% a 100%.
web-review-error = Errore
web-review-choice = Scelta
web-review-lucky = Fortuna
web-review-unlucky = Sfortuna
web-review-why = Perché?
web-review-grades = Che cosa dicono i voti
web-review-grades-how = Un voto dice quanta probabilità di vincere è andata persa per turno, perché c’era una scelta migliore. La fortuna non conta.
web-review-grade-most = fino a { $rate } persi per turno
web-review-grade-more = più di { $rate } persi per turno
web-review-turns-how = Apri un turno per vedere ogni passo. Un bordo rosso segna una decisione che è costata qualcosa e dice che cosa era meglio.
web-review-whose = Le decisioni di chi?
web-review-puzzle = Decisione { $number }
web-review-ask = Turno { $turn }, { $name }: che cosa faresti?
web-review-none = Qui ogni decisione valeva la migliore.
web-review-right = Giusto! Non si poteva fare di meglio.
web-review-as-good = Buona quanto la migliore.
web-review-wrong = C’era di meglio: { $games } partite vinte in più su 100.
web-review-your-choice = la tua scelta
web-review-play-again = Ancora una volta
web-review-next = La prossima

web-about = Informazioni su Wormgrill
web-about-what = Una casa per i giochi di dadi della famiglia Heckmeck: Heckmeck am Bratwurmeck (Pickomino), Extrawurm, Deluxe e Junior, inventati da Reiner Knizia.
web-about-dice = I dadi nascono da un numero segreto, la cui impronta viene pubblicata prima della partita, e da un po’ di caso che arriva dal tuo dispositivo. Dopo la partita il numero viene svelato, e chiunque può controllare ogni lancio.
web-about-privacy = Non ci sono account. Il server conosce il nome che hai scelto e le partite che giochi qui, e cancella un tavolo che nessuno ha toccato per novanta giorni. Agli altri siti non si chiede niente. Della griglia del giorno tiene le tue risposte, e mostra il tuo nome nelle classifiche solo se lo vuoi. Se crei un codice di recupero, ne conserva l’impronta. Nella pagina «Le mie partite» puoi salvare le tue partite e cancellarle, e anche te. Il tuo browser tiene su questo dispositivo ciò che hai visto e ciò che giochi senza rete, così si apre anche allora.
web-about-unofficial = Wormgrill è un progetto non ufficiale di fan. Non è affiliato a Reiner Knizia o a Zoch, l’editore dei giochi, né è approvato da loro.
web-about-api = Per chi programma: la descrizione dell’interfaccia
web-about-parts = Ciò che altri hanno scritto e che questa pagina contiene, con le licenze
