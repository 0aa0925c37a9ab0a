"""One process owns its database: locks that the system releases when the process ends.

There are two. One is on a file beside the database, which also says where the server is. The other
is on the database itself, for whoever comes by another name of the same file.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from wormgrill.rules.errors import Refusal

_BEHIND = 1 << 62  # a byte that no database has, far from those that SQLite locks


class DatabaseInUse(Refusal):
    """Another server has this database."""

    code = "database-in-use"

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url  # where it serves, if it has said so


class Lock:
    """`with Lock(database):` one process owns the file; another gets `DatabaseInUse`.

    A database that is not there yet is made, empty, and if it stays empty removed again.
    """

    def __init__(self, database: Path) -> None:
        self._database = database.resolve()  # a symbolic link is another name of the same file
        self._held: IO[str] | None = None
        self._own = -1  # of the database itself

    def __enter__(self) -> "Lock":
        held = _beside(self._database).open("a+", encoding="utf-8")
        try:
            _lock(held)
            self._own = _lock_itself(self._database)
        except BlockingIOError:
            held.close()
            raise DatabaseInUse(_told(self._database)) from None
        except BaseException:
            held.close()
            raise
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
        with suppress(OSError):
            if self._database.stat().st_size == 0:
                self._database.unlink()
        os.close(self._own)  # SQLite's own locks on the file go with it: it must be closed by now
        self._held.close()


def _beside(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


def _told(database: Path) -> str:
    """Where the owner serves: noted beside the name by which it came, which may be another one."""
    names = [name for name in database.parent.iterdir() if _same(name, database)]
    notes = [_beside(name) for name in names]
    found = [note.read_text("utf-8").strip() for note in notes if note.is_file()]
    return max(found, key=len, default="")


def _same(one: Path, other: Path) -> bool:
    with suppress(OSError):
        return one.samefile(other)
    return one == other


if sys.platform == "win32":  # a byte far behind the text, which stays readable

    def _lock(held: IO[str]) -> None:
        import msvcrt

        held.seek(1 << 20)
        try:
            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None

else:

    def _lock(held: IO[str]) -> None:
        import fcntl

        fcntl.flock(held.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock_itself(database: Path) -> int:
    """The database, opened and, where the system can do it beside SQLite's locks, locked."""
    opened = os.open(database, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock_opened(opened)
    except BlockingIOError:
        os.close(opened)
        raise
    return opened


if sys.platform == "linux":

    def _lock_opened(opened: int) -> None:
        """With a lock of this opening, not of the process: SQLite's closing does not undo it."""
        import fcntl
        import struct

        wanted = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, _BEHIND, 1, 0)
        try:
            fcntl.fcntl(opened, fcntl.F_OFD_SETLK, wanted)
        except BlockingIOError:
            raise
        except OSError:  # a file system without such locks: the file beside it has to do
            return

else:

    def _lock_opened(opened: int) -> None:
        """Elsewhere a lock would stand in SQLite's way: the file beside it has to do."""
