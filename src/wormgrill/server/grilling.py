"""The daily grill of this host: days promised beforehand, rows made once, one try per guest."""

import secrets
from collections.abc import Callable

from wormgrill.daily.calendar import day_after, day_of, number_of, seconds_left
from wormgrill.daily.messages import (
    DailyArchiveView,
    DailyDayView,
    DailyGroupView,
    DailyOutcome,
    DailyPlaceView,
    DailyPositionView,
    DailyPromiseView,
    DailyRankingView,
    DailyStreakView,
    DailyView,
    answer_view,
    cost_of,
    outcome_of,
    position_view,
)
from wormgrill.daily.receipt import DailyReceipt, hidden_receipt, open_receipt
from wormgrill.daily.row import POSITIONS, DailyPosition, DailyRow, packed_row, unpacked
from wormgrill.daily.scoring import MILLION, SPREAD, RankedTry, ranked, spread, streak
from wormgrill.dice.verified import commitment
from wormgrill.match.guest import SEED_BYTES, Guest
from wormgrill.server.problems import ServerRefusal
from wormgrill.server.store.daily import KeptAnswer, KeptDay, KeptTry, SqlDaily
from wormgrill.words.voice import Voice
from wormgrill.work.job import Job, Workers
from wormgrill.work.made_once import MadeOnce

AHEAD = 7  # days for which a seed is promised
REVEALED_AFTER = 300.0  # seconds after midnight: the clocks of several processes differ a little
ARCHIVE = 366  # days
FIRST_PLACES = 20
RANKING_SECONDS = 5.0  # it is read from the store so often, however many look at it
MOST_ROWS = 16  # kept in memory
ROW_COST = 5.0  # seconds; a guess, put right later


