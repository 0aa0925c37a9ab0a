# Who can be played against: a temper in one sentence each.

bot-random = Does whatever comes to mind. Anybody's first win.
bot-first-tile = Grabs the first tile within reach and never looks back.
bot-gambler = Dreams of the big portions and soon forgets what they cost.
bot-careful = Would rather have a small tile for certain than a big one perhaps.
bot-turn-ev = Knows the odds of the whole turn and plays them without mercy.
bot-level = The champion with a shakier hand: step { $level } of 9 on the ladder.
bot-champion = Weighs every tile by what it is worth for winning the game, yours included.
bot-champion-deep = The champion, who thinks the next player’s turn through to its end before deciding.
bot-line = { $name } (difficulty { $difficulty } of 5): { $temper }
bot-external = Your own can play too: --bot py:MODULE:CLASS from Python, --bot 'cmd: PROGRAM …' for any program that speaks the engine protocol.
playing-bots = { $names } { $count ->
    [one] is a bot.
   *[other] are bots.
}
bot-trouble = { $reason } The game is kept; you can go on with it later.

hint-heading-win = If you then play to win the game:
hint-line-win = { $label }) { $text }. { $win } to win the game; { $success } to win something now, { $worms } worms on average
hint-best-win = Best: { $label }) { $text }
hint-heading = If you then play for the most worms:
hint-line = { $label }) { $text }. { $success } to win something, { $worms } worms on average
hint-best = Best for worms: { $label }) { $text }
hint-likely = Then most likely: { $endings }
hint-none = No hints for this edition: its dice are too many.
