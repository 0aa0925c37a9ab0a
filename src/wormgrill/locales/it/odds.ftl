# Le probabilità di un turno: tabelle e grafici.

cmd-odds = le probabilità esatte di un turno, per un’edizione e i suoi specialisti o per una posizione

odds-arg-golden-die = con il dado d’oro in mano (si possono avere più specialisti insieme: e se?)
odds-arg-weasel = con la donnola in mano
odds-arg-canned-worm = con il verme in scatola in mano
odds-arg-position = le probabilità in questa posizione, invece di EDITION: un file con una posizione in JSON, una posizione in una riga o una partita salvata; - legge lo standard input
odds-arg-plot = disegnare un grafico in questo file: FILE.png o FILE.svg
odds-arg-deep = con --position: calcolare anche il turno seguente, per stimare meglio chi vince
odds-arg-json = stampare JSON, ogni cifra per intero

odds-what = Quale edizione? Per esempio: wormgrill odds classic. O una posizione: wormgrill odds --position FILE.
odds-position-alone = Con --position la posizione dice tutto: togli { $given }.
odds-deep-position = --deep guarda un turno più avanti da una posizione: nominane una con --position.
odds-no-specialist = { $edition } non ha lo specialista «{ $specialist }»: togli --{ $flag }.
odds-over = Questa partita è finita: non c’è più niente da lanciare.
odds-no-position = non è una posizione: né JSON, né una riga di testo, né una partita salvata.
odds-not-json = non è un oggetto JSON.
odds-plot-format = { $file }: un grafico è un file .png o .svg.
odds-needs-matplotlib = I grafici hanno bisogno di matplotlib: { $command }
odds-plotted = Il grafico: { $file }

odds-title = { $edition }: le probabilità di un turno
odds-title-hand = { $edition }, in mano { $hand }: le probabilità di un turno
odds-title-position = { $edition }: le probabilità del turno di { $name } da qui in poi
odds-the-specialist = { $specialist }
odds-explained = La probabilità più grande di fermarsi con quel totale e un verme, giocando ogni volta nel modo migliore per riuscirci.
odds-exact = { $tiles }: si prende solo con esattamente quel totale (R13).
odds-first-turn = Un primo turno porta in media al massimo { $worms } vermi.
odds-rest-of-turn = Giocando al meglio, il punteggio di { $name } cambia in media di { $worms } vermi.

odds-rolled = Lanciati: { $dice }
odds-rolled-golden = Lanciati: { $dice }, dado d’oro: { $golden }
odds-rolled-golden-alone = Lanciato: dado d’oro: { $golden }
odds-in-the-air = In aria: { $dice }
odds-in-the-air-golden = In aria: { $dice } e il dado d’oro
odds-holds = In mano: { $specialist }

odds-tile = Porzione
odds-worms = Vermi
odds-at-least = Almeno
odds-exactly = Esattamente
odds-where = Dove si trova
odds-on-grill = griglia
odds-on-grill-with = griglia, con { $specialist }
odds-face-down = girata
odds-on-top = { $name }, in cima
odds-covered = { $name }, coperta

odds-actions = Che cosa si può decidere, il meglio per primo
odds-worms-explained = Vermi: come cambia in media il punteggio. Successo: la probabilità di avere una porzione o la chioccia. Valore: i propri vermi meno quelli degli altri in media, dopo il turno.
odds-win-explained = Vermi: come cambia in media il punteggio. Successo: la probabilità di avere una porzione o la chioccia. Vittoria: la probabilità di vincere la partita.
odds-success = Successo
odds-worth = Valore
odds-win = Vittoria
odds-action = Decisione

odds-endings = Come finirà il turno, il più probabile per primo
odds-chance = Probabilità
odds-ending = Fine
odds-other-ends = Altri finali, in tutto { $count }

odds-hardly = <{ $percent }
odds-almost = >{ $percent }
odds-plain = { NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-more = +{ NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-less = −{ NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }

odds-chart-at-least = almeno questo totale
odds-chart-exactly = esattamente questo totale
odds-chart-tiles = Totale (numero della porzione)
odds-chart-title-position = { $edition }: come finirà il turno di { $name }
