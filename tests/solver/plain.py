"""The dynamic programme in plain Python over the same prebuilt states: slow, and plain to see."""

from wormgrill.solver.graph import Graph

PlainRoll = tuple[float, list[int]]  # its chance, and where its options lead
PlainLevel = tuple[int, list[tuple[float, list[PlainRoll]]]]


def plain_lists(
    tables: Graph,
) -> list[tuple[int, list[tuple[float, list[tuple[float, list[int]]]]]]]:
    """Per level: its first state, and per state the chance of a dead roll and its rolls."""
    levels = []
    for level in tables.levels:
        target, chance = iter(level.target.tolist()), level.chance.tolist()
        rolls = iter(
            [
                (likely, [next(target) for _ in range(options)])
                for likely, options in zip(chance, level.options.tolist(), strict=True)
            ]
        )
        states = [
            (dead, [next(rolls) for _ in range(many)])
            for dead, many in zip(level.dead.tolist(), level.rolls.tolist(), strict=True)
        ]
        levels.append((level.first, states))
    return levels


def plain_solve(
    levels: list[PlainLevel],
    stop: list[float],
    dead: list[float],
) -> list[float]:
    """What each state is worth."""
    worth = stop.copy()
    for first, states in levels:
        for number, (dead_chance, rolls) in enumerate(states, first):
            mean = dead_chance * dead[number]
            for chance, options in rolls:
                mean += chance * max([worth[option] for option in options])
            worth[number] = max(stop[number], mean)
    return worth
