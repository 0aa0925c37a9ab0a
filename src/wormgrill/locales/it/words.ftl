# Che cosa fanno le azioni, come finiscono i turni, quanto costa sballare: detto una volta.

do-roll = Lanciare
do-roll-golden = Lanciare con il dado d’oro
do-roll-white = Lanciare senza il dado d’oro
do-roll-on = Rilanciare
do-keep = Mettere da parte { $count } × { $face } (totale { $total })
do-stop = Fermarsi
do-weasel = Rilanciare questi dadi (donnola)
do-fail = Accettare il lancio a vuoto
do-rob = Prendere un vermarrosto da { $name }
do-return = Restituire: { $specialist }
do-pinch = Rubare la porzione { $tile } dalla pila di { $name }
do-pinch-hen = Prendere la chioccia di { $name }
do-take = Prendere la porzione { $tile } dalla griglia
do-and-ends = { $do }: { $ends }

ends-grill = prende la porzione { $tile }
ends-steal = ruba la porzione { $tile } di { $names }
ends-hen = riceve la chioccia da { $name }
ends-or = { $ends }, o prende la porzione { $tile }
ends-last = { $ends }; è l’ultima porzione, la partita finisce
ends-fails = sballa
ends-fails-no-worm = sballa, nessun verme messo da parte (R5)
ends-fails-nothing = sballa, nessuna porzione per { $total } ({ $rule })
ends-fails-dead-roll = sballa, un lancio a vuoto (R4)
ends-costs = { $ends }: { $costs }

end-grill = porzione { $tile }
end-steal = { $tile } da { $names }
end-hen = la chioccia di { $name }
end-fails = niente

costs-tile = la porzione { $tile } torna sulla griglia
costs-specialist = { $specialist } torna sulla griglia
costs-turned = la porzione { $tile } viene girata
costs-nothing = non c’è niente da perdere

why-best = La scelta successiva vince { $games } partite in meno su 100.
why-even = Qui due scelte valgono più o meno lo stesso.
chances-exact = Le probabilità di vincere sono esatte, non una stima: questo gioco è risolto.
chances-further = Un turno più avanti: anche il turno seguente è calcolato.
why-brings = { $deed }: { $facts }.
why-chances = { $success } di vincere qualcosa in questo turno, { $worms } vermi in media
why-then = { $chance } di vincere la partita
why-risk = Se si sballa: { $costs }.
