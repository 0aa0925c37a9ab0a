# Der Tisch im Browser.

web-loading = Der Grill wird angeheizt …
web-offline = Der Server ist nicht zu erreichen. Prüf deine Verbindung; es geht nichts verloren.
web-reconnecting = Die Verbindung ist weg. Sie kommt von selbst wieder; es geht nichts verloren.
web-home = Startseite
web-close = Schließen
web-not-found = Auf diesem Rost liegt nichts
web-not-found-why = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt dem Link ein Stück.
web-tools = Werkzeuge
web-rules = Regeln
web-topics = Themen
web-topic-dice = Die Würfel
web-topic-now = gerade jetzt
web-sound = Ton
web-preferences = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Tempo der anderen
web-speed-calm = ruhig
web-speed-normal = normal
web-speed-fast = schnell
web-speed-instant = sofort
web-hints = Tipps
web-hints-off = aus
web-hints-ask = auf Wunsch
web-hints-always = immer
web-keys = Tasten: Eine Zahl oder W wählt Würfel, R würfelt, S hört auf, ? fragt nach einem Tipp, die Pfeile gehen durch die Auswahl.
web-device = Auf einem zweiten Gerät spielen
web-device-how = Ein Code bringt deinen Namen und deine Tische auf ein anderes Gerät. Er gilt einmal, zehn Minuten lang.
web-device-make = Code holen
web-device-have = Code vom anderen Gerät oder Wiederherstellungscode:
web-device-come = Einlösen
web-device-welcome = Willkommen, { $name }!

web-motto = Würfle, sammle, trau dich und hol dir die fettesten Würmer vom Grill.
web-for-you = Was es sonst gibt
web-play-now = Jetzt spielen
web-play-now-with = { $title } mit { $others }
web-play-now-several = { $count } × { $name }
web-play-now-change = Etwas anderes
web-editions = Vier Spiele
web-set-up = Tisch eröffnen
web-set-up-table = Ein Tisch für { $title }
web-learn = So geht’s
web-have-code = Hast du einen Code?
web-join = Mitspielen
web-tables = Deine Tische
web-table-yours = du bist dran
web-table-turn = { $name } ist dran
web-look-on = Zuschauen
web-looking-on = Alle Plätze sind besetzt: Du schaust zu.
web-public-tables = Öffentliche Tische
web-join-it = ein Platz ist frei
web-watch-it = zuschauen
web-seats = Wer spielt mit?
web-seat = Platz { $number }
web-who-sits = Wer sitzt auf Platz { $number }
web-kind-bot = ein Bot
web-kind-local = jemand hier bei dir
web-kind-open = jemand mit Einladung
web-which-bot = Welcher Bot
web-bot-random = Träumerle
web-bot-first-tile = Grünschnabel
web-bot-gambler = Wagehals
web-bot-careful = Nummer sicher
web-bot-turn-ev = Rechenass
web-bot-champion = Bratwurmkönig
web-bot-champion-deep = Bratwurmkönigin
web-bot-strength = Nach Stärke …
web-bot-level = Stärke { $level }
web-strength = Zu zweit gewinnt der Bratwurmkönig { $games } von 100 Spielen dagegen.
web-strength-step = Zu zweit gewinnt jede Stärke etwa { $games } von 100 Spielen gegen die nächstkleinere.
web-name = Name
web-your-name = Dein Name
web-add-seat = Noch ein Platz
web-remove-seat = Platz { $number } entfernen
web-agree = Was ihr abmacht
web-allow-hints = Tipps sind erlaubt; alle sehen, wer fragt
web-real-dice = Wir nehmen echte Würfel und geben ein, was sie zeigen
web-public = Alle dürfen diesen Tisch finden (Namen kommen aus einer Liste)
web-public-name = An einem öffentlichen Tisch heißt du { $name }.
web-public-guest = bekommt einen Namen aus der Liste
web-pace = Bedenkzeit
web-pace-0 = ohne Uhr
web-pace-20 = 20 Sekunden
web-pace-45 = 45 Sekunden
web-pace-90 = anderthalb Minuten
web-pace-300 = fünf Minuten
web-pace-86400 = ein Tag
web-pace-259200 = drei Tage
web-pace-604800 = eine Woche
web-first = Wer fängt an
web-lot = auslosen
web-make-table = Zu Tisch!
web-option-short-game = kurzes Spiel
web-option-free-choice = freie Wahl
web-option-typed = echte Würfel

