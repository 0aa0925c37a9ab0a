# Molte partite registrate in una volta.

folder-heading = { $count ->
    [one] 1 partita analizzata.
   *[other] { $count } partite analizzate.
}
folder-record = File
folder-open = { $file } (non finita)
folder-players = Tutte le partite di ciascuno, in media per partita
folder-games = Partite
folder-skipped = Saltato: { $file }: { $reason }
