"""A database that an older release has written, with games in it, is opened and tells of them.

`schema-4.sql` was written by the release before lists of games: Ada has played twice with a bot,
the second time as a rematch, once with Bo and Kim, whom Cy has made room for, and has begun another
game; Bo has left one game, and one of Bo's tables was given up before anybody came.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.test_my_games import finished, games_at, ids
from tests.support.postgres import PostgresServer
from tests.support.progress import silent
from tests.support.rooms import home, run
from wormgrill.match.guest import Guest
from wormgrill.match.table import AbandonReason
from wormgrill.server.games import MOST_TOLD_LATER, place_of
from wormgrill.server.store import games
from wormgrill.server.store.database import Connection
from wormgrill.server.store.games import GamesAsked
from wormgrill.server.store.opening import prepared
from wormgrill.server.store.transfer import export, import_whole

OLD = Path(__file__).parents[1] / "data" / "databases" / "schema-4.sql"
ADA, BO, CY = (
    Guest(id, name, "en", b"")
    for id, name in (
        ("IlTLQGaXQpBXmmIb", "Ada"),
        ("98HXA7uyV2nxxUWT", "Bo"),
        ("lax7EinmdFa0omwc", "Cy"),
    )
)
FIRST, AGAIN, SHARED, LEFT, RUNNING = (
    "8OghUnTTyL8WMP10",
    "Hmtzm1dzQyy8I-AS",
    "ES1-yGCwFrEu8xsD",
    "0LGxctSJ7V3x7DXQ",
    "inzwwnJMsdoi5zXw",
)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    file = tmp_path / "old"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text("utf-8"))
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def brought_on(request: pytest.FixtureRequest, old: Path, tmp_path: Path) -> str:
    """As a server finds it: a file that is brought up to date, or what was imported from it."""
    if request.param == "sqlite":
        return str(old)
    server: PostgresServer = request.getfixturevalue("postgres")
    with prepared(str(old)):
        pass
    export(str(old), tmp_path / "exported", silent)
    import_whole(tmp_path / "exported", place := server.database(), silent, moved=True)
    return place


def test_the_games_of_an_older_release_are_told_when_they_are_asked_for(brought_on: str) -> None:
    async def story() -> None:
        async with home(brought_on) as here:
            shared, again, first = (await finished(here, ADA)).games
            assert ids([shared, again, first]) == [SHARED, AGAIN, FIRST]
            assert (first.earlier, first.later) == (None, AGAIN)
            assert (again.earlier, again.later) == (FIRST, None)
            assert again.series is not None
            assert again.series.games == 2
            assert [seat.name for seat in shared.seats] == ["Ada", "Bo", "Kim"]
            assert [seat.mine for seat in shared.seats] == [True, False, False]
            for game in (first, again, shared):
                assert game.began is not None
                assert game.ended is not None
                assert game.ended > game.began
                assert min(seat.place or 0 for seat in game.seats) == 1
            (running,) = await games_at(here).running(GamesAsked(ADA.id))
            assert (running.table, running.state) == (RUNNING, "playing")
            left, with_ada = (await finished(here, BO)).games
            assert (left.table, left.why_abandoned) == (LEFT, AbandonReason.DESERTED)
            assert with_ada.table == SHARED
            assert (await finished(here, CY)).games == []
            assert (await games_at(here).summary(ADA.id)).finished == 3

    run(story())


def test_they_are_computed_once(brought_on: str) -> None:
    async def story() -> None:
        async with home(brought_on) as here:
            before = await finished(here, ADA)
            await here.database.write(lambda connection: connection.execute("DELETE FROM events"))
            assert await finished(here, ADA) == before

    run(story())


def test_a_game_whose_log_cannot_be_read_keeps_nobody_from_the_others(brought_on: str) -> None:
    async def story() -> None:
        async with home(brought_on) as here:
            await here.database.write(
                lambda connection: connection.execute(
                    "UPDATE events SET fact = '{}' WHERE seq = 1 AND table_id = ?", (SHARED,)
                )
            )
            for _ in range(2):
                assert ids((await finished(here, ADA)).games) == [AGAIN, FIRST]

    run(story())


def test_a_guest_with_very_many_old_games_is_told_of_them_page_by_page(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wormgrill.server.games.MOST_TOLD_LATER", 1)
    assert MOST_TOLD_LATER > 1

    async def story() -> None:
        async with home(old) as here:
            page = await finished(here, ADA, 1)
            seen = ids(page.games)
            while page.next:
                page = await finished(here, ADA, 1, before=place_of(page.next))
                seen += ids(page.games)
            assert seen == [SHARED, AGAIN, FIRST]

    run(story())


def test_a_list_needs_no_log(old: Path) -> None:
    """However many games there are, a page reads its outcomes and nothing else."""

    async def story() -> None:
        async with home(old) as here:
            await finished(here, ADA)
            plan = await here.database.read(_plan)
            assert not [line for line in plan if line.startswith("SCAN")]
            assert any("sitting_ended" in line for line in plan)

    run(story())


def _plan(connection: Connection) -> list[str]:
    wanted, values = games._wanted(GamesAsked(ADA.id, "junior", "\nBo\n", (1.0, "x")))
    sql = games._PAGE.format(wanted=wanted)
    rows = connection.execute(f"EXPLAIN QUERY PLAN {sql}", (*values, 20))
    return [row[-1] for row in rows]
