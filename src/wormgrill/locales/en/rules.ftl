# The rules in our own words, with the numbers of docs/reference/rules.md.

rules-title = { $title }: the rules
rules-box = { $count } dice; each shows { $faces }.
rules-tiles = Tiles: { $tiles }.
rules-tiles-more = { $tiles }; { $more }
rules-tiles-with = { $tiles } with { $worms }
rules-players = For { $least } to { $most } players.
rules-face = { $name } (counts { $points }{ $sides ->
    [one] {""}
   *[other] , on { $sides } sides
  })
rules-specialists = On the grill at the start: { $specialists }.
rules-specialist = { $specialist } on { $tile }
rules-bratworms = { $count ->
    [one] 1 Bratworm lies beside the grill.
   *[other] { $count } Bratworms lie beside the grill.
}
rules-golden = The golden die shows { $faces }.
assumed-golden-sides = Assumed: the sides of the golden die. No rule book settles them.
assumed-exact-tile-worms = Assumed: the worms on { $exact }. No rule book settles them.
assumed-burger-sixth-side = Assumed: a second worm as the sixth side of each die. No rule book settles it.
assumed-junior-worms = Assumed: the worms on each tile. No rule book settles them.

rules-part-turn = Your turn
rules-part-win = What you win
rules-part-failure = When your turn fails
rules-part-end = The end of the game
rules-part-exact = { $exact_count ->
    [one] The exact tile
   *[other] The exact tiles
}
rules-part-bratworms = { $double_one ->
    [yes] Double 1 and Bratworms
   *[no] Bratworms
}
rules-part-specialists = The specialists
rules-part-junior = What is different here
rules-part-options = Options of a table, all off unless you agree on them

R1 = Roll all dice. Then lay aside all dice of one face that you have not laid aside yet in this turn. After that roll the rest again, or stop. You may not stop between a roll and laying aside.
R2 = You may stop whenever you have just laid dice aside, even if that means failing.
R3 = When no die is left, or every face has been laid aside, the turn ends by itself as if you had stopped.{ $golden_die ->
    [yes] {" "}If only the golden die is left, you may roll it even when it can show nothing new.
   *[no] {""}
  }{ $canned_worm ->
    [yes] {" "}The canned worm does not count as a face laid aside.
   *[no] {""}
  }
R4 = A roll that shows only faces you have laid aside already is a dead roll: your turn fails.
R5 = If you stop without a worm among the dice laid aside, your turn fails.
R6 = Add up the dice laid aside. You must take, in this order: the face-up tile of exactly that number on the grill; else the top tile of exactly that number from another player’s stack, which you steal; else the next lower face-up tile on the grill, and only that one. If there is none of these, your turn fails.
R7 = Your own top tile never counts as a match, nor does a covered or face-down tile. Go on as if it were not there.
R8 = Tiles you win go on top of your one stack. Only the top one is to be seen, and the order never changes.
R9 = If you fail, for whatever reason, you put your top tile back into its place on the grill, face up. Then the highest face-up tile of the grill is turned face down for the rest of the game, unless it is the very tile just put back. If you have no tile, you put nothing back, and nothing is turned.{ $hen ->
    [yes] {" "}With the hen it is different (R27).
   *[no] {""}
  }
R10 = The game ends when no tile on the grill is face up any more.{ $kind ->
   *[classic] {" "}That happens only when somebody takes a tile; that turn is still played to its end.
    [junior] {""}
  }
R11 = Most worms win. Among equals the highest single tile decides; if nobody among them has a tile, they share the win.
R12 = Play goes clockwise. The first seat starts unless you agree otherwise. (The rule books let the youngest start in the classic game and in Deluxe, whoever last had a barbecue in Extrawurm, the smallest in Junior.)
R13 = { $exact_count ->
    [one] The tile { $exact } is won only from the grill and only with exactly that total. It never serves as the next lower tile, and nobody can take it from you.
   *[other] The tiles { $exact } are won only from the grill and only with exactly that total. They never serve as the next lower tile, and nobody can take them from you.
}
R14 = { $exact_count ->
    [one] In everything else it is a tile like the others:
   *[other] In everything else they are tiles like the others:
  } { $specialists ->
    [yes] specialists may stand there, and{" "}
   *[no] {""}
  }such a tile { $kind ->
   *[classic] goes back to the grill, can be turned, keeps the game going and counts in a tie.
    [junior] can be turned and keeps the game going.
  }
