"""What a server does again and again goes on, whatever happens."""

import asyncio
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from tests.support.rooms import run
from wormgrill.match.errors import StoreTrouble
from wormgrill.server.chores import every
from wormgrill.work.job import TooFast


def times(chore: Callable[[], object], most: int, seconds: float = 0.0) -> int:
    """How often it is done, while the loop goes round a good many times."""
    done = 0

    def do() -> object:
        nonlocal done
        done += 1
        return chore()

    async def story() -> None:
        task = asyncio.ensure_future(every(seconds, do, "not done"))
        rounds = 0
        while done < most and rounds < 100:
            rounds += 1
            await asyncio.sleep(0)
        task.cancel()

    run(story())
    return done


async def later(answer: object) -> object:
    await asyncio.sleep(0)
    return answer


def refusing(error: Exception) -> Callable[[], object]:
    def chore() -> object:
        raise error

    return chore


def test_an_error_is_told_and_the_chore_goes_on() -> None:
    with capture_logs() as told:
        assert times(refusing(ValueError("odd")), 3) == 3
    assert [line["event"] for line in told] == ["not done"] * 3


@pytest.mark.parametrize("error", [StoreTrouble("full"), TooFast(1)])
def test_what_was_noted_where_it_happened_is_not_told_again(error: Exception) -> None:
    with capture_logs() as told:
        assert times(refusing(error), 3) == 3
    assert told == []


@pytest.mark.parametrize("more", [lambda: True, lambda: later(True)])
def test_while_there_is_more_nobody_rests(more: Callable[[], object]) -> None:
    assert times(more, 5, seconds=3600.0) == 5


@pytest.mark.parametrize("answer", [lambda: None, lambda: 7, lambda: later(False)])
def test_after_any_other_answer_there_is_a_rest(answer: Callable[[], object]) -> None:
    assert times(answer, 5, seconds=3600.0) == 1
