# Eine Partie noch einmal angesehen, Schritt für Schritt, und jede Stellung.

web-replay-title = Nachspielen
web-replay-what = Bring eine aufgezeichnete Partie mit und sieh sie dir Schritt für Schritt auf dem Brett an.
web-replay-go = Ansehen
web-replay-controls = Durch die Partie gehen
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-speed = Tempo
web-replay-next-error = Nächster Fehler
web-replay-slide = Schritt für Schritt
web-replay-place = Zug { $turn }, Schritt { $step }
web-replay-turn = Zug { $turn } von { $count }
web-replay-better = Besser: { $action }
web-replay-chances = Siegchance jetzt
web-replay-chair = Gesehen von
web-replay-nobody = allen Seiten
web-replay-keys = Tasten: ← und → ein Schritt, Bild auf und Bild ab ein Zug, die Leertaste spielt ab, E springt zum nächsten Fehler.
