"""Every fact that is ever told is one of the models: other languages can rely on them."""

from pathlib import Path

import msgspec
import pytest

from tests.match.test_walk import walk
from tests.support.rooms import home, play_to_the_end, run, sit
from wormgrill.match import commands
from wormgrill.match.log_schema import AnyFact
from wormgrill.match.view import told_since
from wormgrill.rules.editions import EDITIONS


@pytest.mark.parametrize("seed", range(100, 112))
def test_the_facts_of_any_table_are_of_these_forms(tmp_path: Path, seed: int) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            room = await walk(here, seed)
            kept = await room.kept()
            for fact in told_since(kept.id, kept.code, kept.events, 0):
                msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact)

    run(story())


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_facts_of_a_whole_game_are_of_these_forms(tmp_path: Path, edition: str) -> None:
    async def story() -> None:
        async with home(tmp_path / "db") as here:
            ada, bo = await here.guest("Ada"), await here.guest("Bo")
            room = await here.make(ada, "me", "open", "bot", edition=edition)
            await sit(room, bo)
            await room.perform(lambda table: commands.leave(table, bo.id, 1, absent=False), bo.id)
            await play_to_the_end(room, ada)
            await here.rooms.rematch(room, ada)
            kept = await room.kept()
            facts = list(told_since(kept.id, kept.code, kept.events, 0))
            for fact in facts:
                msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact)
            assert {"made", "sat", "bot", "game-over", "revealed", "rematch"} <= {
                fact["type"] for fact in facts
            }

    run(story())
