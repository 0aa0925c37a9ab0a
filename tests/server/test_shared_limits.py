"""Limits hold for all processes together: nobody gets more by asking several of them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from itertools import cycle
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support import patient
from tests.support.postgres import PostgresServer
from tests.support.rooms import Clock, run
from tests.support.serving import Served, Visitor
from tests.support.working import WorkersHere
from wormgrill.match.bot_pool import BotPool
from wormgrill.match.room_services import RoomServices
from wormgrill.match.rooms import Rooms
from wormgrill.server.guests import Guests
from wormgrill.server.limits import RATES, Limits, told_at_once
from wormgrill.server.neighbours import listen_to_others
from wormgrill.server.open_streams import BELIEVED, MOST_STREAMS, STREAMS_TOLD, OpenStreams
from wormgrill.server.problems import ServerRefusal
from wormgrill.server.store.opening import open_store, prepared

EVE = "192.0.2.7"


def passes(limits: Limits, kind: str) -> bool:
    try:
        limits.take(kind, EVE)
    except ServerRefusal:
        return False
    return True


def together(*limits: Limits) -> None:
    """Each hears at once what another tells."""

    def tell(here: Limits, number: int) -> None:
        others = [other for other in limits if other is not here]

        def taken(kind: str, who: str, count: int) -> None:
            for other in others:
                other.taken_elsewhere(kind, who, count)

        def streams(who: str, count: int) -> None:
            for other in others:
                other.streams.heard(f"{number}", who, count)

        here.taken, here.streams.tell = taken, streams

    for number, one in enumerate(limits):
        tell(one, number)


# What is told


@pytest.mark.parametrize("kind", RATES)
def test_nobody_makes_more_than_two_lines_a_second_and_what_is_rare_is_told_at_once(
    kind: str,
) -> None:
    rate, portion = RATES[kind], told_at_once(kind)
    assert rate.per_second / portion <= 2.5
    assert portion == 1 or portion <= rate.burst / 4


@given(st.lists(st.integers(0, 2), max_size=400), st.sampled_from(sorted(RATES)))
def test_whichever_processes_are_asked_all_that_passes_is_what_one_allows_and_a_portion_less_one(
    asked: list[int], kind: str
) -> None:
    limits = [Limits(clock=lambda: 0.0) for _ in range(3)]
    together(*limits)
    passed = sum(passes(limits[which], kind) for which in asked)
    more = (len(limits) - 1) * (told_at_once(kind) - 1)
    assert min(len(asked), RATES[kind].burst) <= passed + more
    assert passed <= RATES[kind].burst + more


def test_what_did_not_count_is_given_back_everywhere() -> None:
    here, there = Limits(clock=lambda: 0.0), Limits(clock=lambda: 0.0)
    together(here, there)
    for _ in range(100):
        here.take("guess", EVE)
        here.give_back("guess", EVE)
    assert [passes(there, "guess") for _ in range(11)] == [True] * 10 + [False]


# Open streams


def test_streams_of_an_address_are_counted_everywhere_to_a_step() -> None:
    here, there = Limits(), Limits()
    together(here, there)
    for _ in range(MOST_STREAMS - STREAMS_TOLD + 1):
        here.streams.opened(EVE)
    for _ in range(STREAMS_TOLD):
        there.must_have_room(EVE)
        there.streams.opened(EVE)
    for one in (here, there):
        with pytest.raises(ServerRefusal):
            one.must_have_room(EVE)
    for _ in range(MOST_STREAMS - STREAMS_TOLD + 1):
        here.streams.closed(EVE)
    assert there.streams.count(EVE) == STREAMS_TOLD


def test_what_nobody_repeats_is_forgotten() -> None:
    """A process that was killed closes nothing."""
    clock = Clock()
    here, there = OpenStreams(clock), OpenStreams(clock)
    here.tell = lambda who, number: there.heard("here", who, number)
    for _ in range(STREAMS_TOLD):
        here.opened(EVE)
    clock.now += BELIEVED - 1
    here.tell_again()
    clock.now += BELIEVED - 1
    assert there.count(EVE) == STREAMS_TOLD
    clock.now += 2
    assert there.count(EVE) == 0
    there.tell_again()
    assert there._elsewhere == {}


# On a real PostgreSQL


@asynccontextmanager
async def two_at(postgres: PostgresServer) -> AsyncIterator[tuple[Limits, Limits]]:
    here, there = Limits(clock=lambda: 0.0), Limits(clock=lambda: 0.0)
    async with AsyncExitStack() as stack:
        place = postgres.database()
        stack.enter_context(prepared(place))
        for one in (here, there):
            store = await stack.enter_async_context(open_store(place))
            rooms = Rooms(RoomServices(store.tables, BotPool(WorkersHere(), WorkersHere())))
            listen_to_others(store, rooms, Guests(store.guests), one)
            stack.callback(rooms.close)
        yield here, there


def test_what_is_guessed_at_one_process_is_known_to_the_others(postgres: PostgresServer) -> None:
    """A code cannot be tried out more often because there are more to ask."""

    async def story() -> None:
        async with two_at(postgres) as (here, there):
            for _ in range(int(RATES["guess"].burst)):
                here.take("guess", EVE)
            while passes(there, "guess"):
                there.give_back("guess", EVE)
                here.taken("guess", EVE, 1)  # once more: it may not have listened yet
                await asyncio.sleep(0.05)

    run(story())


def test_streams_that_are_open_at_one_process_are_known_to_the_others(
    postgres: PostgresServer,
) -> None:
    async def story() -> None:
        async with two_at(postgres) as (here, there):
            for _ in range(MOST_STREAMS):
                here.streams.opened(EVE)
            while there.streams.count(EVE) < MOST_STREAMS:
                here.streams.tell_again()
                await asyncio.sleep(0.05)

    run(story())


@pytest.fixture
def two_servers(tmp_path: Path, postgres: PostgresServer) -> Iterator[list[Served]]:
    place = postgres.database()
    with ExitStack() as stack:
        yield [
            stack.enter_context(Served(tmp_path / name, "--database", place))
            for name in ("one", "other")
        ]


def test_a_guest_who_asks_two_processes_in_turn_gets_what_one_allows(
    two_servers: list[Served],
) -> None:
    """To be told takes its milliseconds: in them a few more pass, here at most ten. Counted by
    each process for itself, it would be twice as many."""
    ada = Visitor(two_servers[0].url)
    table = ada.make("me", "bot")["id"]
    rate, passed, refused = RATES["record"], 0, 0
    began = monotonic()
    with ExitStack() as stack:
        clients = [stack.enter_context(patient.Client(base_url=one.url)) for one in two_servers]
        for client in cycle(clients):
            status = client.get(f"/api/tables/{table}/log").status_code
            passed, refused = passed + (status == 200), refused + (status == 429)
            if refused == 10 or passed + refused == 500:
                break
    allowed = rate.burst + rate.per_second * (monotonic() - began)
    assert refused == 10
    assert passed <= allowed + told_at_once("record") + 10
