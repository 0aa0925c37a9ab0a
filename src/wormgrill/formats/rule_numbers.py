"""Which of the numbered rules hold in an edition."""

from wormgrill.rules.edition import Edition
from wormgrill.rules.pieces import Specialist

_SPECIALISTS = {
    Specialist.GOLDEN_DIE: ("R22",),
    Specialist.WEASEL: ("R23",),
    Specialist.CANNED_WORM: ("R24",),
    Specialist.APPLE: ("R25",),
    Specialist.HEN: ("R26", "R27"),
    Specialist.RAVEN: ("R28",),
}


def parts(edition: Edition) -> list[tuple[str, list[str]]]:
    """Headings and the numbers of the rules that hold in this edition."""
    if edition.kind.dead_roll_fails:
        found = [("turn", [f"R{number}" for number in range(1, 13)])]
    else:
        turn = ["R1", "R2", "R3", "R5", "R7", "R8", "R10", "R12"]
        found = [("turn", turn), ("junior", [f"R{number}" for number in range(29, 35)])]
    if any(tile.exact for tile in edition.tiles):
        found.append(("exact", ["R13", "R14"]))
    if edition.bratworms:
        found.append(("bratworms", ["R15", "R16", "R17"]))
    here = {name for name, _ in edition.specialists}
    if here:
        own = [number for name, them in _SPECIALISTS.items() if name in here for number in them]
        found.append(("specialists", ["R18", "R19", "R20", "R21", *own]))
    short_game = ["O1"] if edition.kind.failure_returns_tile else []
    return [*found, ("options", [*short_game, "O2", "O3"])]
