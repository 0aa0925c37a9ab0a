# Che cosa non viene accettato, e perché. In inglese lo dice il programma stesso.

refused-because = { $general } (In inglese: { $reason })
refused-bad-request = Così non si può leggere.
refused-bad-position = Nessuna partita arriva a questa posizione.
refused-bot-trouble = Un bot non può giocare.
refused-bot-failed = Un bot ha sbagliato.
refused-no-champion = Nessuno ha ancora imparato questa edizione.
refused-bad-setting = Il server non si può impostare così.
refused-other = Così non va.

refusal-record = riga { $line }, colonna { $column }: { $reason }
refusal-record-title = Una partita salvata comincia con «{ $title }».
refusal-record-header = Qui deve esserci { $known } o { $last }.
refusal-record-twice = «{ $key }» c’è due volte.
refusal-record-edition = Manca la riga «Edition: …».
refusal-record-over = La partita è già finita.
refusal-record-open = Il turno precedente non è finito.
refusal-record-goes-on = La partita non è ancora finita.
refusal-record-result = La partita finisce così: { $true }
refusal-record-turn = Qui va «{ $label } …».
refusal-record-behind = Prima di «{ $text }» il turno è già finito.
refusal-record-turn-on = Il turno non è ancora finito.
refusal-record-outcome = Il turno finisce così: { $true }
refusal-record-roll = Un lancio si scrive così: [1 2 worm], con il dado d’oro [1 2 worm + 1].
refusal-record-start = La partita non comincia dall’inizio.
refusal-record-long = La partita è troppo lunga.
refusal-edition = «{ $key }» non è un’edizione. Ci sono: { $known }.
refusal-bot = «{ $bot }» non è un bot. Ci sono: { $known }.
refusal-level = «{ $bot }» non è un livello: da { $low } a { $high }, con un decimale al massimo, come { $like }.
refusal-players = { $edition } si gioca da { $least } a { $most }, non in { $count }.
refusal-first = Il posto { $seat } non c’è; i posti si contano da 0.
refusal-name-twice = «{ $who }» c’è due volte (players[{ $place }]); i nomi devono essere diversi.
refusal-name-length = Un nome ha da 1 a { $most } caratteri ({ $where }).
refusal-name-unseen = Un nome ha una lettera, una cifra o un segno che si vede ({ $where }).
refusal-name-characters = Un nome non ha caratteri di controllo né di direzione ({ $where }).
refusal-action = «{ $action }» ora non è possibile. Possibile: { $possible }.
refusal-nothing-to-decide = «{ $action }» non è possibile: ora non c’è niente da decidere.
refusal-no-dice = Non ci sono dadi in aria.
refusal-white-face = «{ $face }» non è su nessuno dei dadi bianchi: mostrano { $faces }.
refusal-white-dice = Dadi bianchi in aria: { $expected }, non { $count }.
refusal-no-golden = Il dado d’oro non è in aria.
refusal-golden-missing = Anche il dado d’oro è in aria: manca che cosa mostra.
refusal-golden-face = «{ $face }» non è sul dado d’oro: mostra { $faces }.
refusal-too-many-dice = I dadi sono troppi per calcolare esattamente un turno.
refusal-not-a-command = «{ $command }» non è un comando: { $reason }.
refusal-no-program = Dopo «cmd:» viene il programma da interrogare.
refusal-program-start = «{ $command }» non parte: { $reason }.
refusal-bot-late = Il bot «{ $bot }» non ha scelto entro { $seconds } secondi.
refusal-bot-raises = Il bot «{ $bot }» si interrompe: { $reason }.
refusal-bot-illegal = Il bot «{ $bot }» vuole fare ciò che non può. (In inglese: { $reason })
refusal-no-receipt = Questa partita non ha una ricevuta dei suoi dadi.
refusal-seed-secret = Il seme è ancora segreto; sarà svelato alla fine { $what ->
    [day] della giornata
   *[other] della partita
}.
refusal-other-seed = Non è il seme promesso: la sua impronta è { $found }, non { $promised }.
refusal-table-name = Secondo il seme il tavolo si chiama { $due }, non { $table }.
refusal-keys = I lanci sono { $rolls }, ma le chiavi { $keys }.
refusal-bot-key = Il lancio { $number } (turno { $turn }, { $who }) ha la chiave { $key }, ma quella di un bot lì è { $due }.
refusal-other-roll = Il lancio { $number } (turno { $turn }, { $who }) è scritto { $told }, ma il seme dà { $due }.
refusal-other-release = Questa serie l’ha fatta Wormgrill { $release }: verificala con quella versione.
refusal-other-position = La posizione { $number } non è quella che dà il seme.
refusal-positions = Le posizioni devono essere { $count }.
