"""Where a table is: a link, a code, or a server's address, as people type or paste them."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from wormgrill.match.rooms import CODE_LENGTH, CODE_LETTERS
from wormgrill.rules.errors import Refusal
from wormgrill.words.refusals import refused

HERE = "http://127.0.0.1:8765"  # where `wormgrill` serves if nobody says otherwise
_CODE = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}", re.IGNORECASE)
_TABLE = re.compile(r"(.*)/t/([A-Za-z0-9_-]+)/?")


class UnclearAddress(Refusal):
    """Neither a link nor a code nor the address of a server."""

    code = "unclear-address"


class Whereabouts(NamedTuple):
    """A server, and there a table by its id or its code; without either, the server itself."""

    server: str
    table: str | None = None
    code: str | None = None


def whereabouts(text: str, server: str) -> Whereabouts:
    """A code is one of this server's.

    >>> whereabouts("https://worms.example/t/3X7q", "")
    Whereabouts(server='https://worms.example', table='3X7q', code=None)
    >>> whereabouts("bcdfgh", "worms.example")
    Whereabouts(server='https://worms.example', table=None, code='BCDFGH')
    """
    text = text.strip()
    if _CODE.fullmatch(text):
        return Whereabouts(address_of(server or HERE), code=text.upper())
    found = _TABLE.fullmatch(text.partition("?")[0].partition("#")[0])
    if found:
        return Whereabouts(address_of(found[1]), table=found[2])
    return Whereabouts(address_of(text or server or HERE))


def address_of(text: str) -> str:
    """Of a server: scheme, host and port. Without a scheme, this machine and numbers are http."""
    text = text.strip()
    if "://" not in text:
        host = text.partition("/")[0].partition(":")[0]
        near = host == "localhost" or re.fullmatch(r"[0-9.]+", host)
        text = f"{'http' if near else 'https'}://{text}"
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    host = parts.hostname or ""
    if parts.scheme not in ("http", "https") or not re.fullmatch(r"[\w.:-]+", host):
        raise refused(UnclearAddress, "tui-unclear-address", given=text[:60])
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + (f":{port}" if port else "")
