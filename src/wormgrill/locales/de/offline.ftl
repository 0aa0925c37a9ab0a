# Ohne Netz: was auf dem Gerät bleibt, dort spielen, und die Seite installieren.

web-offline-title = Offline spielen
web-offline-what = Im Zug, auf dem Campingplatz, überall, wo es kein Netz gibt:
web-offline-always = Was du auf diesem Gerät gesehen hast, geht wieder auf: deine Spiele, Auswertungen, Regeln und Lektionen.
web-offline-play = Wenn du das Spiel auf diesem Gerät behältst, kannst du auch spielen: gegen Bots oder zusammen an einem Bildschirm.
web-offline-not = Ohne Netz geht nicht: mit Leuten an anderen Geräten spielen, und Auswertungen, die du noch nicht gesehen hast. Auch die stärksten Bots bleiben zu Hause.
web-offline-keep = Das Spiel auf diesem Gerät behalten ({ NUMBER($size, maximumFractionDigits: 1) } MB)
web-offline-renew = Die neue Version holen ({ NUMBER($size, maximumFractionDigits: 1) } MB)
web-offline-undo = Du kannst es jederzeit wieder entfernen. Was du spielst, bleibt auf diesem Gerät und kommt zu deinen Spielen, sobald das Netz wieder da ist.
web-offline-fetching = Wird geholt: { NUMBER($part, style: "percent", maximumFractionDigits: 0) }
web-offline-trying = Alles ist da. Noch ein Versuch, dann ist es bereit …
web-offline-ready = Bereit: Du kannst auf diesem Gerät ohne Netz spielen.
web-offline-remove = Von diesem Gerät entfernen
web-offline-trouble = Das hat nicht geklappt. Ist auf dem Gerät genug Platz, und gibt es ein Netz? Es wurde nichts behalten.
web-offline-none = Dieser Server hat kein Spiel zum Mitnehmen.
web-offline-later = Ohne Netz lässt sich das Spiel nicht holen. Komm wieder, wenn du eines hast.
web-offline-games = Spiele auf diesem Gerät
web-offline-unsent = { $count ->
    [one] Ein beendetes Spiel kommt zu deinen Spielen, sobald das Netz wieder da ist.
   *[other] { $count } beendete Spiele kommen zu deinen Spielen, sobald das Netz wieder da ist.
}
web-install = Installieren
web-install-what = Wormgrill kann unter den Programmen deines Geräts stehen, mit eigenem Symbol und Fenster. Es ist dieselbe Seite, sonst wird nichts installiert.
web-install-now = Jetzt installieren
web-install-how = Du findest es im Menü deines Browsers: „Installieren“ oder „Zum Startbildschirm hinzufügen“. Auf dem iPhone oder iPad tippe auf Teilen, dann auf „Zum Home-Bildschirm“.
web-install-done = Wormgrill ist auf diesem Gerät installiert.
web-cut-play = Kein Netz: Du spielst auf diesem Gerät.
web-cut-read = Kein Netz: Du siehst, was dieses Gerät schon gesehen hat.
web-cut-more = Was offline geht