web-lobby-waiting = Warten auf die anderen
web-lobby-invited = Eine Einladung für dich!
web-open-seat = freier Platz
web-you = du
web-same-screen = auch hier
web-stand-up = Aufstehen
web-free-seat = Freigeben
web-sit-down = Hinsetzen
web-invite = Lad deine Leute ein
web-invite-qr = Die Einladung als QR-Code
web-invite-here = Diese Adresse erreicht nur dieser Computer. Damit andere mitspielen können, starte Wormgrill mit:
web-code = oder mit dem Code
web-seat-here = Spielt hier am Bildschirm noch jemand mit?
web-seat-them = Spielt mit
web-start-with-bots = Jetzt anfangen; Bots nehmen die freien Plätze

web-table = Der Tisch
web-grill = Der Grill
web-players = Wer mitspielt
web-dice = Die Würfel
web-story = Was passiert ist
web-actions = Was du tun kannst
web-tile = Portion { $value }, { $worms }
web-tile-down = Portion { $value }, umgedreht
web-tile-target = diese hier
web-supply = Rostbratwürmer im Vorrat: { $count }
web-no-tile = leer
web-below = { $count ->
    [one] eine Portion darunter
   *[other] { $count } Portionen darunter
}
web-bot-plays = ein Bot spielt
web-program = Programm
web-program-named = Programm: { $program }
web-away = nicht da
web-take-back = Bin wieder da!
web-hand-over = Ein Bot spielt für { $name }
web-leave = Ein Bot spielt für mich
web-why-question = Warum?
web-lies-aside = { $face } liegt schon beiseite: Nimm etwas anderes.
web-deed-took = nimmt { $tile }, +{ $worms }
web-deed-stole = klaut { $tile }, +{ $worms }
web-deed-returned = Fehlwurf, −{ $worms }
web-deed-failed = Fehlwurf
web-deed-hen-taken = holt die Glucke
web-skip = Weiter zu mir
web-hint-later = Einen Tipp gibt es, wenn du dran bist.
web-leave-what = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen.
web-moment-stolen = Geklaut!
web-moment-hen = Die Glucke!
web-moment-double-1 = Doppel 1!
web-moment-ouch = Autsch!
web-moment-last-tile = Die letzte Portion!
web-hand-over-soon = { $count ->
    [one] { $name } ist nicht da. In einer Sekunde kann ein Bot weiterspielen.
   *[other] { $name } ist nicht da. In { $count } Sekunden kann ein Bot weiterspielen.
}
web-dice-back = Vertippt? Würfel zurücknehmen
web-deed-loses = verliert { $tile }, −{ $worms }
web-waiting-for = Alle warten auf { $name }.
web-in-the-air = Die Würfel fliegen …
web-which-dice = Welche Würfel legst du beiseite?
web-aside = Beiseitegelegt
web-aside-empty = Noch nichts beiseitegelegt
web-total = { $total }
web-yet-no-worm = noch nichts: kein Wurm
web-yet-nothing = noch nichts: keine Portion
web-dice-of = Würfel von { $name }:
web-keep = Beiseitelegen
web-keep-roll = Legen und würfeln
web-keep-stop = Legen und aufhören
web-choose-dice = Tipp die Würfel an, die du beiseitelegen willst.
web-turn-of = { $name }, du bist dran!
web-your-turn = Du bist dran!
web-thinking = { $name } überlegt …
web-wait = Einen Moment …
web-time-left = { $count ->
    [one] noch eine Sekunde
   *[other] noch { $count } Sekunden
}
web-type-dice = { $count ->
    [0] Wirf den Goldenen Würfel und gib ein, was er zeigt.
    [one] Wirf den letzten Würfel und gib ein, was er zeigt.
   *[other] Wirf { $count } Würfel und gib ein, was sie zeigen.
}
web-white-dice = Die weißen Würfel
web-golden-die = Der Goldene Würfel
web-take-away = { $face } wegnehmen
web-dice-told = So sind sie gefallen
web-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
}
web-say = Sag etwas
web-says = { $name }: „{ $phrase }“
web-sat = { $name } setzt sich.
web-sat-program = { $name } setzt sich: ein Programm ({ $program }).
web-started = Das Spiel fängt an.
web-back = { $name } ist wieder da.
web-bot-left = { $name } geht; ein Bot spielt weiter.
web-bot-clock = Die Zeit ist um: Ein Bot spielt für { $name }.
web-bot-handed = { $name } ist nicht da; ein Bot spielt weiter.
web-hinted = { $name } fragt nach einem Tipp.
web-hinted-always = { $name } spielt mit Tipps.
web-dice-taken-back = Vertippt: Die Würfel von { $name } zählen nicht.

