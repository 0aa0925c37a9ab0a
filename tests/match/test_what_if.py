"""What if: a table that begins at a position, and is else a table like any other."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.rooms import Home, as_kept, at_home, play_to_the_end
from wormgrill.dice.verified import verify
from wormgrill.formats.position_line import to_line
from wormgrill.formats.record import print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.match.snapshot import restored, snapshot_of
from wormgrill.match.table import TableState, made
from wormgrill.match.table_record import record_of
from wormgrill.reviews.champion import reviewed
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.position import Phase
from wormgrill.rules.seating import renamed

RECORDS = Path(__file__).parents[1] / "data" / "records"
GAME = parse_record((RECORDS / "junior-2-players.txt").read_text("utf-8"))
POSITIONS = [position for _, position, _ in GAME.replay()]
CHOOSING = next(
    position
    for position in POSITIONS[20:]
    if position.turn and position.turn.phase is Phase.CHOOSE and position.turn.kept
)
IN_THE_AIR = next(one for one in POSITIONS if one.turn and one.turn.phase is Phase.DICE)
LINE = to_line(CHOOSING)


@at_home()
async def test_the_game_goes_on_from_there_and_is_kept_so(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", edition="junior", position=LINE)
    table = room.table
    assert table.terms.begun_from == LINE
    assert table.position == renamed(CHOOSING, [seat.name for seat in table.seats])
    assert table.state is TableState.PLAYING
    await play_to_the_end(room, ada)
    assert await as_kept(here, room) == room.table
    kept = await room.kept()
    first = made(kept.id, kept.code, kept.events[0])
    assert restored(first, snapshot_of(room.table)) == room.table
    assert room.view(ada.id).begun_from == LINE


@at_home()
async def test_its_record_begins_there_and_its_dice_are_verified(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", edition="junior", position=LINE)
    await play_to_the_end(room, ada)
    record = record_of(await room.kept())
    text = print_record(record)
    assert "\nPosition: junior;" in text
    assert parse_record(text) == record
    assert record.position() == room.table.position
    assert verify(record) == len(list(record.rolls()))
    review = reviewed(record)
    assert review.finished
    assert review.start == record.start


@at_home()
async def test_a_rematch_begins_there_again(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "bot", edition="junior", position=LINE)
    await play_to_the_end(room, ada)
    again = await here.rooms.rematch(room, ada)
    assert again.table.terms.begun_from == LINE
    assert again.table.terms.options == CHOOSING.options


@at_home()
async def test_what_no_table_can_begin_at_is_refused(here: Home) -> None:
    ada = await here.guest("Ada")
    over = to_line(GAME.position())
    wishes: list[dict[str, Any]] = [
        {"edition": "classic", "position": LINE},
        {"edition": "junior", "position": LINE, "public": True},
        {"edition": "junior", "position": LINE, "options": {"first": 1}},
        {"edition": "junior", "position": over},
        {"edition": "junior", "position": to_line(IN_THE_AIR)},
        {"edition": "junior", "position": "nonsense"},
    ]
    for wish in wishes:
        with pytest.raises(BadRequest):
            await here.make(ada, "me", "bot", **wish)
    with pytest.raises(BadRequest):
        await here.make(ada, "me", "bot", "bot", edition="junior", position=LINE)


@at_home()
async def test_friends_may_sit_down_first(here: Home) -> None:
    ada = await here.guest("Ada")
    room = await here.make(ada, "me", "open", edition="junior", position=LINE)
    assert room.table.position is None
    assert room.table.state is TableState.OPEN
    assert room.table.terms.begun_from == LINE
