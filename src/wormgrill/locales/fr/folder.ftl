# Plusieurs parties enregistrées à la fois.

folder-heading = { $count ->
    [one] { $count } partie analysée.
   *[other] { $count } parties analysées.
}
folder-record = Fichier
folder-open = { $file } (inachevée)
folder-players = Toutes les parties de chacun, en moyenne par partie
folder-games = Parties
folder-level = { $level ->
    [10] { $who } joue comme le champion (niveau { $low } au moins), d’après les parties de { $edition } à { $players }.
   *[other] { $who } joue comme le niveau { $level } (entre { $low } et { $high }), d’après les parties de { $edition } à { $players }.
}
folder-skipped = Ignoré : { $file } : { $reason }
