# Il gioco in testo semplice, nel terminale.

welcome = { $title }. { $special }.
welcome-custom = { $title }.
playing = Giocano: { $names }.
agreed = D’accordo: { $options }.
dice-computer = I dadi li lancia il computer.
dice-seeded = I dadi li lancia il computer, dal seme { $seed }.
dice-verified = I dadi li lancia il computer, da un numero segreto ormai fissato. La sua impronta, da confrontare alla fine: { $commitment }
contribution-prompt = Qualcosa di vostro da mescolarci, lettere e cifre [niente]:{" "}
contribution-bad = Da 1 a 64 lettere (senza accenti), cifre, - e _, per favore; o premi solo Invio.
dice-typed = Lanciate dadi veri sul tavolo e scrivete che cosa mostrano.
how-to = Scrivi quello che sta davanti a una scelta e premi Invio. Scrivi ? per l’aiuto, «regole» per le regole, h per le probabilità.
goes-on = La partita riprende dove si era fermata, dal turno { $turn }.

turn-heading = --- Turno { $turn }: { $name } ---
grill = Griglia
grill-row = { $worms }: { $tiles }
on-tile = { $tile } ({ $specialist })
turned-down = { $tile } (girata)
players = A tavola
player-none = { $name }: { $worms }, nessuna porzione
player-stack = { $name }: { $worms }, in cima la porzione { $top } di { $tiles }
supply = Vermarrosti nella scorta: { $count }
out-of-game = Fuori dal gioco: { $specialists }
aside = Da parte: { $dice } = { $total }
aside-canned = Da parte: { $dice } e il verme in scatola = { $total }

choice = { $label }) { $text }
ask-keep = Che cosa metti da parte?
ask-dead = Un lancio a vuoto. E adesso?
ask-roll = Si comincia?
ask-after = Rilanciare o fermarsi?
ask-rob = La scorta è vuota. Di chi è il vermarrosto?
ask-return = Nessuno tiene due specialisti. Quale torna sulla griglia?
ask-pinch = Quale porzione?


prompt = { $name }>{" "}
ask-dice = { $name }, lancia { $count ->
    [one] 1 dado e scrivi che cosa mostra
   *[other] { $count } dadi e scrivi che cosa mostrano
  }, per esempio { $example }
no-hint-now = Le probabilità arrivano quando c’è da scegliere. Prima scrivi i dadi.
ask-golden = E il dado d’oro? ({ $faces })
ask-golden-only = { $name }, lancia il dado d’oro e scrivi che cosa mostra ({ $faces })

not-a-choice = «{ $given }» non è una delle scelte. Scrivi { $labels }, o ? per l’aiuto.
no-choice-given = Scrivi { $labels }, o ? per l’aiuto.
only-choice = «{ $given }» qui non è una scelta. Scrivi { $labels }, o premi solo Invio, o ? per l’aiuto.
bad-face = «{ $given }» non è su nessuno di questi dadi. Mostrano { $faces }.
unclear-face = «{ $given }» può essere { $faces }: scrivine di più.
wrong-count = Hai scritto { $given }, ma { $expected } da scrivere.
to-be-typed = { $count ->
    [one] c’è 1 dado
   *[other] ci sono { $count } dadi
}
nothing-to-undo = Non c’è niente da riprendere: un lancio resta, e anche quello che gli altri hanno visto.
undone = Ripreso.
undo-hint = (Non volevi? u lo riprende.)

help =
    Quello che sta davanti a una scelta, poi Invio: è scelta. Vanno bene anche le parole: verme, rilanciare, fermarsi, o solo l’inizio.
    h  mostra le probabilità di ogni scelta e la migliore (o: consiglio)
    hh  lo stesso, un turno più avanti: ci vuole di più, sbaglia di meno (o: consiglio avanti)
    t  mostra di nuovo il tavolo e i dadi (o: tavolo)
    u  riprende quello che hai appena messo da parte, fino al prossimo lancio (o: annulla)
    regole  stampa le regole di questa edizione
    q  salva ed esce, anche Ctrl-C (o: esci)
    ?  mostra questo aiuto (o: aiuto)

type-help = aiuto
type-table = tavolo
type-hint = consiglio
type-further = consiglio avanti
type-undo = annulla
type-rules = regole
type-leave = esci

which-edition = Quale gioco?
edition-choice = { $number }) { $title }: { $special }
edition-prompt = Numero [1]:{" "}
bad-edition-choice = Scrivi un numero da 1 a { $most }, per favore.
who-plays = { $most ->
    [one] Chi gioca? Scrivi il tuo nome.
   *[other] Chi gioca? Fino a { $most } nomi, separati da virgole, nell’ordine in cui sedete. Un nome solo gioca contro un bot.
}
names-prompt = Nomi [{ $default }]:{" "}
default-name = Giocatore { $number }

not-begun = Non si è giocato niente, perciò niente è salvato.
saved = La partita è salvata in { $file }
resume-with = Per continuare: { $command }
then-replay = Per rileggere la partita: { $command }
then-review = È stata fortuna? { $command }
then-verify = I dadi erano come promesso? { $command }
not-saved = Non è stato possibile salvare la partita in { $file }: { $reason }
not-saved-print = Non è stato possibile salvare la partita. Per conservarla, copia queste righe in un file e continua con: wormgrill play --resume FILE
nothing-to-resume = Non c’è una partita non finita da continuare. Cominciane una: wormgrill play
already-over = Questa partita è finita. wormgrill replay { $file } racconta com’è andata.
