# Was der Server sagt: Probleme (was nicht stimmt, was zu tun ist) und Sprüche.

problem-bad-request = Diese Anfrage versteht der Server nicht. Verbessere, was unten steht, und schick sie noch einmal.
problem-unknown-host = Unter diesem Namen antwortet der Server nicht. Nimm die Adresse, die du bekommen hast.
problem-no-guest = Hier kennt dich noch niemand. Sag erst einmal, wer du bist.
problem-other-origin = Das kam von einer fremden Webseite. Spiel auf der Seite des Servers oder nimm ein Token.
problem-not-your-seat = Das ist nicht dein Platz. Spiel nur auf deinen eigenen Plätzen.
problem-not-your-turn = Du bist noch nicht dran. Warte, bis du an der Reihe bist.
problem-not-maker = Das darf nur, wer den Tisch eröffnet hat. Frag einfach nach.
problem-hints-off = An diesem Tisch gibt es keine Tipps. Das wird abgemacht, wenn man den Tisch eröffnet.
problem-test-dice-off = Würfel mit Startwert sind nur zum Testen da. Spiel mit nachprüfbaren oder mit deinen eigenen Würfeln.
problem-no-table = Diesen Tisch gibt es nicht. Schau dir den Link oder den Code noch einmal an.
problem-no-seat = Auf diesem Platz sitzt niemand, oder es gibt ihn nicht. Schau noch einmal auf den Tisch.
problem-no-device-code = Dieser Code gilt nicht oder nicht mehr. Hol dir auf dem anderen Gerät einen neuen.
problem-no-route = Unter dieser Adresse gibt es nichts. Schau nach, ob sie stimmt.
problem-no-method = Das geht hier nicht. Schau in die Beschreibung der API.
problem-stale = Das Spiel ist schon weiter. Schau, was passiert ist, und entscheide dann neu.
problem-ahead = So weit ist der Server noch nicht. Lade den Tisch neu.
problem-already-started = Das Spiel hat schon angefangen. Du kannst zuschauen.
problem-not-started = Das Spiel hat noch nicht angefangen. Warte, bis alle Plätze besetzt sind.
problem-game-over = Das Spiel ist aus. Frag nach einer Revanche.
problem-not-over = Das Spiel ist noch nicht aus. Spiel es erst zu Ende.
problem-no-open-seat = Hier ist kein Platz für dich frei. Du kannst zuschauen.
problem-dice-stay = Auf diese Würfel ist schon etwas gefolgt: Sie bleiben.
problem-too-large = Das ist zu lang. Schick weniger.
problem-not-json = Hier wird nur JSON gelesen. Schick es als application/json.
problem-bad-record = Dieses gespeicherte Spiel lässt sich nicht lesen. Verbessere die Stelle, die unten steht, und schick es noch einmal.
problem-no-champion = Diese Ausgabe hat noch niemand gelernt, darum gibt es keinen Rückblick. Nimm ein Spiel aus einer der vier Ausgaben.
problem-illegal-action = Das erlauben die Regeln gerade nicht. Such dir etwas aus, das jetzt geht.
problem-illegal-dice = Diese Würfel können jetzt nicht gefallen sein. Zähl nach und gib sie noch einmal ein.
problem-too-fast = Das ging zu schnell. Warte kurz und versuch es noch einmal.
problem-internal = Das war unser Fehler. Es hat sich nichts geändert; versuch es noch einmal.
problem-not-stored = Das ließ sich nicht speichern, darum hat sich nichts geändert. Versuch es gleich noch einmal.
problem-closing = Der Server startet neu. Komm gleich wieder; es geht nichts verloren.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Gut gemacht!
phrase-ouch = Autsch!
phrase-lucky-worm = So ein Glückswurm!
phrase-not-my-tile = Bitte nicht meine Portion!
phrase-hungry = Ich hab noch Hunger.
phrase-your-turn = Du bist dran!
phrase-one-moment = Einen Moment, bitte.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-good-game = Schönes Spiel!
phrase-rematch = Noch eine Runde?
phrase-bye = Ich muss los. Tschüss!

# Wie sich Seiten vorstellen: im Titel, für Suchmaschinen und in Chats, in denen ein Link verschickt wird.
preview-house-title = Wormgrill: Würfel und Würmer, mit Freunden und Bots
preview-house = Heckmeck am Bratwurmeck, Extrawurm, Deluxe und Junior im Browser: gleich losspielen, ohne Konto.
preview-about-title = Über Wormgrill
preview-about = Wer es gemacht hat, welche Spiele es gibt und warum man den Würfeln trauen kann.
preview-new-title = Eine Partie { $edition }
preview-new = { $edition }, { $special }. Such aus, wer mitspielt.
preview-rules-title = Die Regeln von { $edition }
preview-rules = Kurz, nach Themen geordnet und mit Bildern.
preview-learn-title = { $edition } lernen
preview-learn = Eine kurze Partie, die sich Zug um Zug selbst erklärt.
preview-records-title = Können und Glück
preview-records = Nimm eine Partie auseinander: jede Entscheidung, jeder Wurf, und was sie gekostet oder gebracht haben.
preview-review-title = Können und Glück bei { $edition }
preview-review = Die Partie auseinandergenommen: jede Entscheidung, jeder Wurf, und was sie gekostet oder gebracht haben.
preview-nothing-title = Diese Seite gibt es nicht
preview-nothing = Unter dieser Adresse ist nichts zu finden.
preview-no-table-title = Diesen Tisch gibt es nicht
preview-no-table = Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
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
