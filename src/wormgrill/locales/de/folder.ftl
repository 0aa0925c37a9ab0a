# Viele Protokolle auf einmal.

folder-heading = { $count ->
    [one] 1 Protokoll ausgewertet.
   *[other] { $count } Protokolle ausgewertet.
}
folder-record = Protokoll
folder-open = { $file } (nicht zu Ende)
folder-players = Alle Partien von jemandem, im Durchschnitt je Partie
folder-games = Partien
folder-skipped = Übersprungen: { $file }: { $reason }
