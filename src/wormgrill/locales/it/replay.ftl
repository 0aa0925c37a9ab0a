# Una partita rivista passo per passo, e qualsiasi posizione.

web-replay-title = Rivedere la partita
web-replay-what = Porta una partita registrata e guardala sul tavolo, passo per passo.
web-replay-go = Guardala
web-replay-controls = Scorrere la partita
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-speed = Velocità
web-replay-next-error = Prossimo errore
web-replay-slide = Passo per passo
web-replay-place = Turno { $turn }, passo { $step }
web-replay-turn = Turno { $turn } di { $count }
web-replay-better = Meglio: { $action }
web-replay-chances = Probabilità di vincere ora
web-replay-chair = Visto da
web-replay-nobody = tutti i lati
web-replay-keys = Tasti: ← e → un passo, Pag su e Pag giù un turno, Spazio avvia, E va al prossimo errore.
