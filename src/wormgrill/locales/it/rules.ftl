# Le regole con parole nostre, con i numeri di docs/reference/rules.md.

rules-title = { $title }: le regole
rules-box = { $count ->
    [one] 1 dado, che mostra { $faces }.
   *[other] { $count } dadi; ognuno mostra { $faces }.
}
rules-tiles = Porzioni: { $tiles }.
rules-tiles-more = { $tiles }; { $more }
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
assumed-golden-sides = Supposizione: le facce del dado d’oro. Nessun regolamento stampato le indica.
assumed-exact-tile-worms = Supposizione: i vermi su { $exact }. Nessun regolamento stampato li indica.
assumed-burger-sixth-side = Supposizione: un secondo verme sulla sesta faccia di ogni dado. Nessun regolamento stampato la indica.
assumed-junior-worms = Supposizione: i vermi su ogni porzione. Nessun regolamento stampato li indica.

rules-part-turn = Il tuo turno
rules-part-win = Che cosa vinci
rules-part-failure = Quando sballi
rules-part-end = La fine della partita
rules-part-exact = { $exact_count ->
    [one] La porzione da centrare esattamente
   *[other] Le porzioni da centrare esattamente
}
rules-part-bratworms = { $double_one ->
    [yes] Doppio 1 e vermarrosti
   *[no] Vermarrosti
}
rules-part-specialists = Gli specialisti
rules-part-junior = Che cosa cambia qui
rules-part-options = Le opzioni del tavolo, che valgono solo se vi accordate

R1 = Lancia tutti i dadi. Poi scegli un simbolo che in questo turno non hai ancora messo da parte e metti da parte tutti i dadi che lo mostrano. Dopo rilanci i dadi rimasti, oppure ti fermi. Tra un lancio e il momento in cui metti da parte i dadi non puoi fermarti.
R2 = Puoi fermarti ogni volta che hai appena messo da parte dei dadi, anche se così sballi.
R3 = Quando non restano dadi, o hai messo da parte tutti i simboli, il turno finisce da solo, come se avessi scelto di fermarti.{ $golden_die ->
    [yes] {" "}Se resta solo il dado d’oro, puoi lanciarlo anche quando non può più mostrare niente di nuovo.
   *[no] {""}
  }{ $canned_worm ->
    [yes] {" "}Il verme in scatola non conta come simbolo messo da parte.
   *[no] {""}
  }
R4 = Un lancio che mostra solo simboli che hai già messo da parte è un lancio a vuoto: sballi.
R5 = Se ti fermi senza aver messo da parte un verme, sballi.
R6 = Somma i dadi messi da parte. Devi prendere, in quest’ordine: dalla griglia, la porzione scoperta con esattamente quel numero; altrimenti, dalla cima della pila di un’altra persona, la porzione con esattamente quel numero, che così rubi; altrimenti, dalla griglia, la porzione scoperta inferiore più vicina, e solo quella. Se non c’è niente di tutto questo, sballi.
R7 = La porzione in cima alla tua pila non va mai bene, e nemmeno una porzione che sta sotto un’altra o che è girata a faccia in giù. Fai come se non ci fosse.
R8 = Le porzioni che vinci vanno in cima alla tua pila; ne hai una sola. Si vede solo quella in cima, e l’ordine non cambia mai.
R9 = Se sballi, per qualunque motivo, rimetti al suo posto sulla griglia, scoperta, la porzione in cima alla tua pila. Poi la porzione scoperta più alta della griglia viene girata a faccia in giù per il resto della partita, a meno che sia proprio quella che hai appena rimesso. Se non hai porzioni, non rimetti niente e non si gira niente.{ $hen ->
    [yes] {" "}Con la chioccia è diverso (R27).
   *[no] {""}
  }
R10 = La partita finisce quando sulla griglia non c’è più nessuna porzione scoperta.{ $kind ->
   *[classic] {" "}Succede solo quando qualcuno prende una porzione; quel turno si gioca ancora fino in fondo.
    [junior] {""}
  }
R11 = Vince chi ha più vermi. A pari vermi decide la singola porzione più alta; se tra chi è in parità nessuno ha una porzione, la vittoria è condivisa.
R12 = Si gioca in senso orario. Comincia il primo posto, se non decidete diversamente. (Nei regolamenti stampati comincia la persona più giovane nel gioco classico e in Deluxe, quella che ha fatto la grigliata più recente in Extrawurm, quella più bassa in Junior.)
R13 = { $exact_count ->
    [one] La porzione { $exact } si vince solo dalla griglia e solo con esattamente quel totale. Non vale mai come porzione inferiore più vicina e nessuno può portartela via.
   *[other] Le porzioni { $exact } si vincono solo dalla griglia e solo con esattamente quel totale. Non valgono mai come porzione inferiore più vicina e nessuno può portartele via.
}
R14 = { $exact_count ->
    [one] Per tutto il resto è una porzione come le altre:
   *[other] Per tutto il resto sono porzioni come le altre:
  } { $specialists ->
    [yes] possono starci sopra degli specialisti, e{" "}
   *[no] {""}
  }una porzione così { $kind ->
   *[classic] torna sulla griglia, si può girare, tiene viva la partita e conta in caso di parità.
    [junior] si può girare e tiene viva la partita.
  }
R15 = Se metti da parte due o più 1 in una volta sola, ricevi subito, prima di ogni altra cosa, un vermarrosto, se ce n’è uno da prendere (R16). Resta tuo anche se poi sballi.{ $golden_one ->
    [yes] {" "}Conta anche un 1 sul dado d’oro.
   *[no] {""}
  }
