"""Moves and hints in worker processes: what is quick never waits for what is long."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.rooms import run
from tests.support.selfplay import SMALL
from tests.work import jobs
from wormgrill.match import bot_pool
from wormgrill.match.bot_pool import BotPool
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Edition
from wormgrill.rules.game import start
from wormgrill.rules.legal import legal_actions
from wormgrill.work.job import Job, Result, TooFast
from wormgrill.work.processes import WorkerProcesses

CLASSIC = start(EDITIONS["classic"], ("Ada", "Bo"))
OWN_TILES = replace(EDITIONS["classic"], key="own", tiles=EDITIONS["classic"].tiles[:8])


class Noting:
    """Workers who note what they are given, and have no room for it at first."""

    def __init__(self, refusals: int = 0) -> None:
        self.given: list[Job[object]] = []
        self._refusals = refusals

    async def do(self, job: Job[Result]) -> Result:
        self.given.append(job)
        if len(self.given) <= self._refusals:
            raise TooFast(1)
        return job.call(*job.arguments)

    def start(self) -> None: ...

    def close(self) -> None: ...


@pytest.mark.parametrize("edition", [*EDITIONS.values(), OWN_TILES], ids=lambda one: one.key)
def test_moves_and_hints_with_the_dice_of_the_box_are_quick(edition: Edition) -> None:
    quick, long = Noting(), Noting()
    position = start(edition, ("Ada", "Bo"))
    run(BotPool(quick, long).choose("table", "careful", position))
    run(BotPool(quick, long).hints(position, "en", "guest"))
    assert [job.asker for job in quick.given] == ["table", "guest"]
    assert long.given == []


@pytest.mark.parametrize("bot", ["level-4", "level-4.3"])
def test_a_level_plays_for_itself_also_one_between_two_that_is_not_listed(bot: str) -> None:
    quick, troubles = Noting(), list[str]()
    pool = BotPool(quick, Noting(), lambda name, error: troubles.append(name))
    assert run(pool.choose("table", bot, CLASSIC)).bot == bot
    assert [job.arguments[1] for job in quick.given] == [bot]
    assert troubles == []


def test_dice_of_one_s_own_are_long_and_always_for_the_worker_who_knows_them() -> None:
    quick, long = Noting(), Noting()
    position = start(SMALL, ("Ada", "Bo"))
    run(BotPool(quick, long).choose("table", "careful", position))
    run(BotPool(quick, long).hints(position, "en", "guest"))
    assert quick.given == []
    move, hint = long.given
    assert move.home == hint.home is not None


def test_a_move_that_has_to_give_way_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no stumbling: a bot does not play anything because others ask for much."""
    monkeypatch.setattr(bot_pool, "ASK_AGAIN", 0.0)
    quick, trouble = Noting(refusals=2), list[str]()
    pool = BotPool(quick, Noting(), lambda bot, error: trouble.append(bot))
    assert run(pool.choose("table", "careful", CLASSIC)).action in legal_actions(CLASSIC)
    assert (len(quick.given), trouble) == (3, [])


def test_a_move_is_made_while_all_who_do_long_work_are_held_up(tmp_path: Path) -> None:
    go_on, notes = tmp_path / "go on", tmp_path / "notes"

    async def story() -> None:
        quick, long = WorkerProcesses(1), WorkerProcesses(1)
        pool = BotPool(quick, long)
        try:
            held = asyncio.ensure_future(
                long.do(Job(jobs.note_when, (go_on, notes, "long"), "flood", 0.0))
            )
            waits = asyncio.ensure_future(pool.hints(start(SMALL, ("Ada", "Bo")), "en", "flood"))
            move = await pool.choose("table", "careful", CLASSIC)
            assert move.action in legal_actions(CLASSIC)
            assert (await pool.hints(CLASSIC, "en", "guest")).best == "roll"
            assert not held.done()
            assert not waits.done()
            go_on.touch()
            await held
            assert (await waits).best
        finally:
            pool.close()

    run(story())
