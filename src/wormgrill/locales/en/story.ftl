# What happened, one sentence per event.

rolled = { $name } rolls { $dice }.
rolled-golden = { $name } rolls { $dice }, and the golden die shows { $golden }.
rolled-golden-alone = { $name } rolls the golden die: { $golden }.
rolled-dead = All of that is laid aside already.
kept = { $name } keeps { $dice ->
    [one] one { $face }
   *[other] { $dice } × { $face }
  }: { $total } so far{ $canned }.
with-canned = {" "}with the canned worm
kept-golden = { $name } keeps { $dice ->
    [one] the golden { $face }
   *[other] { $dice } × { $face }, the golden one among them
  }: { $total } so far.
rerolled = { $name } sends in the weasel and rolls the same dice again.
bratworm-double-one = Double 1! { $name } gets a Bratworm from the supply.
bratworm-double-one-robbed = Double 1! { $name } takes a Bratworm from { $victim }.
bratworm-raven = The raven brings { $name } a Bratworm from the supply.
bratworm-raven-robbed = The raven fetches { $name } a Bratworm from { $victim }.
took = { $name } takes tile { $tile } ({ $worms }) from the grill.
stole = { $name } steals tile { $tile } ({ $worms }) from { $victim }!
hen-taken = { $victim }'s hen guards tile { $tile }: { $name } gets the hen instead.
specialist-to-player = The { $specialist } comes with it and is { $name }'s now.
specialist-to-tile = The { $specialist } goes to tile { $tile }.
specialist-out = No tile is free for the { $specialist }: it leaves the game.
specialist-put-back = { $name } puts the { $specialist } back.
failed-dead-roll = A dead roll: { $name }'s turn fails.
failed-no-worm = No worm laid aside: { $name }'s turn fails.
failed-nothing = No tile for this total: { $name }'s turn fails.
returned = { $name } puts tile { $tile } back on the grill.
turned = Tile { $tile } is turned face down.
game-over = No tile is left face up: the game is over.

place = { $place }. { $name }: { $worms }
place-details = { $place }. { $name }: { $worms } ({ $details })
detail-tiles = tiles { $tiles }
detail-apple = the apple for { $worms }
winner = { $names } wins.
winners = { $names } share the win.
tie-broken = Equal worms: the highest single tile decides, { $tile } of { $name } (R11).
tie-shared = Equal worms, and no highest tile to decide: the win is shared (R11).
tie-junior = Equal worms: in this edition several can win (R33).
