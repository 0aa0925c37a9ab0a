"""Files as a zip archive that is sent while it is being made: nothing of it is kept."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


class PackedFile(NamedTuple):
    """A file of an archive: its name, when it is from (seconds since 1970), its text."""

    name: str
    at: float
    text: str


class _Sent:
    """What an archive writes into, and cannot go back in."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def write(self, piece: bytes) -> int:
        self._pieces.append(bytes(piece))
        return len(piece)

    def flush(self) -> None:
        """It is sent when it is taken."""

    def taken(self) -> bytes:
        pieces, self._pieces = self._pieces, []
        return b"".join(pieces)


async def zipped(files: AsyncIterator[PackedFile]) -> AsyncIterator[bytes]:
    """File by file, packed in a thread."""
    sent = _Sent()
    with ZipFile(sent, "w", ZIP_DEFLATED) as archive:  # type: ignore[call-overload]  # all it needs
        async for file in files:
            await asyncio.to_thread(archive.writestr, _info(file), file.text)
            yield sent.taken()
    yield sent.taken()


def _info(file: PackedFile) -> ZipInfo:
    at = datetime.fromtimestamp(file.at, UTC)
    info = ZipInfo(file.name, (max(at.year, 1980), *at.timetuple()[1:6]))
    info.compress_type = ZIP_DEFLATED
    return info
