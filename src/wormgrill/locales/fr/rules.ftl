# Les règles dans nos mots, avec les numéros de docs/reference/rules.md.

rules-title = { $title } : les règles
rules-box = { $count ->
    [one] { $count } dé, qui montre { $faces }.
   *[other] { $count } dés ; chacun montre { $faces }.
}
rules-tiles = Pickominos : { $tiles }.
rules-tiles-more = { $tiles } ; { $more }
rules-tiles-with = { $tiles } avec { $worms }
rules-players = Pour { $least } à { $most } personnes.
rules-face = { $name } (vaut { $points }{ $sides ->
    [one] {""}
   *[other] , sur { $sides } faces
  })
rules-specialists = Sur la brochette au début : { $specialists }.
rules-specialist = { $specialist } sur le { $tile }
rules-bratworms = { $count ->
    [one] À côté de la brochette : { $count } ver grillé.
   *[other] À côté de la brochette : { $count } vers grillés.
}
rules-golden = Le Dé doré montre { $faces }.
assumed-golden-sides = Supposé : les faces du Dé doré. Aucune règle imprimée ne les donne.
assumed-exact-tile-worms = Supposé : les vers sur { $exact }. Aucune règle imprimée ne les donne.
assumed-burger-sixth-side = Supposé : un deuxième ver sur la sixième face de chaque dé. Aucune règle imprimée ne la donne.
assumed-junior-worms = Supposé : les vers sur chaque Pickomino. Aucune règle imprimée ne les donne.

rules-part-turn = Ton tour
rules-part-win = Ce que tu gagnes
rules-part-failure = Le lancer nul
rules-part-end = La fin de la partie
rules-part-exact = { $exact_count ->
    [one] Le Pickomino à atteindre exactement
   *[other] Les Pickominos à atteindre exactement
}
rules-part-bratworms = { $double_one ->
    [yes] Double 1 et vers grillés
   *[no] Vers grillés
}
rules-part-specialists = Les spécialistes
rules-part-junior = Ce qui change ici
rules-part-options = Les options de la table, valables seulement si vous les choisissez

R1 = Lance tous les dés. Choisis ensuite un symbole que tu n’as pas encore mis de côté pendant ce tour, et mets de côté tous les dés qui le montrent. Après, relance les dés qui restent, ou arrête-toi. Entre un lancer et la mise de côté, tu ne peux pas t’arrêter.
R2 = Tu peux t’arrêter chaque fois que tu viens de mettre des dés de côté, même si cela donne un lancer nul.
R3 = Quand il ne reste plus de dé, ou que tous les symboles sont mis de côté, le tour se termine tout seul, comme si tu avais décidé d’arrêter.{ $golden_die ->
    [yes] {" "}S’il ne reste que le Dé doré, tu peux le lancer même s’il ne peut plus rien montrer de nouveau.
   *[no] {""}
  }{ $canned_worm ->
    [yes] {" "}Le Ver en boîte ne compte pas comme symbole mis de côté.
   *[no] {""}
  }
R4 = Un lancer qui ne montre que des symboles que tu as déjà mis de côté est un lancer bloqué : c’est un lancer nul.
R5 = Si tu t’arrêtes sans avoir mis de ver de côté, c’est un lancer nul.
R6 = Additionne les dés mis de côté. Tu dois prendre, dans cet ordre : sur la brochette, le Pickomino visible de ce nombre exact ; sinon, au sommet de la pile de quelqu’un d’autre, le Pickomino de ce nombre exact, que tu piques ; sinon, sur la brochette, le Pickomino visible inférieur le plus proche, et seulement celui-là. S’il n’y a rien de tout cela, c’est un lancer nul.
R7 = Le Pickomino au sommet de ta propre pile ne convient jamais, pas plus qu’un Pickomino recouvert ou retourné. Fais comme s’il n’était pas là.
R8 = Les Pickominos que tu gagnes vont au sommet de ta pile ; tu n’en as qu’une. On ne voit que celui du sommet, et l’ordre ne change jamais.
R9 = En cas de lancer nul, quelle qu’en soit la cause, tu remets à sa place sur la brochette, face visible, le Pickomino du sommet de ta pile. Puis le Pickomino visible le plus élevé de la brochette est retourné pour le reste de la partie, sauf si c’est justement celui que tu viens de remettre. Si tu n’as pas de Pickomino, tu ne remets rien, et rien n’est retourné.{ $hen ->
    [yes] {" "}Avec la Mère poule, c’est différent (R27).
   *[no] {""}
  }