web-more = Mehr
web-what-is-this = Was ist das?
web-piece-tile = Portion { $value }, { $worms }: mit { $value } deine, mit mehr, wenn sie die nächstniedrigere ist.
web-piece-tile-target = Portion { $value }, { $worms }: Jetzt aufhören bringt sie.
web-piece-tile-exact = Portion { $value }, { $worms }: nur mit genau { $value }, und klauen kann sie niemand.
web-piece-tile-down = Portion { $value } ist umgedreht: Niemand kann sie mehr gewinnen.
web-piece-top = Portion { $value }, { $worms }: Wer mit genau { $value } aufhört, klaut sie von { $name }.
web-piece-top-exact = Portion { $value }, { $worms }: Niemand kann sie { $name } wegnehmen.
web-piece-top-hen = Portion { $value }, { $worms }, bewacht: Wer sie klauen würde, bekommt die Glucke.
web-piece-gap = Der Platz der Portion { $value }. Sie liegt jetzt bei { $names }.
web-piece-no-tile = Noch keine Portion: Hier gibt es nichts zu holen.
web-piece-stack = Portionen, von ganz unten im Stapel bis oben: { $tiles }.
web-piece-bratworms = { $bratworms }: Am Ende zählt jeder einen Wurm.
web-piece-supply = { $count ->
    [0] Hier ist kein Rostbratwurm mehr: Jetzt holt man sie bei den anderen.
   *[other] Rostbratwürmer: Leg zwei Einsen auf einmal beiseite, und du bekommst einen.
}
web-piece-player = { $who }: { $worms }, { $tiles }.
web-piece-canned-worm = Dosenwurm: zählt als Wurm, wenn am Ende deines Zugs keiner beiseiteliegt.
web-piece-hen = Glucke: Wer die bewachte Portion klauen würde, bekommt stattdessen die Glucke.
web-piece-raven = Rabe: Nimm seine Portion, und du bekommst sofort einen Rostbratwurm.
web-piece-weasel = Wiesel: Einmal im Zug darfst du dieselben Würfel noch einmal werfen.
web-piece-golden-die = Goldener Würfel: ein Würfel mehr in deinem Zug, wenn du magst.
web-piece-apple = Apfel: zählt am Ende drei Würmer.
web-piece-canned-in-total = Dosenwurm: In dieser Summe zählt er als Wurm.
web-piece-held = Zurzeit bei { $name }.
web-piece-used = Zurzeit bei { $name } und in diesem Zug schon eingesetzt.
web-piece-to-win = Zurzeit auf Portion { $tile }: Wer sie nimmt, bekommt beides.
web-piece-stands = Zurzeit auf Portion { $tile }.
web-which-stays = Zwei Spezialisten! Welchen behältst du?
web-stays = du behältst: { $specialist } ({ $good })
web-good-canned-worm = zählt als Wurm
web-good-hen = bewacht deine Portion
web-good-weasel = ein Wurf mehr
web-good-golden-die = ein Würfel mehr
web-good-apple = drei Würmer
web-has-bratworms = hat { $count }

web-ask-hint = Ein Tipp, bitte
web-best = Am besten: { $action }
web-why = Mit { $success } gewinnst du etwas, im Schnitt { $worms } Würmer bis zum Ende dieses Zugs.
web-hint-action = Wahl
web-hint-success = Portion im Zug
web-hint-worms = Würmer im Zug
web-hint-win = Gewinnt das Spiel
web-look-further = Einen Zug weiter schauen
web-win-what = Gewinnt das Spiel: So oft würdest du gewinnen, wenn danach alle ihr Bestes geben. Die rote Zahl: so viele Spiele weniger von 100 als mit der besten Wahl.
web-win-all = Siegchancen aller danach
web-how-it-ends = So kann der Zug enden
web-other-ends = anderes