R15 = Lay aside two or more 1s at once and you get a Bratworm on the spot, before anything else happens, if one can be had (R16). You keep it even if the turn fails later.{ $golden_one ->
    [yes] {" "}A 1 on the golden die counts too.
   *[no] {""}
  }
R16 = Bratworms come from the supply. Once it is empty, you take one from another player of your choice{ $hen ->
    [yes] , but never from the one who holds the hen
   *[no] {""}
  }. You cannot decline. If only one player has one to take, there is no choice; if nobody has, nothing happens.
R17 = Each Bratworm counts one worm at the end. You can lose it only to another player (R16).
R18 = Take a tile from the grill with a specialist on it and the specialist is yours; steal a tile and its owner’s specialist comes along. You cannot decline. It helps you from your next turn on.{ $hen ->
    [yes] {" "}The hen guards at once, and a tile it guards is not stolen (R26).
   *[no] {""}
  }{ $raven ->
    [yes] {" "}The raven never belongs to anybody (R28).
   *[no] {""}
  }
R19 = Nobody holds two specialists. If you get a second, choose which of the two goes back to the grill (R20){ $hen ->
    [yes] , also when one of them is the hen
   *[no] {""}
  }. A tile you have just won is no longer there.
R20 = A specialist that goes back stands on the lowest free face-up tile of the grill. If there is none, it leaves the game for good.
R21 = When you fail, your tile goes back first{ $lost_with_tile ->
    [yes] , then your specialist (R20)
   *[no] {""}
  }, then the highest tile is turned; a specialist standing on that one moves after that (R20).{ $hen ->
    [yes] {" "}Only the hen can be held without a tile.
   *[no] {""}
  }
R22 = Golden die: before your first roll of the turn, decide whether you roll it as an extra die. Then it is a die like the others until you lay it aside, and what it shows counts in the same way{ $golden_one ->
    [yes] , for Double 1 too
   *[no] {""}
  }.
R23 = Weasel: once per turn, after a roll and before you lay dice aside, you may roll all those dice again, even after a dead roll. You may also accept the failure.
R24 = Canned worm: if no worm is among the dice laid aside when your turn ends, it counts as one by itself (worth { $worm }), like it or not, for every tile you can take or steal{ $exact_count ->
    [0] {""}
   *[other] , { $exact } included
  }. A single worm among the dice laid aside switches it off. It does not save you from a dead roll.
R25 = Apple: three worms at the end for whoever holds it.
R26 = Hen: whoever would steal the tile it guards gets the hen instead, and the tile stays. That is a good turn: nothing goes back, nothing is turned, and no lower tile is taken.{ $exact_count ->
    [0] {""}
   *[other] {" "}On { $exact } the hen is out of reach (R13).
  }
R27 = If you fail with the hen and a tile, only the hen goes back: no tile returns, and none is turned. Without a tile you keep the hen. It always guards your top tile, each new one too.{ $bratworms ->
    [yes] {" "}Nobody can take a Bratworm from you, whether you have a tile or not, nor the hen in its place.
   *[no] {""}
  }
R28 = Raven: nobody ever holds it. { $bratworms ->
    [yes] Take the tile it stands on and you get a Bratworm at once, if one can be had (R16); then the raven moves on (R20). If its tile is turned, it moves on too, but nobody gets anything.
   *[no] If the tile it stands on is taken or turned, it moves on (R20).
  }
R29 = All of the above holds here too. But R30 to R33 stand in the place of R4, R6, R9 and R11 of the classic game; what a failure costs, R32 says.
R30 = A dead roll is no failure here: the turn ends as if you had stopped, and what you have laid aside counts.
R31 = The grill comes first: a face-up tile of exactly your total. Only if there is none, you steal that number from the top of another player’s stack (your choice, if several have it). Otherwise you take the next lower face-up tile from the grill, and only that one. You cannot decline.
R32 = If you get no tile, the highest face-up tile of the grill is turned face down. You lose no tile of your own. This can end the game.
R33 = Most worms win; several players can win together.
R34 = Of two equal tiles the left one is taken and the right one is turned; there is nothing to choose.
O1 = Short game: the highest face-up tile is turned even if it is the one just put back.
O2 = Free choice: instead of stealing{ $hen ->
    [yes] {" "}(or getting the hen)
   *[no] {""}
  } you may take the next lower face-up tile from the grill, if there is one.
O3 = Another seat than the first starts, by lot or as agreed.
