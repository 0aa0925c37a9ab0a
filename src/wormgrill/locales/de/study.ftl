# Die eigenen Spiele in Zahlen, und Rätsel.

study-rival = Spieler { $number }

web-study-title = Ich in Zahlen
web-study-asks = Du hast diese Seite geöffnet: Darum nimmt der Server deine beendeten Spiele auseinander, jedes einmal. Vorher wurde nichts berechnet. Niemand außer dir sieht, was dabei herauskommt.
web-study-progress = { $done } von { $all } Spielen durchgesehen
web-study-none = Hier gibt es noch kein beendetes Spiel von dir. Spiel eines zu Ende und komm dann wieder.
web-study-not-counted = Keines deiner beendeten Spiele zählt: Aufgegebene, aus einer Stellung begonnene und solche von Ausgaben, die niemand gelernt hat, zählen nicht.
web-study-forget = Meine Zahlen vergessen
web-study-forget-how = Alle Zahlen, und welche Rätsel du versucht hast. Deine Spiele bleiben.
web-study-forgotten = Deine Zahlen sind vergessen.
web-study-again = Meine Spiele durchsehen
web-study-games = Spiele und Plätze
web-study-edition = Ausgabe
web-study-players = Zu wievielt
web-study-many = Spiele
web-study-won = Gewonnen
web-study-place = { $place }. Platz: { $times }×
web-study-worms = Würmer pro Spiel
web-study-hinted = { $count ->
    [one] In 1 Spiel hast du dir helfen lassen. Es zählt hier, aber nicht fürs Können.
   *[other] In { $count } Spielen hast du dir helfen lassen. Sie zählen hier, aber nicht fürs Können.
}
web-study-skill = Können
web-study-skill-told = Gewinnchance verschenkst du pro Zug.
web-study-skill-interval = Zwischen { $low } und { $high }, zu 95 % sicher. Glück spielt dabei keine Rolle.
web-study-skill-soon = { $left ->
    [one] Nach 1 weiteren Spiel ohne Tipps steht hier dein Können.
   *[other] Nach { $left } weiteren Spielen ohne Tipps steht hier dein Können.
}
web-study-level = { $level ->
    [10] Du spielst etwa so gut wie der Champion.
   *[other] Du spielst etwa so gut wie Stufe { $level }.
}
web-study-level-between = { $high ->
    [10] Zwischen Stufe { $low } und dem Champion, nach deinen Spielen von { $edition } zu { $players }.
   *[other] Zwischen Stufe { $low } und Stufe { $high }, nach deinen Spielen von { $edition } zu { $players }.
}
web-study-level-play = Gegen einen Bot meiner Stärke spielen
web-study-worst = Was dich am meisten kostet
web-study-worst-line = { $times ->
    [one] einmal, so viel wie { $wins } Siege
   *[other] { $times }-mal, zusammen so viel wie { $wins } Siege
}
web-study-no-worst = Keine Entscheidung hat dich ein halbes Spiel von 100 gekostet. Gut gespielt!
web-study-dice = { $dice ->
    [one] mit einem übrigen Würfel
   *[other] mit { $dice } übrigen Würfeln
}
web-study-error-stop-roll = Du hörst { $left } zu früh auf.
web-study-error-roll-stop = Du würfelst { $left } weiter, wo Aufhören besser war.
web-study-error-worm-more = Du nimmst { $left } Würmer, wo mehr Würfel einer anderen Seite besser waren.
web-study-error-worm-fewer = Du nimmst { $left } Würmer, wo weniger Würfel einer anderen Seite besser waren.
web-study-error-worm-lower = Du nimmst { $left } Würmer, wo gleich viele Würfel einer niedrigeren Seite besser waren.
web-study-error-more-worm = Du lässt { $left } die Würmer für mehr Würfel einer anderen Seite liegen.
web-study-error-fewer-worm = Du lässt { $left } die Würmer für weniger Würfel einer anderen Seite liegen.
web-study-error-lower-worm = Du lässt { $left } die Würmer für gleich viele Würfel einer niedrigeren Seite liegen.
web-study-error-more-fewer = Du legst { $left } zu viele Würfel weg.
web-study-error-fewer-more = Du legst { $left } zu wenige Würfel weg.
web-study-error-higher-lower = Du behältst { $left } die höhere Seite, wo die niedrigere besser war.
web-study-error-lower-higher = Du behältst { $left } die niedrigere Seite, wo die höhere besser war.
web-study-error-piece-piece = Du entscheidest { $left } falsch über Spezialisten, Bratwürmer oder den goldenen Würfel.
web-study-best = Was du am besten entscheidest
web-study-topic-go-on = Weiterwürfeln oder aufhören, { $left }
web-study-topic-keep = Welche Seite man behält, { $left }
web-study-topic-piece = Spezialisten und andere Teile, { $left }
web-study-best-line = { $right } von { $count } richtig
web-study-luck = Glück im Lauf der Zeit
web-study-luck-how = Was alle Würfel an deiner Gewinnchance geändert haben, über ihren Durchschnitt hinaus: 100 % sind ein ganzes Spiel.
web-study-luck-told = { $count ->
    [one] Das Glück von 1 Spiel: { $sum }.
   *[other] Das Glück von { $count } Spielen zusammen: { $sum }.
}
web-study-luck-table = Dasselbe als Tabelle
web-study-game = Spiel
web-study-luck-game = Glück
web-study-luck-sum = Zusammen
web-study-rating = Wertung
web-study-rating-told = Nach deinen Plätzen in { $games } Spielen mit anderen an öffentlichen Tischen. Alle beginnen bei 25.

web-puzzles-title = Rätsel
web-puzzles-source = Woher?
web-puzzles-source-own = Meine eigenen Fehler
web-puzzles-source-house = Aus Spielen des Hauses
web-puzzles-grade = Wie schwer?
web-puzzles-grade-any = Egal
web-puzzles-grade-easy = Leicht
web-puzzles-grade-middling = Mittel
web-puzzles-grade-hard = Schwer
web-puzzles-ask = Was würdest du tun?
web-puzzles-ask-own = Zug { $turn }: Was würdest du heute tun?
web-puzzles-left = { $due } zu wiederholen, { $fresh } neu, { $resting } ruhen, { $known } gekonnt
web-puzzles-nothing = Gerade ist nichts zu versuchen. Was du versucht hast, kommt nach einigen Tagen wieder.
web-puzzles-nothing-own = Von dir gibt es keine Fehler zum Üben. Sie kommen aus deinen beendeten Spielen, sobald diese durchgesehen sind.
web-puzzles-rest = { $days ->
    [one] Es kommt morgen wieder.
   *[other] Es kommt in { $days } Tagen wieder.
}
web-puzzles-known = Du kannst es: Es kommt nicht mehr.
web-puzzles-missed = { $tried ->
    [one] Vor dir hat es niemand versucht.
   *[other] { $missed } von { $tried } Leuten lagen beim ersten Versuch daneben.
}
web-puzzles-game = Der Rückblick auf jenes Spiel
web-puzzles-piece = Tippe ein Teil an, und es erklärt sich.

web-about-study = Wenn du „Ich in Zahlen“ öffnest, nimmt der Server deine beendeten Spiele auseinander und bewahrt für dich allein auf, was deine Entscheidungen gekostet haben; wenn du Rätsel versuchst, merkt er sich, welches wann wiederkommt. Beides kannst du dort vergessen lassen.
