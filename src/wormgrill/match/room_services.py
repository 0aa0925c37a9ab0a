"""What every room of a server shares."""

from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import token_urlsafe
from time import time
from typing import NamedTuple, Protocol

from wormgrill.advice.hint_views import WordedHints
from wormgrill.match.store import TableStore
from wormgrill.rules.actions import Action
from wormgrill.rules.game import MOST_STEPS
from wormgrill.rules.position import Position

ABSENT_AFTER = 60.0  # seconds without a stream or a command
SECOND_THOUGHTS = 3.0  # seconds before a bot acts on typed dice: they may have been mistyped
DESERTED_AFTER = 15.0  # seconds without any stream; a client that lost its own is back sooner


class BotMove(NamedTuple):
    """What a bot does, and which one: where the one that sits there fails, another decides."""

    action: Action
    bot: str


class Thinkers(Protocol):
    """Who thinks for tables: what bots do, and hints. The server's is `BotPool`."""

    async def choose(self, table: str, name: str, position: Position) -> BotMove:
        """What the bot of this name does; always something legal."""

    async def hints(
        self, position: Position, language: str, asker: str, deep: bool = False
    ) -> WordedHints:
        """`deep`: looked at a turn further."""

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class RoomServices:
    """The store, the bots and the clock that rooms are handed; tests hand them others."""

    store: TableStore
    bots: Thinkers
    clock: Callable[[], float] = time
    began: float = field(default_factory=time)  # a restart costs nobody a turn
    absent_after: float = ABSENT_AFTER
    second_thoughts: float = SECOND_THOUGHTS
    deserted_after: float = DESERTED_AFTER
    most_steps: int = MOST_STEPS
    process: str = field(
        default_factory=lambda: token_urlsafe(6)
    )  # among those that share the store
    tell: Callable[[str], None] = lambda told: None  # to these others
    guest_changed: Callable[[str], None] = lambda guest: None  # likewise
    trouble: Callable[[Exception], None] = lambda error: None  # a mistake of ours, to be noted
