"""`wormgrill` alone, `--lan` and `serve`, as people start them."""

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.support import patient
from tests.support.processes import PATIENCE, WORMGRILL, Program, until
from tests.support.serving import Served, Visitor, free_port
from wormgrill.server.lan import lan_address
from wormgrill.server.settings import PORT, PREFIX, BadSetting, Settings, checked, from_environment


class Started:
    """A command that runs until it is stopped; its output as it comes."""

    def __init__(self, home: Path, *arguments: str, **variables: str) -> None:
        self.output = home.with_suffix(".out")
        with self.output.open("ab") as out:
            self.process = Program(
                [*WORMGRILL, *arguments],
                stdout=out,
                stderr=out,
                env={**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), **variables},
            )

    def told(self) -> str:
        return self.output.read_text("utf-8")

    def until(self, text: str) -> str:
        until(lambda: text in self.told() or self.process.poll() is not None, f"never told: {text}")
        assert text in self.told()
        return self.told()


@contextmanager
def started(home: Path, *arguments: str, **variables: str) -> Iterator[Started]:
    one = Started(home, *arguments, **variables)
    try:
        yield one
        if one.process.poll() is None:
            one.process.send_signal(signal.SIGINT)
            one.process.wait(PATIENCE)
    finally:
        one.process.end()


@pytest.fixture
def noting(tmp_path: Path) -> tuple[str, Path]:
    """A browser that notes where it was sent."""
    program, notes = tmp_path / "browser", tmp_path / "visited"
    program.write_text(f'#!/bin/sh\necho "$1" >> {notes}\n')
    program.chmod(0o755)
    return str(program), notes


def test_the_command_alone_serves_this_machine_and_opens_the_browser(
    tmp_path: Path, noting: tuple[str, Path]
) -> None:
    program, visited = noting
    port = free_port()
    with started(tmp_path / "home", "--port", str(port), BROWSER=program) as one:
        told = one.until("Ctrl-C")
        url = f"http://localhost:{port}"
        assert url in told
        page = patient.get(url)
        assert page.status_code == 200
        assert "<title>Wormgrill" in page.text
        for_programmers = patient.get(f"{url}/api")
        assert "Pickomino" in for_programmers.text
        until(lambda: visited.exists() and visited.read_text("utf-8"), "no browser was opened")
        assert visited.read_text("utf-8").strip() == url
        with started(tmp_path / "home", BROWSER=program) as second:
            assert second.process.wait(PATIENCE) == 0
            assert "is running already" in second.told()
    assert one.process.returncode == 0
    assert "Traceback" not in one.told()
    assert (tmp_path / "home" / "wormgrill" / "wormgrill.db").stat().st_mode & 0o77 == 0


