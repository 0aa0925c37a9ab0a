"""The dynamic programme in plain Python over the same prebuilt states: slow, and plain to see."""

from wormgrill.solver.graph import Graph

PlainRoll = tuple[float, list[int]]  # its chance, and where its options lead
PlainPart = tuple[int, list[tuple[float, list[PlainRoll]]]]


def plain_lists(tables: Graph) -> list[PlainPart]:
    """Per part: its first state, and per state the chance of a dead roll and its rolls."""
    parts = []
    for part in (tables.after, tables.main):
        target, chance = iter(part.target.tolist()), part.chance.tolist()
        rolls = iter(
            [
                (likely, [next(target) for _ in range(options)])
                for likely, options in zip(chance, part.options.tolist(), strict=True)
            ]
        )
        states = [
            (dead, [next(rolls) for _ in range(many)])
            for dead, many in zip(part.dead.tolist(), part.rolls.tolist(), strict=True)
        ]
        parts.append((part.first, states))
    return parts


def plain_solve(
    parts: list[PlainPart],
    stop: list[float],
    dead: list[float],
) -> list[float]:
    """What each state is worth."""
    worth = stop.copy()
    for first, states in parts:
        for number, (dead_chance, rolls) in enumerate(states, first):
            mean = dead_chance * dead[number]
            for chance, options in rolls:
                mean += chance * max([worth[option] for option in options])
            worth[number] = max(stop[number], mean)
    return worth
