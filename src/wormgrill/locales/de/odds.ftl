# Die Chancen eines Zuges: Tabellen und Schaubilder.

cmd-odds = die genauen Chancen eines Zuges, für eine Ausgabe und ihre Spezialisten oder für jede Stellung

odds-arg-golden-die = mit dem Goldenen Würfel in der Hand (auch mehrere Spezialisten auf einmal: was wäre, wenn?)
odds-arg-weasel = mit dem Wiesel in der Hand
odds-arg-canned-worm = mit dem Dosenwurm in der Hand
odds-arg-position = die Chancen in dieser Stellung, statt EDITION: eine Datei mit einer Stellung als JSON, einer Stellung in einer Zeile oder dem Protokoll eines Spiels; - liest die Standardeingabe
odds-arg-plot = ein Schaubild in diese Datei zeichnen: FILE.png oder FILE.svg
odds-arg-deep = mit --position: auch den nächsten Zug danach durchrechnen, um genauer zu schätzen, wer gewinnt
odds-arg-json = JSON ausgeben, jede Zahl in voller Genauigkeit

odds-what = Welche Ausgabe? Zum Beispiel: wormgrill odds classic. Oder eine Stellung: wormgrill odds --position FILE.
odds-position-alone = Bei --position sagt die Stellung alles: Lass { $given } weg.
odds-deep-position = --deep sieht von einer Stellung aus einen Zug weiter: Nenn eine mit --position.
odds-no-specialist = In { $edition } gibt es keinen Spezialisten „{ $specialist }“: Lass --{ $flag } weg.
odds-over = Dieses Spiel ist aus: Es gibt nichts mehr zu würfeln.
odds-no-position = Das ist keine Stellung: weder JSON noch eine Zeile Text noch das Protokoll eines Spiels.
odds-not-json = Das ist kein JSON-Objekt.
odds-plot-format = { $file }: Ein Schaubild ist eine .png- oder eine .svg-Datei.
odds-needs-matplotlib = Schaubilder brauchen matplotlib: { $command }
odds-plotted = Das Schaubild: { $file }

odds-title = { $edition }: die Chancen eines Zuges
odds-title-hand = { $edition }, in der Hand { $hand }: die Chancen eines Zuges
odds-title-position = { $edition }: die Chancen im Zug von { $name } von hier an
odds-the-specialist = { $specialist }
odds-explained = Die größte Chance, mit dieser Summe und einem Wurm aufzuhören, jeweils so gespielt, wie es dafür am besten ist.
odds-exact = { $tiles }: nur mit genau dieser Summe zu haben (R13).
odds-first-turn = Ein erster Zug bringt im Schnitt höchstens { $worms } Würmer.
odds-rest-of-turn = Am besten gespielt, ändert sich der Stand von { $name } im Schnitt um { $worms } Würmer.

odds-rolled = Gewürfelt: { $dice }
odds-rolled-golden = Gewürfelt: { $dice }, Goldener Würfel: { $golden }
odds-rolled-golden-alone = Gewürfelt: Goldener Würfel: { $golden }
odds-in-the-air = In der Luft: { $dice }
odds-in-the-air-golden = In der Luft: { $dice } und der Goldene Würfel
odds-holds = In der Hand: { $specialist }

odds-tile = Portion
odds-worms = Würmer
odds-at-least = Mindestens
odds-exactly = Genau
odds-where = Wo sie liegt
odds-on-grill = Grill
odds-on-grill-with = Grill, darauf { $specialist }
odds-face-down = umgedreht
odds-on-top = { $name }, obenauf
odds-covered = { $name }, verdeckt

odds-actions = Was zu entscheiden ist, das Beste zuerst
odds-worms-explained = Würmer: wie sich der Stand im Schnitt ändert. Erfolg: die Chance auf eine Portion oder die Glucke. Wert: eigene Würmer weniger die der anderen im Schnitt, nach dem Zug.
odds-win-explained = Würmer: wie sich der Stand im Schnitt ändert. Erfolg: die Chance auf eine Portion oder die Glucke. Sieg: die Chance, das Spiel zu gewinnen.
odds-success = Erfolg
odds-worth = Wert
odds-win = Sieg
odds-action = Entscheidung

odds-endings = Wie der Zug enden wird, das Wahrscheinlichste zuerst
odds-chance = Chance
odds-ending = Ende
odds-other-ends = Andere Enden, { $count } davon

odds-hardly = <{ $percent }
odds-almost = >{ $percent }
odds-plain = { NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-more = +{ NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-less = −{ NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }

odds-chart-at-least = mindestens diese Summe
odds-chart-exactly = genau diese Summe
odds-chart-tiles = Summe (Nummer der Portion)
odds-chart-title-position = { $edition }: wie der Zug von { $name } enden wird
