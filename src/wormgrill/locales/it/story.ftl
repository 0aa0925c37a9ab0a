# Che cosa è successo, una frase per ogni evento.

rolled = { $name } lancia: { $dice }.
rolled-golden = { $name } lancia: { $dice }, e con il dado d’oro: { $golden }.
rolled-golden-alone = { $name } lancia il dado d’oro: { $golden }.
rolled-dead = Solo simboli già messi da parte.
kept = { $name } mette da parte { $dice } × { $face }: finora { $total }{ $canned }.
with-canned = {" "}con il verme in scatola
kept-golden = { $dice ->
    [one] { $name } mette da parte il dado d’oro ({ $face }): finora { $total }.
   *[other] { $name } mette da parte { $dice } × { $face }, compreso il dado d’oro: finora { $total }.
}
rerolled = { $name } chiama la donnola e rilancia gli stessi dadi.
bratworm-double-one = Doppio 1! { $name } prende un vermarrosto dalla scorta.
bratworm-double-one-robbed = Doppio 1! { $name } prende un vermarrosto da { $victim }.
bratworm-raven = Grazie al corvo, { $name } riceve un vermarrosto dalla scorta.
bratworm-raven-robbed = Grazie al corvo, { $name } prende un vermarrosto da { $victim }.
took = { $name } prende la porzione { $tile } ({ $worms }) dalla griglia.
stole = { $name } ruba la porzione { $tile } ({ $worms }) dalla pila di { $victim }!
hen-taken = La chioccia di { $victim } protegge la porzione { $tile }: { $name } riceve invece la chioccia.
specialist-to-player = { $name } riceve anche lo specialista: { $specialist }.
specialist-to-tile = Sulla porzione { $tile } ora c’è: { $specialist }.
specialist-out = Nessuna porzione è libera. Fuori dal gioco: { $specialist }.
specialist-put-back = { $name } restituisce uno specialista: { $specialist }.
failed-dead-roll = Lancio a vuoto: { $name } sballa.
failed-no-worm = Nessun verme messo da parte: { $name } sballa.
failed-nothing = Nessuna porzione per questo totale: { $name } sballa.
returned = { $name } rimette la porzione { $tile } sulla griglia.
turned = La porzione { $tile } viene girata a faccia in giù.
game-over = Sulla griglia non ci sono più porzioni scoperte: la partita è finita.

place = { $place }. { $name }: { $worms }
place-details = { $place }. { $name }: { $worms } ({ $details })
detail-tiles = pila { $tiles }
detail-apple = la mela per { $worms }
winner = Vince { $names }.
winners = Vincono insieme { $names }.
tie-broken = Stesso numero di vermi: decide la singola porzione più alta, la { $tile } di { $name } (R11).
tie-shared = Stesso numero di vermi, e nessuna porzione fa la differenza: la vittoria è condivisa (R11).
tie-junior = Stesso numero di vermi: in questa edizione si può vincere in più d’uno (R33).
