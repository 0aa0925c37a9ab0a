# Chiamate: «tocca a te», sullo schermo bloccato e dove si attivano.

call-turn = Tocca a te
call-reminder = Tocca a te: il tuo tempo sta per finire
call-table = { $edition }, in { $players }
call-custom-edition = Un gioco vostro

web-call = Chiamami
web-call-what = Quando tocca a te e non sei al tavolo, questo dispositivo dice «Tocca a te»: una volta per turno e, dove hai giorni per decidere, ancora una prima che finiscano.
web-call-turn-on = Chiamami a tutti i miei tavoli
web-call-turn-on-here = Chiamami a questo tavolo
web-call-turn-off = Non chiamare più questo dispositivo
web-call-on = Questo dispositivo viene chiamato.
web-call-back = Al tavolo
web-call-here = A questo tavolo
web-call-everywhere = A tutti i miei tavoli
web-call-single = I singoli tavoli si attivano al tavolo.
web-call-blocked = Il tuo browser non permette a questa pagina di avvisarti. Consenti le notifiche nelle impostazioni della pagina (accanto all’indirizzo), poi torna qui.
web-call-unsupported = Questo browser non si può chiamare. Un altro, o uno più recente, sì.
web-call-insecure = Solo le pagine sicure possono chiamare un browser. Chiedi a chi gestisce questo server un indirizzo con https.
web-call-install = Su iPhone e iPad metti prima questa pagina nella schermata Home: Condividi, poi «Aggiungi alla schermata Home». Aprila da lì e torna qui.
web-call-no-service = Il servizio di notifiche del tuo browser non risponde. Riprova più tardi, o in un altro browser.
web-call-devices = Gli altri tuoi dispositivi
web-call-since = chiamato dal { $day }
web-call-remove = Non più
web-call-privacy = Per questo il server conserva un indirizzo che chi fa il tuo browser dà a questo dispositivo, e il messaggio passa da loro: cifrato, senza nomi, solo l’edizione e in quanti giocate. Se disattivi, l’indirizzo viene cancellato.
web-call-webhook = Dove hai attivato le chiamate, anche chi gestisce questo server viene a sapere che tocca a te, con un servizio suo. Lì sei il numero { $number }.
web-about-calls = Un’eccezione la scegli tu: se ti fai chiamare quando tocca a te, il server conserva dove chiamare i tuoi dispositivi, e chi fa il tuo browser inoltra un messaggio sigillato.
web-left-days = { $count ->
    [one] ancora un giorno
   *[other] ancora { $count } giorni
}
web-left-hours = { $count ->
    [one] ancora un’ora
   *[other] ancora { $count } ore
}
web-left-minutes = { $count ->
    [one] ancora un minuto
   *[other] ancora { $count } minuti
}
