# Was nicht angenommen wird, und warum. Auf Englisch steht es im Programm selbst.

refused-because = { $general } (Auf Englisch: { $reason })
refused-bad-request = Das lässt sich so nicht lesen.
refused-bad-position = Diese Stellung kann in keinem Spiel entstehen.
refused-bot-trouble = Ein Bot kann nicht mitspielen.
refused-bot-failed = Ein Bot hat versagt.
refused-no-champion = Diese Ausgabe hat noch niemand gelernt.
refused-bad-setting = So lässt sich der Server nicht einstellen.
refused-other = Das geht so nicht.

refusal-record = Zeile { $line }, Spalte { $column }: { $reason }
refusal-record-title = Ein Protokoll beginnt mit „{ $title }“.
refusal-record-header = Hier muss { $known } oder { $last } stehen.
refusal-record-twice = „{ $key }“ steht zweimal da.
refusal-record-edition = Die Zeile „Edition: …“ fehlt.
refusal-record-over = Das Spiel ist schon zu Ende.
refusal-record-open = Der Zug davor ist nicht zu Ende.
refusal-record-goes-on = Das Spiel ist noch nicht zu Ende.
refusal-record-result = Das Spiel geht so aus: { $true }
refusal-record-turn = Hier kommt „{ $label } …“.
refusal-record-behind = Vor „{ $text }“ ist der Zug zu Ende.
refusal-record-turn-on = Der Zug ist noch nicht zu Ende.
refusal-record-outcome = Der Zug geht so aus: { $true }
refusal-record-roll = Ein Wurf wird so geschrieben: [1 2 worm], mit dem Goldenen Würfel [1 2 worm + 1].
refusal-record-start = Das Spiel beginnt nicht am Anfang.
refusal-record-long = Das Spiel ist zu lang.
refusal-edition = „{ $key }“ ist keine Ausgabe. Es gibt: { $known }.
refusal-bot = „{ $bot }“ ist kein Bot. Es gibt: { $known }.
refusal-level = „{ $bot }“ ist keine Stufe: { $low } bis { $high }, mit höchstens einer Stelle nach dem Punkt, wie { $like }.
refusal-players = { $edition } ist für { $least } bis { $most } Leute, nicht für { $count }.
refusal-first = Platz { $seat } gibt es nicht; Plätze zählen ab 0.
refusal-name-twice = „{ $who }“ steht zweimal da (players[{ $place }]); Namen müssen sich unterscheiden.
refusal-name-length = Ein Name hat 1 bis { $most } Zeichen ({ $where }).
refusal-name-unseen = In einem Namen ist ein Buchstabe, eine Ziffer oder ein Zeichen, das man sieht ({ $where }).
refusal-name-characters = In einem Namen sind keine Steuerzeichen und keine, die die Schreibrichtung ändern ({ $where }).
refusal-action = „{ $action }“ geht gerade nicht. Möglich: { $possible }.
refusal-nothing-to-decide = „{ $action }“ geht nicht: Gerade gibt es nichts zu entscheiden.
refusal-no-dice = Es sind keine Würfel in der Luft.
refusal-white-face = „{ $face }“ ist auf keinem der weißen Würfel: Sie zeigen { $faces }.
refusal-white-dice = Weiße Würfel in der Luft: { $expected }, nicht { $count }.
refusal-no-golden = Der Goldene Würfel ist nicht in der Luft.
refusal-golden-missing = Auch der Goldene Würfel ist in der Luft: Es fehlt, was er zeigt.
refusal-golden-face = „{ $face }“ ist nicht auf dem Goldenen Würfel: Er zeigt { $faces }.
refusal-too-many-dice = Das sind zu viele Würfel, um einen Zug genau auszurechnen.
refusal-not-a-command = „{ $command }“ ist kein Befehl: { $reason }.
refusal-no-program = Nach „cmd:“ kommt das Programm, das gefragt wird.
refusal-program-start = „{ $command }“ startet nicht: { $reason }.
refusal-bot-late = Der Bot „{ $bot }“ hat nicht in { $seconds } Sekunden entschieden.
refusal-bot-raises = Der Bot „{ $bot }“ bricht ab: { $reason }.
refusal-bot-illegal = Der Bot „{ $bot }“ will, was er nicht darf. (Auf Englisch: { $reason })
refusal-no-receipt = Dieses Protokoll hat keine Quittung für seine Würfel.
refusal-seed-secret = Der Startwert ist noch geheim; er wird verraten, wenn { $what ->
    [day] der Tag
   *[other] das Spiel
} zu Ende ist.
refusal-other-seed = Das ist nicht der versprochene Startwert: Sein Fingerabdruck ist { $found }, nicht { $promised }.
refusal-table-name = Nach dem Startwert heißt der Tisch { $due }, nicht { $table }.
refusal-keys = Es sind { $rolls } Würfe, aber { $keys } Schlüssel.
refusal-bot-key = Wurf { $number } (Zug { $turn }, { $who }) hat den Schlüssel { $key }, aber der eines Bots ist dort { $due }.
refusal-other-roll = Wurf { $number } (Zug { $turn }, { $who }) steht da als { $told }, aber der Startwert ergibt { $due }.
refusal-other-release = Diese Reihe hat Wormgrill { $release } gemacht: Prüf sie mit dieser Version.
refusal-other-position = Stellung { $number } ist nicht die, die der Startwert ergibt.
refusal-positions = Es müssen { $count } Stellungen sein.