web-end = Das Ende
web-abandoned = { $why ->
    [deserted] Alle sind gegangen: Dieser Tisch wurde aufgegeben.
    [idle] Lange kam niemand: Dieser Tisch wurde aufgegeben.
    [too-long] Das Spiel fand kein Ende: Dieser Tisch wurde aufgegeben.
    [restored] Der Server wurde auf einen früheren Stand zurückgesetzt: Dieser Tisch wurde aufgegeben.
    [unpaired] Die Auslosung wurde zurückgenommen: Du bekommst einen anderen Tisch.
   *[other] Dieser Tisch wurde aufgegeben.
}
web-you-win = Du gewinnst!
web-you-share = Du und { $names }, ihr gewinnt gemeinsam!
web-place = Platz { $place }
web-own-place = { $behind ->
    [0] So knapp: { $place }, mit gleich vielen Würmern.
    [1] So knapp: { $place }, es fehlte nur ein Wurm.
   *[other] Gut gespielt: { $place }, { $behind } Würmer dahinter.
}
web-ahead = { $count ->
    [1] Ein einziger Wurm vor { $names }.
   *[other] { $count } Würmer vor { $names }.
}
web-sum-apple = Apfel mit { $worms } Würmern
web-series = Die Serie
web-series-games = { $count ->
    [one] Ein Spiel miteinander
   *[other] { $count } Spiele miteinander
}
web-series-leads = { $name } führt.
web-series-even = Gleichauf an der Spitze: { $names }.
web-series-wins = { $count ->
    [one] ein Sieg
   *[other] { $count } Siege
}
web-curve = Würmer nach jedem Zug
web-curve-told = Für jede Person eine Linie ihrer Würmer (Züge: { $count })
web-rematch = Noch einmal!
web-to-rematch = Zur Revanche
web-rematch-wanted = { $name } will eine Revanche!
web-rematch-join = { $name } will eine Revanche: Mach mit!
web-rematch-watch = { $name } spielt noch einmal: zuschauen
web-share = Teilen
web-share-text = Wormgrill: { $result } Würmer: { $scores }.
web-shared = Kopiert: Füg es dort ein, wo deine Freunde es lesen.
web-record = Spiel speichern
web-verify = Würfel prüfen
web-verified = Geprüfte Würfe: { $count }. Alle sind genau so, wie es vor dem Spiel versprochen war.
web-verified-alone = Alle Würfe ({ $count }) passen zur verratenen Zahl. Ob sie vor dem Spiel feststand, kann dieses Gerät nicht sagen.
web-not-verified = Diese Würfel sind nicht so, wie es versprochen war. Speicher das Spiel und frag die Person, die den Server betreibt.
web-dice-promise = { $promise ->
    [before] Der Fingerabdruck ist der, den dieses Gerät vor dem ersten Wurf gesehen hat.
    [during] Der Fingerabdruck ist der, den dieses Gerät während des Spiels gesehen hat.
   *[unseen] Dieses Gerät hat vor dem Ende des Spiels keinen Fingerabdruck gesehen.
}
web-dice-followed = { $count ->
    [0] Dieses Gerät hat während des Spiels keinen der Würfe gesehen.
   *[other] Während des Spiels hier gesehene Würfe: { $count } von { $all }. Sie sind dieselben.
}
web-dice-own = { $count ->
    [0] Von eigenen Zufallszahlen in diesen Würfeln weiß dieses Gerät nichts.
    [one] Die Zufallszahl von diesem Gerät steckt darin.
   *[other] Alle { $count } Zufallszahlen von diesem Gerät stecken darin.
}
web-dice-flaw = { $why ->
    [table] Dieser Beleg gehört zu einem anderen Tisch.
    [commitment] Der Fingerabdruck ist nicht der, den dieses Gerät vorher gesehen hat.
    [seed] Die verratene Zahl passt nicht zum Fingerabdruck.
    [computed] Wurf { $roll } ergibt sich nicht aus der verratenen Zahl.
    [followed] Wurf { $roll } war ein anderer, als dieses Gerät ihn sah.
    [contribution] Die Zufallszahl, die dieses Gerät am Anfang dazugab, fehlt.
   *[key] Eine Zufallszahl, mit der dieses Gerät gewürfelt hat, fehlt.
}

