# Wie sich Seiten vorstellen: im Titel, für Suchmaschinen und in Chats, in denen ein Link verschickt wird.

preview-house-title = Wormgrill: Würfel und Würmer, mit Freunden und Bots
preview-house = Heckmeck am Bratwurmeck, Extrawurm, Deluxe und Junior im Browser: gleich losspielen, ohne Konto.
preview-about-title = Über Wormgrill
preview-about = Wer es gemacht hat, welche Spiele es gibt und warum man den Würfeln trauen kann.
preview-offline-title = Offline spielen
preview-offline = Behalte das Spiel auf diesem Gerät und spiel ohne Netz gegen Bots oder zusammen an einem Bildschirm.
preview-new-title = Eine Partie { $edition }
preview-new = { $edition }, { $special }. Such aus, wer mitspielt.
preview-rules-title = Die Regeln von { $edition }
preview-rules = Kurz, nach Themen geordnet und mit Bildern.
preview-learn-title = { $edition } lernen
preview-learn = Eine kurze Partie, die sich Zug um Zug selbst erklärt.
preview-games-title = Meine Spiele
preview-games = Was du hier gespielt hast und wie es ausging.
preview-calls-title = Ruf mich
preview-calls = Lass dir sagen, wenn du dran bist: einmal im Zug, verschlüsselt, von dir ein- und ausgeschaltet.
preview-records-title = Können und Glück
preview-records = Nimm eine Partie auseinander: jede Entscheidung, jeder Wurf, und was sie gekostet oder gebracht haben.
preview-review-title = Können und Glück bei { $edition }
preview-review = Die Partie auseinandergenommen: jede Entscheidung, jeder Wurf, und was sie gekostet oder gebracht haben.
preview-replays-title = Eine Partie nachspielen
preview-replays = Jede aufgezeichnete Partie Heckmeck auf dem Brett, Schritt für Schritt.
preview-replay-title = Eine Partie { $edition }, Schritt für Schritt
preview-daily-title = Der Tagesgrill: zehn Stellungen, für alle dieselben
preview-daily = Jeden Tag zehn Stellungen mit ihren Würfeln. Wer verschenkt am wenigsten von der Gewinnchance?
preview-position-title = Eine Stellung bei { $edition }
preview-position = Sieh sie dir an, probier aus, was möglich ist, und was jede Wahl wert ist.
preview-figures-title = Ich in Zahlen
preview-figures = Deine eigenen Spiele: Plätze, Können, Glück, und was du daraus lernen kannst.
preview-puzzles-title = Rätsel
preview-puzzles = Was würdest du tun? Entscheidungen aus echten Spielen, jede mit Begründung.
preview-nothing-title = Diese Seite gibt es nicht
preview-nothing = Unter dieser Adresse ist nichts zu finden.
preview-no-table-title = Diesen Tisch gibt es nicht
preview-no-table = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
preview-party-title = Ein Turnier für den Abend
preview-party = Viele Tische, mehrere Runden, ein Stand für alle: Lade mit einem Link ein.
preview-party-invitation-title = Einladung zum Turnier: { $edition }
preview-party-invitation = Mach mit dem eigenen Handy mit, ohne Konto.
preview-no-party-title = Dieses Turnier gibt es nicht
preview-no-party = Vielleicht ist der Link unvollständig, oder das Turnier wurde gelöscht.
preview-invitation-title = Einladung zu einer Partie { $edition }
preview-table-title = Eine Partie { $edition }
preview-table-named = { $names } bei { $edition }
preview-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
preview-open = { $free ->
    [one] Ein Platz ist frei. Setz dich und spiel mit, ganz ohne Konto.
   *[other] { $free } Plätze sind frei. Setz dich und spiel mit, ganz ohne Konto.
}
preview-playing = Die Partie läuft. Schau zu.
preview-abandoned = Die Partie wurde aufgegeben.
preview-over = Die Partie ist zu Ende; gewonnen wurde sie mit { $worms }.
preview-over-named = { $count ->
    [one] { $names } hat mit { $worms } gewonnen.
   *[other] { $names } haben mit je { $worms } gewonnen.
}
