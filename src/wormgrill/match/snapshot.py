"""A table as it was at one version, so that a long log need not be replayed from its beginning.

A snapshot is a note beside the log, never instead of it: lost or left out, the log tells the same.
"""

from dataclasses import replace
from typing import Any

import msgspec

from wormgrill.formats.position_json import decode, encode
from wormgrill.match.table import (
    AbandonReason,
    SeatKind,
    StandInReason,
    Table,
    TableSeat,
    TableState,
)
from wormgrill.rules.position import Position

EVERY = 500  # facts


class _Seat(msgspec.Struct, omit_defaults=True):
    kind: SeatKind
    name: str = ""
    owner: str | None = None
    bot: str | None = None
    why: StandInReason | None = None
    program: str | None = None


class _Snapshot(msgspec.Struct, omit_defaults=True):
    """All of a table but what its first fact tells."""

    version: int
    changed: int
    state: TableState
    seats: list[_Seat]
    waits_since: float
    began: float | None = None
    ended: float | None = None
    turn_began: int = 0
    position: dict[str, Any] | None = None
    before_dice: dict[str, Any] | None = None
    steps: int = 0
    rolls: int = 0
    last_key: str = ""
    added: list[tuple[int, str]] = []
    seed: str | None = None
    abandoned: bool = False
    why_abandoned: AbandonReason | None = None
    rematch: str | None = None
    rematch_by: int | None = None
    hinted: list[str] = []
    always_hinted: list[str] = []


_SAME = (
    "version", "changed", "state", "began", "ended", "waits_since", "turn_began", "steps", "rolls",
    "last_key",
    "seed", "abandoned", "why_abandoned", "rematch", "rematch_by",
)  # fmt: skip


def snapshot_of(table: Table) -> str:
    found = _Snapshot(
        seats=[_Seat(s.kind, s.name, s.owner, s.bot, s.why, s.program) for s in table.seats],
        position=_encoded(table.position),
        before_dice=_encoded(table.before_dice),
        added=list(table.added),
        hinted=sorted(table.hinted),
        always_hinted=sorted(table.always_hinted),
        **{name: getattr(table, name) for name in _SAME},
    )
    return msgspec.json.encode(found).decode()


def restored(made: Table, snapshot: str) -> Table:
    """The table as it was then; `made` is what its first fact tells."""
    found = msgspec.json.decode(snapshot, type=_Snapshot)
    return replace(
        made,
        seats=tuple(
            TableSeat(s.kind, s.name, s.owner, s.bot, s.why, s.program) for s in found.seats
        ),
        position=_decoded(found.position),
        before_dice=_decoded(found.before_dice),
        added=tuple(found.added),
        hinted=frozenset(found.hinted),
        always_hinted=frozenset(found.always_hinted),
        **{name: getattr(found, name) for name in _SAME},
    )


def _encoded(position: Position | None) -> dict[str, Any] | None:
    return None if position is None else encode(position)


def _decoded(given: dict[str, Any] | None) -> Position | None:
    return None if given is None else decode(given)
