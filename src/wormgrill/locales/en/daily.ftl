# The daily grill.

web-daily = The daily grill
web-daily-number = No. { $number }
web-daily-what = Ten positions with their dice, every day the same for everybody here. What would you do?
web-daily-once = You have one try that counts, without a clock. An answer stays, and tells at once what was best and why. You can go on later, also on your other device.
web-daily-past = This day is over. You can play its positions for yourself; it no longer counts.
web-daily-left = The day ends in { $time }, at midnight UTC.
web-daily-begin = Begin
web-daily-go-on = Go on
web-daily-making = The positions are being grilled …
web-daily-overview = Overview
web-daily-finished = { $count ->
    [0] Nobody has finished yet.
    [one] One guest has finished.
   *[other] { $count } guests have finished.
}
web-daily-way = The ten positions
web-daily-place = Position { $number }: { $how }
web-daily-open = not answered yet
web-daily-quality-best = the best choice
web-daily-quality-slip = a little off
web-daily-quality-mistake = a mistake
web-daily-quality-blunder = a blunder
web-daily-turn = turn { $turn }
web-daily-ask = You are { $name }. What do you do?
web-daily-ask-dice = You are { $name }. Which dice do you keep?
web-daily-late = That was after midnight: it does not count any more.
web-daily-next = The next position
web-daily-to-result = To the result
web-daily-result = Your result
web-daily-result-uncounted = Your result, uncounted
web-daily-away = of the win given away
web-daily-given = { $cost } given away
web-daily-your-place = Place
web-daily-of = { $place } of { $count }
web-daily-streak = Days in a row
web-daily-streak-now = { $count ->
    [one] You finished yesterday: today would be the second day in a row.
   *[other] { $count } days in a row so far.
}
web-daily-longest = Most in a row
web-daily-look-again = Touch a sign above to look at its position once more.
web-daily-tomorrow = The next ten come in { $time }.
web-daily-share = Wormgrill, daily grill { $number } ({ $day })
web-daily-share-uncounted = Wormgrill, daily grill { $number } ({ $day }), played later
web-daily-ranking = Who gave away least
web-daily-nobody = Nobody finished this day.
web-daily-nothing = nothing
web-daily-up-to = up to { $cost }
web-daily-more = more than { $cost }
web-daily-somebody = a guest
web-daily-show-name = Show my name in rankings
web-daily-archive = Past days
web-daily-today = To today’s positions
web-daily-no-past = The first day is not over yet.
web-daily-not-played = not played
web-daily-all = Show all
web-daily-method = How it is made
web-daily-method-seed = For every day this server has drawn a secret seed, a week ahead, and published its fingerprint. When the day is over it reveals the seed: everybody can compute again that nothing was chosen or changed.
web-daily-method-house = From the seed follow the dice of ten games that the house plays. From each game one decision is drawn by lot, among those in which a wrong choice costs at least 1% of the win and a simple player goes wrong.
web-daily-method-cost = A choice costs the chance of winning that it gives away against the best one. Luck has no part in it: what counts is the choice, not the next roll.
web-daily-method-limits = Nobody can be kept from asking elsewhere, a friend or the analysis. So a place is worth as much as the people in the ranking.
web-daily-promises = The fingerprints of today and the days to come
web-daily-receipt = The receipt of this day
web-daily-verifier = The program that verifies receipts
