"""Parties over time: changed by whoever is first, followed by open pages, seen to by any process.

Nothing of a party is only in memory: what is kept here is a copy that its version confirms.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from wormgrill.match import commands as table_commands
from wormgrill.match.errors import DamagedTable, NoTable, TableRefusal
from wormgrill.match.guest import Guest
from wormgrill.match.rooms import CODE_LETTERS, Rooms
from wormgrill.match.store import NewTable, Overtaken, StoredTable
from wormgrill.match.table import AbandonReason, TableState
from wormgrill.match.table_record import record_of
from wormgrill.party import commands
from wormgrill.party.commands import PartyCommand
from wormgrill.party.errors import NO_PARTY, NoParty, TooManyParties
from wormgrill.party.messages import table_of
from wormgrill.party.outcome import result_of
from wormgrill.party.pairing import Seats, paired
from wormgrill.party.party import Party, PartyState, TableLuck
from wormgrill.party.standings import entrants
from wormgrill.party.terms import PartyRequest, opening_of, terms_of
from wormgrill.reviews.champion import reviewed
from wormgrill.server.reviewing import MOST_STEPS
from wormgrill.server.store.party import KeptTable, SqlParties
from wormgrill.values.cards import NoChampion
from wormgrill.work.job import Job, TooLarge, Workers

CODE_LENGTH = 7  # one more than a table's: so a code tells what it is of
ID_BYTES = 16
MOST_UNFINISHED = 10  # parties of one host
MOST_LISTED = 20
MOST_REMEMBERED = 256
MOST_NOTED = 64  # results at once
SIGN_OF_LIFE = 15.0  # seconds; then it is also looked whether something was missed
PAIRING_COST, REVIEW_COST = 0.2, 1.0  # seconds; guesses, put right later


class Parties:
    """All parties of a server."""

    def __init__(
        self, kept: SqlParties, rooms: Rooms, workers: Workers, clock: Callable[[], float]
    ) -> None:
        self._kept = kept
        self._rooms = rooms
        self._workers = workers
        self._clock = clock
        self._known: OrderedDict[str, Party] = OrderedDict()
        self._waiting: dict[str, set[asyncio.Event]] = {}  # those who follow a party here
        self._closed = False

    # Found

    async def find(self, id: str) -> Party:
        """As it is now, whoever has changed it."""
        known = self._known.get(id)
        version = await self._kept.version_of(id)
        if known is None or known.version != version:
            found = await self._kept.load(id)
            if found is None:
                self._known.pop(id, None)
                raise NoParty(NO_PARTY)
            known = self._remember(found)
        return known

    def _remember(self, party: Party) -> Party:
        self._known[party.id] = party
        self._known.move_to_end(party.id)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return party

    async def with_code(self, code: str) -> Party:
        id = await self._kept.with_code(code.strip().upper())
        if id is None:
            raise NoParty("No party has this code. Check it with whoever gave it to you.")
        return await self.find(id)

    async def of_guest(self, guest: str) -> list[Party]:
        found = []
        for id in await self._kept.of_guest(guest, MOST_LISTED):
            with suppress(NoParty):
                found.append(await self.find(id))
        return found

    async def follow(self, id: str) -> AsyncGenerator[Party | None, None]:
        """The party now and after every change; None is a sign of life. Ends when it is gone."""
        with self._woken(id) as woken:
            seen = None
            while not self._closed:
                woken.clear()
                try:
                    party = await self.find(id)
                except NoParty:
                    return
                yield party if party.version != seen else None
                seen = party.version
                with suppress(TimeoutError):
                    await asyncio.wait_for(woken.wait(), SIGN_OF_LIFE)

    @contextmanager
    def _woken(self, id: str) -> Iterator[asyncio.Event]:
        woken = asyncio.Event()
        waiting = self._waiting.setdefault(id, set())
        waiting.add(woken)
        try:
            yield woken
        finally:
            waiting.discard(woken)
            if not waiting:
                self._waiting.pop(id, None)

    def heard(self, id: str) -> None:
        """It has changed, here or at another process."""
        for woken in self._waiting.get(id, ()):
            woken.set()

    def send_listeners_home(self) -> None:
        self._closed = True
        for id in [*self._waiting]:
            self.heard(id)

    # Changed

    async def make(self, request: PartyRequest, host: Guest) -> Party:
        """The same key makes the same party: an answer may have been lost."""
        terms = terms_of(request)
        while True:
            if request.key and (made := await self._kept.made_with(host.id, request.key)):
                return await self.find(made)
            if await self._kept.unfinished(host.id) >= MOST_UNFINISHED:
                raise TooManyParties(
                    f"You have {MOST_UNFINISHED} parties that are not over. End or delete some."
                )
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            party = Party(secrets.token_urlsafe(ID_BYTES), code, host.id, terms, version=1)
            if request.plays:
                party = commands.join(party, host.id, host.name)
            with suppress(Overtaken):  # the key, or the code
                await self._kept.make(party, request.key, self._clock())
                return self._remember(party)

    async def join(self, id: str, guest: Guest) -> Party:
        return await self._change(id, lambda party: commands.join(party, guest.id, guest.name))

    async def leave(self, id: str, by: Guest, number: int) -> Party:
        """A bot plays on at the table; who was sent away by the host can take the seat back."""
        party = await self._change(id, lambda party: commands.leave(party, by.id, number))
        gone = commands.guest_numbered(party, number)
        table = table_of(party, gone.guest)
        if table is not None:
            with suppress(TableRefusal):  # it is over meanwhile
                room = await self._rooms.find(table)
                seat = next(
                    n for n, seat in enumerate(room.table.seats) if seat.owner == gone.guest
                )
                if by.id == gone.guest:
                    await room.leave(by.id, seat)
                else:
                    await room.perform(lambda now: table_commands.hand_over(now, seat), by.id)
        return party

    async def enter_state(self, id: str, by: Guest, state: PartyState) -> Party:
        return await self._change(id, lambda party: commands.enter_state(party, by.id, state))

    async def delete(self, id: str, by: Guest) -> None:
        commands.must_be_host(await self.find(id), by.id)
        await self._kept.delete(id)
        self._known.pop(id, None)
        self.heard(id)

    async def _change(self, id: str, command: PartyCommand) -> Party:
        """Compare and set: if another was faster, the command decides anew."""
        while True:
            party = await self.find(id)
            after = command(party)
            if after == party:
                return party
            with suppress(Overtaken):
                return await self._save(party, after)

    async def _save(self, before: Party, after: Party, **more: Any) -> Party:
        after = replace(after, version=before.version + 1)
        await self._kept.save(before, after, self._clock(), **more)
        self._remember(after)
        self.heard(after.id)
        return after

    # Rounds

    async def start_round(self, id: str, host: Guest, round: int) -> Party:
        """The pairing and all its tables, together; once, however often it is asked for."""
        return await asyncio.shield(asyncio.ensure_future(self._start_round(id, host, round)))

    async def _start_round(self, id: str, host: Guest, round: int) -> Party:
        while True:
            party = await self.find(id)
            commands.must_be_host(party, host.id)
            if round == party.round and party.current:
                return party
            commands.must_be_ready(party, host.id, round)
            pairing = await self._paired(party)
            with suppress(Overtaken):
                await self._lay_tables(party, host, pairing)
                return await self.find(id)

    async def _paired(self, party: Party) -> list[Seats]:
        terms = party.terms
        seed = secrets.randbits(32) if terms.test_seed is None else terms.test_seed + party.round
        asked = (entrants(party), terms.size, terms.fill == "bots", seed)
        return await self._workers.do(Job(paired, asked, party.id, PAIRING_COST))

    async def _lay_tables(self, party: Party, host: Guest, pairing: list[Seats]) -> None:
        async def keep(new: list[NewTable]) -> None:
            after = commands.with_round(party, pairing, [table.id for table in new])
            await self._save(party, after, tables=new)

        openings = [
            partial(opening_of, party, seats, number) for number, seats in enumerate(pairing, 1)
        ]
        await self._rooms.make_together(openings, host, keep)

    async def undo_round(self, id: str, host: Guest, round: int) -> Party:
        """Its tables are given up, unless anybody has rolled; at once, or not at all."""
        while True:
            party = await self.find(id)
            commands.must_be_host(party, host.id)
            if round == party.round + 1:
                return party
            rooms = [await self._rooms.find(table.table) for table in party.current]
            rolled = any(room.table.last_key for room in rooms)
            after = commands.without_round(party, host.id, round, rolled)
            on = [room for room in rooms if room.table.state is not TableState.OVER]
            endings = [room.giving_up(AbandonReason.UNPAIRED) for room in on]
            try:
                party = await self._save(party, after, endings=endings)
            except Overtaken:
                continue
            for room in on:
                await room.look()
            return party

    # Seen to

    async def attend(self) -> None:
        """Every second: what has ended is noted, by whichever process is first."""
        for ended in await self._kept.ended_tables(MOST_NOTED):
            with suppress(NoParty, NoTable, DamagedTable):
                room = await self._rooms.find(ended.table)
                result = result_of(room.table)
                await self._change(
                    ended.party, partial(commands.with_result, table=ended.table, result=result)
                )

    async def review(self) -> bool:
        """One table, if one is to be reviewed: whether there was one."""
        taken = await self._kept.take_unreviewed(self._clock())
        if taken is None:
            return False
        with suppress(NoParty, NoTable):
            luck = await self._luck(taken)
            await self._change(
                taken.party, partial(commands.with_luck, table=taken.table, luck=luck)
            )
        return True

    async def _luck(self, taken: KeptTable) -> TableLuck:
        try:
            room = await self._rooms.find(taken.table)
        except DamagedTable:
            return TableLuck()
        if room.table.abandoned:
            return TableLuck()
        job = Job(luck_of, (await room.kept(),), taken.party, REVIEW_COST)
        try:
            return await self._workers.do(job)
        except TooLarge:
            return TableLuck()


# In a worker


def luck_of(kept: StoredTable) -> TableLuck:
    """By the review, which takes a second. Nothing, where no champion can judge."""
    record = record_of(kept)
    if len(record.steps) > MOST_STEPS:
        return TableLuck()
    try:
        review = reviewed(record)
    except NoChampion:
        return TableLuck()
    return TableLuck(
        tuple(seat.start for seat in review.seats), tuple(seat.luck for seat in review.seats)
    )
