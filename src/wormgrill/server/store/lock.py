"""One process owns its database: a lock that the system releases when the process ends."""

import os
import sys
from pathlib import Path
from typing import IO

from wormgrill.rules.errors import Refusal


class DatabaseInUse(Refusal):
    """Another server has this database."""

    code = "database-in-use"

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url  # where it serves, if it has said so


class Lock:
    """`with Lock(database):` one process owns the file; another gets `DatabaseInUse`."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}.lock")
        self._held: IO[str] | None = None

    def __enter__(self) -> "Lock":
        held = self._file.open("a+", encoding="utf-8")
        try:
            _lock(held)
        except OSError:
            held.seek(0)
            raise DatabaseInUse(held.read().strip()) from None
        self._held = held
        self.say("")
        return self

    def say(self, url: str) -> None:
        """Where we serve, for those who come later."""
        assert self._held is not None
        self._held.truncate(0)
        self._held.write(url)
        self._held.flush()

    def __exit__(self, *error: object) -> None:
        assert self._held is not None
        self.say("")
        self._held.close()


if sys.platform == "win32":  # a byte far behind the text, which stays readable

    def _lock(held: IO[str]) -> None:
        import msvcrt

        held.seek(1 << 20)
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)

else:

    def _lock(held: IO[str]) -> None:
        import fcntl

        fcntl.flock(held.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def folder_for(database: Path) -> None:
    """The data folder is the user's alone."""
    if not database.parent.exists():
        database.parent.mkdir(parents=True, exist_ok=True)
        os.chmod(database.parent, 0o700)
