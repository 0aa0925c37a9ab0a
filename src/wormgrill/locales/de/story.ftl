# Was passiert ist, ein Satz für jedes Ereignis.

rolled = { $name } würfelt { $dice }.
rolled-golden = { $name } würfelt { $dice } und mit dem Goldenen Würfel: { $golden }.
rolled-golden-alone = { $name } wirft den Goldenen Würfel: { $golden }.
rolled-dead = Das liegt alles schon beiseite.
kept = { $name } legt { $dice } × { $face } beiseite: bisher { $total }{ $canned }.
with-canned = {" "}mit dem Dosenwurm
kept-golden = { $dice ->
    [one] { $name } legt den Goldenen Würfel beiseite ({ $face }): bisher { $total }.
   *[other] { $name } legt { $dice } × { $face } beiseite, auch den Goldenen Würfel: bisher { $total }.
}
rerolled = { $name } schickt das Wiesel los und wirft dieselben Würfel noch einmal.
bratworm-double-one = Doppel 1! { $name } bekommt einen Rostbratwurm aus dem Vorrat.
bratworm-double-one-robbed = Doppel 1! { $name } nimmt sich einen Rostbratwurm von { $victim }.
bratworm-raven = Der Rabe bringt { $name } einen Rostbratwurm aus dem Vorrat.
bratworm-raven-robbed = Der Rabe holt für { $name } einen Rostbratwurm von { $victim }.
took = { $name } nimmt Portion { $tile } ({ $worms }) vom Grill.
stole = { $name } klaut Portion { $tile } ({ $worms }) von { $victim }!
hen-taken = Die Glucke bewacht Portion { $tile } bei { $victim }: { $name } bekommt stattdessen die Glucke.
specialist-to-player = { $name } bekommt den Spezialisten dazu: { $specialist }.
specialist-to-tile = Auf Portion { $tile } steht jetzt: { $specialist }.
specialist-out = Keine Portion ist frei. Aus dem Spiel: { $specialist }.
specialist-put-back = { $name } gibt einen Spezialisten zurück: { $specialist }.
failed-dead-roll = Fehlwurf für { $name }: ein toter Wurf.
failed-no-worm = Fehlwurf für { $name }: kein Wurm dabei.
failed-nothing = Fehlwurf für { $name }: keine Portion für diese Summe.
returned = { $name } legt Portion { $tile } zurück auf den Grill.
turned = Portion { $tile } wird umgedreht.
game-over = Auf dem Grill liegt keine offene Portion mehr: Das Spiel ist aus.

place = { $place }. { $name }: { $worms }
place-details = { $place }. { $name }: { $worms } ({ $details })
detail-tiles = Stapel { $tiles }
detail-apple = der Apfel für { $worms }
winner = { $names } gewinnt.
winners = { $names } gewinnen gemeinsam.
tie-broken = Gleich viele Würmer: Die höchste einzelne Portion entscheidet, die { $tile } von { $name } (R11).
tie-shared = Gleich viele Würmer, und keine Portion gibt den Ausschlag: Der Sieg wird geteilt (R11).
tie-junior = Gleich viele Würmer: In dieser Ausgabe können mehrere gewinnen (R33).
