"""Solves its turn for worms: wormgrill arena "cmd: python3 turn_bot.py" turn-ev"""

import functools, itertools, json, math, sys

POINTS = {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "worm": 5}


@functools.cache
def rolls(dice, free):  # how likely it is that each of the free faces falls so many times
    ways = [(*n, dice - sum(n)) for n in itertools.product(range(dice + 1), repeat=free)]
    ways = [(math.prod(map(math.factorial, n)), n) for n in ways if n[-1] >= 0]
    return [(math.factorial(dice) / d * (6 - free) ** n[-1] / 6**dice, n[:-1]) for d, n in ways]


@functools.lru_cache(1)  # the turn that is on
def solved(grill, tops, lost, rivals):
    @functools.cache
    def worth(dice, used, total):  # in worms, and how: to stop or to roll
        wins = [worms for value, worms in grill if value <= total][-1:]
        wins += [worms * (1 + 1 / rivals) for value, worms in tops if value == total]
        keeps = []  # by face: what it is worth to keep none, one, two …
        for face in POINTS.keys() - used:
            then = ((dice - n, used | {face}, total + n * POINTS[face]) for n in range(1, dice + 1))
            keeps.append([lost, *(worth(*after)[0] for after in then)])
        falls = rolls(dice, len(keeps))
        best = ((p, max(map(list.__getitem__, keeps, ns), default=lost)) for p, ns in falls)
        roll = sum(chance * worms for chance, worms in best)
        return max((roll, "roll"), (wins[-1] if wins and "worm" in used else lost, "stop"))

    return worth


def choose(position):
    turn, legal, others = position["turn"], position["legal"], list(position["players"])
    look = {action: position["outlook"].get(action, {}) for action in legal}
    keeps = [action for action in legal if "total" in look[action]]
    if position["edition"] == "junior" or not ("stop" in legal or keeps):
        wins = "fails" not in look.get("stop", {}).get("ends", ["fails"])
        return "stop" if wins else max(legal, key=lambda action: look[action].get("total", 0))
    lost = -sum(tile["worms"] for tile in others.pop(turn["player"])["stack"][-1:])
    tops = tuple((tile["value"], tile["worms"]) for one in others for tile in one["stack"][-1:])
    grill = tuple((tile["value"], tile["worms"]) for tile in position["grill"] if tile["up"])
    worth, used = solved(grill, tops, lost, len(others)), frozenset(turn["kept"])

    def after(action):
        more, total = (look[action][name] for name in ("dice", "total"))
        return worth(max(0, 8 - len(turn["kept"]) - more), used | {action[5:]}, total)

    if "stop" in legal:
        return worth(max(0, 8 - len(turn["kept"])), used, turn["total"])[1]
    return max(keeps, key=after)


if __name__ == "__main__":
    position = None
    for line in sys.stdin:
        asked = json.loads(line)
        position = asked.get("position", position)
        answer = {"ok": True, "name": "Turn bot", "bots": ["turn"]}
        if asked["op"] == "choose":
            answer["action"] = choose(position)
        print(json.dumps(answer), flush=True)
