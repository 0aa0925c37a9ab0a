"""A disk that is full while the server runs: 503, a clear line in the log, nothing half-done."""

import resource
from pathlib import Path

from tests.support.serving import Served, Visitor, cautious, fresh_key


def limit_file_size(served: Served, size: int) -> None:
    """What the process writes beyond this size fails, as on a full disk."""
    assert served.process is not None
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_full_disk_is_a_503_and_passes(tmp_path: Path) -> None:
    with Served(tmp_path / "db", "--no-limits") as served:
        ada = Visitor(served.url)
        table = ada.make("me", {"kind": "local", "name": "Bo"})
        id = table["id"]
        limit_file_size(served, (tmp_path / "db-wal").stat().st_size)
        before = ada.table(id)
        key = fresh_key()
        refused = ada.act(id, 0, "roll", before["version"], key)
        assert refused.status_code == 503
        assert refused.headers["content-type"] == "application/problem+json"
        assert refused.json()["code"] == "not-stored"
        assert refused.headers["retry-after"] == "1"
        after = ada.table(id)
        assert after | {"seats": before["seats"]} == before  # only Ada was heard of since
        assert ada.get("/health").status_code == 200  # reading goes on
        told = [line for line in served.log() if line["event"] == "not stored"]
        assert told
        assert told[0]["reason"]
        limit_file_size(served, resource.RLIM_INFINITY)
        done = ada.act(id, 0, "roll", before["version"], key)
        assert done.status_code == 200
        position = done.json()["position"]
        seat = position["turn"]["player"]
        assert ada.act(id, seat, cautious(position), done.json()["version"]).status_code == 200
        served.kill()
        served.start()
        assert [fact["seq"] for fact in ada.log(id)] == list(range(1, ada.table(id)["version"] + 1))
