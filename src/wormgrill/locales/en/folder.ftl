# Many records reviewed at once.

folder-heading = { $count ->
    [one] 1 record reviewed.
   *[other] { $count } records reviewed.
}
folder-record = Record
folder-open = { $file } (not over)
folder-players = All games of a player, on average per game
folder-games = Games
folder-skipped = Skipped: { $file }: { $reason }
