"""Answers of a server that is older than the client: what it does not tell yet is null."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.working import WorkersHere
from wormgrill.client.line import STRANGER, Problem, understood
from wormgrill.client.local import LocalHouse
from wormgrill.match.view import TableView
from wormgrill.offline.house import Reply
from wormgrill.server.messages import BotView


@pytest.fixture
def answers(tmp_path: Path) -> dict[str, Any]:
    """Of a table, and of the bots, as this version gives them."""

    async def asked() -> dict[str, Any]:
        house = LocalHouse("en", "Ada", tmp_path / "tables.sqlite", WorkersHere())
        wanted = {"edition": "deluxe", "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": 45}
        made = await house.answer("POST", "/api/tables", json.dumps(wanted))
        bots = await house.answer("GET", "/api/bots")
        await house.close()
        return {"table": json.loads(made.body), "bots": json.loads(bots.body)}

    return asyncio.run(asked())


def read(told: Any, type: type[Any]) -> Any:
    return understood(Reply(200, "application/json", json.dumps(told)), type)


def test_seats_and_bots_without_what_came_later_are_read_as_those_with_nothing_there(
    answers: dict[str, Any],
) -> None:
    table, bots = read(answers["table"], TableView), read(answers["bots"], list[BotView])
    for seat in answers["table"]["seats"]:
        assert seat.pop("program") is None
        assert seat.pop("hand_over") is None
    for bot in answers["bots"]:
        assert bot.pop("program") is None
    del answers["table"]["begun_from"]
    assert read(answers["table"], TableView) == table
    assert read(answers["bots"], list[BotView]) == bots
    assert len(bots) > 1


def test_what_a_newer_server_tells_besides_is_passed_over(answers: dict[str, Any]) -> None:
    table = read(answers["table"], TableView)
    answers["table"]["weather"] = answers["table"]["seats"][0]["hat"] = "sunny"
    assert read(answers["table"], TableView) == table
    del answers["table"]["begun_from"]
    assert read(answers["table"], TableView) == table


@pytest.mark.parametrize("without", ["id", "seats", "version"])
def test_what_can_never_be_null_must_be_told(answers: dict[str, Any], without: str) -> None:
    del answers["table"][without]
    with pytest.raises(Problem) as refused:
        read(answers["table"], TableView)
    assert refused.value.code == STRANGER


@pytest.mark.parametrize("told", [None, 3, [[]], {}, "deluxe", {"seats": {}}])
@pytest.mark.parametrize("type", [TableView, list[BotView]])
def test_anything_else_is_a_strangers(told: object, type: Any) -> None:
    with pytest.raises(Problem) as refused:
        read(told, type)
    assert refused.value.code == STRANGER
