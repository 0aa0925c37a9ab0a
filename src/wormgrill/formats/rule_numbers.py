"""Which of the numbered rules hold in an edition, and what their texts have to know about it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import ONE, WORM, Specialist

Value = str | int | tuple[int, ...]

_SPECIALISTS = {
    Specialist.GOLDEN_DIE: ("R22",),
    Specialist.WEASEL: ("R23",),
    Specialist.CANNED_WORM: ("R24",),
    Specialist.APPLE: ("R25",),
    Specialist.HEN: ("R26", "R27"),
    Specialist.RAVEN: ("R28",),
}


@dataclass(frozen=True, slots=True)
class RulesPart:
    """Some numbers under one heading: `exact` R13 R14."""

    heading: str
    numbers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EditionRules:
    """The rules of one edition: the texts of all numbers and headings take the same values."""

    parts: tuple[RulesPart, ...]
    values: Mapping[str, Value]


def rules_of(edition: Edition) -> EditionRules:
    return EditionRules(tuple(_parts(edition)), _values(edition))


def winning_rule(edition: Edition) -> str:
    """Which tile a total wins."""
    return "R6" if edition.kind.dead_roll_fails else "R31"


def _parts(edition: Edition) -> Iterator[RulesPart]:
    """In the order of a game: a turn, what it brings, what it costs, the end; then the pieces."""
    yield RulesPart("turn", ("R1", "R2", "R3", "R12"))
    if edition.kind.dead_roll_fails:
        yield RulesPart("win", (winning_rule(edition), "R7", "R8"))
        yield RulesPart("failure", ("R4", "R5", "R9"))
        yield RulesPart("end", ("R10", "R11"))
    else:
        values = [tile.value for tile in edition.tiles]
        equal = ("R34",) if len(set(values)) < len(values) else ()
        yield RulesPart("win", (winning_rule(edition), "R7", "R8", *equal))
        yield RulesPart("failure", ("R30", "R5", "R32"))
        yield RulesPart("end", ("R10", "R33"))
        yield RulesPart("junior", ("R29",))
    if _exact(edition):
        yield RulesPart("exact", ("R13", "R14"))
    if edition.bratworms:
        double_one = ("R15",) if ONE in edition.points else ()
        yield RulesPart("bratworms", (*double_one, "R16", "R17"))
    if edition.specialists:
        yield RulesPart("specialists", tuple(_about_specialists(_standing(edition))))
    short_game = ("O1",) if edition.kind.failure_returns_tile else ()
    yield RulesPart("options", (*short_game, "O2", "O3"))


def _about_specialists(here: set[Specialist]) -> Iterator[str]:
    held = here - {Specialist.RAVEN}
    if held:
        yield "R18"
    if len(held) > 1:
        yield "R19"
    yield from ("R20", "R21")
    for name, numbers in _SPECIALISTS.items():
        if name in here:
            yield from numbers


def _values(edition: Edition) -> Mapping[str, Value]:
    """A text speaks only of what lies in the box: it asks whether a piece is there."""
    here = _standing(edition)
    golden = Specialist.GOLDEN_DIE in here
    ones = bool(edition.bratworms) and ONE in edition.points
    exact = _exact(edition)
    return {
        "kind": edition.kind.name,
        "worm": edition.points[WORM],
        "exact": exact,
        "exact_count": len(exact),
        "bratworms": _yes(bool(edition.bratworms)),
        "double_one": _yes(ones),
        "golden_die": _yes(golden),
        "golden_one": _yes(ones and golden and ONE in edition.golden_sides),
        "canned_worm": _yes(Specialist.CANNED_WORM in here),
        "hen": _yes(Specialist.HEN in here),
        "raven": _yes(Specialist.RAVEN in here),
        "specialists": _yes(bool(here)),
        # R21, R27, R28: the hen goes back without the tile, the raven is never held
        "lost_with_tile": _yes(bool(here - {Specialist.HEN, Specialist.RAVEN})),
    }


def _standing(edition: Edition) -> set[Specialist]:
    return {name for name, _ in edition.specialists}


def _exact(edition: Edition) -> tuple[int, ...]:
    """Each number once, even where equal tiles bear it."""
    return tuple(sorted({tile.value for tile in edition.tiles if tile.exact}))


def _yes(fact: bool) -> str:
    """As the selectors of the texts read it."""
    return "yes" if fact else "no"
