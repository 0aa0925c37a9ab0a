"""Messages through a pipe between two of our own processes: pickled, each after its length."""

import io
import pickle
import struct
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import IO, Any

_LENGTH = struct.Struct("!Q")


def send(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(_LENGTH.pack(len(message)) + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """Waits for a message; EOFError when there will be none."""
    return _exactly(pipe, _LENGTH.unpack(_exactly(pipe, _LENGTH.size))[0])


class _Pickler(pickle.Pickler):
    """Frozen values as a call with their fields: less than half the time of asking each for its
    state, which counts where every move of a bot sends a position."""

    def reducer_override(self, value: Any) -> Any:
        kind: Any = type(value)
        values = _values_of(kind)
        return NotImplemented if values is None else (kind, values(value))


@cache
def _values_of(kind: Any) -> Callable[[Any], tuple[Any, ...]] | None:
    """What its constructor takes, if it is such a value."""
    made_of = getattr(kind, "__dataclass_params__", None)
    if not is_dataclass(kind) or made_of is None or not made_of.frozen:
        return None
    names = [field.name for field in fields(kind) if field.init]
    return lambda value: tuple([getattr(value, name) for name in names])


def packed(message: Any) -> bytes:
    written = io.BytesIO()
    _Pickler(written, pickle.HIGHEST_PROTOCOL).dump(message)
    return written.getvalue()


def unpacked(message: bytes) -> Any:
    return pickle.loads(message)  # noqa: S301 - our own process at the other end has sent it


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    found = pipe.read(size)
    if len(found) < size:
        raise EOFError
    return found
