"""The record of a table's game, from its log."""

from collections.abc import Iterable
from datetime import UTC, datetime

from wormgrill.formats.record import Receipt, Record
from wormgrill.match.errors import NotStarted
from wormgrill.match.log import LoggedFact
from wormgrill.match.store import StoredTable
from wormgrill.match.table import DiceSource, SeatKind, replayed, step_of
from wormgrill.rules.events import TurnEnded
from wormgrill.rules.game import Step, apply
from wormgrill.rules.pieces import Dice
from wormgrill.rules.scoring import scores


def record_of(kept: StoredTable) -> Record:
    table = replayed(kept.id, kept.code, kept.events)
    if table.position is None:
        raise NotStarted("The game has not begun yet.")
    terms = table.terms
    position = begin = terms.beginning([seat.name for seat in table.seats])
    steps: list[Step] = []
    keys: list[str] = []
    for fact in (event.fact for event in _steps_that_stayed(kept.events)):
        step = step_of(fact, position)
        assert step is not None
        position, _ = apply(position, step)
        steps.append(step)
        if isinstance(step, Dice):
            keys.append(fact.get("key", ""))
    receipt = None
    if terms.dice is DiceSource.VERIFIED:
        assert terms.commitment is not None
        receipt = Receipt(table.id, terms.commitment, table.seed, table.contributions, tuple(keys))
    dice = terms.dice if terms.test_seed is None else f"seed {terms.test_seed}"
    bots = tuple(
        (number, seat.bot)
        for number, seat in enumerate(table.seats)
        if seat.kind is SeatKind.BOT and seat.bot
    )
    day = datetime.fromtimestamp(kept.events[0].at, UTC).date().isoformat()
    return Record(begin, tuple(steps), day, str(dice), bots, receipt)


def deciders(kept: StoredTable) -> list[str | None]:
    """Who has brought about each step of the record: a guest, or None for a bot."""
    return [event.guest for event in _steps_that_stayed(kept.events)]


def _steps_that_stayed(events: Iterable[LoggedFact]) -> list[LoggedFact]:
    """The decisions and rolls of the game, without the dice that were taken back."""
    stayed: list[LoggedFact] = []
    for event in events:
        match event.fact["type"]:
            case "acted" | "rolled":
                stayed.append(event)
            case "dice-taken-back":
                stayed.pop()  # the roll: nothing can have followed
    return stayed


def worms_by_turn(record: Record) -> list[list[int]]:
    """Everybody's worms after each turn."""
    return [
        list(scores(position))
        for _, position, events in record.replay()
        if any(isinstance(event, TurnEnded) for event in events)
    ]
