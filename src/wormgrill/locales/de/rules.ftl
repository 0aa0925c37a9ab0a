# Die Regeln in unseren Worten, mit den Nummern aus docs/reference/rules.md.

rules-title = { $title }: die Regeln
rules-box = { $count } Würfel; jeder zeigt { $faces }.
rules-tiles = Portionen: { $tiles }.
rules-tiles-more = { $tiles }; { $more }
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
assumed-golden-sides = Angenommen: die Seiten des Goldenen Würfels. In keiner Spielregel stehen sie.
assumed-exact-tile-worms = Angenommen: die Würmer auf { $exact }. In keiner Spielregel stehen sie.
assumed-burger-sixth-side = Angenommen: ein zweiter Wurm als sechste Seite jedes Würfels. In keiner Spielregel steht er.
assumed-junior-worms = Angenommen: die Würmer auf jeder Portion. In keiner Spielregel stehen sie.

rules-part-turn = Dein Zug
rules-part-win = Was du gewinnst
rules-part-failure = Fehlwurf: wenn ein Zug misslingt
rules-part-end = Das Ende des Spiels
rules-part-exact = { $exact_count ->
    [one] Die Portion, die man genau treffen muss
   *[other] Die Portionen, die man genau treffen muss
}
rules-part-bratworms = { $double_one ->
    [yes] Doppel 1 und Rostbratwürmer
   *[no] Rostbratwürmer
}
rules-part-specialists = Die Spezialisten
rules-part-junior = Was hier anders ist
rules-part-options = Was ihr am Tisch abmachen könnt; ohne Absprache gilt nichts davon

R1 = Würfle mit allen Würfeln. Such dir dann ein Symbol aus, das du in diesem Zug noch nicht beiseitegelegt hast, und leg alle Würfel beiseite, die es zeigen. Danach würfelst du mit den übrigen weiter, oder du hörst auf. Zwischen Wurf und Beiseitelegen darfst du nicht aufhören.
R2 = Aufhören darfst du immer, wenn du gerade Würfel beiseitegelegt hast, auch wenn das ein Fehlwurf wird.
R3 = Ist kein Würfel mehr übrig oder jedes Symbol beiseitegelegt, endet der Zug von selbst, so als hättest du aufgehört.{ $golden_die ->
    [yes] {" "}Ist nur noch der Goldene Würfel übrig, darfst du ihn auch dann werfen, wenn er nichts Neues mehr zeigen kann.
   *[no] {""}
  }{ $canned_worm ->
    [yes] {" "}Der Dosenwurm gilt nicht als beiseitegelegtes Symbol.
   *[no] {""}
  }
R4 = Ein Wurf, der nur Symbole zeigt, die du schon beiseitegelegt hast, ist ein toter Wurf und damit ein Fehlwurf.
R5 = Hörst du auf und hast keinen Wurm beiseitegelegt, ist das ein Fehlwurf.
R6 = Zähl die beiseitegelegten Würfel zusammen. Nehmen musst du, in dieser Reihenfolge: die offene Portion mit genau dieser Zahl vom Grill; sonst die oberste Portion mit genau dieser Zahl vom Stapel einer anderen Person (du klaust sie); sonst die nächstniedrigere offene Portion vom Grill, und nur diese. Gibt es nichts davon, ist das ein Fehlwurf.
R7 = Deine eigene oberste Portion gilt nie als Treffer, eine überdeckte oder umgedrehte Portion auch nicht. Tu so, als wäre sie nicht da.
R8 = Gewonnene Portionen kommen oben auf deinen Stapel; du hast nur einen. Zu sehen ist nur die oberste, und die Reihenfolge ändert sich nie.
R9 = Bei einem Fehlwurf, egal warum, legst du deine oberste Portion offen zurück an ihren Platz auf dem Grill. Dann wird die höchste offene Portion auf dem Grill für den Rest des Spiels umgedreht, außer es ist genau die, die du gerade zurückgelegt hast. Hast du keine Portion, legst du nichts zurück, und umgedreht wird auch nichts.{ $hen ->
    [yes] {" "}Mit der Glucke ist es anders (R27).
   *[no] {""}
  }
