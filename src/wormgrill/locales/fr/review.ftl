# Une partie, séparée en adresse et en chance.

review-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-quarter = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
review-short = { NUMBER($chance, style: "percent", minimumSignificantDigits: 2, maximumSignificantDigits: 2) }
review-more = +{ NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-less = −{ NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-worms-more = +{ NUMBER($worms, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-worms-less = −{ NUMBER($worms, minimumFractionDigits: 1, maximumFractionDigits: 1) }

grade-golden-beak = Bec d’or
grade-eagle-eye = Œil d’aigle
grade-clever-raven = Corbeau malin
grade-early-bird = Oiseau matinal
grade-busy-hen = Poule affairée
grade-hungry-chick = Poussin affamé
grade-fresh-egg = Œuf du jour
grade-worms-darling = Chouchou des vers

review-title = { $edition } : l’analyse
review-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
review-unfinished = Cette partie n’est pas finie : les chances du moment prennent la place du résultat.

turning-led = { $turn ->
    [0] { $name } était en tête depuis le début.
   *[other] { $name } était en tête à partir du tour { $turn }.
}
turning-turned = Tout a basculé au tour { $turn } : de { NUMBER($before, style: "percent", maximumFractionDigits: 0) } à { NUMBER($after, style: "percent", maximumFractionDigits: 0) } pour { $name }.
turning-close = C’était serré jusqu’au dernier tour.
turning-shared = C’était si serré que personne n’a gagné à soi seul.
turning-open = C’est encore serré.
turning-ahead = { $name } est en tête, avec { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } de chances.

review-player = Nom
review-start = Départ
review-luck = Chance
review-errors = Ses erreurs
review-others = Autres erreurs
review-correction = Correction
review-result = Résultat
review-stands = À présent
review-many-turns = Tours
review-decisions = Décisions
review-per-turn = Par tour
review-per-decision = Par décision
review-grade = Mention

review-account = Adresse et chance
review-adds-up = Départ + chance + ses erreurs + autres erreurs + correction = résultat.
review-adds-up-open = Départ + chance + ses erreurs + autres erreurs + correction = à présent.
review-lost = Chances de gagner perdues par erreur
review-explained = La chance, c’est ce que tous les dés ont fait au-delà de leur moyenne. Ses erreurs : les chances perdues en ne choisissant pas le meilleur. Autres erreurs : ce que les choix des autres ont apporté ou coûté. La correction dit de combien l’estimation entre deux tours se trompait ; ce n’est ni de la chance ni une faute.
review-lost-per-turn = { $rate } perdus par tour

review-curve = Chances de gagner
review-curve-told = { $turns ->
    [one] Les chances de gagner pendant { $turns } tour.
   *[other] Les chances de gagner pendant { $turns } tours.
  } À la fin : { $ends }.
review-moments = Les moments décisifs
review-no-moments = Rien de ce qui s’est passé n’a changé les chances.
review-moment-roll = { $name } obtient { $dice } : { $change }.
review-moment-dead = { $name } obtient { $dice }, un lancer bloqué : { $change }.
review-moment-decision = { $name } : { $deed }. { $best } aurait gagné { $games } parties de plus sur 100.
review-moment-choice = { $name } : { $deed }. Pour { $name }, cela ne changeait rien.
review-moment-other = Pour { $name } : { $change }.
review-turn-number = Tour { $turn }

review-again = À revoir
review-nothing-again = { $name } : chaque décision valait la meilleure.
review-cost = coût : { $cost }
review-played = joué
review-best = le mieux
review-aside = Mis de côté
review-rolled = Lancé
review-on-grill = Sur la brochette
review-on-top = Au sommet des piles
review-no-tile = aucun Pickomino

review-why-better = { $deed } aurait gagné { $games } parties de plus sur 100 : { $facts }.
review-why-right = Bien joué : le choix suivant gagne { $games } parties de moins sur 100.
review-why-not-worms = Ce qui a été joué rapporte plus de vers en moyenne, mais moins de victoires.
review-why-profit = { $name } en profite le plus : { $gain }.


review-all-turns = Tous les tours
review-turn = Tour
review-happened = Ce qui s’est passé
review-after = Chances ensuite
review-better = (mieux : { $action }, { $change })
review-still-on = pas encore fini
review-made = Fait avec Wormgrill. Les chances sont celles de son champion, et chaque tour est résolu exactement.
