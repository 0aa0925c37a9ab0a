"""What the client remembers from one time to the next, in the user's data folder."""

from pathlib import Path
from typing import Any

import msgspec

from wormgrill.folders import data_folder, write_private

FILE = "terminal.json"


class KnownTable(msgspec.Struct, frozen=True, kw_only=True):
    """A server's table where we sit, as it was when we saw it last."""

    link: str
    edition: str | dict[str, Any]
    names: list[str | None]  # of the players; None: a free seat


class Remembered(msgspec.Struct, kw_only=True):
    """Names, the tokens by which servers know us, where we play, and how the user likes it."""

    name: str = ""
    server: str = ""  # the last one
    tokens: dict[str, str] = {}  # by the server's address
    tables: list[KnownTable] = []  # not over yet, the newest first
    theme: str = ""
    still: bool = False  # dice do not roll, others' steps are not waited for
    odds: bool = False  # beside every choice


class Memory:
    """The user's own file: it holds tokens, so nobody else may read it.

    Several terminals may be open: what one notes stays, whatever another notes after it.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file or data_folder() / FILE
        self.now = self._read()

    def _read(self) -> Remembered:
        """What cannot be read is begun anew."""
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=Remembered)
        except (OSError, msgspec.MsgspecError):
            return Remembered()

    def note(self, **changes: object) -> None:
        for name, value in changes.items():
            setattr(self.now, name, value)
        kept = msgspec.structs.replace(self._read(), **changes)
        write_private(self._file, msgspec.json.encode(kept).decode())

    def note_token(self, address: str, token: str) -> None:
        self.note(server=address, tokens=self._read().tokens | {address: token})

    def note_table(self, table: KnownTable) -> None:
        """One that is known already keeps its place."""
        before = self._read().tables
        known = [table if one.link == table.link else one for one in before]
        self._note_tables(before, known if table in known else [table, *known])

    def forget_table(self, link: str) -> None:
        before = self._read().tables
        self._note_tables(before, [one for one in before if one.link != link])

    def _note_tables(self, before: list[KnownTable], tables: list[KnownTable]) -> None:
        """Written only if something is new: it is asked for with every step of a game."""
        if tables != before:
            self.note(tables=tables)
