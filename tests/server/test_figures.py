"""`/metrics` of several processes: any of them tells of all."""

import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.support import patient
from tests.support.postgres import PostgresServer
from tests.support.processes import until
from tests.support.rooms import Home, at_home
from tests.support.serving import Served, Visitor
from wormgrill.match.store import Overtaken, batch_of
from wormgrill.server.store.tables import SqlTables

Samples = dict[str, dict[str, float]]  # by name, then by process


def scraped(served: Served) -> Samples:
    """Sums over all other labels; what is true of all has no process."""
    text = patient.get(f"{served.url}/metrics").text
    names = re.findall(r"^# TYPE (\S+) ", text, re.MULTILINE)
    assert len(names) == len(set(names))
    found: Samples = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            sums = found.setdefault(sample.name, {})
            process = sample.labels.get("process", "")
            sums[process] = sums.get(process, 0.0) + sample.value
    return found


def test_a_process_alone_tells_its_own(served: Served) -> None:
    found = scraped(served)
    assert found["wormgrill_processes"] == {"": 1.0}
    assert found["wormgrill_tables_due"][""] >= 0.0
    assert len(found["wormgrill_requests_total"]) == 1
    assert not [name for name in found if name.endswith("_created")]


def test_any_of_several_tells_of_all(postgres: PostgresServer, tmp_path: Path) -> None:
    database = ("--database", postgres.database(), "--no-limits")
    with Served(tmp_path / "one", *database) as one, Served(tmp_path / "two", *database) as two:
        ada = Visitor(one.url)
        table = ada.make("me", "open")
        bo = Visitor(two.url, "Bo")
        assert bo.sit(table["id"]).status_code == 200

        def both() -> bool:
            return all(
                len(scraped(served)["wormgrill_requests_total"]) == 2
                and scraped(served)["wormgrill_processes"] == {"": 2.0}
                for served in (one, two)
            )

        until(both, "each tells of both")
        heard = scraped(one)["wormgrill_heard_total"]
        assert len(heard) == 2
        assert all(lines > 0 for lines in heard.values())
        one.stop()

        def alone() -> bool:
            told = scraped(two)
            return len(told["wormgrill_requests_total"]) == 1 and told["wormgrill_processes"] == {
                "": 1.0
            }

        until(alone, "who left is not told")


@at_home()
async def test_who_is_overtaken_is_counted(here: Home) -> None:
    room = await here.make(await here.guest("Ada"), "me", "local")
    store, counted = here.rooms._services.store, []
    assert isinstance(store, SqlTables)
    store.overtaken = lambda: counted.append(1)
    stale = batch_of(room.table, (await room.kept()).events[-1:])
    with pytest.raises(Overtaken):
        await store.append(stale)
    assert counted == [1]
