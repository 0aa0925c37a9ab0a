"""Awkward positions, short to write, and the steps that lead out of them.

`table` seats the players named, puts the tiles and pieces named where they are said to be, and
leaves everything else where it belongs; a position no game comes to is refused.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from wormgrill.formats.audit import audit
from wormgrill.rules import EDITIONS, Dice, Phase, Position, Refusal, Step, apply, legal_actions
from wormgrill.rules.actions import choose
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.events import Event
from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.position import GoldenDie, Seat, Spot, Turn

CANNED_WORM, HEN, RAVEN, WEASEL, GOLDEN_DIE, APPLE = Specialist

_TILES = {tile.value: tile for edition in EDITIONS.values() for tile in edition.tiles}
_USUAL = Options()


class Player(NamedTuple):
    values: tuple[int, ...] = ()
    bratworms: int = 0
    holds: Specialist | None = None


def stack(*values: int, bratworms: int = 0, holds: Specialist | None = None) -> Player:
    """A player's tiles, bottom to top, and what lies beside them."""
    return Player(values, bratworms, holds)


def tile(value: int) -> Tile:
    return _TILES[value]


def faces(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def dice(text: str) -> Dice:
    """`1 2 worm`, and with the golden die's face `1 2 worm + 1`."""
    white, _, golden = text.partition("+")
    return Dice(faces(white), golden.strip() or None)


def worth(points: int) -> str:
    """Dice laid aside that come to so many points: one worm, fives, and what is missing."""
    fives, missing = divmod(points - 5, 5)
    return " ".join(["5"] * fives + [str(missing)] * (missing > 0) + ["worm"])


def table(
    edition: str | Edition,
    *,
    up: Sequence[int] | None = None,
    down: Sequence[int] = (),
    standing: Mapping[Specialist, int] | None = None,
    options: Options = _USUAL,
    player: int = 0,
    phase: Phase | None = None,
    kept: str = "",
    rolled: str | None = None,
    golden_die: GoldenDie = GoldenDie.UNUSED,
    weasel_used: bool = False,
    limbo: Specialist | None = None,
    limbo_from: int | None = None,
    **players: Player,
) -> Position:
    """A position; without players, Ada and Bo with nothing.

    `up`: only these tiles lie face up on the grill; `down`: all but these. `standing`: who stands
    on which tile, all others are out; without it everybody is at home who can be. The phase follows
    from the dice unless it is named. With no tile face up the game is over.
    """
    edition = EDITIONS[edition] if isinstance(edition, str) else edition
    players = players or {"Ada": stack(), "Bo": stack()}
    pool = list(edition.tiles)
    seats = tuple(_seat(pool, name, has) for name, has in players.items())
    turned = Counter(down)
    if up is not None:
        turned = Counter(spare.value for spare in pool) - Counter(up)
    lying = _lying(pool, turned)
    held = {seat.specialist for seat in seats} | {limbo}
    stands = _at_home(edition, lying, held) if standing is None else dict(standing)
    on = {value: who for who, value in stands.items()}
    fallen = dice(rolled or "")
    position = Position(
        edition,
        options,
        seats,
        tuple(Spot(spare, face_up, on.get(spare.value)) for spare, face_up in lying),
        edition.bratworms - sum(seat.bratworms for seat in seats),
        tuple(who for who, _ in edition.specialists if who not in stands and who not in held),
        Turn(
            player,
            phase or _phase(kept, rolled),
            faces(kept),
            None if rolled is None else fallen.faces,
            fallen.golden,
            golden_die,
            weasel_used,
            limbo,
            limbo_from,
        )
        if limbo or any(face_up for _, face_up in lying)
        else None,
    )
    audit(position)
    return position


def _seat(pool: list[Tile], name: str, has: Player) -> Seat:
    tiles = [next(spare for spare in pool if spare.value == value) for value in has.values]
    for taken in tiles:
        pool.remove(taken)
    return Seat(name, tuple(tiles), has.bratworms, has.holds)


def _lying(pool: Sequence[Tile], turned: Counter[int]) -> list[tuple[Tile, bool]]:
    """R34: of equal tiles the right ones are turned first."""
    lying = []
    for spare in reversed(pool):
        lying.append((spare, not turned[spare.value]))
        turned[spare.value] -= turned[spare.value] > 0
    return lying[::-1]


def _at_home(
    edition: Edition, lying: Sequence[tuple[Tile, bool]], held: set[Specialist | None]
) -> dict[Specialist, int]:
    free = {spare.value for spare, face_up in lying if face_up}
    return {who: value for who, value in edition.specialists if who not in held and value in free}


def _phase(kept: str, rolled: str | None) -> Phase:
    if rolled is not None:
        return Phase.CHOOSE
    return Phase.AFTER if kept else Phase.ROLL


def play(position: Position, *steps: str | Dice) -> tuple[Position, list[Event]]:
    """Where these steps lead, and all that happened on the way."""
    story: list[Event] = []
    for step in steps:
        made = choose(step, legal_actions(position)) if isinstance(step, str) else step
        position, events = apply(position, made)
        audit(position)
        story += events
    return position, story


def choices(position: Position) -> list[str]:
    return [str(action) for action in legal_actions(position)]


def refusal(position: Position, step: Step) -> tuple[str, str]:
    """The code and the message with which this step is refused."""
    with pytest.raises(Refusal) as refused:
        apply(position, step)
    return refused.value.code, refused.value.message