R10 = Das Spiel endet, wenn auf dem Grill keine Portion mehr offen liegt.{ $kind ->
   *[classic] {" "}Das passiert nur, wenn jemand eine Portion nimmt; dieser Zug wird noch zu Ende gespielt.
    [junior] {""}
  }
R11 = Die meisten Würmer gewinnen. Haben mehrere gleich viele, entscheidet die höchste einzelne Portion; hat niemand von ihnen eine Portion, teilen sie sich den Sieg.
R12 = Gespielt wird im Uhrzeigersinn. Der erste Platz fängt an, wenn ihr nichts anderes abmacht. (In den gedruckten Spielregeln ist es im klassischen Spiel und in Deluxe die jüngste Person, in Extrawurm die, die zuletzt gegrillt hat, in Junior die kleinste.)
R13 = { $exact_count ->
    [one] Die Portion { $exact } gewinnt man nur vom Grill und nur mit genau dieser Summe. Sie gilt nie als nächstniedrigere Portion, und niemand kann sie dir wegnehmen.
   *[other] Die Portionen { $exact } gewinnt man nur vom Grill und nur mit genau dieser Summe. Sie gelten nie als nächstniedrigere Portion, und niemand kann sie dir wegnehmen.
}
R14 = { $exact_count ->
    [one] Sonst ist sie eine Portion wie alle anderen:
   *[other] Sonst sind es Portionen wie alle anderen:
  } { $specialists ->
    [yes] Auch Spezialisten können dort stehen, und so eine Portion
   *[no] So eine Portion
  } { $kind ->
   *[classic] geht zurück auf den Grill, wird umgedreht, hält das Spiel am Laufen und zählt bei Gleichstand.
    [junior] wird umgedreht und hält das Spiel am Laufen.
  }
R15 = Legst du zwei oder mehr Einsen auf einmal beiseite, bekommst du auf der Stelle, noch vor allem anderen, einen Rostbratwurm, wenn einer zu haben ist (R16). Er bleibt dir, auch wenn es später ein Fehlwurf wird.{ $golden_one ->
    [yes] {" "}Eine Eins auf dem Goldenen Würfel zählt mit.
   *[no] {""}
  }
R16 = Rostbratwürmer kommen aus dem Vorrat. Ist er leer, nimmst du einen von einer anderen Person deiner Wahl{ $hen ->
    [yes] , aber nie von der, die die Glucke hat
   *[no] {""}
  }. Verzichten darfst du nicht. Hat nur eine Person einen, den du nehmen darfst, gibt es nichts zu wählen; hat niemand einen, passiert nichts.
R17 = Am Ende ist jeder Rostbratwurm einen Wurm wert. Verlieren kannst du ihn nur an eine andere Person (R16).
R18 = Nimmst du vom Grill eine Portion, auf der ein Spezialist steht, gehört er dir; klaust du eine Portion, kommt der Spezialist der bestohlenen Person mit. Verzichten darfst du nicht. Er hilft dir ab deinem nächsten Zug.{ $hen ->
    [yes] {" "}Die Glucke wacht sofort, und die Portion, die sie bewacht, wird nicht geklaut (R26).
   *[no] {""}
  }{ $raven ->
    [yes] {" "}Der Rabe gehört nie jemandem (R28).
   *[no] {""}
  }
R19 = Niemand hat zwei Spezialisten. Bekommst du einen zweiten, suchst du aus, welcher von beiden zurück auf den Grill geht (R20){ $hen ->
    [yes] , auch wenn einer davon die Glucke ist
   *[no] {""}
  }. Eine gerade gewonnene Portion liegt dann schon nicht mehr dort.
R20 = Ein Spezialist, der zurückgeht, steht dann auf der niedrigsten offenen Portion auf dem Grill, die frei ist. Gibt es keine, ist er für immer aus dem Spiel.
R21 = Bei einem Fehlwurf geht erst deine Portion zurück, { $lost_with_tile ->
    [yes] dann dein Spezialist (R20), dann
   *[no] dann
  } wird die höchste Portion umgedreht; ein Spezialist, der auf ihr steht, zieht danach um (R20).{ $hen ->
    [yes] {" "}Ohne Portion kann man nur die Glucke haben.
   *[no] {""}
  }
