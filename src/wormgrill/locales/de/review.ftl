# Ein Spiel, zerlegt in Können und Glück.

review-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-quarter = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
review-short = { NUMBER($chance, style: "percent", minimumSignificantDigits: 2, maximumSignificantDigits: 2) }
review-more = +{ NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-less = −{ NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-worms-more = +{ NUMBER($worms, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-worms-less = −{ NUMBER($worms, minimumFractionDigits: 1, maximumFractionDigits: 1) }

grade-golden-beak = Goldschnabel
grade-eagle-eye = Adlerauge
grade-clever-raven = Schlauer Rabe
grade-early-bird = Früher Vogel
grade-busy-hen = Fleißige Glucke
grade-hungry-chick = Hungriges Küken
grade-fresh-egg = Frisches Ei
grade-worms-darling = Liebling der Würmer

review-title = { $edition }: Rückblick
review-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
review-unfinished = Dieses Spiel ist nicht zu Ende: Statt des Ergebnisses stehen da die Chancen, wie es jetzt steht.

turning-led = { $turn ->
    [0] { $name } lag von Anfang an vorn.
   *[other] { $name } lag ab Zug { $turn } vorn.
}
turning-turned = In Zug { $turn } kippte das Spiel: von { NUMBER($before, style: "percent", maximumFractionDigits: 0) } auf { NUMBER($after, style: "percent", maximumFractionDigits: 0) } für { $name }.
turning-close = Es war knapp bis zum letzten Zug.
turning-shared = Es war so knapp, dass niemand allein gewonnen hat.
turning-open = Es ist noch knapp.
turning-ahead = { $name } liegt vorn, mit einer Chance von { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

review-player = Name
review-start = Beginn
review-luck = Glück
review-errors = Eigene Fehler
review-others = Fehler anderer
review-correction = Korrektur
review-result = Ergebnis
review-stands = Stand
review-many-turns = Züge
review-decisions = Entscheidungen
review-per-turn = Je Zug
review-per-decision = Je Entscheidung
review-grade = Note

review-account = Können und Glück
review-adds-up = Beginn + Glück + eigene Fehler + Fehler anderer + Korrektur = Ergebnis.
review-adds-up-open = Beginn + Glück + eigene Fehler + Fehler anderer + Korrektur = Stand.
review-lost = Verschenkte Gewinnchance
review-explained = Glück ist, was alle Würfel über ihren Durchschnitt hinaus bewirkt haben. Eigene Fehler sind Chancen, die verschenkt wurden, weil nicht das Beste gewählt wurde. Fehler anderer: was die Entscheidungen der anderen gebracht oder gekostet haben. Die Korrektur sagt, wie weit die Schätzung zwischen zwei Zügen danebenlag; sie ist weder Glück noch Schuld.
review-lost-per-turn = { $rate } je Zug verschenkt

review-curve = Gewinnchance
review-curve-told = { $turns ->
    [one] Die Gewinnchancen über 1 Zug.
   *[other] Die Gewinnchancen über { $turns } Züge.
  } Am Ende: { $ends }.
review-moments = Die Augenblicke, die es entschieden
review-no-moments = Nichts von dem, was passiert ist, hat die Chancen bewegt.
review-moment-roll = { $name } würfelt { $dice }: { $change }.
review-moment-dead = { $name } würfelt { $dice }, ein toter Wurf: { $change }.
review-moment-decision = { $name }: { $deed }. { $best } hätte { $games } von 100 Spielen mehr gewonnen.
review-moment-choice = { $name }: { $deed }. Für { $name } machte es keinen Unterschied.
review-moment-other = Für { $name }: { $change }.
review-turn-number = Zug { $turn }

review-again = Noch einen Gedanken wert
review-nothing-again = { $name }: Jede Entscheidung war so gut wie die beste.
review-cost = kostet { $cost }
review-played = gespielt
review-best = am besten
review-aside = Beiseitegelegt
review-rolled = Gewürfelt
review-on-grill = Auf dem Grill
review-on-top = Oben auf den Stapeln
review-no-tile = keine Portion

review-why-better = { $deed } hätte { $games } von 100 Spielen mehr gewonnen: { $facts }.
review-why-right = Gut gespielt: Die nächstbeste Wahl gewinnt { $games } von 100 Spielen weniger.
review-why-not-worms = Was gespielt wurde, bringt im Schnitt mehr Würmer, aber weniger Siege.
review-why-profit = Am meisten nützt es { $name }: { $gain }.


review-all-turns = Alle Züge
review-turn = Zug
review-happened = Was geschah
review-after = Chancen danach
review-better = (besser: { $action }, { $change })
review-still-on = noch nicht zu Ende
review-made = Gemacht mit Wormgrill. Die Chancen sind die seines Champions, und jeder Zug ist exakt gelöst.
