# A game taken apart into skill and luck.

review-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-quarter = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
review-short = { NUMBER($chance, style: "percent", minimumSignificantDigits: 2, maximumSignificantDigits: 2) }
review-more = +{ NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-less = −{ NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-games = { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-worms-more = +{ NUMBER($worms, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-worms-less = −{ NUMBER($worms, minimumFractionDigits: 1, maximumFractionDigits: 1) }

grade-golden-beak = Golden Beak
grade-eagle-eye = Eagle Eye
grade-clever-raven = Clever Raven
grade-early-bird = Early Bird
grade-busy-hen = Busy Hen
grade-hungry-chick = Hungry Chick
grade-fresh-egg = Fresh Egg
grade-worms-darling = The Worms' Darling

review-title = { $edition }: a review
review-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
review-unfinished = This game is not over: the chances where it stands take the place of the result.

turning-led = { $turn ->
    [0] { $name } was ahead from the start.
   *[other] { $name } was ahead from turn { $turn } on.
}
turning-turned = It turned in turn { $turn }: from { NUMBER($before, style: "percent", maximumFractionDigits: 0) } to { NUMBER($after, style: "percent", maximumFractionDigits: 0) } for { $name }.
turning-close = It was close until the last turn.
turning-shared = It was so close that nobody has won alone.
turning-open = It is still close.
turning-ahead = { $name } is ahead, with a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

review-player = Player
review-start = Start
review-luck = Luck
review-errors = Own errors
review-others = Others' errors
review-correction = Correction
review-result = Result
review-stands = Stands at
review-many-turns = Turns
review-decisions = Decisions
review-per-turn = Per turn
review-per-decision = Per decision
review-grade = Grade

review-account = Skill and luck
review-adds-up = Start + luck + own errors + others' errors + correction = result.
review-adds-up-open = Start + luck + own errors + others' errors + correction = where it stands.
review-lost = Chance of winning given away
review-explained = Luck is what all the dice did beyond their average. Own errors are chances given away by not choosing the best. Others' errors are what the others' choices brought or cost. The correction is how far the estimate between two turns was off; it is nobody's luck and nobody's fault.
review-lost-per-turn = { $rate } lost per turn

review-curve = Chance of winning
review-curve-told = { $turns ->
    [one] The chances of winning over 1 turn.
   *[other] The chances of winning over { $turns } turns.
  } At the end: { $ends }.
review-moments = The moments that decided it
review-no-moments = Nothing that has happened moved the chances.
review-moment-roll = { $name } rolls { $dice }: { $change }.
review-moment-dead = { $name } rolls { $dice }, a dead roll: { $change }.
review-moment-decision = { $name }: { $deed }. Better: { $best }, which would have won { $games } more games in 100.
review-moment-choice = { $name }: { $deed }. To { $name } it made no difference.
review-moment-other = For { $name }: { $change }.
review-turn-number = Turn { $turn }

review-again = Worth another thought
review-nothing-again = { $name }: every decision was as good as the best.
review-cost = cost { $cost }
review-played = played
review-best = best
review-aside = Laid aside
review-rolled = Rolled
review-on-grill = On the grill
review-on-top = On top of the stacks
review-no-tile = no tile

review-why-better = Better: { $deed }. It would have won { $games } more games in 100: { $facts }.
review-why-right = Well played: the next best choice wins { $games } fewer games in 100.
review-why-not-worms = What was played brings more worms on average, but fewer wins.
review-why-profit = { $name } profits most: { $gain }.


review-all-turns = All turns
review-turn = Turn
review-happened = What happened
review-after = Chances after it
review-better = (best: { $action }, { $change })
review-still-on = not over yet
review-made = Made by Wormgrill. The chances are those of its champion, with every turn solved exactly.
