"""An engine without a pipe: asked by keyword, answering as a dictionary."""

import json
from datetime import date
from typing import Any

from wormgrill.engine import Engine


def engine() -> Engine:
    return Engine(today=date(2026, 11, 15))


def ask(speaker: Engine, **request: Any) -> dict[str, Any]:
    return speaker.answer(json.dumps(request).encode())


def playing(edition: str = "classic", **more: Any) -> Engine:
    speaker = engine()
    assert ask(speaker, op="new", edition=edition, players=["Ada", "Bo"], **more)["ok"]
    return speaker


def code(answer: dict[str, Any]) -> str:
    assert answer["ok"] is False
    assert list(answer) == ["ok", "error"]
    assert list(answer["error"]) == ["code", "message"]
    return str(answer["error"]["code"])
