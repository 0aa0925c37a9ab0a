"""A guest's games: those that go on from their rooms, finished ones from their outcomes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import UTC, datetime

from wormgrill.formats.record import print_record
from wormgrill.match.errors import StoreTrouble
from wormgrill.match.game_list import (
    EditionCount,
    GameCourse,
    GamesDeleted,
    GamesPage,
    GamesSummary,
    GameView,
    RivalCount,
    game_view,
)
from wormgrill.match.outcome import GameOutcome, outcome_of, rivals_of
from wormgrill.match.rooms import Rooms
from wormgrill.match.store import StoredTable, TableStore
from wormgrill.match.table import Table, replayed
from wormgrill.match.table_record import record_of
from wormgrill.rules.errors import BadRequest, Refusal
from wormgrill.server.store.games import GamesAsked, KeptGame, SqlGames
from wormgrill.server.zipped import PackedFile

MOST_RUNNING = 100  # told; families have three
MOST_TOLD_LATER = 200  # outcomes of old games that one request computes: some milliseconds each
MOST_RIVALS = 200  # named in a summary
MOST_LEFT = 1000  # tables that go on
MOST_EXPORTED = 5000  # games, the newest
_TOGETHER = 100  # outcomes that are read at once


class GameLists:
    """The lists of all guests' games."""

    def __init__(self, kept: SqlGames, store: TableStore, rooms: Rooms) -> None:
        self._kept = kept
        self._store = store
        self._rooms = rooms

    async def any_finished(self, guest: str) -> bool:
        return await self._kept.any_finished(guest)

    async def running(self, asked: GamesAsked) -> list[GameView]:
        """Tables where the guest sits, open ones too, the one touched last first."""
        guest = asked.guest
        rooms = await self._rooms.of_guest(guest, MOST_RUNNING)
        tables = [room.table for room in rooms if guest in room.table.guests]
        told = [(table, outcome_of(table)) for table in tables]
        wanted = [(table, outcome) for table, outcome in told if _fits(outcome, asked)]
        series = await self._kept.series_of([table.id for table, _ in wanted])
        return [
            game_view(outcome, _course(table, *series[table.id]), guest)
            for table, outcome in wanted
        ]

    async def finished(self, asked: GamesAsked, most: int) -> GamesPage:
        """Those of old logs are computed first, the newest of them: they follow all others."""
        untold_left = await self._tell_old(asked.guest)
        found = await self._kept.page(asked, most + 1)
        shown, more = found[:most], len(found) > most or untold_left
        games = [_seen(game, asked.guest) for game in shown]
        return GamesPage(games=games, next=cursor_of(shown[-1]) if shown and more else None)

    async def summary(self, guest: str) -> GamesSummary:
        await self._tell_old(guest)
        counts = await self._kept.counts(guest)
        people = [RivalCount(name=name, bot=None, games=n) for name, n in counts.people.items()]
        bots = [RivalCount(name=None, bot=bot, games=n) for bot, n in counts.bots.items()]
        rivals = sorted(people + bots, key=lambda rival: (-rival.games, rival.name or ""))
        editions = sorted(counts.editions.items(), key=lambda item: (-item[1], item[0]))
        return GamesSummary(
            finished=counts.finished,
            editions=[EditionCount(edition=key, games=n) for key, n in editions],
            rivals=rivals[:MOST_RIVALS],
        )

    async def records(self, guest: str) -> AsyncIterator[PackedFile]:
        """Of every finished game, the newest first, each read when it is wanted. One whose log
        cannot be read keeps nobody from the others."""
        while await self._tell_old(guest):
            pass
        asked, left = GamesAsked(guest), MOST_EXPORTED
        while found := await self._kept.page(asked, min(_TOGETHER, left)):
            for game in found:
                if (kept := await self._store.load(game.table)) is not None:
                    record = await asyncio.to_thread(_record, kept)
                    if record is not None:
                        yield PackedFile(_file_name(game), game.ended, record)
            asked, left = (
                asked._replace(before=(found[-1].ended, found[-1].table)),
                left - len(found),
            )

    async def delete_finished(self, guest: str) -> GamesDeleted:
        """What only this guest played goes for good; the others keep what they have played too."""
        while await self._tell_old(guest):
            pass
        return await self._give_up(guest, over=True)

    async def leave_all(self, guest: str) -> GamesDeleted:
        """As if the guest had never been here; bots play on at tables with others."""
        await self.delete_finished(guest)
        for id in await self._kept.tables_of(guest, MOST_LEFT, over=False):
            with suppress(Refusal):  # over meanwhile, or its log cannot be read
                await self._leave(guest, id)
        return await self._give_up(guest, over=False)

    async def _leave(self, guest: str, id: str) -> None:
        room = await self._rooms.find(id)
        for number, seat in enumerate(room.table.seats):
            if seat.owner == guest:
                await room.leave(guest, number)

    async def _give_up(self, guest: str, over: bool) -> GamesDeleted:
        deleted = shared = 0
        while ids := await self._kept.tables_of(guest, _TOGETHER, over):
            gone = await self._kept.give_up(guest, ids)
            deleted, shared = deleted + gone, shared + len(ids) - gone
            for id in ids:
                self._rooms.gone(id)
        return GamesDeleted(deleted=deleted, shared=shared)

    async def _tell_old(self, guest: str) -> bool:
        """Whether there are more than one request may compute."""
        ids = await self._kept.untold(guest, MOST_TOLD_LATER + 1)
        for id in ids[:MOST_TOLD_LATER]:
            await self._tell(id)
        return len(ids) > MOST_TOLD_LATER

    async def _tell(self, id: str) -> None:
        kept = await self._store.load(id)
        if kept is None:
            return
        try:
            table = await asyncio.to_thread(_replayed, kept)
        except StoreTrouble:
            raise
        except Exception:  # damaged, or its edition is refused by now: whoever opens it is told
            await self._kept.tell(id, None, None)
        else:
            await self._kept.tell(id, outcome_of(table), table.rematch)


def _record(kept: StoredTable) -> str | None:
    try:
        return print_record(record_of(kept))
    except Exception:  # damaged, or its edition is refused by now
        return None


def _file_name(game: KeptGame) -> str:
    """Sorted by day; a table's id is no two games' and fits every file system."""
    day = datetime.fromtimestamp(game.ended, UTC).date().isoformat()
    return f"{day}-{game.outcome.edition_key}-{game.table}.txt"


def _replayed(kept: StoredTable) -> Table:
    return replayed(kept.id, kept.code, kept.events)


def _fits(outcome: GameOutcome, asked: GamesAsked) -> bool:
    if asked.edition is not None and outcome.edition_key != asked.edition:
        return False
    return asked.rival is None or asked.rival in rivals_of(outcome, asked.guest)


def _course(table: Table, earlier: str | None, later: str | None) -> GameCourse:
    return GameCourse(
        table=table.id, state=table.state, on_turn=table.on_turn, earlier=earlier, later=later
    )


def _seen(game: KeptGame, guest: str) -> GameView:
    course = GameCourse(table=game.table, earlier=game.earlier, later=game.later)
    return game_view(game.outcome, course, guest)


def cursor_of(game: KeptGame) -> str:
    return f"{game.ended!r},{game.table}"


def place_of(cursor: str) -> tuple[float, str]:
    """Where a list goes on; BadRequest if no page has said so."""
    ended, comma, table = cursor.partition(",")
    try:
        place = float(ended)
    except ValueError:
        place = float("nan")
    if not comma or not table or not 0 <= place < float("inf"):
        raise BadRequest("before: the `next` of another page.")
    return place, table