R10 = La partie se termine quand la brochette n’a plus de Pickomino visible.{ $kind ->
   *[classic] {" "}Cela n’arrive que si quelqu’un prend un Pickomino ; ce tour est encore joué jusqu’au bout.
    [junior] {""}
  }
R11 = La personne qui a le plus de vers gagne. À égalité, c’est le Pickomino le plus élevé qui tranche ; si aucune des personnes à égalité n’a de Pickomino, la victoire est partagée.
R12 = On joue dans le sens des aiguilles d’une montre. La première place commence, sauf si vous en décidez autrement. (Dans les règles imprimées, c’est la personne la plus jeune pour le jeu classique et pour Deluxe, la dernière à avoir fait un barbecue pour Extrawurm, la plus petite pour Junior.)
R13 = { $exact_count ->
    [one] Le Pickomino { $exact } se gagne seulement sur la brochette, et seulement avec ce total exact. Il ne compte jamais comme Pickomino inférieur le plus proche, et personne ne peut te le prendre.
   *[other] Les Pickominos { $exact } se gagnent seulement sur la brochette, et seulement avec ce total exact. Ils ne comptent jamais comme Pickomino inférieur le plus proche, et personne ne peut te les prendre.
}
R14 = { $exact_count ->
    [one] Pour tout le reste, c’est un Pickomino comme les autres :
   *[other] Pour tout le reste, ce sont des Pickominos comme les autres :
  } { $specialists ->
    [yes] des spécialistes peuvent s’y trouver, et{" "}
   *[no] {""}
  }un tel Pickomino { $kind ->
   *[classic] revient sur la brochette, peut être retourné, prolonge la partie et compte en cas d’égalité.
    [junior] peut être retourné et prolonge la partie.
  }
R15 = Si tu mets de côté deux 1 ou plus d’un seul coup, tu reçois tout de suite, avant toute autre chose, un ver grillé, s’il y en a un à prendre (R16). Il te reste même si ton tour finit par un lancer nul.{ $golden_one ->
    [yes] {" "}Un 1 sur le Dé doré compte aussi.
   *[no] {""}
  }
R16 = Les vers grillés viennent de la réserve. Quand elle est vide, tu en prends un à une autre personne de ton choix{ $hen ->
    [yes] , mais jamais à celle qui a la Mère poule
   *[no] {""}
  }. Tu ne peux pas y renoncer. S’il n’y a qu’une personne à qui en prendre un, il n’y a pas à choisir ; s’il n’y a personne, il ne se passe rien.
R17 = Au décompte final, un ver grillé vaut un ver. Tu ne peux le perdre que si quelqu’un te le prend (R16).
R18 = Si tu prends sur la brochette un Pickomino qui porte un spécialiste, le spécialiste est à toi ; si tu piques un Pickomino, le spécialiste de la personne à qui tu le piques vient avec. Tu ne peux pas y renoncer. Il t’aide à partir de ton tour suivant.{ $hen ->
    [yes] {" "}La Mère poule, elle, monte la garde tout de suite, et le Pickomino qu’elle garde ne se pique pas (R26).
   *[no] {""}
  }{ $raven ->
    [yes] {" "}Le Corbeau n’est jamais à personne (R28).
   *[no] {""}
  }
R19 = Personne n’a deux spécialistes. Si tu en reçois un deuxième, choisis lequel des deux revient sur la brochette (R20){ $hen ->
    [yes] , même si l’un d’eux est la Mère poule
   *[no] {""}
  }. Un Pickomino que tu viens de gagner n’y est déjà plus.
R20 = Un spécialiste qui revient se place sur le plus petit Pickomino visible de la brochette qui est libre. S’il n’y en a pas, ce spécialiste sort du jeu pour de bon.
R21 = En cas de lancer nul, ton Pickomino revient d’abord sur la brochette{ $lost_with_tile ->
    [yes] , puis ton spécialiste (R20)
   *[no] {""}
  } ; ensuite, le Pickomino le plus élevé est retourné, et un spécialiste qui s’y trouve se déplace en dernier (R20).{ $hen ->
    [yes] {" "}Sans Pickomino, on ne peut avoir que la Mère poule.
   *[no] {""}
  }
