"""What the client remembers from one time to the next, in the user's data folder."""

from pathlib import Path

import msgspec

from wormgrill.folders import data_folder, write_private

FILE = "terminal.json"


class Remembered(msgspec.Struct, kw_only=True):
    """Names, the tokens by which servers know us, and how the user likes it."""

    name: str = ""
    server: str = ""  # the last one
    tokens: dict[str, str] = {}  # by the server's address
    theme: str = ""
    still: bool = False  # dice do not roll, others' steps are not waited for
    odds: bool = False  # beside every choice


class Memory:
    """The user's own file: it holds tokens, so nobody else may read it."""

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
        write_private(self._file, msgspec.json.encode(self.now).decode())

    def note_token(self, address: str, token: str) -> None:
        self.note(server=address, tokens=self.now.tokens | {address: token})
