"""How a lesson is written down: scenes, and in each what is said, decided and rolled."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from wormgrill.formats.position_json import decode
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.position import Phase, Position

LEARNER = 0
YOU = "You"  # a client puts the learner's own name there


@dataclass(frozen=True)
class Step:
    """One instruction, by the name of its text.

    A play is a line such as `keep 5, roll → worm 3 2 2 1`: decisions, and the dice that fall.
    """

    text: str
    ways: tuple[str, ...] = ()  # what the learner may do; none: there is nothing to decide
    # Why not: by a whole move, by its first or its last decision, or “*” for all others.
    others: Mapping[str, str] = field(default_factory=dict)
    then: tuple[str, ...] = ()  # what the rivals play afterwards
    see: str | None = None  # the edition whose lesson comes before this one


@dataclass(frozen=True)
class Scene:
    """A position of a game, and what is learnt from it on."""

    position: Position
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Rival:
    name: str
    stack: str = ""
    holds: str | None = None
    bratworms: int = 0


def stage(
    edition: str,
    *rivals: Rival,
    stack: str = "",
    holds: str | None = None,
    bratworms: int = 0,
    down: str = "",
    standing: Mapping[str, int] | None = None,
    kept: str = "",
    rolled: str = "",
) -> Position:
    """The learner is on turn; what nobody has lies on the grill, the specialists as at the start
    or as `standing` says. Refused if no game comes to it."""
    game = EDITIONS[edition]
    seats = [Rival(YOU, stack, holds, bratworms), *rivals]
    stacks = [list(map(int, seat.stack.split())) for seat in seats]
    taken = Counter(value for own in stacks for value in own)
    turned = Counter(map(int, down.split()))
    worms = {tile.value: tile.worms for tile in game.tiles}
    held = {seat.holds for seat in seats}
    places = {name: value for name, value in game.specialists if name not in held}
    guests = {value: str(name) for name, value in (places | dict(standing or {})).items()}
    grill = []
    for tile in game.tiles:
        if taken[tile.value]:
            taken[tile.value] -= 1
            continue
        up = turned[tile.value] == 0
        turned[tile.value] -= not up
        grill.append(
            {"value": tile.value, "worms": tile.worms, "up": up,
             "specialist": guests.get(tile.value)}
        )  # fmt: skip
    return decode(
        {
            "edition": edition,
            "options": {},
            "players": [
                {
                    "name": seat.name,
                    "stack": [{"value": value, "worms": worms[value]} for value in own],
                    "bratworms": seat.bratworms,
                    "specialist": seat.holds,
                }
                for seat, own in zip(seats, stacks, strict=True)
            ],
            "grill": grill,
            "supply": game.bratworms - sum(seat.bratworms for seat in seats),
            "out": [],
            "turn": {
                "player": LEARNER,
                "phase": Phase.CHOOSE if rolled else Phase.AFTER if kept else Phase.ROLL,
                "kept": kept.split(),
                "rolled": rolled.split() or None,
                "golden": None,
                "golden_die": "unused",
                "weasel_used": False,
            },
        }
    )
