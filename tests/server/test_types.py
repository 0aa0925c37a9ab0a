"""The types of the browser's client are made from the server's models, and never stale."""

import json
from pathlib import Path

from wormgrill.server.openapi.client_schema import message_schema

SCHEMA = Path(__file__).parents[2] / "web" / "src" / "messages.schema.json"


def test_the_schema_the_client_is_built_from_is_that_of_the_models() -> None:
    """If not: make types."""
    assert json.loads(SCHEMA.read_text("utf-8")) == json.loads(json.dumps(message_schema()))


def test_every_fact_and_every_answer_has_its_type() -> None:
    names = message_schema()["$defs"]
    assert {"Fact", "RolledFact", "Position", "TableView", "HintsView", "ProblemView"} <= set(names)