class DailyGrill:
    """All that the routes ask about days. `clock` says the time in seconds since 1970."""

    def __init__(self, store: SqlDaily, workers: Workers, clock: Callable[[], float]) -> None:
        self._store = store
        self._workers = workers
        self._clock = clock
        self._days: dict[str, KeptDay] = {}
        self._rows: MadeOnce[str, DailyRow] = MadeOnce(MOST_ROWS)
        self._latest: dict[
            str, tuple[float, list[tuple[str, int]]]
        ] = {}  # one day's finished tries

    @property
    def today(self) -> str:
        return day_of(self._clock())

    # Days and their rows

    async def promise(self) -> None:
        """Draw the seeds of today and the days to come, where there is none yet."""
        now = self._clock()
        days = [day_after(day_of(now), ahead) for ahead in range(AHEAD + 1)]
        if self._days.keys() >= set(days):
            return
        drawn = [KeptDay(day, secrets.token_bytes(SEED_BYTES), now) for day in days]
        await self._store.promise(drawn)
        self._days = {kept.day: kept for kept in await self._store.days()}

    async def _day(self, day: str) -> KeptDay:
        """One that has begun."""
        await self.promise()
        if day > self.today or day not in self._days:
            raise ServerRefusal("no-day", "There is no daily grill of this day here.")
        return self._days[day]

    async def _row(self, day: str) -> DailyRow:
        kept = await self._day(day)
        return await self._rows.get(day, lambda: self._made(kept))

    async def _made(self, kept: KeptDay) -> DailyRow:
        packed = await self._store.row(kept.day)
        if packed is None:
            made = await self._workers.do(Job(packed_row, (kept.seed, kept.day), "daily", ROW_COST))
            packed = await self._store.keep_row(kept.day, made)
        return unpacked(packed)

    async def _asked(self, day: str, number: int) -> DailyPosition:
        row = await self._row(day)
        if not 1 <= number <= len(row.positions):
            raise ServerRefusal("no-day", f"Positions count from 1 to {len(row.positions)}.")
        return row.positions[number - 1]

    # What guests ask

    async def position(self, day: str, number: int, guest: Guest | None) -> DailyPositionView:
        asked = await self._asked(day, number)
        answers = await self._store.answers(guest.id, day) if guest else []
        given = next((one for one in answers if one.number == number), None)
        if guest is None or given is None:
            return position_view(asked, None)
        told = outcome_of(asked, given.action, Voice(guest.language), counted=True)
        return position_view(asked, told)

    async def answer(
        self, day: str, number: int, action: str, key: str, guest: Guest
    ) -> DailyOutcome:
        """Today's counts, and stays; of other days nothing is kept."""
        asked = await self._asked(day, number)
        given = KeptAnswer(number, key, action, cost_of(asked, action))
        counted = day == self.today
        if counted:
            first = await self._store.answer(guest.id, day, given)
            if first.key != key:
                raise ServerRefusal("daily-answered", "You have answered this one already.")
            action = first.action
        return outcome_of(asked, action, Voice(guest.language), counted)

    async def view(self, day: str, guest: Guest | None) -> DailyView:
        kept, now = await self._day(day), self._clock()
        answers = await self._store.answers(guest.id, day) if guest else []
        tries = await self._store.tries(guest.id) if guest else []
        done, over = len(answers) == POSITIONS, day < self.today
        finished = await self._finished(day, guest.id if guest and done else None)
        row = streak([one.day for one in tries if one.answered == POSITIONS], self.today)
        named = bool(guest and await self._store.shown_names([guest.id]))
        return DailyView(
            day=day,
            number=self._number(day),
            positions=POSITIONS,
            counted=not over,
            seconds_left=None if over else int(seconds_left(now)),
            commitment=commitment(kept.seed),
            promised=kept.promised,
            answers=[answer_view(one.number, one.cost) for one in answers],
            cost=sum(one.cost for one in answers) / MILLION if done else None,
            finished=len(finished),
            ranking=await self._ranking(finished, guest) if done or over else None,
            streak=DailyStreakView(now=row.now, longest=row.longest),
            named=named,
        )

    async def _finished(self, day: str, own: str | None) -> list[tuple[str, int]]:
        """Who has finished and at what cost: at most some seconds old, and whoever looks at it and
        has finished is in it."""
        at, found = self._latest.get(day, (0.0, []))
        now = self._clock()
        missing = own is not None and all(guest != own for guest, _ in found)
        if missing or not 0 <= now - at < RANKING_SECONDS:
            found = await self._store.finished(day, POSITIONS)
            self._latest = {day: (now, found)}
        return found

    def _number(self, day: str) -> int:
        return number_of(day, min(self._days))

    async def _ranking(
        self, finished: list[tuple[str, int]], guest: Guest | None
    ) -> DailyRankingView:
        tries = ranked(finished)
        own = next((one for one in tries if guest and one.guest == guest.id), None)
        first = tries[:FIRST_PLACES]
        shown = first if own is None or own in first else [*first, own]
        names = await self._store.shown_names(one.guest for one in shown)
        return DailyRankingView(
            finished=len(tries),
            place=own and own.place,
            places=[
                DailyPlaceView(
                    place=one.place,
                    name=names.get(one.guest),
                    you=one is own,
                    cost=one.cost / MILLION,
                )
                for one in shown
            ],
            spread=_groups(tries, own),
        )

    async def archive(self, guest: Guest | None) -> DailyArchiveView:
        await self.promise()
        today = self.today
        tries = {one.day: one for one in await self._store.tries(guest.id)} if guest else {}
        over = sorted((day for day in self._days if day < today), reverse=True)[:ARCHIVE]
        return DailyArchiveView(
            days=[self._archived(self._days[day], tries.get(day)) for day in over],
            coming=[
                DailyPromiseView(
                    day=kept.day, commitment=commitment(kept.seed), promised=kept.promised
                )
                for kept in self._days.values()
                if kept.day > today
            ],
        )

    def _archived(self, kept: KeptDay, own: KeptTry | None) -> DailyDayView:
        done = own is not None and own.answered == POSITIONS
        return DailyDayView(
            day=kept.day,
            number=self._number(kept.day),
            commitment=commitment(kept.seed),
            answered=own.answered if own else 0,
            cost=own.cost / MILLION if own and done else None,
        )

    async def receipt(self, day: str) -> DailyReceipt:
        """Of days to come too: the promise."""
        await self.promise()
        kept = self._days.get(day) or await self._day(day)
        if day_of(self._clock() - REVEALED_AFTER) <= day:
            return hidden_receipt(day, kept.seed, kept.promised)
        return open_receipt(await self._row(day), kept.seed, kept.promised)

    async def show_name(self, guest: Guest, shown: bool) -> None:
        await self._store.show_name(guest.id, shown)


def _groups(tries: list[RankedTry], own: RankedTry | None) -> list[DailyGroupView]:
    counts = spread([one.cost for one in tries])
    mine = spread([own.cost]) if own else [0] * len(counts)
    ends = [*(end / MILLION for end in SPREAD), None]
    return [
        DailyGroupView(up_to=end, count=count, you=bool(you))
        for end, count, you in zip(ends, counts, mine, strict=True)
    ]