R22 = Dé doré : avant ton premier lancer du tour, décide si tu le lances comme dé supplémentaire. C’est alors un dé comme les autres jusqu’à ce que tu le mettes de côté, et ce qu’il montre compte de la même façon{ $golden_one ->
    [yes] , pour le Double 1 aussi
   *[no] {""}
  }.
R23 = Belette : une fois par tour, après un lancer et avant de mettre des dés de côté, tu peux relancer tous ces dés, même si le lancer est bloqué. Tu peux aussi accepter le lancer nul.
R24 = Ver en boîte : si ton tour se termine sans ver parmi tes dés mis de côté, il compte tout seul comme un ver (il vaut { $worm }), que tu le veuilles ou non, pour chaque Pickomino que tu peux prendre ou piquer{ $exact_count ->
    [0] {""}
   *[other] , pour { $exact } aussi
  }. Avec un seul ver parmi tes dés mis de côté, il ne compte plus. Il ne te sauve pas d’un lancer bloqué.
R25 = Pomme : trois vers à la fin pour la personne qui l’a.
R26 = Mère poule : la personne qui piquerait le Pickomino qu’elle garde reçoit la Mère poule à la place, et le Pickomino ne bouge pas. C’est un tour réussi : rien ne revient, rien n’est retourné, et on ne prend pas de Pickomino inférieur.{ $exact_count ->
    [0] {""}
   *[other] {" "}Sur { $exact }, la Mère poule est hors d’atteinte (R13).
  }
R27 = Si, lors d’un lancer nul, tu as la Mère poule et un Pickomino, seule la Mère poule revient sur la brochette : aucun Pickomino n’y revient, et aucun n’est retourné. Sans Pickomino, elle reste chez toi. Elle garde toujours le Pickomino au sommet de ta pile, et chaque nouveau aussi.{ $bratworms ->
    [yes] {" "}Tant que tu l’as, personne ne peut te prendre de ver grillé, que tu aies un Pickomino ou non, ni la Mère poule à la place.
   *[no] {""}
  }
R28 = Corbeau : il n’est jamais à personne. { $bratworms ->
    [yes] Si tu prends le Pickomino où il se trouve, tu reçois tout de suite un ver grillé, s’il y en a un à prendre (R16) ; puis le Corbeau se déplace (R20). Si son Pickomino est retourné, il se déplace aussi, mais personne ne reçoit rien.
   *[no] Si le Pickomino où il se trouve est pris ou retourné, il se déplace (R20).
  }
R29 = Tout ce qui précède vaut aussi ici. Mais R30 à R33 remplacent R4, R6, R9 et R11 du jeu classique ; ce que coûte un lancer nul, R32 le dit.
R30 = Ici, un lancer bloqué n’est pas un lancer nul : le tour se termine comme si tu avais décidé d’arrêter, et ce que tu as mis de côté compte.
R31 = La brochette d’abord : un Pickomino visible de ton total exact. Seulement s’il n’y en a pas, tu piques ce nombre au sommet de la pile de quelqu’un d’autre (à toi de choisir, si plusieurs l’ont). Sinon, tu prends sur la brochette le Pickomino visible inférieur le plus proche, et seulement celui-là. Tu ne peux pas y renoncer.
R32 = Si tu n’obtiens pas de Pickomino, le Pickomino visible le plus élevé de la brochette est retourné. Tu ne perds aucun de tes Pickominos. Cela peut terminer la partie.
R33 = La personne qui a le plus de vers gagne ; on peut aussi gagner à plusieurs.
R34 = De deux Pickominos égaux, on prend celui de gauche et on retourne celui de droite ; il n’y a pas à choisir.
O1 = Partie courte : le Pickomino visible le plus élevé est retourné même si c’est celui qu’on vient de remettre.
O2 = Libre choix : au lieu de piquer un Pickomino{ $hen ->
    [yes] {" "}(ou de recevoir la Mère poule)
   *[no] {""}
  }, tu peux prendre sur la brochette le Pickomino visible inférieur le plus proche, s’il y en a un.
O3 = Une autre place que la première commence, par tirage au sort ou d’un commun accord.
