"""The board for Grafana and the rules for Prometheus ask for figures that there are."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.support import patient
from tests.support.processes import PATIENCE
from tests.support.serving import Served, Visitor
from wormgrill.server.problems import STATUS

DEPLOY = Path(__file__).parents[2] / "deploy"
BOARD: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
RULES: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]
]
ASKED = {
    **{panel["title"]: [each["expr"] for each in panel["targets"]] for panel in BOARD["panels"]},
    **{rule["alert"]: [rule["expr"]] for rule in RULES},
}


@pytest.fixture(scope="module")
def told(served: Served) -> dict[str, set[str]]:
    """The labels of every figure, by name; each is told before there is anything to tell."""
    Visitor(served.url).get("/api/tables/nothing")
    text = patient.get(f"{served.url}/metrics").text
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(text):
        assert family.samples, family.name
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


@pytest.mark.parametrize("title", ASKED)
def test_every_query_asks_for_figures_and_labels_that_there_are(
    title: str, told: dict[str, set[str]]
) -> None:
    for query in ASKED[title]:
        names = re.findall(r"wormgrill_\w+", query)
        assert names
        known = set[str]().union(*(told[name] for name in names))
        for by in re.findall(r"(?:by|without) \(([^)]*)\)", query):
            assert set(by.split(", ")) <= known
        for label, value in re.findall(r"(\w+)=\"([^\"]*)\"", query):
            assert label in known
            assert label != "code" or value in STATUS
        assert query.count("(") == query.count(")")


def test_every_figure_is_on_the_board(told: dict[str, set[str]]) -> None:
    asked = " ".join(query for queries in ASKED.values() for query in queries)
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in told}
    assert {name for name in families if name not in asked} == set()


@pytest.mark.skipif(not shutil.which("promtool"), reason="needs Prometheus")
def test_prometheus_takes_every_rule_and_every_query_of_the_board(tmp_path: Path) -> None:
    queries = [query for queries in ASKED.values() for query in queries]
    asked = [
        {"record": f"query:{number}", "expr": query.replace("$__rate_interval", "5m")}
        for number, query in enumerate(queries)
    ]
    file = tmp_path / "board.yml"
    file.write_text(json.dumps({"groups": [{"name": "board", "rules": asked}]}), "utf-8")
    command = ["promtool", "check", "rules", str(DEPLOY / "alerts.yml"), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{len(RULES)} rules found" in done.stdout


def test_panels_lie_side_by_side_and_say_what_they_show() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        place = panel["gridPos"]
        cells = {
            (place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])
        }
        assert not cells & taken
        taken |= cells
        assert panel["description"]
    assert max(x for x, _ in taken) == 23


def test_every_rule_says_what_is_the_matter_and_how_urgent() -> None:
    for rule in RULES:
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["annotations"]["summary"].endswith(".")