R16 = I vermarrosti vengono dalla scorta. Quando è vuota, ne prendi uno da un’altra persona a tua scelta{ $hen ->
    [yes] , ma mai da quella che ha la chioccia
   *[no] {""}
  }. Non puoi rinunciare. Se c’è una sola persona da cui prenderne uno, non c’è da scegliere; se non ce n’è nessuna, non succede niente.
R17 = Nel conto finale ogni vermarrosto è un verme. Puoi perderlo solo se te lo prende un’altra persona (R16).
R18 = Se prendi dalla griglia una porzione con sopra uno specialista, lo specialista è tuo; se rubi una porzione, ti porti via anche lo specialista della persona derubata. Non puoi rinunciare. Ti aiuta dal tuo turno successivo.{ $hen ->
    [yes] {" "}La chioccia invece fa subito la guardia, e la porzione che protegge non si ruba (R26).
   *[no] {""}
  }{ $raven ->
    [yes] {" "}Il corvo non è mai di nessuno (R28).
   *[no] {""}
  }
R19 = Nessuno ha due specialisti. Se ne ricevi un secondo, scegli quale dei due torna sulla griglia (R20){ $hen ->
    [yes] , anche se uno dei due è la chioccia
   *[no] {""}
  }. Una porzione appena vinta non è già più lì.
R20 = Uno specialista che torna va sulla porzione scoperta più bassa della griglia che sia libera. Se non ce n’è, lo specialista esce dal gioco per sempre.
R21 = Quando sballi, prima torna la tua porzione{ $lost_with_tile ->
    [yes] , poi il tuo specialista (R20)
   *[no] {""}
  }, poi si gira la porzione più alta; uno specialista che sta lì sopra si sposta dopo (R20).{ $hen ->
    [yes] {" "}Senza porzioni si può avere solo la chioccia.
   *[no] {""}
  }
R22 = Dado d’oro: prima del tuo primo lancio del turno decidi se lanciarlo come dado in più. In quel caso è un dado come gli altri finché non lo metti da parte, e quello che mostra conta allo stesso modo{ $golden_one ->
    [yes] , anche per il Doppio 1
   *[no] {""}
  }.
R23 = Donnola: una volta per turno, dopo un lancio e prima di mettere da parte dei dadi, puoi rilanciare tutti quei dadi, anche dopo un lancio a vuoto. Puoi anche accettare di sballare.
R24 = Verme in scatola: se il tuo turno finisce senza un verme tra i dadi messi da parte, conta da solo come un verme (vale { $worm }), che tu lo voglia o no, per ogni porzione che puoi prendere o rubare{ $exact_count ->
    [0] {""}
   *[other] , anche per { $exact }
  }. Se tra i dadi messi da parte c’è anche un solo verme, non conta. Da un lancio a vuoto non ti salva.
R25 = Mela: tre vermi alla fine per la persona che ce l’ha.
R26 = Chioccia: chi ruberebbe la porzione che lei protegge riceve invece la chioccia, e la porzione resta dov’è. È un turno riuscito: non torna niente, non si gira niente e non si prende una porzione inferiore.{ $exact_count ->
    [0] {""}
   *[other] {" "}Su { $exact } la chioccia è irraggiungibile (R13).
  }
R27 = Se sballi e hai la chioccia e una porzione, torna sulla griglia solo la chioccia: nessuna porzione torna e nessuna viene girata. Senza porzioni te la tieni. Protegge sempre la porzione in cima alla tua pila, anche ogni nuova porzione.{ $bratworms ->
    [yes] {" "}Finché ce l’hai, nessuno può prenderti un vermarrosto, che tu abbia porzioni o no, e nemmeno la chioccia al suo posto.
   *[no] {""}
  }
R28 = Corvo: non è mai di nessuno. { $bratworms ->
    [yes] Se prendi la porzione su cui sta, ricevi subito un vermarrosto, se ce n’è uno da prendere (R16); poi il corvo si sposta (R20). Se la sua porzione viene girata, si sposta anche allora, ma nessuno riceve niente.
   *[no] Se la porzione su cui sta viene presa o girata, si sposta (R20).
  }
R29 = Tutto quello che precede vale anche qui. Ma al posto di R4, R6, R9 e R11 del gioco classico valgono le regole da R30 a R33; che cosa costa sballare lo dice R32.
R30 = Qui con un lancio a vuoto non sballi: il turno finisce come se avessi scelto di fermarti, e quello che hai messo da parte conta.
R31 = Prima la griglia: una porzione scoperta con esattamente il tuo totale. Solo se non c’è, rubi quel numero dalla cima della pila di un’altra persona (a tua scelta, se più persone ce l’hanno). Altrimenti prendi dalla griglia la porzione scoperta inferiore più vicina, e solo quella. Non puoi rinunciare.
R32 = Se non ottieni nessuna porzione, la porzione scoperta più alta della griglia viene girata a faccia in giù. Delle tue porzioni non ne perdi nessuna. Così la partita può anche finire.
R33 = Vince chi ha più vermi; si può anche vincere in più d’uno.
R34 = Di due porzioni uguali si prende quella a sinistra e si gira quella a destra; non c’è da scegliere.
O1 = Partita breve: la porzione scoperta più alta viene girata anche se è quella appena rimessa.
O2 = Scelta libera: invece di rubare{ $hen ->
    [yes] {" "}(o di ricevere la chioccia)
   *[no] {""}
  } puoi prendere dalla griglia la porzione scoperta inferiore più vicina, se ce n’è una.
O3 = Comincia un posto diverso dal primo, per sorteggio o di comune accordo.
