# The rules in our own words, with the numbers of docs/reference/rules.md.

rules-title = { $title }: the rules
rules-box = { $count } dice; each shows { $faces }.
rules-tiles = Tiles: { $tiles }.
rules-tiles-with = { $tiles } with { $worms }
rules-players = For { $least } to { $most } players.
rules-face = { $name } (counts { $points }{ $sides ->
    [one] {""}
   *[other] , on { $sides } sides
  })
rules-specialists = On the grill at the start: { $specialists }.
rules-specialist = { $specialist } on { $tile }
rules-bratworms = { $count } Bratworms lie beside it.
rules-golden = The golden die shows { $faces }.

rules-part-turn = Your turn
rules-part-exact = The exact tiles
rules-part-bratworms = Double 1 and Bratworms
rules-part-specialists = The specialists
rules-part-junior = What is different here
rules-part-options = Options of a table, all off unless you agree on them

R1 = Roll all dice. Then lay aside all dice of one face that you have not laid aside yet in this turn. After that roll the rest again, or stop. You may not stop between a roll and laying aside.
R2 = You may stop whenever you have just laid dice aside, even if that means failing.
R3 = When no die is left, or every face has been laid aside, the turn ends by itself as if you had stopped.
R4 = A roll that shows only faces you have laid aside already is a dead roll: your turn fails.
R5 = If you stop without a worm among the dice laid aside, your turn fails.
R6 = Add up the dice laid aside. You must take, in this order: the face-up tile of exactly that number on the grill; else the top tile of exactly that number from another player's stack; else the next lower face-up tile on the grill, and only that one. If there is none of these, your turn fails.
R7 = Your own top tile never counts as a match, nor does a covered or face-down tile.
R8 = Tiles you win go on top of your one stack. Only the top one is to be seen, and the order never changes.
R9 = Whoever fails puts his top tile back on the grill, face up. Then the highest face-up tile of the grill is turned face down for good, unless it is the very tile just put back. Whoever has no tile loses nothing, and nothing is turned.
R10 = The game ends after the turn in which the last face-up tile leaves the grill.
R11 = Most worms win. Among equals the highest single tile decides; if nobody among them has a tile, they share the win.
R12 = Play goes clockwise. The first seat starts unless you agree otherwise. (The rule books let the youngest start in the classic game and in Deluxe, whoever last had a barbecue in Extrawurm, the smallest in Junior.)
R13 = The tiles { $exact } are won only from the grill and only with exactly that total. They never serve as the next lower tile and are never stolen.
R14 = In everything else they are tiles like the others.
R15 = Lay aside two or more ones at once and you get a Bratworm on the spot, even if the turn fails later.
R16 = Bratworms come from the supply. Once it is empty, you take one from a player of your choice, but never from the one who holds the hen. If nobody has one to take, nothing happens.
R17 = Each Bratworm counts one worm at the end.
R18 = Take a tile with a specialist on it and the specialist is yours; steal a tile and its owner's specialist comes along. It helps you from your next turn on; the hen guards at once.
R19 = Nobody holds two specialists. If you get a second, choose which of the two goes back to the grill.
R20 = A specialist that goes back stands on the lowest free face-up tile. If there is none, it leaves the game.
R21 = When you fail, your tile goes back first, then your specialist, then the highest tile is turned; a specialist standing on that one moves after that.
R22 = Golden die: before your first roll, decide whether you roll it as an extra die. Then it is a die like the others in this turn.
R23 = Weasel: once per turn, right after a roll, you may roll all those dice again, even after a dead roll.
R24 = Canned worm: if you end your turn without a worm on the dice, it counts as one, with its points. Any worm on the dice switches it off. It does not save you from a dead roll.
R25 = Apple: three worms at the end for whoever holds it.
R26 = Hen: whoever would steal the tile it guards gets the hen instead, and the tile stays.
R27 = If you fail with the hen and a tile, only the hen goes back. Without a tile you keep it. Your Bratworms are safe from others.
R28 = Raven: nobody ever holds it. Take the tile it stands on and you get a Bratworm; then the raven moves on to the lowest free face-up tile.
R29 = The turn works as above, with burger dice: every face is a kind of food.
R30 = A dead roll is no failure here: the turn ends, and what you have laid aside counts.
R31 = The grill comes first: a face-up tile of exactly your total. Only if there is none, you pinch that number from the top of another player's stack (your choice, if several have it). Otherwise you take the next lower tile from the grill.
R32 = Whoever gets no tile turns the highest face-up tile face down, and loses nothing else. This can end the game.
R33 = Most worms win; several players can win together.
R34 = Of two equal tiles the left one is taken and the right one is turned.
O1 = Short game: the highest face-up tile is turned even if it is the one just put back.
O2 = Free choice: instead of stealing (or getting the hen) you may take the next lower tile from the grill, if there is one.
O3 = Another seat than the first starts, by lot or as agreed.
