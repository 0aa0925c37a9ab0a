"""Every fact that is ever told is one of the models: other languages can rely on them."""

import msgspec
import pytest

from tests.match.test_walk import walk
from tests.support.rooms import Home, at_home, play_to_the_end, sit
from tests.support.told import told_since
from wormgrill.match import commands
from wormgrill.match.log_schema import AnyFact
from wormgrill.rules.editions import EDITIONS


@pytest.mark.parametrize("seed", range(100, 112))
@at_home()
async def test_the_facts_of_any_table_are_of_these_forms(here: Home, seed: int) -> None:
    room = await walk(here, seed)
    kept = await room.kept()
    for fact in told_since(kept.id, kept.code, kept.events, 0):
        msgspec.json.decode(msgspec.json.encode(fact), type=AnyFact)


@pytest.mark.parametrize("edition", EDITIONS)
@at_home()
async def test_the_facts_of_a_whole_game_are_of_these_forms(here: Home, edition: str) -> None:
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
