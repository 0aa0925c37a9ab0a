# Die Regeln in unseren Worten, mit den Nummern aus docs/reference/rules.md.

rules-title = { $title }: die Regeln
rules-box = { $count } Würfel; jeder zeigt { $faces }.
rules-tiles = Portionen: { $tiles }.
rules-tiles-with = { $tiles } (je { $worms })
rules-players = Für { $least } bis { $most } Personen.
rules-face = { $name } (zählt { $points }{ $sides ->
    [one] {""}
   *[other] , auf { $sides } Seiten
  })
rules-specialists = Zu Beginn auf dem Grill: { $specialists }.
rules-specialist = { $specialist } auf { $tile }
rules-bratworms = { $count ->
    [one] Neben dem Grill liegt 1 Rostbratwurm.
   *[other] Neben dem Grill liegen { $count } Rostbratwürmer.
}
rules-golden = Der Goldene Würfel zeigt { $faces }.

rules-part-turn = Dein Zug
rules-part-exact = Die Portionen, die man genau treffen muss
rules-part-bratworms = Doppel 1 und Rostbratwürmer
rules-part-specialists = Die Spezialisten
rules-part-junior = Was hier anders ist
rules-part-options = Was ihr am Tisch abmachen könnt; ohne Absprache gilt nichts davon

