# Die Seite mit den eigenen Spielen.

web-games = Meine Spiele
web-games-count = { $count ->
    [one] ein beendetes Spiel
   *[other] { $count } beendete Spiele
}
web-games-shown = { $count ->
    [0] kein Spiel
    [one] ein Spiel wird gezeigt
   *[other] { $count } Spiele werden gezeigt
}
web-games-filters = Unter den Spielen auswählen
web-games-which = Welche Spiele
web-games-state-all = Alle
web-games-state-running = Laufende
web-games-state-finished = Beendete
web-games-edition = Welche Ausgabe
web-games-every-edition = jede Ausgabe
web-games-rival = Mit wem
web-games-every-rival = mit allen
web-games-people = Menschen
web-games-bots = Bots
web-games-none = Noch keine Spiele
web-games-none-what = Was du spielst, steht von nun an hier: wie es ausging, wer dabei war und was Glück und was Können war.
web-games-none-fits = Zu dieser Auswahl passt kein Spiel.
web-games-show-all = Alle Spiele zeigen
web-games-play = Spielen
web-games-won = Gewonnen!
web-games-shared = Sieg geteilt
web-games-given-up = aufgegeben
web-games-one-screen = an einem Bildschirm
web-games-series = Spiel { $number } einer Serie
web-games-earlier = das Spiel davor
web-games-later = das nächste
web-games-ways = Mehr zu diesem Spiel: { $title }
web-games-replay = Noch einmal ansehen
web-games-more = Mehr zeigen

web-recovery = Wenn dieses Gerät verloren geht
web-recovery-how = Ein Wiederherstellungscode auf Papier bringt deinen Namen und alle deine Spiele auf ein neues Gerät. Druck ihn aus oder schreib ihn ab.
web-recovery-make = Wiederherstellungscode holen
web-recovery-there = Du hast einen Wiederherstellungscode vom { $day }. Er wird nicht noch einmal gezeigt.
web-recovery-renew = Neuen holen
web-recovery-renew-what = Der alte Zettel gilt dann nicht mehr.
web-recovery-revoke = Ungültig machen
web-recovery-paper = Wiederherstellungscode
web-recovery-of = Für { $name }, vom { $day }
web-recovery-use = Öffne auf einem neuen Gerät { $address } und gib diesen Code ein. Er gilt immer wieder, bis du einen neuen holst.
web-recovery-care = Wer diesen Zettel hat, kann als du spielen: Leg ihn dorthin, wo deine Schlüssel sind. Der Server kennt nur den Fingerabdruck des Codes und kann ihn nicht noch einmal zeigen.
web-recovery-days = Komm mindestens alle { $days } Tage vorbei: Wer länger wegbleibt, wird vergessen, und die Spiele auch.
web-recovery-print = Ausdrucken
web-recovery-done = Ich habe ihn auf Papier
web-recovery-leaves = Mit einem Code von anderswo gehört dieses Gerät jenem Gast. Was hier bisher gespielt wurde, bleibt dann zurück: Hol dafür zuerst einen Wiederherstellungscode.

web-devices = Deine Geräte
web-devices-how = Auf diesen kennt man dich, und wer eines in der Hand hat, kann als du spielen. Melde ab, was verloren oder verliehen ist.
web-devices-this = Dieses Gerät
web-devices-browser = Ein anderer Browser
web-devices-program = Ein Programm
web-devices-seen = seit { $made }, zuletzt gesehen { $seen }
web-devices-out = Abmelden …
web-devices-out-all = Alle anderen abmelden …
web-devices-out-title = { $count ->
    [one] Dieses abmelden?
   *[other] Diese { $count } abmelden?
}
web-devices-out-what = Damit spielt dort ab sofort niemand mehr als du. Dein Name, deine Spiele und deine anderen Geräte bleiben.
web-devices-out-here = Dieses Gerät vergisst dann, wer du bist. Zu deinen Spielen kommst du mit einem Code von einem anderen deiner Geräte zurück oder mit deinem Wiederherstellungscode; ohne beides nie mehr.
web-devices-out-yes = Abmelden
web-devices-out-no = So lassen
web-devices-gone = { $count ->
    [one] Es ist abgemeldet.
   *[other] { $count } sind abgemeldet.
}

web-games-keep = Deine Spiele gehören dir
web-games-save = Alle Spiele speichern
web-games-save-how = Ein Archiv mit einem Text je beendetem Spiel: zum Aufheben oder um sie anderswo durchzusehen.
web-games-delete = Meine Spiele löschen …
web-games-delete-title = Deine beendeten Spiele löschen?
web-games-delete-own = Was sonst niemand gespielt hat, ist für immer weg: Spiele mit Bots und Spiele an diesem Bildschirm.
web-games-delete-shared = Spiele mit anderen bleiben den anderen, mit dem Namen, den du dort hattest. Aus deiner Liste verschwinden sie, und nichts darin führt mehr zu dir.
web-games-delete-running = Laufende Spiele bleiben. Das lässt sich nicht rückgängig machen.
web-games-delete-yes = Meine Spiele löschen
web-games-delete-no = Behalten
web-games-deleted = { $deleted ->
    [one] Ein Spiel ist gelöscht
   *[other] { $deleted } Spiele sind gelöscht
}; { $shared ->
    [0] andere hattest du nicht.
    [one] eines bleibt bei denen, die mitgespielt haben.
   *[other] { $shared } bleiben bei denen, die mitgespielt haben.
}
web-forget = Mich ganz vergessen …
web-forget-title = Soll der Server dich vergessen?
web-forget-what = Dein Name, deine Spiele, dein Wiederherstellungscode und alle deine Geräte werden sofort vergessen.
web-forget-running = Wo andere sitzen, spielt ein Bot für dich weiter. Das lässt sich nicht rückgängig machen.
web-forget-yes = Vergiss mich
web-forget-no = Bleiben
