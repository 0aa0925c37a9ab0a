"""Messages through a pipe between two of our own processes: pickled, each after its length."""

import pickle
import struct
from typing import IO, Any

_LENGTH = struct.Struct("!Q")


def send(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(_LENGTH.pack(len(message)) + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """Waits for a message; EOFError when there will be none."""
    return _exactly(pipe, _LENGTH.unpack(_exactly(pipe, _LENGTH.size))[0])


def packed(message: Any) -> bytes:
    return pickle.dumps(message, pickle.HIGHEST_PROTOCOL)


def unpacked(message: bytes) -> Any:
    return pickle.loads(message)  # noqa: S301 - our own process at the other end has sent it


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    found = pipe.read(size)
    if len(found) < size:
        raise EOFError
    return found
