"""The OpenAPI document keeps what it promises, whatever is sent; its examples are true."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from jsonschema import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.support import patient
from tests.support.processes import PATIENCE
from tests.support.serving import Json, Served, Visitor, play_on
from wormgrill.rules.errors import Refusal
from wormgrill.server.openapi.examples import ANSWERS, REQUESTS
from wormgrill.server.problems import STATUS
from wormgrill.server.routes import daily, learn, me, operator, party, past, play, review
from wormgrill.server.routes import tables as tables_routes

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own: names, tables and seats are turned upside down here."""
    folder: Path = tmp_path_factory.mktemp("fuzzed")
    with Served(folder / "wormgrill.db", "--test-dice", "--no-limits") as server:
        yield server


@pytest.fixture(scope="module")
def document(fuzzed: Served) -> Json:
    found: Json = patient.get(f"{fuzzed.url}/schema/openapi.json").json()
    return found


@pytest.fixture(scope="module")
def api(fuzzed: Served, document: Json) -> BaseSchema:
    schema: BaseSchema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=fuzzed.url)
    return schema


@pytest.fixture(scope="module")
def ada(fuzzed: Served) -> Visitor:
    return Visitor(fuzzed.url)


@pytest.fixture(scope="module")
def tables(ada: Visitor) -> list[str]:
    """One of each kind, so that not every answer is 404."""
    over = ada.make("me", "bot", edition="junior")["id"]
    play_on(ada, over)
    kinds: list[tuple[tuple[str, ...], Json]] = [
        (("me", "open", "bot"), {}),
        (("me", "bot"), {}),
        (("me", "local"), {"dice": "typed"}),
        (("me", "bot"), {"dice": "seeded", "seed": 7, "pace": 60, "hints": False}),
    ]
    return [over, *(ada.make(*seats, **request)["id"] for seats, request in kinds)]


@pytest.fixture(scope="module")
def parties(ada: Visitor) -> list[str]:
    """One that has not begun, one in its first round, one that is over."""
    made = [ada.post("/api/parties", {"edition": "junior"}).json()["id"] for _ in range(3)]
    assert ada.post(f"/api/parties/{made[1]}/rounds", {"round": 1}).status_code == 200
    assert ada.put(f"/api/parties/{made[2]}", {"state": "over"}).status_code == 200
    return made


operations = schemathesis.pytest.from_fixture("api").exclude(path_regex="/events$")


@operations.parametrize()
@settings(max_examples=15)
def test_every_operation_answers_as_the_document_says(
    case: schemathesis.Case[Any],
    document: Json,
    fuzzed: Served,
    ada: Visitor,
    tables: list[str],
    parties: list[str],
) -> None:
    parameters: dict[str, Any] = case.path_parameters or {}
    if isinstance(found := parameters.get("id"), str):
        parameters["id"] = [*tables, found][len(found) % (len(tables) + 1)]
    if isinstance(day := parameters.get("day"), str) and len(day) % 2:
        parameters["day"] = ada.get("/api/daily").json()["day"]
    # Tokens are few per guest, and the oldest goes; games and guests are deleted: not ours.
    alone = case.path.endswith(("/tokens", "/me", "/me/games"))
    guest = Visitor(fuzzed.url) if alone else ada
    if isinstance(found := parameters.get("party"), str) and not _deletes(case):
        parameters["party"] = [*parties, found][len(found) % (len(parties) + 1)]
    headers = {"Authorization": f"Bearer {guest.token}"}
    answer = case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)
    operation = document["paths"][case.path].get(case.method.lower())  # other methods come too
    if operation and answer.status_code >= 400:
        told = operation["responses"][str(answer.status_code)]
        # A seat that is no number makes a path that is none.
        assert answer.json()["code"] in (*codes_of(told), "no-route")


def _deletes(case: schemathesis.Case[Any]) -> bool:
    """A whole party: those that are there stay for the others."""
    return case.method.upper() == "DELETE" and case.path == "/api/parties/{party}"