web-review = Glück oder Können?
web-review-record = War es Glück? Ein gespeichertes Spiel ansehen …
web-review-title = Glück oder Können?
web-review-what = Bring ein gespeichertes Spiel mit: Du siehst, was die Würfel getan haben, was die Leute getan haben und welche Augenblicke es entschieden.
web-review-file = Ein gespeichertes Spiel öffnen …
web-review-paste = oder sein Text, hier eingefügt
web-review-go = Ansehen
web-review-not-kept = Der Server liest das Spiel und behält es nicht.
web-review-wait = Das Spiel wird zerlegt …
web-review-another = Ein anderes Spiel
web-review-table = Zurück an den Tisch
web-review-retry = Noch einmal versuchen
web-review-slide = Zug um Zug
web-review-earlier = Einen Zug zurück
web-review-later = Einen Zug weiter
web-review-before = Vor Zug { $turn }: { $name }
web-review-at-end = Am Ende
web-review-as-it-stands = Wie es jetzt steht
web-review-show-turn = Zug { $turn } zeigen
web-review-zero-line = Die Balken stehen da, wo die Gewinnchance war, von 0 % bis 100 %.
web-review-error = Fehler
web-review-choice = Wahl
web-review-lucky = Glück
web-review-unlucky = Pech
web-review-why = Warum?
web-review-grades = Was die Noten bedeuten
web-review-grades-how = Eine Note sagt, wie viel Gewinnchance jemand pro Zug verschenkt hat, weil es Besseres gab. Glück zählt nicht mit.
web-review-grade-most = bis zu { $rate } pro Zug verschenkt
web-review-grade-more = mehr als { $rate } pro Zug verschenkt
web-review-turns-how = Klapp einen Zug auf, um jeden Schritt zu sehen. Ein roter Rand zeigt eine Entscheidung, die etwas gekostet hat, und was besser gewesen wäre.
web-review-whose = Wessen Entscheidungen?
web-review-puzzle = Entscheidung { $number }
web-review-ask = Zug { $turn }, { $name }: Was würdest du tun?
web-review-none = Hier war jede Entscheidung so gut wie die beste.
web-review-right = Richtig! Besser ging es nicht.
web-review-as-good = So gut wie das Beste.
web-review-wrong = Es ging besser: mit { $games } Siegen mehr in 100 Spielen.
web-review-your-choice = deine Wahl
web-review-play-again = Noch einmal
web-review-next = Die nächste

web-about = Über Wormgrill
web-about-what = Ein Zuhause für die Würfelspiele der Heckmeck-Familie: Heckmeck am Bratwurmeck (Pickomino), Extrawurm, Deluxe und Junior, erfunden von Reiner Knizia.
web-about-dice = Die Würfel werden aus einer geheimen Zahl gezogen, deren Fingerabdruck vor dem Spiel veröffentlicht wird, zusammen mit Zufall aus deinem eigenen Gerät. Nach dem Spiel wird die Zahl verraten, und alle können jeden Wurf nachprüfen.
web-about-privacy = Es gibt kein Konto. Der Server kennt den Namen, den du dir ausgesucht hast, und die Spiele, die du hier spielst. Einen Tisch, den neunzig Tage lang niemand angerührt hat, löscht er. Andere Webseiten werden nach nichts gefragt. Vom Tagesgrill behält er deine Antworten; deinen Namen zeigt er in den Ranglisten nur, wenn du es willst. Holst du einen Wiederherstellungscode, behält er dessen Fingerabdruck. Auf der Seite „Meine Spiele“ kannst du deine Spiele speichern und löschen, und dich selbst auch. Dein Browser behält auf diesem Gerät, was du gesehen hast und was du offline spielst, damit es auch ohne Netz aufgeht.
web-about-unofficial = Wormgrill ist ein inoffizielles Projekt von Fans. Es steht in keiner Verbindung zu Reiner Knizia oder zu Zoch, dem Verlag der Spiele, und wird von ihnen nicht unterstützt.
web-about-api = Für alle, die programmieren: die Beschreibung der Schnittstelle
web-about-parts = Was andere geschrieben haben und diese Seite enthält, mit den Lizenzen
