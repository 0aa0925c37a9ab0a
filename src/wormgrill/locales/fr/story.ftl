# Ce qui s’est passé, une phrase par événement.

rolled = { $name } obtient : { $dice }.
rolled-golden = { $name } obtient : { $dice }, et avec le Dé doré : { $golden }.
rolled-golden-alone = { $name } lance le Dé doré : { $golden }.
rolled-dead = Que des symboles déjà mis de côté.
kept = { $name } met de côté { $dice } × { $face }. Total : { $total }{ $canned }.
with-canned = {" "}avec le Ver en boîte
kept-golden = { $dice ->
    [one] { $name } met de côté le Dé doré ({ $face }). Total : { $total }.
   *[other] { $name } met de côté { $dice } × { $face }, dont le Dé doré. Total : { $total }.
}
rerolled = { $name } envoie la Belette et relance les mêmes dés.
bratworm-double-one = Double 1 ! { $name } reçoit un ver grillé de la réserve.
bratworm-double-one-robbed = Double 1 ! { $name } prend un ver grillé à { $victim }.
bratworm-raven = Le Corbeau apporte à { $name } un ver grillé de la réserve.
bratworm-raven-robbed = Le Corbeau va chercher pour { $name } un ver grillé chez { $victim }.
took = { $name } prend le Pickomino { $tile } ({ $worms }) sur la brochette.
stole = { $name } pique le Pickomino { $tile } ({ $worms }) à { $victim } !
hen-taken = La Mère poule garde le Pickomino { $tile } chez { $victim } : { $name } reçoit la Mère poule à la place.
specialist-to-player = { $name } reçoit aussi le spécialiste : { $specialist }.
specialist-to-tile = Maintenant sur le Pickomino { $tile } : { $specialist }.
specialist-out = Aucun Pickomino n’est libre. Hors du jeu : { $specialist }.
specialist-put-back = { $name } rend un spécialiste : { $specialist }.
failed-dead-roll = Lancer nul pour { $name } : c’est bloqué.
failed-no-worm = Lancer nul pour { $name } : aucun ver mis de côté.
failed-nothing = Lancer nul pour { $name } : aucun Pickomino pour ce total.
returned = { $name } remet le Pickomino { $tile } sur la brochette.
turned = Le Pickomino { $tile } est retourné.
game-over = Plus aucun Pickomino visible sur la brochette : la partie est finie.

place = { $place }. { $name } : { $worms }
place-details = { $place }. { $name } : { $worms } ({ $details })
detail-tiles = pile { $tiles }
detail-apple = la Pomme pour { $worms }
winner = { $names } gagne.
winners = { $names } se partagent la victoire.
tie-broken = Même nombre de vers : c’est le Pickomino le plus élevé qui tranche, le { $tile } chez { $name } (R11).
tie-shared = Même nombre de vers, et aucun Pickomino ne fait la différence : la victoire est partagée (R11).
tie-junior = Même nombre de vers : dans cette édition, on peut gagner à plusieurs (R33).
