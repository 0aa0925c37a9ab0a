"""Starting with many unfinished tables in the store: how long until it serves, and until bots and
clocks have been seen to.

    python -m bench.opening [--tables 20000]
"""

import argparse
import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from bench.http import Client, Server, free_port, key

KINDS = {"that wait for their guests": None, "with a clock that runs": 86_400}


async def one_table(port: int, pace: int | None) -> str:
    client = Client(port)
    await client.come_in("Ada")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body = {"edition": "classic", "seats": seats, "options": {"first": 0}, "pace": pace}
    status, made = await client.ask("POST", "/api/tables", body)
    assert status == 201, made
    action = {"seat": 0, "version": made["version"], "key": key(), "action": "roll"}
    await client.ask("POST", f"/api/tables/{made['id']}/actions", action)
    return str(made["id"])


def copy(file: Path, table: str, tables: int) -> None:
    """As if so many had been made like this one, and were due long ago if it has a clock."""
    with closing(sqlite3.connect(file)) as database, database:
        for copied in ("tables", "events", "sitting"):
            columns = [name for _, name, *_ in database.execute(f"PRAGMA table_info({copied})")]
            id = "id" if copied == "tables" else "table_id"
            new = {id: "?1", "code": "?2", "held_until": "0", "due_at": "due_at * 0"}
            values = ", ".join(new.get(name, name) for name in columns)
            database.executemany(
                f"INSERT INTO {copied} ({', '.join(columns)})"  # noqa: S608 - our own names
                f" SELECT {values} FROM {copied} WHERE {id} = ?3",
                [(f"copy-{number}", f"{number:06}", table) for number in range(tables)],
            )


def overdue(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("SELECT count(*) FROM tables WHERE due_at <= 0").fetchone()[0])


def measure(kind: str, pace: int | None, tables: int) -> None:
    with TemporaryDirectory(prefix=token_hex(2)) as folder:
        first = Server(Path(folder), free_port())
        try:
            table = asyncio.run(one_table(first.port, pace))
        finally:
            first.end()
        copy(first.database, table, tables)
        began = monotonic()
        again = Server(Path(folder), free_port())
        try:
            serving, cpu = monotonic() - began, again.cpu_seconds
            while overdue(first.database) and monotonic() - began < 120:
                sleep(0.2)
            seen, left = monotonic() - began, overdue(first.database)
        finally:
            again.end()
    print(
        f"{tables} tables {kind}: serves after {serving:.1f} s ({cpu:.1f} s of a core),"
        f" all seen to after {seen:.1f} s" + (f", but {left}" if left else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20_000)
    given = parser.parse_args()
    measure("(none)", None, 0)
    for kind, pace in KINDS.items():
        measure(kind, pace, given.tables)


if __name__ == "__main__":
    main()
