# Le regole con parole nostre, con i numeri di docs/reference/rules.md.

rules-title = { $title }: le regole
rules-box = { $count ->
    [one] 1 dado, che mostra { $faces }.
   *[other] { $count } dadi; ognuno mostra { $faces }.
}
rules-tiles = Porzioni: { $tiles }.
rules-tiles-with = { $tiles } con { $worms }
rules-players = Da { $least } a { $most } persone.
rules-face = { $name } (vale { $points }{ $sides ->
    [one] {""}
   *[other] , su { $sides } facce
  })
rules-specialists = All’inizio sulla griglia: { $specialists }.
rules-specialist = { $specialist } sulla { $tile }
rules-bratworms = { $count ->
    [one] Accanto alla griglia c’è 1 vermarrosto.
   *[other] Accanto alla griglia ci sono { $count } vermarrosti.
}
rules-golden = Il dado d’oro mostra { $faces }.

rules-part-turn = Il tuo turno
rules-part-exact = Le porzioni da centrare esattamente
rules-part-bratworms = Doppio 1 e vermarrosti
rules-part-specialists = Gli specialisti
rules-part-junior = Che cosa cambia qui
rules-part-options = Le opzioni del tavolo, che valgono solo se vi accordate

R1 = Lancia tutti i dadi. Poi scegli un simbolo che in questo turno non hai ancora messo da parte e metti da parte tutti i dadi che lo mostrano. Dopo rilanci i dadi rimasti, oppure ti fermi. Tra un lancio e il momento in cui metti da parte i dadi non puoi fermarti.
R2 = Puoi fermarti ogni volta che hai appena messo da parte dei dadi, anche se così sballi.
R3 = Quando non restano dadi, o hai messo da parte tutti i simboli, il turno finisce da solo, come se avessi scelto di fermarti.
R4 = Un lancio che mostra solo simboli che hai già messo da parte è un lancio a vuoto: sballi.
R5 = Se ti fermi senza aver messo da parte un verme, sballi.
R6 = Somma i dadi messi da parte. Devi prendere, in quest’ordine: dalla griglia, la porzione scoperta con esattamente quel numero; altrimenti, dalla cima della pila di un’altra persona, la porzione con esattamente quel numero; altrimenti, dalla griglia, la porzione scoperta inferiore più vicina, e solo quella. Se non c’è niente di tutto questo, sballi.
R7 = La porzione in cima alla tua pila non va mai bene, e nemmeno una porzione che sta sotto un’altra o che è girata a faccia in giù.
R8 = Le porzioni che vinci vanno in cima alla tua pila; ne hai una sola. Si vede solo quella in cima, e l’ordine non cambia mai.
R9 = Se sballi, rimetti sulla griglia, scoperta, la porzione in cima alla tua pila. Poi la porzione scoperta più alta della griglia viene girata a faccia in giù per il resto della partita, a meno che sia proprio quella che hai appena rimesso. Se non hai porzioni, non perdi niente e non si gira niente.
R10 = La partita finisce dopo il turno in cui dalla griglia sparisce l’ultima porzione scoperta.
R11 = Vince chi ha più vermi. A pari vermi decide la singola porzione più alta; se tra chi è in parità nessuno ha una porzione, la vittoria è condivisa.
R12 = Si gioca in senso orario. Comincia il primo posto, se non decidete diversamente. (Nei regolamenti stampati comincia la persona più giovane nel gioco classico e in Deluxe, quella che ha fatto la grigliata più recente in Extrawurm, quella più bassa in Junior.)
R13 = Le porzioni { $exact } si vincono solo dalla griglia e solo con esattamente quel totale. Non valgono mai come porzione inferiore più vicina e non si rubano mai.
R14 = Per tutto il resto sono porzioni come le altre.
R15 = Se metti da parte due o più 1 in una volta sola, ricevi subito un vermarrosto, anche se poi sballi.
R16 = I vermarrosti vengono dalla scorta. Quando è vuota, ne prendi uno da una persona a tua scelta, ma mai da quella che ha la chioccia. Se non ce n’è nessuno da prendere, non succede niente.
R17 = Nel conto finale ogni vermarrosto è un verme.
R18 = Se prendi una porzione con sopra uno specialista, lo specialista è tuo; se rubi una porzione, ti porti via anche lo specialista della persona derubata. Ti aiuta dal tuo turno successivo; la chioccia invece fa subito la guardia.
R19 = Nessuno ha due specialisti. Se ne ricevi un secondo, scegli quale dei due torna sulla griglia.
R20 = Uno specialista che torna va sulla porzione scoperta più bassa che sia libera. Se non ce n’è, lo specialista esce dal gioco.
R21 = Quando sballi, prima torna la tua porzione, poi il tuo specialista, poi si gira la porzione più alta; uno specialista che sta lì sopra si sposta dopo.
R22 = Dado d’oro: prima del tuo primo lancio decidi se lanciarlo come dado in più. In quel caso, per questo turno, è un dado come gli altri.
R23 = Donnola: una volta per turno, subito dopo un lancio, puoi rilanciare tutti quei dadi, anche dopo un lancio a vuoto.
R24 = Verme in scatola: se il tuo turno finisce senza un verme tra i dadi messi da parte, conta come un verme e ne porta i punti. Se tra quei dadi c’è anche un solo verme, non conta. Da un lancio a vuoto non ti salva.
R25 = Mela: tre vermi alla fine per la persona che ce l’ha.
R26 = Chioccia: chi ruberebbe la porzione che lei protegge riceve invece la chioccia, e la porzione resta dov’è.
R27 = Se sballi e hai la chioccia e una porzione, torna sulla griglia solo la chioccia. Senza porzioni te la tieni. Finché ce l’hai, nessuno può prenderti un vermarrosto.
R28 = Corvo: non è mai di nessuno. Se prendi la porzione su cui sta, ricevi un vermarrosto; poi il corvo va sulla porzione scoperta più bassa che sia libera.
R29 = Il turno funziona come sopra, ma con i dadi hamburger: ogni simbolo è qualcosa da mangiare.
R30 = Qui con un lancio a vuoto non sballi: il turno finisce, e quello che hai messo da parte conta.
R31 = Prima la griglia: una porzione scoperta con esattamente il tuo totale. Solo se non c’è, sgraffigni quel numero dalla cima della pila di un’altra persona (a tua scelta, se più persone ce l’hanno). Altrimenti prendi dalla griglia la porzione inferiore più vicina.
R32 = Se non ottieni nessuna porzione, giri a faccia in giù la porzione scoperta più alta della griglia e non perdi altro. Così la partita può anche finire.
R33 = Vince chi ha più vermi; si può anche vincere in più d’uno.
R34 = Di due porzioni uguali si prende quella a sinistra e si gira quella a destra.
O1 = Partita breve: la porzione scoperta più alta viene girata anche se è quella appena rimessa.
O2 = Scelta libera: invece di rubare (o di ricevere la chioccia) puoi prendere dalla griglia la porzione inferiore più vicina, se ce n’è una.
O3 = Comincia un posto diverso dal primo, per sorteggio o di comune accordo.
