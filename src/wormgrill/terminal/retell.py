"""A record, retold in sentences."""

from collections.abc import Iterator

from wormgrill.formats.record import Record
from wormgrill.rules.events import Kept, Rerolled, Rolled, TurnEnded
from wormgrill.rules.position import Position
from wormgrill.terminal.story import final_ranking, tell
from wormgrill.terminal.view import table
from wormgrill.words.texts import listed, say, title


def retell(record: Record, only_ends: bool = False) -> Iterator[str]:
    """Turn by turn; `only_ends` leaves the dice out."""
    position = record.start
    yield say("welcome-custom", title=title(position.edition))
    yield say("playing", names=listed([seat.name for seat in position.seats]))
    turn = 1
    yield from _heading(turn, position)
    for _, after, events in record.replay():
        position = after
        quiet = (Rolled, Kept, Rerolled) if only_ends else ()
        yield from tell(position, (event for event in events if not isinstance(event, quiet)))
        if any(isinstance(event, TurnEnded) for event in events) and not position.over:
            turn += 1
            yield from _heading(turn, position)
    yield ""
    yield from final_ranking(position) if position.over else table(position)


def _heading(turn: int, position: Position) -> list[str]:
    if position.turn is None:
        return []
    return ["", say("turn-heading", turn=turn, name=position.seats[position.turn.player].name)]
