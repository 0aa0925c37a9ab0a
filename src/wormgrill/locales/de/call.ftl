# Rufe: „du bist dran“, auf dem Sperrbildschirm und wo man sie einschaltet.

call-turn = Du bist dran
call-reminder = Du bist dran: Deine Zeit ist bald um
call-table = { $edition }, { $players } am Tisch
call-custom-edition = Ein eigenes Spiel

web-call = Ruf mich
web-call-what = Wenn du dran bist und nicht am Tisch, sagt dieses Gerät „Du bist dran“: einmal im Zug und, wo du Tage Zeit hast, noch einmal, bevor sie um sind.
web-call-turn-on = Ruf mich an allen meinen Tischen
web-call-turn-on-here = Ruf mich an diesem Tisch
web-call-turn-off = Dieses Gerät nicht mehr rufen
web-call-on = Dieses Gerät wird gerufen.
web-call-back = Zum Tisch
web-call-here = An diesem Tisch
web-call-everywhere = An allen meinen Tischen
web-call-single = Einzelne Tische schaltest du am Tisch ein.
web-call-blocked = Dein Browser lässt diese Seite nicht Bescheid geben. Erlaube Benachrichtigungen in den Einstellungen der Seite (neben der Adresse) und komm dann zurück.
web-call-unsupported = Dieser Browser lässt sich nicht rufen. Ein anderer oder ein neuerer kann es.
web-call-insecure = Browser lassen sich nur von sicheren Seiten rufen. Frag, wer diesen Server betreibt, nach einer Adresse mit https.
web-call-install = Auf iPhone und iPad leg diese Seite zuerst auf den Home-Bildschirm: Teilen, dann „Zum Home-Bildschirm“. Öffne sie von dort und komm hierher zurück.
web-call-no-service = Der Push-Dienst deines Browsers antwortet nicht. Versuch es später noch einmal, oder in einem anderen Browser.
web-call-devices = Deine anderen Geräte
web-call-since = gerufen seit { $day }
web-call-remove = Nicht mehr
web-call-privacy = Dafür behält der Server eine Adresse, die der Hersteller deines Browsers diesem Gerät gibt, und die Nachricht nimmt den Weg über ihn: verschlüsselt, ohne Namen, nur die Ausgabe und wie viele spielen. Schaltest du es aus, wird die Adresse gelöscht.
web-call-webhook = Wer diesen Server betreibt, erfährt mit einem eigenen Dienst auch davon, dass du dran bist, wo du gerufen werden willst. Dort bist du die Nummer { $number }.
web-about-calls = Eine Ausnahme wählst du selbst: Lässt du dich rufen, wenn du dran bist, behält der Server, wo er deine Geräte rufen kann, und der Hersteller deines Browsers reicht eine versiegelte Nachricht weiter.
web-left-days = { $count ->
    [one] noch ein Tag
   *[other] noch { $count } Tage
}
web-left-hours = { $count ->
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
}
web-left-minutes = { $count ->
    [one] noch eine Minute
   *[other] noch { $count } Minuten
}
