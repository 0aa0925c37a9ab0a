"""The daily grill as the server keeps it: one row for all, one try each, nothing told early."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.rooms import Clock, run
from tests.support.working import WorkersHere
from wormgrill.daily.calendar import day_after, day_of
from wormgrill.daily.messages import DailyOutcome, DailyView
from wormgrill.daily.row import POSITIONS, packed_row, unpacked
from wormgrill.dice.verified import commitment
from wormgrill.match.guest import Guest
from wormgrill.rules.errors import IllegalAction
from wormgrill.server.grilling import AHEAD, REVEALED_AFTER, DailyGrill
from wormgrill.server.guests import Guests
from wormgrill.server.problems import ServerRefusal
from wormgrill.server.store.daily import KeptDay
from wormgrill.server.store.opening import Store, open_store, prepared
from wormgrill.server.store.promises import promise_anew
from wormgrill.server.store.transfer import export, import_whole

SEED = bytes(range(32))
NOON = 1_794_830_400.0
TODAY = day_of(NOON)
HOURS = 3600.0


@pytest.fixture(scope="module")
def packed() -> bytes:
    return packed_row(SEED, TODAY)


@dataclass
class House:
    """A host at noon of a day whose row is made; `other` is its second process."""

    store: Store
    clock: Clock
    grill: DailyGrill
    other: DailyGrill

    async def guest(self, name: str = "Ada") -> Guest:
        return (await Guests(self.store.guests, self.clock, lambda guest: None).make(name, "en"))[0]

    async def answer(
        self, guest: Guest, number: int, place: int = 0, key: str = ""
    ) -> DailyOutcome:
        """By its place among the legal ones."""
        view = await self.grill.position(TODAY, number, guest)
        action = view.position["legal"][place]
        return await self.grill.answer(TODAY, number, action, key or f"k{number}", guest)

    async def finish(self, guest: Guest, best: bool = False) -> None:
        row = unpacked(await self.store.daily.row(TODAY) or b"")
        for asked in row.positions:
            worths = [option.worth for option in asked.options]
            await self.answer(guest, asked.number, worths.index(max(worths)) if best else 0)


@asynccontextmanager
async def house(place: Path | str, packed: bytes) -> AsyncIterator[House]:
    clock = Clock(NOON)
    with prepared(str(place)):
        async with open_store(str(place)) as store:
            await store.daily.promise([KeptDay(TODAY, SEED, NOON - 86_400)])
            await store.daily.keep_row(TODAY, packed)
            workers = WorkersHere()
            grills = [DailyGrill(store.daily, workers, clock) for _ in range(2)]
            yield House(store, clock, *grills)


async def refused(code: str, work: object) -> None:
    with pytest.raises(ServerRefusal) as told:
        await work  # type: ignore[misc]  # a coroutine
    assert told.value.code == code


def test_a_week_is_promised_and_a_promise_stays(place: Path | str, packed: bytes) -> None:
    async def story() -> None:
        async with house(place, packed) as here:
            coming = (await here.grill.archive(None)).coming
            assert [one.day for one in coming] == [
                day_after(TODAY, ahead) for ahead in range(1, AHEAD + 1)
            ]
            assert (await here.other.archive(None)).coming == coming
            here.clock.now += 24 * HOURS
            view = await here.other.view(day_after(TODAY), None)
            assert (view.commitment, view.promised) == (coming[0].commitment, NOON)
            assert (view.number, view.counted) == (2, True)

    run(story())


def test_an_answer_counts_once_on_every_device(place: Path | str, packed: bytes) -> None:
    async def story() -> None:
        async with house(place, packed) as here:
            ada = await here.guest()
            before = await here.grill.position(TODAY, 1, ada)
            assert before.outcome is None
            first, second = before.position["legal"][:2]
            told = await here.grill.answer(TODAY, 1, first, "a", ada)
            assert {option.action for option in told.options} == {*before.position["legal"]}
            assert told.why
            # the same key, whatever is sent with it, and another one
            assert await here.other.answer(TODAY, 1, second, "a", ada) == told
            await refused("daily-answered", here.other.answer(TODAY, 1, second, "b", ada))
            again = await here.other.position(TODAY, 1, ada)
            assert again.outcome == told
            view = await here.other.view(TODAY, ada)
            assert [(one.number, one.cost) for one in view.answers] == [(1, told.cost)]
            assert (view.cost, view.ranking) == (None, None)

    run(story())


def test_what_choices_are_worth_is_told_to_nobody_else(place: Path | str, packed: bytes) -> None:
    async def story() -> None:
        async with house(place, packed) as here:
            ada, bo = await here.guest(), await here.guest("Bo")
            await here.answer(ada, 1)
            for viewer in (bo, None):
                assert (await here.grill.position(TODAY, 1, viewer)).outcome is None
            assert (await here.grill.position(TODAY, 2, ada)).outcome is None
            receipt = await here.grill.receipt(TODAY)
            assert (receipt.seed, receipt.positions) == (None, [])
            assert receipt.commitment == commitment(SEED)

    run(story())


def test_only_what_is_there_can_be_asked_and_answered(place: Path | str, packed: bytes) -> None:
    async def story() -> None:
        async with house(place, packed) as here:
            ada = await here.guest()
            for day in (day_after(TODAY), day_after(TODAY, -1), "2026-99-99"):
                await refused("no-day", here.grill.view(day, ada))
                await refused("no-day", here.grill.position(day, 1, ada))
                await refused("no-day", here.grill.answer(day, 1, "roll", "k", ada))
            await refused("no-day", here.grill.receipt("2026-99-99"))
            for number in (0, -1, POSITIONS + 1):
                await refused("no-day", here.grill.position(TODAY, number, ada))
            with pytest.raises(IllegalAction):
                await here.grill.answer(TODAY, 1, "steal everything", "k", ada)
            assert (await here.grill.view(TODAY, ada)).answers == []

    run(story())


def test_midnight_ends_the_counting_and_then_the_secret(place: Path | str, packed: bytes) -> None:
    async def story() -> None:
        async with house(place, packed) as here:
            ada = await here.guest()
            here.clock.now = NOON + 12 * HOURS - 0.5
            assert (await here.grill.view(TODAY, ada)).seconds_left == 0
            await here.answer(ada, 1)
            here.clock.now += 1
            told = await here.answer(ada, 2)
            assert (told.best != "", told.counted) == (True, False)
            await here.answer(ada, 1, place=1, key="other")  # uncounted, as often as one likes
            view = await here.grill.view(TODAY, ada)
            assert [one.number for one in view.answers] == [1]
            assert (view.counted, view.seconds_left, view.cost) == (False, None, None)
            assert view.ranking is not None
            assert (view.ranking.finished, view.ranking.place) == (0, None)
            assert here.grill.today == day_after(TODAY)
            assert (await here.grill.receipt(TODAY)).seed is None
            here.clock.now += REVEALED_AFTER
            receipt = await here.grill.receipt(TODAY)
            assert receipt.seed == SEED.hex()
            assert len(receipt.positions) == POSITIONS

    run(story())


def test_places_are_by_chance_given_away_and_names_are_shown_on_demand_alone(
    place: Path | str, packed: bytes
) -> None:
    async def story() -> None:
        async with house(place, packed) as here:
            ada, bo, cy = [await here.guest(name) for name in ("Ada", "Bo", "Cy")]
            await here.finish(ada)
            await here.finish(bo, best=True)
            await here.answer(cy, 1)
            await here.grill.show_name(ada, shown=True)
            await here.grill.show_name(ada, shown=True)
            view = await here.other.view(TODAY, bo)
            assert (view.cost, view.finished) == (0, 2)
            assert {one.sign for one in view.answers} == {"🪱"}
            ranking = view.ranking
            assert ranking is not None
            assert (ranking.finished, ranking.place) == (2, 1)
            assert [(one.place, one.name, one.you) for one in ranking.places] == [
                (1, None, True),
                (2, "Ada", False),
            ]
            assert sum(group.count for group in ranking.spread) == 2
            assert [group.you for group in ranking.spread].index(True) == 0
            assert (await here.grill.view(TODAY, cy)).ranking is None
            assert (await here.grill.view(TODAY, ada)).named
            await here.grill.show_name(ada, shown=False)
            ranking = (await here.grill.view(TODAY, bo)).ranking
            assert ranking is not None
            assert ranking.places[1].name is None

    run(story())


def test_the_archive_and_the_streak_tell_of_finished_days(place: Path | str, packed: bytes) -> None:
    async def story() -> None:
        async with house(place, packed) as here:
            ada = await here.guest()
            await here.finish(ada, best=True)
            assert (await here.grill.view(TODAY, ada)).streak.now == 1
            here.clock.now += 24 * HOURS
            view = await here.grill.view(here.grill.today, ada)
            assert (view.streak.now, view.streak.longest, view.answers) == (1, 1, [])
            (day,) = (await here.grill.archive(ada)).days
            assert (day.day, day.number, day.answered, day.cost) == (TODAY, 1, POSITIONS, 0)
            (seen,) = (await here.grill.archive(None)).days
            assert (seen.answered, seen.cost) == (0, None)
            here.clock.now += 24 * HOURS
            view = await here.grill.view(here.grill.today, ada)
            assert (view.streak.now, view.streak.longest) == (0, 1)

    run(story())


def test_a_row_is_made_once_and_the_first_counts(place: Path | str, packed: bytes) -> None:
    async def story() -> None:
        async with house(place, packed) as here:
            assert await here.store.daily.keep_row(TODAY, b"another") == packed
            assert await here.store.daily.row(TODAY) == packed
            await here.store.daily.promise([KeptDay(TODAY, bytes(32), 0.0)])
            assert (await here.store.daily.days())[0] == KeptDay(TODAY, SEED, NOON - 86_400)

    run(story())


def test_a_guest_who_goes_takes_the_answers_along(tmp_path: Path, packed: bytes) -> None:
    async def story() -> None:
        async with house(tmp_path / "db", packed) as here:
            ada = await here.guest()
            await here.finish(ada)
            await here.grill.show_name(ada, shown=True)
            await here.store.database.write(
                lambda connection: connection.execute("DELETE FROM guests")
            )
            assert (await here.grill.view(TODAY, None)).finished == 0

    run(story())
    with closing(sqlite3.connect(tmp_path / "db")) as connection:
        for table in ("daily_answers", "daily_names"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_what_was_promised_before_a_restore_counts_no_more(
    place: Path | str, packed: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row of today may be known; days that are over stay."""
    monkeypatch.setattr("wormgrill.server.store.promises.time", lambda: NOON + 24 * HOURS)

    async def story() -> None:
        async with house(place, packed) as here:
            ada = await here.guest()
            await here.finish(ada)
            here.clock.now += 24 * HOURS
            before = await here.grill.view(here.grill.today, ada)
            await promise_anew(here.store.database)
            grill = DailyGrill(here.store.daily, WorkersHere(), here.clock)
            after = await grill.view(grill.today, ada)
            assert after.commitment != before.commitment
            assert after.promised == here.clock.now
            assert (await grill.view(TODAY, ada)).commitment == commitment(SEED)
            assert after.streak.now == 1

    run(story())


def test_days_and_answers_move_with_everything_else(
    place: Path | str, packed: bytes, tmp_path: Path
) -> None:
    """Into a database of a server that has promised days of its own, which nobody has played."""
    old, file = tmp_path / "old", tmp_path / "export"

    async def before() -> DailyView:
        async with house(old, packed) as here:
            ada = await here.guest()
            await here.finish(ada)
            await here.grill.show_name(ada, shown=True)
            return await here.grill.view(TODAY, ada)

    async def promised() -> None:
        with prepared(str(place)):
            async with open_store(str(place)) as store:
                await DailyGrill(store.daily, WorkersHere(), Clock(NOON)).promise()

    async def after() -> DailyView:
        with prepared(str(place)):
            async with open_store(str(place)) as store:
                ((guest, _),) = await store.daily.finished(TODAY, POSITIONS)
                grill = DailyGrill(store.daily, WorkersHere(), Clock(NOON))
                return await grill.view(TODAY, Guest(guest, "Ada", "en", b""))

    view = run(before())
    run(promised())
    export(str(old), file, lambda done, every: None)
    import_whole(file, str(place), lambda done, every: None, moved=True)
    assert run(after()) == view
