# Viele Protokolle auf einmal.

folder-heading = { $count ->
    [one] 1 Protokoll ausgewertet.
   *[other] { $count } Protokolle ausgewertet.
}
folder-record = Protokoll
folder-open = { $file } (nicht zu Ende)
folder-players = Alle Partien von jemandem, im Durchschnitt je Partie
folder-games = Partien
folder-level = { $level ->
    [10] { $who } spielt wie der Champion (Stufe { $low } oder besser), nach den Partien von { $edition } zu { $players }.
   *[other] { $who } spielt wie Stufe { $level } (zwischen { $low } und { $high }), nach den Partien von { $edition } zu { $players }.
}
folder-skipped = Übersprungen: { $file }: { $reason }
