# Les règles dans nos mots, avec les numéros de docs/reference/rules.md.

rules-title = { $title } : les règles
rules-box = { $count ->
    [one] { $count } dé, qui montre { $faces }.
   *[other] { $count } dés ; chacun montre { $faces }.
}
rules-tiles = Pickominos : { $tiles }.
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

rules-part-turn = Ton tour
rules-part-exact = Les Pickominos à atteindre exactement
rules-part-bratworms = Double 1 et vers grillés
rules-part-specialists = Les spécialistes
rules-part-junior = Ce qui change ici
rules-part-options = Les options de la table, valables seulement si vous les choisissez

R1 = Lance tous les dés. Choisis ensuite un symbole que tu n’as pas encore mis de côté pendant ce tour, et mets de côté tous les dés qui le montrent. Après, relance les dés qui restent, ou arrête-toi. Entre un lancer et la mise de côté, tu ne peux pas t’arrêter.
R2 = Tu peux t’arrêter chaque fois que tu viens de mettre des dés de côté, même si cela donne un lancer nul.
R3 = Quand il ne reste plus de dé, ou que tous les symboles sont mis de côté, le tour se termine tout seul, comme si tu avais décidé d’arrêter.
R4 = Un lancer qui ne montre que des symboles que tu as déjà mis de côté est un lancer bloqué : c’est un lancer nul.
R5 = Si tu t’arrêtes sans avoir mis de ver de côté, c’est un lancer nul.
R6 = Additionne les dés mis de côté. Tu dois prendre, dans cet ordre : sur la brochette, le Pickomino visible de ce nombre exact ; sinon, au sommet de la pile de quelqu’un d’autre, le Pickomino de ce nombre exact ; sinon, sur la brochette, le Pickomino visible inférieur le plus proche, et seulement celui-là. S’il n’y a rien de tout cela, c’est un lancer nul.
R7 = Le Pickomino au sommet de ta propre pile ne convient jamais, pas plus qu’un Pickomino recouvert ou retourné.
R8 = Les Pickominos que tu gagnes vont au sommet de ta pile ; tu n’en as qu’une. On ne voit que celui du sommet, et l’ordre ne change jamais.
R9 = En cas de lancer nul, tu remets sur la brochette, face visible, le Pickomino du sommet de ta pile. Puis le Pickomino visible le plus élevé de la brochette est retourné pour le reste de la partie, sauf si c’est justement celui que tu viens de remettre. Si tu n’as pas de Pickomino, tu ne perds rien, et rien n’est retourné.
R10 = La partie se termine après le tour où la brochette perd son dernier Pickomino visible.
R11 = La personne qui a le plus de vers gagne. À égalité, c’est le Pickomino le plus élevé qui tranche ; si aucune des personnes à égalité n’a de Pickomino, la victoire est partagée.
R12 = On joue dans le sens des aiguilles d’une montre. La première place commence, sauf si vous en décidez autrement. (Dans les règles imprimées, c’est la personne la plus jeune pour le jeu classique et pour Deluxe, la dernière à avoir fait un barbecue pour Extrawurm, la plus petite pour Junior.)
R13 = Les Pickominos { $exact } se gagnent seulement sur la brochette, et seulement avec ce total exact. Ils ne comptent jamais comme Pickomino inférieur le plus proche, et on ne peut jamais les piquer.
R14 = Pour tout le reste, ce sont des Pickominos comme les autres.
R15 = Si tu mets de côté deux 1 ou plus d’un seul coup, tu reçois tout de suite un ver grillé, même si ton tour finit par un lancer nul.
R16 = Les vers grillés viennent de la réserve. Quand elle est vide, tu en prends un à la personne de ton choix, mais jamais à celle qui a la Mère poule. S’il n’y en a aucun à prendre, il ne se passe rien.
R17 = Au décompte final, un ver grillé vaut un ver.
R18 = Si tu prends un Pickomino qui porte un spécialiste, le spécialiste est à toi ; si tu piques un Pickomino, le spécialiste de la personne à qui tu le piques vient avec. Il t’aide à partir de ton tour suivant ; la Mère poule, elle, monte la garde tout de suite.
R19 = Personne n’a deux spécialistes. Si tu en reçois un deuxième, choisis lequel des deux revient sur la brochette.
R20 = Un spécialiste qui revient se place sur le plus petit Pickomino visible qui est libre. S’il n’y en a pas, ce spécialiste sort du jeu.
R21 = En cas de lancer nul, ton Pickomino revient d’abord sur la brochette, puis ton spécialiste ; ensuite, le Pickomino le plus élevé est retourné, et un spécialiste qui s’y trouve se déplace en dernier.
R22 = Dé doré : avant ton premier lancer, décide si tu le lances comme dé supplémentaire. Pendant ce tour, c’est alors un dé comme les autres.
R23 = Belette : une fois par tour, juste après un lancer, tu peux relancer tous ces dés, même si le lancer est bloqué.
R24 = Ver en boîte : si ton tour se termine sans ver parmi tes dés mis de côté, il compte comme un ver et en rapporte les points. Avec un seul ver parmi ces dés, il ne compte plus. Il ne te sauve pas d’un lancer bloqué.
R25 = Pomme : trois vers à la fin pour la personne qui l’a.
R26 = Mère poule : la personne qui piquerait le Pickomino qu’elle garde reçoit la Mère poule à la place, et le Pickomino ne bouge pas.
R27 = Si, lors d’un lancer nul, tu as la Mère poule et un Pickomino, seule la Mère poule revient sur la brochette. Sans Pickomino, tu la gardes. Tant que tu l’as, personne ne peut te prendre de ver grillé.
R28 = Corbeau : il n’est jamais à personne. Si tu prends le Pickomino où il se trouve, tu reçois un ver grillé ; puis le Corbeau va sur le plus petit Pickomino visible qui est libre.
R29 = Le tour se joue comme ci-dessus, mais avec des dés burger : chaque symbole est quelque chose à manger.
R30 = Ici, un lancer bloqué n’est pas un lancer nul : le tour se termine, et ce que tu as mis de côté compte.
R31 = La brochette d’abord : un Pickomino visible de ton total exact. Seulement s’il n’y en a pas, tu chipes ce nombre au sommet de la pile de quelqu’un d’autre (à toi de choisir, si plusieurs l’ont). Sinon, tu prends sur la brochette le Pickomino inférieur le plus proche.
R32 = Si tu n’obtiens pas de Pickomino, tu retournes le Pickomino visible le plus élevé de la brochette, et tu ne perds rien d’autre. Cela peut terminer la partie.
R33 = La personne qui a le plus de vers gagne ; on peut aussi gagner à plusieurs.
R34 = De deux Pickominos égaux, on prend celui de gauche et on retourne celui de droite.
O1 = Partie courte : le Pickomino visible le plus élevé est retourné même si c’est celui qu’on vient de remettre.
O2 = Libre choix : au lieu de piquer un Pickomino (ou de recevoir la Mère poule), tu peux prendre sur la brochette le Pickomino inférieur le plus proche, s’il y en a un.
O3 = Une autre place que la première commence, par tirage au sort ou d’un commun accord.
