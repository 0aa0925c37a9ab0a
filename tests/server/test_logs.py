"""The log of a server that is refused at, or in trouble, without end stays readable."""

from pathlib import Path
from typing import Any

from tests.support import patient
from tests.support.serving import Json, Served
from wormgrill.server.logs import Repetitions

MANY = 50


def told(served: Served, **what: object) -> list[Json]:
    return [line for line in served.log() if what.items() <= line.items()]


def test_refusals_of_one_kind_are_one_line_and_a_number(tmp_path: Path) -> None:
    with Served(tmp_path / "db", "--no-limits") as served, patient.Client() as http:
        for _ in range(MANY):
            assert http.get(f"{served.url}/nothing").status_code == 404
            assert http.get(f"{served.url}/api/me").status_code == 401
        assert len(told(served, event="request", status=404)) == 1
        served.stop()
        first, rest = told(served, event="request", status=404)
        assert "ms" in first
        assert rest["times"] == MANY - 1  # the rest is told by the minute, and at the end
        assert len(told(served, event="request", status=401)) == 2


def test_what_goes_well_is_a_line_each(tmp_path: Path) -> None:
    with Served(tmp_path / "db", "--no-limits") as served, patient.Client() as http:
        for _ in range(MANY):
            assert http.get(f"{served.url}/api/bots").status_code == 200
        served.stop()  # the last line comes after its answer
        assert len(told(served, event="request", route="/api/bots", status=200)) == MANY


def test_what_has_stopped_is_news_when_it_comes_again() -> None:
    lines: list[dict[str, Any]] = []

    def say(event: str, **facts: Any) -> None:
        lines.append({"event": event, **facts})

    repeated = Repetitions()
    for _ in range(3):
        repeated.tell(say, "not stored", {"reason": "full"}, ms=1)
    assert lines == [{"event": "not stored", "reason": "full", "ms": 1}]
    repeated.tell_all()
    assert lines[1:] == [{"event": "not stored", "reason": "full", "times": 2}]
    repeated.tell(say, "not stored", {"reason": "full"})
    repeated.tell(say, "not stored", {"reason": "read-only"})
    assert lines[2:] == [{"event": "not stored", "reason": "read-only"}]
    for _ in range(2):
        repeated.tell_all()
    assert lines[3:] == [{"event": "not stored", "reason": "full", "times": 1}]
    repeated.tell(say, "not stored", {"reason": "full"})
    assert lines[4:] == [{"event": "not stored", "reason": "full"}]