def test_the_stream_answers_as_the_document_says(
    document: Json, ada: Visitor, tables: list[str]
) -> None:
    path = "/api/tables/{id}/events"
    answers = document["paths"][path]["get"]["responses"]
    wishes: list[tuple[str, str, dict[str, str], int]] = [
        (tables[0], "", {}, 200),
        (tables[1], "?after=1", {"Accept": "application/x-ndjson"}, 200),
        (tables[1], "?after=-1", {}, 400),
        (tables[1], "", {"Last-Event-ID": "last"}, 400),
        (tables[1], "", {"Authorization": "Bearer forged"}, 401),
        ("nothing", "", {}, 404),
        (tables[1], "?after=99999", {}, 409),
    ]
    for id, query, headers, status in wishes:
        where = path.replace("{id}", id) + query
        with ada.http.stream("GET", where, headers=headers) as answer:
            assert answer.status_code == status
            assert answer.headers["content-type"] in answers[str(status)]["content"]


def codes_of(refusal: Json) -> list[str]:
    return [*refusal["content"]["application/problem+json"]["examples"]]


def test_every_code_is_told_of_some_operation(document: Json) -> None:
    refusals = [
        answer
        for item in document["paths"].values()
        for operation in item.values()
        for status, answer in operation["responses"].items()
        if not status.startswith("2")
    ]
    told = {code for refusal in refusals for code in codes_of(refusal)}
    assert set(STATUS) - told == {"no-method"}  # there is no operation then


def test_every_refusal_of_the_server_and_its_tables_has_a_status() -> None:
    def kinds(kind: type[Refusal]) -> Iterator[type[Refusal]]:
        yield kind
        for narrower in kind.__subclasses__():
            yield from kinds(narrower)

    ours = ("wormgrill.match", "wormgrill.party", "wormgrill.server", "wormgrill.values")
    codes = {kind.code for kind in kinds(Refusal) if kind.__module__.startswith(ours)}
    assert codes >= {"no-table", "no-guest", "no-champion"}
    to_operators = {"bad-setting", "bad-account", "bad-database", "database-in-use"}
    wide = {"refused", "table-refused"}  # it is always something narrower that is raised
    assert codes - STATUS.keys() <= to_operators | wide


def test_every_example_belongs_to_a_route() -> None:
    handlers = {
        handler.handler_name
        for routes in (me, tables_routes, party, play, past, review, learn, daily, operator)
        for handler in routes.ROUTES
    }
    assert {*REQUESTS, *ANSWERS} <= handlers


def test_every_problem_is_told_of_every_operation(document: Json) -> None:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            refusals = {s: a for s, a in operation["responses"].items() if not s.startswith("2")}
            assert {"400", "429", "503"} <= refusals.keys(), (method, path)
            for status, answer in refusals.items():
                (media,) = answer["content"]
                assert media == "application/problem+json"
                for code in answer["content"][media]["examples"]:
                    assert STATUS[code] == int(status)
                    assert f"`{code}`" in answer["description"]


def test_the_examples_are_what_the_schemas_say(document: Json) -> None:
    parts = {"components": document["components"]}  # what references mean
    checked = 0
    for item in document["paths"].values():
        for operation in item.values():
            told = [operation.get("requestBody", {}), *operation["responses"].values()]
            for content in (media for one in told for media in one.get("content", {}).values()):
                examples = [one["value"] for one in content.get("examples", {}).values()]
                examples += [content["example"]] if "example" in content else []
                validator = Draft202012Validator(content["schema"] | parts)
                for example in examples:
                    validator.validate(example)
                    checked += 1
    assert checked > 100


def test_the_example_of_a_table_and_an_action_can_be_sent(document: Json, ada: Visitor) -> None:
    def example(path: str) -> Json:
        body = document["paths"][path]["post"]["requestBody"]["content"]["application/json"]
        found: Json = body["example"]
        return found

    made = ada.post("/api/tables", example("/api/tables"))
    assert made.status_code == 201
    acted = ada.post(
        f"/api/tables/{made.json()['id']}/actions", example("/api/tables/{id}/actions")
    )
    assert acted.status_code == 200
