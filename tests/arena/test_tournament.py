"""Many games: the same result on whatever plays them."""

from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from wormgrill.arena.game import Pairing
from wormgrill.arena.standings import Standings
from wormgrill.arena.tournament import rounds_for, tournament
from wormgrill.arena.workers import pool
from wormgrill.bots.bot import BotTrouble
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Options

PAIRING = Pairing(EDITIONS["junior"], Options(), ("first-tile", "random", "random"), 11)
GAMES = 61


@pytest.fixture(scope="module")
def alone() -> Standings:
    with pool(1) as executor:
        return tournament(PAIRING, GAMES, executor)


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("rounds", [None, 1, 4, 50])
def test_the_result_is_the_same_however_it_is_shared_out(
    alone: Standings, workers: int, rounds: int | None
) -> None:
    with pool(workers) as executor:
        assert tournament(PAIRING, GAMES, executor, rounds_per_task=rounds) == alone


def test_games_are_rounded_up_to_whole_rounds(alone: Standings) -> None:
    assert rounds_for(PAIRING, GAMES) == 21
    assert alone.games == 63
    assert alone.bots["first-tile"].games == 63
    assert alone.bots["random"].games == 126
    assert {one.games for one in alone.seats.values()} == {63}


def test_another_executor_fits(alone: Standings) -> None:
    with ThreadPoolExecutor(3) as threads:
        assert tournament(PAIRING, GAMES, threads, tasks=5) == alone


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told_up_to_the_end(workers: int) -> None:
    told: list[tuple[int, int]] = []
    with pool(workers) as executor:
        tournament(
            *(PAIRING, GAMES, executor),
            rounds_per_task=5,
            tasks=workers,
            progress=lambda done, games: told.append((done, games)),
        )
    assert told == sorted(told)
    assert len(told) > 2
    assert told[-1] == (63, 63)


def test_every_game_is_saved_once() -> None:
    saved: dict[int, str] = {}
    with pool(2) as executor:
        tournament(PAIRING, GAMES, executor, save=saved.__setitem__)
    assert sorted(saved) == list(range(63))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_does_not_end_ends_the_tournament(workers: int) -> None:
    stuck = Pairing(PAIRING.edition, Options(), ("random", "random"), 1, most_steps=30)
    with pytest.raises(BotTrouble, match="not over after 30 steps"), pool(workers) as executor:
        tournament(stuck, 1000, executor)


def test_who_looks_where_he_stops_beats_who_does_not() -> None:
    classic = Pairing(EDITIONS["classic"], Options(), ("first-tile", "random"), 2)
    with pool(2) as executor:
        found = tournament(classic, 60, executor)
    assert list(found.bots) == ["first-tile", "random"]
    assert found.bots["first-tile"].rate.low >= 0.9
    assert found.bots["first-tile"].worms > 8 * found.bots["random"].worms


def test_solving_bots_give_the_same_in_every_process() -> None:
    pairing = Pairing(EDITIONS["junior"], Options(), ("turn-ev", "careful"), 5)

    def played(executor: Executor) -> Standings:
        return tournament(pairing, 12, executor)

    with pool(1) as here, pool(2) as two:
        assert played(here) == played(two)
