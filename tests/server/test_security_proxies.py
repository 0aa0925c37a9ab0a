"""What a proxy tells is believed of our own proxies only; figures stay on this machine."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import patient
from tests.support.serving import Served
from wormgrill.server.gateway import address
from wormgrill.server.limits import RATES
from wormgrill.server.settings import BadSetting, Settings, checked

BURST = int(RATES["guest"].burst)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("alone")
    with Served(folder / "wormgrill.db") as server:
        yield server


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("behind")
    with Served(folder / "wormgrill.db", "--proxies", "127.0.0.1", "--open-metrics") as server:
        yield server


def guests(served: Served, forwarded: list[str]) -> list[int]:
    """New guests who are said to come from these addresses."""
    statuses = []
    with patient.Client() as http:
        for one in forwarded:
            answer = http.put(f"{served.url}/api/me", json={}, headers={"X-Forwarded-For": one})
            statuses.append(answer.status_code)
            http.cookies.clear()
    return statuses


def test_limits_are_not_dodged_by_making_up_addresses(alone: Served) -> None:
    statuses = guests(alone, [f"203.0.113.{number}" for number in range(2 * BURST)])
    assert statuses[:BURST] == [200] * BURST
    assert 429 in statuses


def test_our_proxy_is_believed_but_not_what_it_was_told(behind: Served) -> None:
    statuses = guests(behind, [f"10.0.0.{number}, 198.51.100.1" for number in range(2 * BURST)])
    assert statuses[:BURST] == [200] * BURST
    assert 429 in statuses
    assert guests(behind, ["10.0.0.1, 198.51.100.2"]) == [200]


def test_an_ipv6_network_counts_as_one(behind: Served) -> None:
    statuses = guests(behind, [f"2001:db8:1:2::{number:x}" for number in range(2 * BURST)])
    assert 429 in statuses
    assert guests(behind, ["2001:db8:1:3::1", "::ffff:198.51.100.9"]) == [200, 200]


def test_ipv4_addresses_in_ipv6_are_told_apart() -> None:
    def of(host: str) -> str:
        return address({"client": (host, 1)})

    assert of("::ffff:198.51.100.1") == of("198.51.100.1") != of("::ffff:198.51.100.2")
    assert of("2001:db8::1") == of("2001:db8::2") != of("2001:db8:0:1::1")
    assert of("not an address") == "not an address"
    assert address({}) == "unknown"


@pytest.mark.parametrize("proxies", ["*", "", "proxy.example", "10.0.0.1/8", "127.0.0.1,*"])
def test_nobody_believes_the_whole_world_by_mistake(proxies: str) -> None:
    with pytest.raises(BadSetting, match="proxies"):
        checked(Settings(proxies=proxies))
    for good in ("127.0.0.1", "::1, 10.88.0.0/16"):
        assert checked(Settings(proxies=good)).proxies == good


def test_figures_are_for_this_machine_only(alone: Served) -> None:
    assert patient.get(f"{alone.url}/metrics").status_code == 200
    for header in ("X-Forwarded-For", "Forwarded"):
        for told in ("203.0.113.1", "127.0.0.1", ""):
            answer = patient.get(f"{alone.url}/metrics", headers={header: told})
            assert (answer.status_code, answer.json()["code"]) == (404, "no-route")


def test_figures_can_be_opened(behind: Served) -> None:
    answer = patient.get(f"{behind.url}/metrics", headers={"X-Forwarded-For": "203.0.113.1"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")


def test_a_visitor_cannot_say_that_the_proxy_spoke_https(alone: Served, behind: Served) -> None:
    for served, status in ((alone, 403), (behind, 200)):
        headers = {
            "Origin": served.url.replace("http:", "https:"),
            "X-Forwarded-Proto": "https",
            "X-Forwarded-For": "192.0.2.99",
        }
        assert patient.put(f"{served.url}/api/me", json={}, headers=headers).status_code == status
