# Verifying the dice of a recorded game.

cmd-verify = compute the dice of a recorded game again and say whether they are as promised
verify-arg-record = the file with the record, with its receipt and the revealed seed; or the receipt of a daily grill

verify-holds = { $rolls ->
    [0] Nothing has been rolled yet; the seed is the one that was promised.
    [one] The only roll is what the committed seed, the table, the key and the contributions give.
   *[other] All { $rolls } rolls are what the committed seed, the table, the keys and the contributions give.
}
verify-day-holds = All { $positions } positions of { $day } are what the committed seed gives: the games, the decisions and every figure.
verify-table = Table: { $table }
verify-commitment = Commitment: { $commitment }
verify-contributions = Contributions: { $count }
verify-no-resume = { $file }: the dice of this game come from its table and its receipt vouches for them; it can only go on there.
