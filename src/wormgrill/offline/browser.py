"""The door between the house and the worker it runs in: what goes through is plain text."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

import msgspec

from wormgrill.match.listeners import Message
from wormgrill.offline.house import House
from wormgrill.rules.errors import Refusal
from wormgrill.server.problems import problem
from wormgrill.words.texts import read_texts_with


class BrowserShelf(Protocol):
    """IndexedDB, as the worker offers it: texts under names, as JSON."""

    def keep(self, texts: str) -> Awaitable[None]: ...

    def drop(self, prefixes: str) -> Awaitable[None]: ...


class BrowserTexts(Protocol):
    """The Fluent of the browser, with the texts of one language."""

    def has(self, key: str) -> bool: ...

    def say(self, key: str, values: str) -> str: ...


class _Shelf:
    def __init__(self, browser: BrowserShelf) -> None:
        self._browser = browser

    async def keep(self, texts: Mapping[str, str]) -> None:
        await self._browser.keep(_json(texts))

    async def drop(self, prefixes: list[str]) -> None:
        await self._browser.drop(_json(prefixes))


class _Texts:
    def __init__(self, browser: BrowserTexts) -> None:
        self._browser = browser

    def has(self, key: str) -> bool:
        return self._browser.has(key)

    def say(self, key: str, values: dict[str, object]) -> str:
        return self._browser.say(key, _json(values))


class Door:
    """What the worker calls. Every answer is a line of JSON: status, media type, body."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def answer(self, method: str, path: str, body: str) -> str:
        return _json(await self._house.answer(method, path, body))

    async def follow(
        self, table: str, after: int, tell: Callable[[int | None, str | None], None]
    ) -> Callable[[], None] | str:
        """How to stop it, or why it cannot be followed. `tell` gets the number and the event."""

        def told(message: Message | None) -> None:
            if message is None:
                tell(None, None)
            else:
                tell(message.seq, message.json.decode())

        try:
            return await self._house.follow(table, after, told)
        except Refusal as refusal:
            return problem(refusal, self._house.guest.language).body.decode()


def open_house(
    shelf: BrowserShelf,
    kept: str,
    language: str,
    name: str,
    read_texts: Callable[[str, str], BrowserTexts],
) -> Door:
    """With all that the shelf has kept, as JSON; for the guest of this name."""
    read_texts_with(lambda wanted, source: _Texts(read_texts(wanted, source)))
    texts = msgspec.json.decode(kept, type=dict[str, str])
    return Door(House.open(_Shelf(shelf), texts, language, name or None))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
