# Many records reviewed at once.

folder-heading = { $count ->
    [one] 1 record reviewed.
   *[other] { $count } records reviewed.
}
folder-record = Record
folder-open = { $file } (not over)
folder-players = All games of a player, on average per game
folder-games = Games
folder-level = { $level ->
    [10] { $who } plays like the champion (level { $low } or better), by games of { $edition } with { $players } players.
   *[other] { $who } plays like level { $level } (between { $low } and { $high }), by games of { $edition } with { $players } players.
}
folder-skipped = Skipped: { $file }: { $reason }
