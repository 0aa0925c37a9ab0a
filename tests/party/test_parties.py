"""Parties with real tables and a real database: rounds, results, luck; whoever is first decides."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from tests.support.rooms import Home, act, at_home, home, play_to_the_end, run
from tests.support.two_homes import at_two_homes, known_there
from wormgrill.match.guest import Guest
from wormgrill.match.retention import DAY, HOUR
from wormgrill.match.room import Room
from wormgrill.match.table import AbandonReason, SeatKind, StandInReason, TableState
from wormgrill.party.errors import AlreadyRolled, NoParty, NotHost, RoundOn, TooManyParties
from wormgrill.party.messages import party_view
from wormgrill.party.party import Party, PartyState, TableLuck
from wormgrill.party.terms import PartyRequest
from wormgrill.rules.errors import BadRequest
from wormgrill.server.parties import CODE_LENGTH, MOST_UNFINISHED
from wormgrill.server.store.transfer import export, import_whole

JUNIOR: dict[str, Any] = {"edition": "junior", "size": 2, "fill": "none", "pace": None, "seed": 7}


async def party_of(here: Home, host: Guest, *guests: Guest, **more: Any) -> Party:
    party = await here.parties.make(convert({**JUNIOR, **more}, PartyRequest), host)
    for guest in guests:
        party = await here.parties.join(party.id, guest)
    return party


async def guests_of(here: Home, number: int) -> list[Guest]:
    return [await here.guest(f"G{place}") for place in range(1, number + 1)]


async def rooms_of(here: Home, party: Party) -> list[Room]:
    return [await here.rooms.find(table.table) for table in party.current]


async def play_round(here: Home, party: Party, guests: list[Guest]) -> Party:
    for room in await rooms_of(here, party):
        await play_to_the_end(room, *guests)
    await here.parties.attend()
    return await here.parties.find(party.id)


@at_home()
async def test_a_whole_evening_from_the_first_pairing_to_the_luck_of_it(here: Home) -> None:
    guests = await guests_of(here, 4)
    party = await party_of(here, *guests, rounds=2)
    for number in (1, 2):
        party = await here.parties.start_round(party.id, guests[0], number)
        assert len(party.running) == 2
        party = await play_round(here, party, guests)
        assert not party.running
    assert party.state is PartyState.OVER
    view = party_view(party, guests[0].id)
    assert sum(score.points for score in view.standings) == 4 * 12
    assert all(score.played == 2 for score in view.standings)
    assert view.unreviewed == 4
    assert [await here.parties.review() for _ in range(5)] == [True] * 4 + [False]
    reviewed = party_view(await here.parties.find(party.id), None)
    assert reviewed.unreviewed == 0
    assert sum(score.won for score in reviewed.luck) == pytest.approx(4)
    assert sum(score.luck for score in reviewed.luck) == pytest.approx(0, abs=0.01)


@at_home()
async def test_the_tables_are_ordinary_private_ones_with_verified_dice(here: Home) -> None:
    guests = await guests_of(here, 3)
    party = await party_of(here, *guests, size=4, fill="bots", bot="careful", seed=None)
    party = await here.parties.start_round(party.id, guests[0], 1)
    (room,) = await rooms_of(here, party)
    table = room.table
    assert table.state is TableState.PLAYING
    assert not table.terms.public
    assert table.terms.commitment
    assert [seat.kind for seat in table.seats] == [SeatKind.GUEST] * 3 + [SeatKind.BOT]
    assert {seat.owner for seat in table.seats} - {None} == {guest.id for guest in guests}
    assert table.seats[3].bot == "careful"
    assert table.id in await here.rooms._services.store.tables_of(guests[2].id, 9)


@at_home()
async def test_a_round_is_started_once_however_often_it_is_asked_for(here: Home) -> None:
    guests = await guests_of(here, 4)
    party = await party_of(here, *guests)
    start = here.parties.start_round
    one, two = await asyncio.gather(start(party.id, guests[0], 1), start(party.id, guests[0], 1))
    assert one.tables == two.tables
    with pytest.raises(RoundOn):
        await start(party.id, guests[0], 2)
    with pytest.raises(NotHost):
        await start(party.id, guests[1], 2)


@at_home()
async def test_a_pairing_is_taken_back_until_somebody_rolls(here: Home) -> None:
    guests = await guests_of(here, 4)
    party = await party_of(here, *guests)
    party = await here.parties.start_round(party.id, guests[0], 1)
    rooms = await rooms_of(here, party)
    party = await here.parties.undo_round(party.id, guests[0], 1)
    assert (party.round, party.tables) == (0, ())
    assert {room.table.why_abandoned for room in rooms} == {AbandonReason.UNPAIRED}
    assert await here.parties.undo_round(party.id, guests[0], 1) == party
    party = await here.parties.start_round(party.id, guests[0], 1)
    first = (await rooms_of(here, party))[0]
    on_turn = first.table.seats[first.table.on_turn or 0].owner
    await act(first, next(guest for guest in guests if guest.id == on_turn))
    with pytest.raises(AlreadyRolled):
        await here.parties.undo_round(party.id, guests[0], 1)
    assert first.table.state is TableState.PLAYING


@at_home()
async def test_who_does_not_come_is_played_for_and_paired_no_more(here: Home) -> None:
    guests = await guests_of(here, 3)
    party = await party_of(here, *guests, size=3)
    party = await here.parties.start_round(party.id, guests[0], 1)
    (room,) = await rooms_of(here, party)
    await here.parties.leave(party.id, guests[0], 2)
    await here.parties.leave(party.id, guests[2], 3)
    why = {seat.owner: seat.why for seat in room.table.seats}
    assert why[guests[1].id] is StandInReason.HANDED
    assert why[guests[2].id] is StandInReason.LEFT
    party = await play_round(here, party, guests)
    assert [score.played for score in party_view(party, None).standings] == [1, 1, 1]
    party = await here.parties.join(party.id, guests[1])
    party = await here.parties.start_round(party.id, guests[0], 2)
    assert sorted(party.current[0].people) == [1, 2]


@at_home()
async def test_late_guests_are_paired_from_the_next_round_on(here: Home) -> None:
    guests = await guests_of(here, 4)
    party = await party_of(here, *guests[:2])
    party = await here.parties.start_round(party.id, guests[0], 1)
    for late in guests[2:]:
        await here.parties.join(party.id, late)
    party = await play_round(here, await here.parties.find(party.id), guests)
    party = await here.parties.start_round(party.id, guests[0], 2)
    assert sorted(number for table in party.current for number in table.people) == [1, 2, 3, 4]


@at_home()
async def test_a_table_that_is_given_up_holds_nobody_up(here: Home) -> None:
    guests = await guests_of(here, 2)
    party = await party_of(here, *guests)
    party = await here.parties.start_round(party.id, guests[0], 1)
    (room,) = await rooms_of(here, party)
    await room.abandon(AbandonReason.IDLE)
    await here.parties.attend()
    party = await here.parties.find(party.id)
    assert not party.running
    assert await here.parties.review()
    assert (await here.parties.find(party.id)).tables[0].luck == TableLuck()


async def hears_who_joins(
    hearing: Home, here: Home, party: Party, guest: Guest
) -> AsyncGenerator[Party | None, None]:
    """Whoever follows the party at the one, while the guest joins at the other."""
    told = hearing.parties.follow(party.id)
    assert await anext(told) == party
    later = asyncio.ensure_future(anext(told))
    joined = await here.parties.join(party.id, guest)
    assert await later == joined
    return told


@at_home()
async def test_whoever_follows_hears_every_change_and_the_end(here: Home) -> None:
    host, bo = await guests_of(here, 2)
    party = await party_of(here, host)
    told = await hears_who_joins(here, here, party, bo)
    gone = asyncio.ensure_future(anext(told, None))
    await here.parties.delete(party.id, host)
    assert await gone is None


@at_home()
async def test_a_party_is_deleted_by_its_host_and_its_tables_stay(here: Home) -> None:
    guests = await guests_of(here, 2)
    party = await party_of(here, *guests)
    party = await here.parties.start_round(party.id, guests[0], 1)
    with pytest.raises(NotHost):
        await here.parties.delete(party.id, guests[1])
    await here.parties.delete(party.id, guests[0])
    with pytest.raises(NoParty):
        await here.parties.find(party.id)
    assert (await here.rooms.find(party.tables[0].table)).table.state is TableState.PLAYING
    await here.parties.attend()


@at_home()
async def test_a_key_makes_one_party_and_a_host_has_few(here: Home) -> None:
    (host,) = await guests_of(here, 1)
    one = await party_of(here, host, key="sixteen-letters-")
    assert await party_of(here, host, key="sixteen-letters-") == one
    assert len(one.code) == CODE_LENGTH
    assert (await here.parties.with_code(f" {one.code.lower()}")).id == one.id
    for _ in range(MOST_UNFINISHED - 1):
        await party_of(here, host)
    with pytest.raises(TooManyParties):
        await party_of(here, host)


@pytest.mark.parametrize(
    "wish",
    [
        {"edition": "chess"},
        {"size": 6},  # Junior is for five
        {"pace": 1},
        {"bot": "nobody"},
        {"options": {"first": 1}},
        {"options": {"nonsense": True}},
    ],
)
def test_what_no_table_could_be_is_refused_at_once(tmp_path: Path, wish: dict[str, Any]) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            with pytest.raises(BadRequest):
                await party_of(here, await here.guest("Ada"), **wish)

    run(story())


@at_home()
async def test_nothing_is_lost_with_the_process(here: Home) -> None:
    """As a start afterwards finds it."""
    guests = await guests_of(here, 4)
    party = await party_of(here, *guests, fill="bots", size=3)
    party = await here.parties.start_round(party.id, guests[0], 1)
    party = await play_round(here, party, guests)
    await here.parties.review()
    here.parties._known.clear()
    again = await here.parties.find(party.id)
    assert again.tables[0].result == party.tables[0].result
    assert (again.guests, again.terms) == (party.guests, party.terms)


def test_an_export_brings_a_party_whole(place: Path | str, tmp_path: Path) -> None:
    async def played() -> Party:
        async with home(place) as here:
            guests = await guests_of(here, 2)
            party = await party_of(here, *guests)
            party = await here.parties.start_round(party.id, guests[0], 1)
            await play_round(here, party, guests)
            await here.parties.review()
            return await here.parties.start_round(party.id, guests[0], 2)

    async def found(id: str) -> Party:
        async with home(tmp_path / "other") as there:
            return await there.parties.find(id)

    party, file = run(played()), tmp_path / "all.jsonl"
    export(str(place), file, lambda done, every: None)
    import_whole(file, str(tmp_path / "other"), lambda done, every: None, moved=True)
    assert run(found(party.id)) == party


@at_home()
async def test_an_old_party_is_deleted_with_its_tables(here: Home) -> None:
    guests = await guests_of(here, 2)
    party = await party_of(here, *guests)
    party = await here.parties.start_round(party.id, guests[0], 1)
    await here.rooms.tidy()
    here.clock.now += 2 * HOUR
    await here.rooms.tidy()
    here.clock.now += 100 * DAY
    await here.rooms.tidy()
    with pytest.raises(NoParty):
        await here.parties.find(party.id)


@at_two_homes
async def test_two_processes_start_one_round_and_note_one_result(here: Home, there: Home) -> None:
    guests = await guests_of(here, 4)
    host = guests[0]
    party = await party_of(here, *guests)
    starts = (
        here.parties.start_round(party.id, host, 1),
        there.parties.start_round(party.id, await known_there(there, host), 1),
    )
    one, two = await asyncio.gather(*starts)
    assert one.tables == two.tables
    for room in await rooms_of(here, one):
        await play_to_the_end(room, *guests)
    await asyncio.gather(here.parties.attend(), there.parties.attend())
    found = await here.parties.find(party.id)
    assert found == await there.parties.find(party.id)
    assert not found.running
    reviewed = await asyncio.gather(*(home.parties.review() for home in (here, there) * 2))
    assert sorted(reviewed) == [False, False, True, True]


@at_two_homes
async def test_a_change_at_one_process_is_told_at_the_other(here: Home, there: Home) -> None:
    host, bo = await guests_of(here, 2)
    party = await party_of(here, host)
    told = await hears_who_joins(there, here, party, bo)
    await told.aclose()


@at_two_homes
async def test_many_join_at_once_wherever_they_ask(here: Home, there: Home) -> None:
    (host,) = await guests_of(here, 1)
    party = await party_of(here, host)
    guests = await guests_of(here, 8)
    joins = [(here, there)[n % 2].parties.join(party.id, one) for n, one in enumerate(guests)]
    await asyncio.gather(*joins)
    found = await there.parties.find(party.id)
    assert [guest.number for guest in found.guests] == list(range(1, 10))
    assert len({guest.name for guest in found.guests}) == 9
