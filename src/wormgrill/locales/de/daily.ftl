# Der Tagesgrill.

web-daily = Der Tagesgrill
web-daily-number = Nr. { $number }
web-daily-what = Zehn Stellungen mit ihren Würfeln, jeden Tag für alle hier dieselben. Was würdest du tun?
web-daily-once = Ein Versuch zählt, ganz ohne Uhr. Eine Antwort bleibt; du erfährst sofort, was am besten war und warum. Du kannst später weitermachen, auch auf deinem anderen Gerät.
web-daily-past = Dieser Tag ist vorbei. Du kannst seine Stellungen für dich spielen; gezählt wird nicht mehr.
web-daily-left = Der Tag endet in { $time }, um Mitternacht UTC.
web-daily-begin = Los geht’s
web-daily-go-on = Weiter
web-daily-making = Die Stellungen liegen gerade auf dem Grill …
web-daily-overview = Übersicht
web-daily-finished = { $count ->
    [0] Noch niemand ist fertig.
    [one] Ein Gast ist fertig.
   *[other] { $count } Gäste sind fertig.
}
web-daily-way = Die zehn Stellungen
web-daily-place = Stellung { $number }: { $how }
web-daily-open = noch nicht beantwortet
web-daily-quality-best = die beste Wahl
web-daily-quality-slip = knapp daneben
web-daily-quality-mistake = ein Fehler
web-daily-quality-blunder = ein grober Fehler
web-daily-turn = Zug { $turn }
web-daily-ask = Du bist { $name }. Was tust du?
web-daily-ask-dice = Du bist { $name }. Welche Würfel legst du zur Seite?
web-daily-late = Das war nach Mitternacht: Es zählt nicht mehr.
web-daily-next = Die nächste Stellung
web-daily-to-result = Zum Ergebnis
web-daily-result = Dein Ergebnis
web-daily-result-uncounted = Dein Ergebnis, ungezählt
web-daily-away = Gewinnchance verschenkt
web-daily-given = { $cost } verschenkt
web-daily-your-place = Platz
web-daily-of = { $place } von { $count }
web-daily-streak = Tage in Folge
web-daily-streak-now = { $count ->
    [one] Gestern bist du fertig geworden: Heute wäre der zweite Tag in Folge.
   *[other] Bisher { $count } Tage in Folge.
}
web-daily-longest = Längste Folge
web-daily-look-again = Tippe oben auf ein Zeichen, um die Stellung noch einmal anzusehen.
web-daily-tomorrow = In { $time } kommen die nächsten zehn.
web-daily-share = Wormgrill, Tagesgrill { $number } ({ $day })
web-daily-share-uncounted = Wormgrill, Tagesgrill { $number } ({ $day }), nachgespielt
web-daily-ranking = Wer am wenigsten verschenkt hat
web-daily-nobody = An diesem Tag ist niemand fertig geworden.
web-daily-nothing = nichts
web-daily-up-to = bis { $cost }
web-daily-more = mehr als { $cost }
web-daily-somebody = ein Gast
web-daily-show-name = Meinen Namen in Ranglisten zeigen
web-daily-archive = Frühere Tage
web-daily-today = Zu den Stellungen von heute
web-daily-no-past = Der erste Tag ist noch nicht vorbei.
web-daily-not-played = nicht gespielt
web-daily-all = Alle zeigen
web-daily-method = Wie er entsteht
web-daily-method-seed = Für jeden Tag hat dieser Server eine Woche vorher einen geheimen Startwert gezogen und dessen Fingerabdruck veröffentlicht. Ist der Tag vorbei, verrät er den Startwert: Alle können nachrechnen, dass nichts ausgesucht oder geändert wurde.
web-daily-method-house = Aus dem Startwert folgen die Würfel von zehn Partien, die das Haus spielt. Aus jeder wird eine Entscheidung gelost, unter denen, bei denen eine falsche Wahl mindestens 1 % der Gewinnchance kostet und ein einfacher Spieler danebenliegt.
web-daily-method-cost = Eine Wahl kostet die Gewinnchance, die sie gegenüber der besten verschenkt. Glück spielt keine Rolle: Die Wahl zählt, nicht der nächste Wurf.
web-daily-method-limits = Niemand kann verhindern, dass jemand anderswo nachfragt, bei Freunden oder in der Analyse. Ein Platz ist also so viel wert wie die Leute in der Rangliste.
web-daily-promises = Die Fingerabdrücke von heute und den nächsten Tagen
web-daily-receipt = Der Beleg dieses Tages
web-daily-verifier = Das Programm, das Belege prüft