R1 = Würfle mit allen Würfeln. Such dir dann ein Symbol aus, das du in diesem Zug noch nicht beiseitegelegt hast, und leg alle Würfel beiseite, die es zeigen. Danach würfelst du mit den übrigen weiter, oder du hörst auf. Zwischen Wurf und Beiseitelegen darfst du nicht aufhören.
R2 = Aufhören darfst du immer, wenn du gerade Würfel beiseitegelegt hast, auch wenn das ein Fehlwurf wird.
R3 = Ist kein Würfel mehr übrig oder jedes Symbol beiseitegelegt, endet der Zug von selbst, so als hättest du aufgehört.
R4 = Ein Wurf, der nur Symbole zeigt, die du schon beiseitegelegt hast, ist ein toter Wurf und damit ein Fehlwurf.
R5 = Hörst du auf und hast keinen Wurm beiseitegelegt, ist das ein Fehlwurf.
R6 = Zähl die beiseitegelegten Würfel zusammen. Nehmen musst du, in dieser Reihenfolge: die offene Portion mit genau dieser Zahl vom Grill; sonst die oberste Portion mit genau dieser Zahl vom Stapel einer anderen Person; sonst die nächstniedrigere offene Portion vom Grill, und nur diese. Gibt es nichts davon, ist das ein Fehlwurf.
R7 = Deine eigene oberste Portion gilt nie als Treffer, eine überdeckte oder umgedrehte Portion auch nicht.
R8 = Gewonnene Portionen kommen oben auf deinen Stapel; du hast nur einen. Zu sehen ist nur die oberste, und die Reihenfolge ändert sich nie.
R9 = Bei einem Fehlwurf legst du deine oberste Portion offen zurück auf den Grill. Dann wird die höchste offene Portion auf dem Grill für den Rest des Spiels umgedreht, außer es ist genau die, die du gerade zurückgelegt hast. Hast du keine Portion, verlierst du nichts, und umgedreht wird auch nichts.
R10 = Das Spiel endet nach dem Zug, in dem die letzte offene Portion vom Grill verschwindet.
R11 = Die meisten Würmer gewinnen. Haben mehrere gleich viele, entscheidet die höchste einzelne Portion; hat niemand von ihnen eine Portion, teilen sie sich den Sieg.
R12 = Gespielt wird im Uhrzeigersinn. Der erste Platz fängt an, wenn ihr nichts anderes abmacht. (In den gedruckten Spielregeln ist es im klassischen Spiel und in Deluxe die jüngste Person, in Extrawurm die, die zuletzt gegrillt hat, in Junior die kleinste.)
R13 = Die Portionen { $exact } gewinnt man nur vom Grill und nur mit genau dieser Summe. Sie gelten nie als nächstniedrigere Portion und werden nie geklaut.
R14 = Sonst sind es Portionen wie alle anderen.
R15 = Legst du zwei oder mehr Einsen auf einmal beiseite, bekommst du auf der Stelle einen Rostbratwurm, auch wenn es später ein Fehlwurf wird.
R16 = Rostbratwürmer kommen aus dem Vorrat. Ist er leer, nimmst du einen von einer Person deiner Wahl, aber nie von der, die die Glucke hat. Hat niemand einen, den du nehmen darfst, passiert nichts.
R17 = Am Ende ist jeder Rostbratwurm einen Wurm wert.
R18 = Nimmst du eine Portion, auf der ein Spezialist steht, gehört er dir; klaust du eine Portion, kommt der Spezialist der bestohlenen Person mit. Er hilft dir ab deinem nächsten Zug; die Glucke wacht sofort.
R19 = Niemand hat zwei Spezialisten. Bekommst du einen zweiten, suchst du aus, welcher von beiden zurück auf den Grill geht.
R20 = Ein Spezialist, der zurückgeht, steht dann auf der niedrigsten offenen Portion, die frei ist. Gibt es keine, ist er aus dem Spiel.
R21 = Bei einem Fehlwurf geht erst deine Portion zurück, dann dein Spezialist, dann wird die höchste Portion umgedreht; ein Spezialist, der auf ihr steht, zieht danach um.
R22 = Goldener Würfel: Entscheide vor deinem ersten Wurf, ob du ihn als zusätzlichen Würfel nimmst. Dann ist er in diesem Zug ein Würfel wie alle anderen.
R23 = Wiesel: Einmal in jedem Zug darfst du gleich nach einem Wurf alle diese Würfel noch einmal werfen, auch nach einem toten Wurf.
R24 = Dosenwurm: Endet dein Zug ohne Wurm unter den beiseitegelegten Würfeln, zählt er als Wurm und bringt die Punkte dafür. Schon ein einziger Wurm dort schaltet ihn aus. Vor einem toten Wurf rettet er dich nicht.
R25 = Apfel: drei Würmer am Ende für die Person, die ihn hat.
R26 = Glucke: Wer die Portion klauen würde, die sie bewacht, bekommt stattdessen die Glucke, und die Portion bleibt, wo sie ist.
R27 = Hast du bei einem Fehlwurf die Glucke und eine Portion, geht nur die Glucke zurück. Ohne Portion behältst du sie. Solange du sie hast, nimmt dir niemand einen Rostbratwurm weg.
R28 = Rabe: Er gehört nie jemandem. Nimmst du die Portion, auf der er steht, bekommst du einen Rostbratwurm; dann zieht der Rabe um auf die niedrigste offene Portion, die frei ist.
R29 = Der Zug läuft wie oben, nur mit Burgerwürfeln: Jedes Symbol ist etwas zu essen.
R30 = Ein toter Wurf ist hier kein Fehlwurf: Der Zug endet, und was du beiseitegelegt hast, zählt.
R31 = Der Grill kommt zuerst: eine offene Portion mit genau deiner Summe. Nur wenn dort keine liegt, stibitzt du diese Zahl oben vom Stapel einer anderen Person (deine Wahl, wenn mehrere sie haben). Sonst nimmst du die nächstniedrigere Portion vom Grill.
R32 = Bekommst du keine Portion, drehst du die höchste offene Portion auf dem Grill um und verlierst sonst nichts. Damit kann das Spiel zu Ende sein.
R33 = Die meisten Würmer gewinnen; es können auch mehrere zusammen gewinnen.
R34 = Von zwei gleichen Portionen wird die linke genommen und die rechte umgedreht.
O1 = Kurzes Spiel: Die höchste offene Portion wird auch dann umgedreht, wenn es die gerade zurückgelegte ist.
O2 = Freie Wahl: Statt zu klauen (oder die Glucke zu bekommen) darfst du die nächstniedrigere Portion vom Grill nehmen, wenn es eine gibt.
O3 = Nicht der erste Platz fängt an, sondern ein anderer, ausgelost oder abgemacht.
