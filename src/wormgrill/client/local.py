"""The house on this machine: the server's API in our own process, kept in the data folder."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from wormgrill.bots.registry import BOTS
from wormgrill.folders import data_folder, private_folder
from wormgrill.match.bot_pool import BotPool
from wormgrill.match.program_pool import BotTroubleTold
from wormgrill.offline.furnishing import Furnishing
from wormgrill.offline.house import House, Reply, Tell
from wormgrill.rules.errors import Refusal
from wormgrill.words.refusals import refused
from wormgrill.work.job import Workers
from wormgrill.work.processes import WorkerProcesses

FILE = "tables.sqlite"


class TablesInUse(Refusal):
    """Another terminal plays with the tables of this machine."""

    code = "tables-in-use"


class FileShelf:
    """Texts under names, in a file that is ours alone while it is open.

    Dice are promised before they roll: two programs with the same promise would break it. So the
    second one is refused with TablesInUse.
    """

    def __init__(self, file: Path) -> None:
        private_folder(file.parent)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        self._thread = ThreadPoolExecutor(1, "shelf")
        self._kept = sqlite3.connect(file, timeout=0, check_same_thread=False)
        try:
            self._kept.executescript(
                "PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL;"
                "BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS texts (name TEXT PRIMARY KEY, text);"
                "COMMIT;"
            )
        except sqlite3.OperationalError:
            self._kept.close()
            raise refused(TablesInUse, "tui-in-use") from None

    def texts(self) -> dict[str, str]:
        """All that is kept."""
        return dict(self._kept.execute("SELECT name, text FROM texts"))

    async def keep(self, texts: Mapping[str, str]) -> None:
        await self._write("INSERT OR REPLACE INTO texts VALUES (?, ?)", [*texts.items()])

    async def drop(self, prefixes: list[str]) -> None:
        rows = [(len(prefix), prefix) for prefix in prefixes]
        await self._write("DELETE FROM texts WHERE substr(name, 1, ?) = ?", rows)

    async def _write(self, sql: str, rows: Sequence[tuple[str | int, str]]) -> None:
        def write() -> None:
            with self._kept:  # a transaction
                self._kept.executemany(sql, rows)

        await asyncio.get_running_loop().run_in_executor(self._thread, write)

    def close(self) -> None:
        self._thread.shutdown()
        self._kept.close()


class LocalHouse:
    """A `Line` to tables on this machine, with every bot and with hints.

    Bots and hints are computed by a process of their own: the screen never stands still.
    """

    def __init__(
        self,
        language: str,
        name: str | None = None,
        file: Path | None = None,
        workers: Workers | None = None,
        trouble: BotTroubleTold = lambda bot, error: None,
        test_dice: bool = False,
    ) -> None:
        self._shelf = FileShelf(file or data_folder() / FILE)
        workers = workers or WorkerProcesses(1)
        thinkers = BotPool(workers, workers, trouble)
        furnished = Furnishing(thinkers, [*BOTS.values()], hints=True, test_dice=test_dice)
        self._house = House.open(self._shelf, self._shelf.texts(), language, name, furnished)

    async def answer(self, method: str, path: str, body: str = "") -> Reply:
        return await self._house.answer(method, path, body)

    async def follow(self, table: str, after: int, tell: Tell) -> Callable[[], None]:
        return await self._house.follow(table, after, tell)

    def link(self, table: str) -> str | None:
        return None

    async def close(self) -> None:
        self._house.close()
        self._shelf.close()
