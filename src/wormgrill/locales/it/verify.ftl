# Verificare i dadi di una partita salvata.

cmd-verify = ricalcolare i dadi di una partita salvata e dire se sono come promesso
verify-arg-record = il file della partita, con la sua ricevuta e il seme svelato; o la ricevuta di una griglia del giorno

verify-holds = { $rolls ->
    [0] Non si è ancora lanciato niente; il seme è quello promesso.
    [one] L’unico lancio è quello che danno il seme promesso, il tavolo, la chiave e le aggiunte.
   *[other] Tutti i { $rolls } lanci sono quelli che danno il seme promesso, il tavolo, le chiavi e le aggiunte.
}
verify-day-holds = Tutte le { $positions } posizioni del { $day } sono quelle che dà il seme promesso: le partite, le decisioni e ogni cifra.
verify-table = Tavolo: { $table }
verify-commitment = Impronta: { $commitment }
verify-contributions = Aggiunte: { $count }
verify-no-resume = { $file }: i dadi di questa partita vengono dal suo tavolo e la sua ricevuta ne risponde; può continuare solo là.
