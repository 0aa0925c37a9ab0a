problem-no-party = Dieses Turnier gibt es nicht. Schau dir den Link oder den Code noch einmal an; vielleicht hat die Gastgeberin oder der Gastgeber es gelöscht.
problem-not-host = Das kann nur, wer das Turnier leitet.
problem-not-joined = Unter dieser Nummer macht niemand mit.
problem-party-full = Dieses Turnier ist voll. Du kannst zuschauen.
problem-party-over = Dieses Turnier ist zu Ende.
problem-round-on = An einigen Tischen dieser Runde wird noch gespielt. Warte auf sie, oder gib die Plätze der Fehlenden an Bots.
problem-round-gone = Diese Runde ist nicht mehr an der Reihe. Schau, wie es jetzt steht.
problem-too-few-guests = Für einen Tisch seid ihr zu wenige. Lade noch jemanden ein.
problem-already-rolled = Es hat schon jemand gewürfelt, darum bleibt diese Auslosung.
problem-too-many-parties = Du hast viele Turniere, die noch nicht zu Ende sind. Beende oder lösche einige davon.

web-party-new = Ein Turnier für den Abend
web-party-what = Alle machen über Link oder Code mit, mit dem eigenen Handy. In jeder Runde sitzen zusammen, die ungefähr gleich viele Punkte haben, und niemand trifft sich wieder, wenn es sich vermeiden lässt.
web-party-title = Turnier: { $edition }
web-party-evening = Der Abend
web-party-plays = Ich spiele mit
web-party-edition = Welches Spiel
web-party-rounds = Wie lange
web-party-open-end = bis ich es beende
web-party-each-table = An jedem Tisch
web-party-size = Plätze
web-party-fill = Wenn es nicht aufgeht
web-party-fill-bots = füllen Bots auf
web-party-fill-none = sind Tische um einen Platz kleiner
web-party-pace-how = Mit Uhr wartet niemand auf jemanden, der weg ist: Ein Bot spielt so lange weiter.
web-party-make = Turnier eröffnen
web-party-round = Runde { $round }
web-party-round-of = Runde { $round } von { $rounds }
web-party-break = Pause
web-party-big = Großer Bildschirm
web-party-your-table = Zu deinem Tisch
web-party-ready = Dein Tisch ist bereit
web-party-next = Zu deinem nächsten Tisch
web-party-link = Zurück zum Turnier
web-party-invited = Du bist eingeladen! Sag, wer du bist, und ab der nächsten Runde bist du dabei.
web-party-wait-first = Du bist dabei. Die erste Runde beginnt bald.
web-party-wait-round = Die anderen spielen noch. Schau ihnen zu, oder sieh dir den Stand an.
web-party-wait-next = Die nächste Runde beginnt bald. Hier steht dann dein Tisch.
web-party-wait-break = Gerade ist Pause.
web-party-wait-last = An den letzten Tischen wird noch gespielt.
web-party-away = Du setzt aus. Was du gewonnen hast, bleibt dir.
web-party-back = Ich bin wieder da
web-party-leave = Aussetzen
web-party-leave-how = Wer aussetzt, wird nicht ausgelost; am Tisch spielt ein Bot weiter. Zurückkommen geht jederzeit.
web-party-is-away = setzt aus
web-party-host = Leitung
web-party-hosting = Du leitest dieses Turnier
web-party-start = Runde { $round } starten
web-party-undo = Auslosung zurücknehmen
web-party-undo-how = Solange niemand gewürfelt hat.
web-party-pause = Pause machen
web-party-resume = Weiter geht’s
web-party-end = Turnier beenden
web-party-end-how = Es beginnt keine Runde mehr. Tische, an denen noch gespielt wird, zählen noch.
web-party-delete = Turnier löschen
web-party-delete-how = Namen, Auslosungen und Stand werden für alle gelöscht. Die Spiele bleiben bei denen, die sie gespielt haben.
web-party-standings = Stand
web-party-final = Endstand
web-party-place = Platz
web-party-points = Punkte
web-party-worms = Würmer
web-party-wins = Tischsiege
web-party-played = Tische
web-party-how = An jedem Tisch bekommt der erste Platz 12 Punkte, der letzte keinen, die anderen gleichmäßig dazwischen; gleiche Plätze teilen. Bei gleichen Punkten entscheiden die Würmer, dann die Tischsiege.
web-party-luck = Ohne das Würfelglück
web-party-won = Gewonnen
web-party-even = Gleicher Anteil
web-party-by-play = Durch Können
web-party-luck-how = Gewonnene Tische, weniger einen gleichen Anteil, weniger das, was die Würfel laut Analyse jedes Spiels gebracht haben.
web-party-table = Tisch { $number }
web-party-table-playing = wird gespielt
web-party-table-over = zu Ende
web-party-table-abandoned = aufgegeben
web-party-bot = ein Bot
web-party-gone = jemand, der gegangen ist
web-about-party = Ein Turnier sieht, wer den Link hat: die Namen der Mitspielenden, ihre Tische, Ergebnisse und ihr Würfelglück. Wer es leitet, kann es löschen; sonst verschwindet es nach neunzig Tagen.
web-party-before = { $count ->
    [one] Bisher ein Gast
   *[other] Bisher { $count } Gäste
}
web-party-rounds-count = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
web-party-guests = { $count ->
    [one] Ein Gast
   *[other] { $count } Gäste
}
web-party-left = { $count ->
    [one] An einem Tisch wird noch gespielt.
   *[other] An { $count } Tischen wird noch gespielt.
}
web-party-luck-coming = { $count ->
    [one] Das Glück an einem Tisch wird noch gezählt.
   *[other] Das Glück an { $count } Tischen wird noch gezählt.
}
web-party-over = Das Turnier ist zu Ende
web-party-winner = { $count ->
    [one] { $names } gewinnt das Turnier!
   *[other] { $names } teilen sich den Sieg!
}