R22 = Goldener Würfel: Entscheide vor deinem ersten Wurf im Zug, ob du ihn als zusätzlichen Würfel nimmst. Dann ist er ein Würfel wie alle anderen, bis du ihn beiseitelegst, und was er zeigt, zählt genauso{ $golden_one ->
    [yes] , auch für Doppel 1
   *[no] {""}
  }.
R23 = Wiesel: Einmal in jedem Zug darfst du nach einem Wurf, noch vor dem Beiseitelegen, alle diese Würfel noch einmal werfen, auch nach einem toten Wurf. Du kannst den Fehlwurf aber auch hinnehmen.
R24 = Dosenwurm: Ist am Ende deines Zugs kein Wurm unter den beiseitegelegten Würfeln, zählt er von selbst als Wurm (er ist { $worm } wert), ob du willst oder nicht, und zwar für jede Portion, die du nehmen oder klauen kannst{ $exact_count ->
    [0] {""}
   *[other] , auch für { $exact }
  }. Schon ein einziger Wurm unter den beiseitegelegten Würfeln schaltet ihn aus. Vor einem toten Wurf rettet er dich nicht.
R25 = Apfel: drei Würmer am Ende für die Person, die ihn hat.
R26 = Glucke: Wer die Portion klauen würde, die sie bewacht, bekommt stattdessen die Glucke, und die Portion bleibt, wo sie ist. Der Zug ist damit geglückt: Nichts geht zurück, nichts wird umgedreht, und eine niedrigere Portion wird auch nicht genommen.{ $exact_count ->
    [0] {""}
   *[other] {" "}Auf { $exact } ist die Glucke unerreichbar (R13).
  }
R27 = Hast du bei einem Fehlwurf die Glucke und eine Portion, geht nur die Glucke zurück: Keine Portion kommt auf den Grill, und keine wird umgedreht. Ohne Portion behältst du sie. Sie bewacht immer deine oberste Portion, auch jede neue.{ $bratworms ->
    [yes] {" "}Solange du sie hast, nimmt dir niemand einen Rostbratwurm weg, ob du eine Portion hast oder nicht, und auch die Glucke gibst du dafür nicht her.
   *[no] {""}
  }
R28 = Rabe: Er gehört nie jemandem. { $bratworms ->
    [yes] Nimmst du die Portion, auf der er steht, bekommst du sofort einen Rostbratwurm, wenn einer zu haben ist (R16); dann zieht der Rabe um (R20). Wird seine Portion umgedreht, zieht er auch um, aber niemand bekommt etwas.
   *[no] Wird die Portion, auf der er steht, genommen oder umgedreht, zieht er um (R20).
  }
R29 = Alles von oben gilt auch hier. Aber R30 bis R33 stehen an der Stelle von R4, R6, R9 und R11 des klassischen Spiels; was ein Fehlwurf kostet, sagt R32.
R30 = Ein toter Wurf ist hier kein Fehlwurf: Der Zug endet, so als hättest du aufgehört, und was du beiseitegelegt hast, zählt.
R31 = Der Grill kommt zuerst: eine offene Portion mit genau deiner Summe. Nur wenn dort keine liegt, klaust du diese Zahl oben vom Stapel einer anderen Person (deine Wahl, wenn mehrere sie haben). Sonst nimmst du die nächstniedrigere offene Portion vom Grill, und nur diese. Verzichten darfst du nicht.
R32 = Bekommst du keine Portion, wird die höchste offene Portion auf dem Grill umgedreht. Von deinen eigenen Portionen verlierst du keine. Damit kann das Spiel zu Ende sein.
R33 = Die meisten Würmer gewinnen; es können auch mehrere zusammen gewinnen.
R34 = Von zwei gleichen Portionen wird die linke genommen und die rechte umgedreht; zu wählen gibt es da nichts.
O1 = Kurzes Spiel: Die höchste offene Portion wird auch dann umgedreht, wenn es die gerade zurückgelegte ist.
O2 = Freie Wahl: Statt zu klauen{ $hen ->
    [yes] {" "}(oder die Glucke zu bekommen)
   *[no] {""}
  }, darfst du die nächstniedrigere offene Portion vom Grill nehmen, wenn es eine gibt.
O3 = Nicht der erste Platz fängt an, sondern ein anderer, ausgelost oder abgemacht.
