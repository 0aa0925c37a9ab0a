# Molte partite registrate in una volta.

folder-heading = { $count ->
    [one] 1 partita analizzata.
   *[other] { $count } partite analizzate.
}
folder-record = File
folder-open = { $file } (non finita)
folder-players = Tutte le partite di ciascuno, in media per partita
folder-games = Partite
folder-level = { $level ->
    [10] { $who } gioca come il campione (livello { $low } o meglio), secondo le partite di { $edition } in { $players }.
   *[other] { $who } gioca come il livello { $level } (tra { $low } e { $high }), secondo le partite di { $edition } in { $players }.
}
folder-skipped = Saltato: { $file }: { $reason }
