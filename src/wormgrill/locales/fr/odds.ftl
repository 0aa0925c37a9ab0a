# Les chances d’un tour : tableaux et graphiques.

cmd-odds = les chances exactes d’un tour, pour une édition et ses spécialistes ou pour une position

odds-arg-golden-die = avec le Dé doré en main (plusieurs spécialistes à la fois sont permis : et si ?)
odds-arg-weasel = avec la Belette en main
odds-arg-canned-worm = avec le Ver en boîte en main
odds-arg-position = les chances dans cette position, au lieu de EDITION : un fichier avec une position en JSON, une position en une ligne ou une partie enregistrée ; - lit l’entrée standard
odds-arg-plot = dessiner un graphique dans ce fichier : FILE.png ou FILE.svg
odds-arg-deep = avec --position : résoudre aussi le tour suivant, pour estimer de plus près qui gagne
odds-arg-json = imprimer du JSON, chaque chiffre en entier

odds-what = Quelle édition ? Par exemple : wormgrill odds classic. Ou une position : wormgrill odds --position FILE.
odds-position-alone = Avec --position, la position dit tout : enlève { $given }.
odds-deep-position = --deep voit un tour plus loin à partir d’une position : nommes-en une avec --position.
odds-no-specialist = { $edition } n’a pas de spécialiste « { $specialist } » : enlève --{ $flag }.
odds-over = Cette partie est finie : il n’y a plus rien à lancer.
odds-no-position = ce n’est pas une position : ni du JSON, ni une ligne de texte, ni une partie enregistrée.
odds-not-json = ce n’est pas un objet JSON.
odds-plot-format = { $file } : un graphique est un fichier .png ou .svg.
odds-needs-matplotlib = Les graphiques ont besoin de matplotlib : { $command }
odds-plotted = Le graphique : { $file }

odds-title = { $edition } : les chances d’un tour
odds-title-hand = { $edition }, en main { $hand } : les chances d’un tour
odds-title-position = { $edition } : les chances du tour de { $name } à partir d’ici
odds-the-specialist = { $specialist }
odds-explained = Les plus grandes chances de s’arrêter avec ce total et un ver, en jouant chaque fois le mieux pour cela.
odds-exact = { $tiles } : seulement avec exactement ce total (R13).
odds-first-turn = Un premier tour rapporte au mieux, en moyenne, { $worms } vers.
odds-rest-of-turn = En jouant au mieux, le score de { $name } change en moyenne de { $worms } vers.

odds-rolled = Lancés : { $dice }
odds-rolled-golden = Lancés : { $dice }, Dé doré : { $golden }
odds-rolled-golden-alone = Lancé : Dé doré : { $golden }
odds-in-the-air = En l’air : { $dice }
odds-in-the-air-golden = En l’air : { $dice } et le Dé doré
odds-holds = En main : { $specialist }

odds-tile = Pickomino
odds-worms = Vers
odds-at-least = Au moins
odds-exactly = Exactement
odds-where = Où il est
odds-on-grill = brochette
odds-on-grill-with = brochette, avec { $specialist }
odds-face-down = retourné
odds-on-top = { $name }, au sommet
odds-covered = { $name }, couvert

odds-actions = Ce qu’on peut décider, le mieux d’abord
odds-worms-explained = Vers : comment le score change en moyenne. Réussite : les chances d’avoir un Pickomino ou la Mère poule. Valeur : ses vers moins ceux des autres en moyenne, après le tour.
odds-win-explained = Vers : comment le score change en moyenne. Réussite : les chances d’avoir un Pickomino ou la Mère poule. Victoire : les chances de gagner la partie.
odds-success = Réussite
odds-worth = Valeur
odds-win = Victoire
odds-action = Décision

odds-endings = Comment le tour finira, le plus probable d’abord
odds-chance = Chances
odds-ending = Fin
odds-other-ends = Autres fins, au nombre de { $count }

odds-hardly = <{ $percent }
odds-almost = >{ $percent }
odds-plain = { NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-more = +{ NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-less = −{ NUMBER($worms, minimumFractionDigits: 2, maximumFractionDigits: 2) }

odds-chart-at-least = au moins ce total
odds-chart-exactly = exactement ce total
odds-chart-tiles = Total (numéro du Pickomino)
odds-chart-title-position = { $edition } : comment finira le tour de { $name }
