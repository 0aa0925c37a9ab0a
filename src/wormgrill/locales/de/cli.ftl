# Hilfe und Fehler auf der Kommandozeile.

about = Die Heckmeck-Familie: spielen, spielen lassen, ergründen.
cmd-play = an dieser Tastatur spielen, 1 bis 7 Leute, mit oder ohne Bots, als reiner Text
cmd-replay = ein gespeichertes Spiel nacherzählen
cmd-rules = die Regeln einer Ausgabe ausgeben
cmd-engine = Schiedsrichter über eine Pipe: ein JSON-Objekt je Zeile (das Engine-Protokoll)
cmd-schema = das JSON-Schema einer Stellung ausgeben
cmd-perft = Stellungen Schritt für Schritt zählen, um andere Programme zu prüfen
arg-edition = classic, extrawurm, deluxe, junior oder die .toml-Datei einer eigenen Ausgabe
arg-players = die Namen in der Reihenfolge, in der ihr sitzt; ein Name allein spielt gegen einen Bot
arg-seed = eine ganze Zahl: derselbe Startwert gibt dieselben Würfe
arg-option = short-game, free-choice oder first=PLATZ (Plätze zählen ab 0); auch mehrmals
arg-save = das Protokoll des Spiels nach jedem Schritt in dieser Datei sichern
arg-resume = ein gespeichertes Spiel fortsetzen; ohne FILE das letzte, das nicht zu Ende ist
arg-dice = computer (sonst); typed: echte Würfel auf dem Tisch, ihr tippt sie ein; verified: die des Computers, die wormgrill verify nachrechnet
cmd-bots = die Bots aufzählen, und wie sie spielen
arg-bot = ein Bot nimmt den nächsten Platz (wormgrill bots zählt sie auf), oder 'cmd: PROGRAMM …'; auch mehrmals
arg-record = die Datei mit dem gespeicherten Spiel
arg-depth = wie viele Schritte (Entscheidungen und Würfe): %(choices)s
arg-perft-players = wie viele spielen (sonst 2)
arg-language = die Sprache von allem, was gesagt wird (sonst die deiner Umgebung)
arg-version = die Version zeigen
arg-turns = nur erzählen, wie jeder Zug geendet hat

error = wormgrill: { $message }
file-exists = { $file } gibt es schon. Nenn eine andere Datei oder setz das Spiel darin fort: --resume { $file }
file-there = { $file } gibt es schon. Nenn eine andere Datei.
standard-input = Standardeingabe
disk-full = Die Ausgabe ließ sich nicht schreiben: { $reason }.
no-such-file = { $file }: Diese Datei gibt es nicht.
not-readable = { $file }: { $reason }
not-writable = { $file } lässt sich nicht schreiben: { $reason }
not-utf8 = { $file }: Das ist keine Textdatei in UTF-8.
bad-option = „{ $given }“ ist keine Option. Optionen: short-game, free-choice, first=PLATZ.
seed-and-dice = --seed und --dice { $dice } schließen sich aus: Solche Würfel brauchen keinen Startwert von dir.
resume-alone = Bei --resume sagt das gespeicherte Spiel, was und wer spielt: Lass { $given } weg.
perft-heading = Tiefe Wege Stellungen

cmd-review = ein gespeichertes Spiel, oder einen Ordner davon, in Können und Glück zerlegen
review-arg-record = das Protokoll eines Spiels oder ein Ordner mit Protokollen (*.txt)
review-arg-json = JSON ausgeben, jede Zahl in voller Genauigkeit
review-arg-html = einen Bericht zum Ansehen in diese Datei schreiben, die es noch nicht geben darf
review-arg-deep = auch den nächsten Zug danach durchrechnen, wo eine Chance geschätzt wird: dauert etwa zehnmal so lang, korrigiert weniger
review-written = Der Bericht: { $file }
review-progress = { $done } von { $all } Schritten
review-folder-progress = { $done } von { $all } Protokollen
review-folder-empty = { $folder }: In diesem Ordner ist kein Protokoll (*.txt).
review-folder-no-report = Zu einem Ordner gibt es keinen Bericht zum Ansehen: Lass --html weg oder nenn ein einziges Protokoll.
review-folder-stopped = Angehalten: { $done } von { $all } Protokollen waren ausgewertet.
review-not-text = Das ist keine Textdatei in UTF-8.
review-one-alone = Ein einzelnes Protokoll wird gleich hier ausgewertet: { $given } ist für einen Ordner davon.
review-no-champion = Der Bratwurmkönig kennt { $edition } nicht: Ein Rückblick braucht eine der Ausgaben des Spiels.

cmd-tui = auf dem ganzen Bildschirm spielen: hier, oder an den Tischen eines Servers
tui-arg-still = die Würfel rollen nicht, und auf niemandes Schritte wird gewartet
tui-no-extra = Der ganze Bildschirm braucht Textual und httpx: { $command } Ohne sie geht: wormgrill play
tui-no-terminal = Der ganze Bildschirm braucht ein Terminal, und das hier ist eine Pipe oder eine Datei. Als reiner Text geht es: wormgrill play
tui-arg-where = ein Tisch eines Servers mit Link oder Code, die Adresse eines Servers, oder die Datei einer Aufzeichnung
tui-where-alone = „{ $where }“ sagt, was zu öffnen ist: Lass weg, was für ein neues Spiel gilt.
tui-dumb-terminal = Dieses Terminal (TERM) kann keinen ganzen Bildschirm zeigen. Als reiner Text geht es: wormgrill play
