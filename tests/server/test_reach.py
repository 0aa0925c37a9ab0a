"""Whether the links of invitations lead anybody here but those at this machine."""

from collections.abc import Iterator

import pytest

from tests.support import patient
from tests.support.serving import Served, Visitor
from wormgrill.server.lan import Reach, reach_of


@pytest.mark.parametrize(
    ("origin", "reach"),
    [
        ("http://localhost:8765", Reach.MACHINE),
        ("http://worms.localhost:8765", Reach.MACHINE),
        ("http://127.0.0.1:8765", Reach.MACHINE),
        ("http://127.3.2.1", Reach.MACHINE),
        ("http://[::1]:8765", Reach.MACHINE),
        ("http://192.168.1.20:8765", Reach.NETWORK),
        ("http://[fe80::1]:8765", Reach.NETWORK),
        ("http://kitchen.local:8765", Reach.NETWORK),
        ("https://worms.example", Reach.NETWORK),
    ],
)
def test_an_address_of_the_loopback_is_for_this_machine_alone(origin: str, reach: Reach) -> None:
    assert reach_of(origin) is reach


def test_a_guest_is_told_by_the_address_that_was_asked(served: Served) -> None:
    ada = Visitor(served.url)
    assert ada.get("/api/me").json()["reach"] == "machine"
    local = {"Host": f"localhost:{served.port}"}
    assert ada.get("/api/me", headers=local).json()["reach"] == "machine"


@pytest.fixture(scope="module")
def open_to_others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("reach") / "wormgrill.db"
    with Served(database, "--allowed-hosts", "kitchen.local") as server:
        yield server


def test_a_name_that_others_know_reaches_the_network(open_to_others: Served) -> None:
    name = {"Host": f"kitchen.local:{open_to_others.port}"}
    made = patient.put(f"{open_to_others.url}/api/me", json={}, headers=name)
    assert made.json()["reach"] == "network"


def test_behind_a_proxy_it_is_the_address_the_operator_gave(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    database = tmp_path_factory.mktemp("proxied") / "wormgrill.db"
    with Served(database, "--base-url", "https://worms.example") as server:
        assert patient.put(f"{server.url}/api/me", json={}).json()["reach"] == "network"
