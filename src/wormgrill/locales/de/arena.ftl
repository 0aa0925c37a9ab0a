# Turniere zwischen Bots.

cmd-arena = Bots gegeneinander spielen lassen, jeden auf jedem Platz, und sagen, wie gut sie sind
arena-arg-bots = der Name eines Bots, „py:MODUL:KLASSE“ für einen eigenen in Python oder „cmd: PROGRAMM …“ für ein Programm, das das Engine-Protokoll spricht
arena-arg-games = wie viele Spiele, aufgerundet, damit alle gleich oft auf jedem Platz sitzen (sonst %(default)s)
arena-arg-players = wie viele Plätze (sonst so viele wie Bots); sind es mehr, kommen die Bots mehrmals dran
arena-arg-seed = eine ganze Zahl: derselbe Startwert gibt dasselbe Ergebnis, wie viele Prozesse auch rechnen
arena-arg-time = Sekunden, die ein Bot für eine Entscheidung hat (Programme sonst zehn, andere beliebig viel); wer länger braucht, gibt das Spiel auf
arena-arg-game = nur dieses eine Spiel des Turniers mit diesem --seed spielen und sein Protokoll ausgeben
arena-arg-json = das Ergebnis als JSON ausgeben
arena-arg-save = das Protokoll jedes Spiels in diesem Ordner ablegen, der leer oder neu sein muss

arena-heading = { $edition }: { $games } { $games ->
    [one] Spiel
   *[other] Spiele
} zu { $players } Plätzen, Startwert { $seed }.
arena-heading-options = { $edition } ({ $options }): { $games } { $games ->
    [one] Spiel
   *[other] Spiele
} zu { $players } Plätzen, Startwert { $seed }.
arena-bot = Bot
arena-seat = Platz
arena-games = Spiele
arena-wins = Siege
arena-rate = Siegquote
arena-interval = 95-%-Intervall
arena-worms = Würmer
arena-place = Rang
arena-forfeits = aufgegeben
arena-first-seat = { $seat } (fängt an)
arena-other-seat = { $seat }
arena-count = { NUMBER($value, maximumFractionDigits: 1) }
arena-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-from-to = { $low } bis { $high }
arena-turns = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge je Spiel.
arena-speed = { NUMBER($rate, maximumFractionDigits: 1) } Spiele pro Sekunde: { NUMBER($seconds, maximumFractionDigits: 1) } Sekunden mit { $workers ->
    [one] 1 Prozess
   *[other] { $workers } Prozessen
}.
arena-forfeited = { $bot } hat { $forfeits ->
    [one] ein Spiel
   *[other] { $forfeits } Spiele
} aufgegeben, zuerst Spiel { $game }:
arena-forfeit-why = { $told } ({ $fault })
arena-forfeit-position = Stellung: { $position }
arena-forfeit-again = Um es noch einmal zu sehen: { $command }
arena-progress = [{ $bar }] { $done } von { $games } Spielen, { NUMBER($rate, maximumFractionDigits: 0) } pro Sekunde

arena-stopped = Angehalten: { $done } von { $games } Spielen waren zu Ende.
arena-stuck = Ein Spiel von { $bots } (Startwert { $seed }) war nach { $steps } Schritten nicht zu Ende: Vielleicht werden diese Bots nie fertig.
arena-worker-lost = Ein Prozess ist unerwartet zu Ende gegangen, vielleicht fehlte Speicher. Versuch es mit weniger --workers.
arena-at-least-one = { $option } ist mindestens 1.
arena-time-above-zero = --time-per-move ist eine Zahl von Sekunden über 0.
arena-game-alone = --game spielt ein Spiel in diesem Prozess: Lass { $option } weg.
arena-game-without-seed = --game braucht den --seed seines Turniers.
arena-one-bot = { $bot } braucht jemanden zum Spielen: Nenn einen zweiten Bot oder sag --players 2, dann spielt er gegen sich selbst.
arena-too-many-bots = { $bots } Bots passen nicht auf { $players } Plätze: Lass --players weg oder nenn weniger.
arena-folder-not-empty = { $folder }: In diesem Ordner liegt schon etwas. Nenn einen neuen.