@pytest.mark.skipif(lan_address() is None, reason="this machine is in no network")
def test_lan_serves_the_network_and_invites_to_an_address_that_others_reach(tmp_path: Path) -> None:
    port = free_port()
    with started(tmp_path / "home", "--lan", "--no-browser", "--port", str(port)) as one:
        url = f"http://{lan_address()}:{port}"
        assert url in one.until("Ctrl-C")
        assert patient.get(url).status_code == 200
        ada = Visitor(f"http://127.0.0.1:{port}")
        table = ada.make("me", "open")
        invitation = ada.get(f"/api/tables/{table['id']}/invite.svg")
        assert invitation.headers["content-type"] == "image/svg+xml"
        guest = Visitor(url, "Bo")
        assert guest.sit(table["id"]).json()["state"] == "playing"


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    with Served(tmp_path / "db") as first:
        taken = str(first.port)
        refused = subprocess.run(
            [*WORMGRILL, "serve", "--port", taken, "--database",
             str(tmp_path / "other")],
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert refused.returncode == 2
        assert f"Cannot serve at 127.0.0.1:{taken}" in refused.stderr
        assert "--port" in refused.stderr


def test_the_command_alone_takes_the_next_port_that_is_free(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):  # somebody else has it: as good
            taken.bind(("127.0.0.1", PORT))
            taken.listen()
        with started(tmp_path / "home", "--no-browser") as one:
            told = one.until("Ctrl-C")
            port = int(told.split("http://localhost:")[1].split()[0])
            assert PORT < port <= PORT + 20


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"this is no database" * 60, "not a database"), (b"", None)],
)
def test_a_file_that_is_no_database_is_refused_in_one_sentence(
    tmp_path: Path, content: bytes, reason: str | None
) -> None:
    file = tmp_path / "db"
    file.write_bytes(content)
    if reason is None:
        with Served(file):
            return
    refused = subprocess.run(
        [*WORMGRILL, "serve", "--port", "0", "--database", str(file)],
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert refused.returncode == 2
    assert reason in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert file.read_bytes() == content


def test_everything_can_be_set_by_the_environment(tmp_path: Path) -> None:
    found = from_environment(
        {
            "WORMGRILL_HOST": "0.0.0.0",
            "WORMGRILL_PORT": "99",
            "WORMGRILL_DATABASE": "/data/w.db",
            "WORMGRILL_BASE_URL": "https://worms.example",
            "WORMGRILL_ALLOWED_HOSTS": "worms.local, grill.local",
            "WORMGRILL_PROXIES": "127.0.0.1",
            "WORMGRILL_KEEP_DAYS": "30",
            "WORMGRILL_WORKERS": "5",
            "WORMGRILL_BOT_SECONDS": "5",
            "WORMGRILL_PROCESSES": "1",
            "WORMGRILL_TEST_DICE": "yes",
            "WORMGRILL_LIMITS": "no",
            "WORMGRILL_OPEN_METRICS": "on",
            "WORMGRILL_LOG": "json",
            "WORMGRILL_WEBHOOK": "https://bell.example/ring",
            "WORMGRILL_WEBHOOK_SECRET": "between you and me, and long enough",
            "WORMGRILL_TEST_PUSH": "no",
        }
    )
    assert set(found) == set(Settings.__dataclass_fields__) - {"bots"}  # of the command line alone
    settings = checked(Settings(**found))  # type: ignore[arg-type]  # checked right there
    assert settings.port == 99
    assert settings.https
    assert settings.hosts >= {"worms.example", "worms.local", "grill.local", "localhost"}
    with Served(tmp_path / "db", WORMGRILL_ALLOWED_HOSTS="worms.test") as served:
        ask = patient.get(f"{served.url}/health", headers={"Host": "worms.test"})
        assert ask.status_code == 200


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("PORT", "70000"),
        ("KEEP_DAYS", "0"),
        ("WORKERS", "1"),
        ("TEST_DICE", "perhaps"),
        ("BASE_URL", "worms.example"),
        ("BASE_URL", "https://worms.example/under"),
        ("LOG", "loud"),
    ],
)
def test_a_setting_that_cannot_be_meant_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting) as refused:
        checked(Settings(**from_environment({PREFIX + name: value})))  # type: ignore[arg-type]  # checked right there
    assert name.lower().replace("_", "-") in str(refused.value).lower().replace("_", "-")


def test_a_copy_is_made_of_a_running_server_and_restored(tmp_path: Path) -> None:
    def wormgrill(*arguments: str) -> "subprocess.CompletedProcess[str]":
        database = ["--database", str(tmp_path / "db")]
        return subprocess.run(
            [*WORMGRILL, *arguments, *database],
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip

    copy = str(tmp_path / "copy")
    with Served(tmp_path / "db") as served:
        ada = Visitor(served.url)
        table = ada.make("me", "open", dice="typed")
        done = wormgrill("backup", copy)
        assert done.returncode == 0
        assert "one table" in done.stdout
        assert "exists already" in wormgrill("backup", copy).stderr
        ada.make("me", "open")
        refused = wormgrill("restore", copy)
        assert refused.returncode == 2
        assert "Stop it first" in refused.stderr
        served.stop()
        restored = wormgrill("restore", copy)
        assert restored.returncode == 0
        assert "kept in" in restored.stdout
        served.start()
        assert ada.table(table["id"])["state"] == "open"
        assert len(ada.get("/api/me").json()["tables"]) == 1
    assert "no such file" in wormgrill("restore", str(tmp_path / "nothing")).stderr
