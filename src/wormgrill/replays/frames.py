"""A record as frames: where the game stood at its start and after every step."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wormgrill.formats.event_json import events_json
from wormgrill.formats.position_json import edition_json
from wormgrill.formats.record import Record
from wormgrill.lessons.replay import lying
from wormgrill.replays.scenes import PositionScene, scene
from wormgrill.rules.events import Event, TurnEnded
from wormgrill.rules.game import Step
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Position

PIECE = 100  # frames sent at once


class ReplayFrame(PositionScene, frozen=True, kw_only=True):
    """One step of a game, and where it led."""

    number: Annotated[int, Meta(description="0: the start; else how many steps have been done")]
    turn: Annotated[int, Meta(description="from 1")]
    step: Annotated[int, Meta(description="within its turn, from 1; 0: the start of the game")]
    kind: Literal["start", "decision", "roll"]
    text: Annotated[str, Meta(description="the step, as the record has it")]
    seat: Annotated[int | None, Meta(description="who decided or rolled")]
    events: Annotated[list[dict[str, Any]], Meta(description="as in the engine protocol")]
    lies: Annotated[
        PositionScene | None,
        Meta(description="of a roll that ended the turn: how the dice lay before"),
    ]


class ReplayView(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of a replay, and what the whole of it is."""

    edition: str | dict[str, Any]
    players: list[str]
    bots: Annotated[list[str | None], Meta(description="by seat: the bot whose seat it was")]
    turns: Annotated[list[int], Meta(description="how many steps each turn has")]
    frames: Annotated[list[ReplayFrame], Meta(description="one after the other")]
    next: Annotated[
        int | None, Meta(description="the number of the first frame that is missing; null: none")
    ]


def replay_view(record: Record, first: int = 0, most: int = PIECE) -> ReplayView:
    """So many frames from this number on."""
    end = min(len(record.steps) + 1, first + most)
    bots = dict(record.bots)
    turns: list[int] = []
    frames = list(_frames(record, range(first, end), turns))
    return ReplayView(
        edition=edition_json(record.start.edition),
        players=[seat.name for seat in record.start.seats],
        bots=[bots.get(seat) for seat in range(len(record.start.seats))],
        turns=turns,
        frames=frames,
        next=end if end <= len(record.steps) else None,
    )


def _frames(record: Record, wanted: range, turns: list[int]) -> Iterator[ReplayFrame]:
    """Those that are wanted; the steps of all turns are counted on the way."""
    if 0 in wanted:
        yield _frame(0, (1, 0), None, record.start, record.start, ())
    before, ended = record.start, True
    for number, (step, after, events) in enumerate(record.replay(), 1):
        if ended:
            turns.append(0)
        turns[-1] += 1
        if number in wanted:
            yield _frame(number, (len(turns), turns[-1]), step, before, after, events)
        ended = any(isinstance(event, TurnEnded) for event in events)
        before = after


def _frame(
    number: int,
    at: tuple[int, int],
    step: Step | None,
    before: Position,
    after: Position,
    events: tuple[Event, ...],
) -> ReplayFrame:
    rolled = isinstance(step, Dice)
    shown = scene(after)
    return ReplayFrame(
        number=number,
        turn=at[0],
        step=at[1],
        kind="start" if step is None else "roll" if rolled else "decision",
        text="" if step is None else str(step),
        seat=before.turn.player if step is not None and before.turn else None,
        events=events_json(events),
        lies=scene(lying(before, events[0])) if rolled and len(events) > 1 else None,
        position=shown.position,
        previews=shown.previews,
        standing=shown.standing,
        line=shown.line,
    )
