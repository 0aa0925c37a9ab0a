"""A record, retold in sentences."""

from collections.abc import Iterator

from wormgrill.formats.record import Record
from wormgrill.rules.events import Kept, Rerolled, Rolled, TurnEnded
from wormgrill.rules.position import Position
from wormgrill.words.story import final_ranking, tell
from wormgrill.words.view import table
from wormgrill.words.voice import Voice


def retell(record: Record, voice: Voice, only_ends: bool = False) -> Iterator[str]:
    """Turn by turn; `only_ends` leaves the dice out."""
    position = record.start
    yield voice.say("welcome-custom", title=voice.title(position.edition))
    yield voice.say("playing", names=voice.listed([seat.name for seat in position.seats]))
    turn = 1
    yield from _heading(turn, position, voice)
    for _, after, events in record.replay():
        position = after
        quiet = (Rolled, Kept, Rerolled) if only_ends else ()
        told = (event for event in events if not isinstance(event, quiet))
        yield from tell(position, told, voice)
        if any(isinstance(event, TurnEnded) for event in events) and not position.over:
            turn += 1
            yield from _heading(turn, position, voice)
    yield ""
    yield from final_ranking(position, voice) if position.over else table(position, voice)


def _heading(turn: int, position: Position, voice: Voice) -> list[str]:
    if position.turn is None:
        return []
    return [
        "",
        voice.say("turn-heading", turn=turn, name=position.seats[position.turn.player].name),
    ]
