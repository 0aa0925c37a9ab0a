# Plusieurs parties enregistrées à la fois.

folder-heading = { $count ->
    [one] { $count } partie analysée.
   *[other] { $count } parties analysées.
}
folder-record = Fichier
folder-open = { $file } (inachevée)
folder-players = Toutes les parties de chacun, en moyenne par partie
folder-games = Parties
folder-skipped = Ignoré : { $file } : { $reason }
