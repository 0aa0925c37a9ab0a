"""One table as it is now: what is told of it, what may be done there, and doing it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from wormgrill.client.line import Line, Problem, ask, fresh_key, insist, pause
from wormgrill.client.log_order import LogOrder
from wormgrill.client.story import told
from wormgrill.formats.event_json import EVENT_TYPES
from wormgrill.formats.position_json import decode
from wormgrill.match.listeners import Message
from wormgrill.match.log import Fact
from wormgrill.match.log_schema import PresenceMessage
from wormgrill.match.room import Answer
from wormgrill.match.table import DiceSource, TableState
from wormgrill.match.view import MOVES, HintsView, LogPage, SeatView, TableView
from wormgrill.own_tasks import spawned
from wormgrill.rules.errors import Refusal
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Phase, Position
from wormgrill.server.messages import PhraseView
from wormgrill.words.voice import Voice

STORY_PIECE = 100  # facts of the log that are read at once

# After these the seats are looked at again; with typed dice and clocks after every step.
SEATS_CHANGE = frozenset(
    ("sat", "stood", "started", "bot", "back", "rematch", "game-over", "abandoned")
)
NOBODY_HERE = PresenceMessage(here=[], watching=0, hand_over=[])


class TableStep(NamedTuple):
    """What has happened at once: the facts, their sentences, and the position if it has moved.
    Without facts: the table was put back, and this is how it stands."""

    facts: list[Fact]
    sentences: list[str]
    position: Position | None

    def told(self, kind: str) -> Fact | None:
        return next((fact for fact in self.facts if fact["type"] == kind), None)

    @property
    def by_bot(self) -> bool:
        acted = self.told("acted")
        return acted is not None and acted["bot"] is not None


class LiveTable:
    """A table that somebody looks at.

    What has happened comes to `heard`, step by step; `changed` is called when something beside the
    game is otherwise than before (who is here, hints, the line, whether we wait). Both are called
    in the event loop.

        table = await LiveTable.open(line, id, voice, heard, changed)
        await table.act("keep worm")
    """

    def __init__(
        self,
        line: Line,
        view: TableView,
        voice: Voice,
        heard: Callable[[TableStep], None],
        changed: Callable[[], None],
    ) -> None:
        self.line = line
        self.id = view.id
        self.view = view
        self.voice = voice
        self.live = True  # the line is not cut
        self.busy = False  # something is under way that we have asked for
        self.presence = NOBODY_HERE
        self.hints: HintsView | None = None
        self.position: Position | None = None
        self.earliest = view.version + 1  # the number of the first fact that has been told
        self._heard = heard
        self._changed = changed
        self._order = LogOrder()
        self._step: list[Fact] = []
        self._ended = asyncio.Event()  # the stream
        self._cut = False  # it has ended, and nothing was heard since
        self._back = asyncio.Event()  # something was
        self._stop: Callable[[], None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._settle(view)

    @classmethod
    async def open(
        cls,
        line: Line,
        id: str,
        voice: Voice,
        heard: Callable[[TableStep], None],
        changed: Callable[[], None],
    ) -> "LiveTable":
        view = await ask(line, "GET", f"/api/tables/{id}", None, TableView)
        table = cls(line, view, voice, heard, changed)
        spawned(table._follow(), table._tasks)
        return table

    def _settle(self, view: TableView) -> None:
        """As it is now, whatever was before."""
        self.view = view
        self.position = _position(view.position)
        self.hints = None
        self._order.begin(view.version)
        self._step = []

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._stop:
            self._stop()

    @property
    def version(self) -> int:
        """Everything up to this fact has come."""
        return self._order.last

    # Following

    async def _follow(self) -> None:
        """For ever: however often the line is cut, it goes on where it was."""
        attempt = 0
        while True:
            try:
                self._ended.clear()
                self._stop = await self.line.follow(self.id, self._order.last, self._hear)
                await self._ended.wait()
                attempt = 0 if self.live else attempt
            except (Problem, Refusal):
                pass
            self._cut = True
            self._now_live(False)
            await asyncio.sleep(pause(attempt))
            attempt += 1
            with suppress(Problem):
                view = await ask(self.line, "GET", f"/api/tables/{self.id}", None, TableView)
                if view.version < self._order.last:  # it was put back to an earlier day
                    self._settle(view)
                    self._heard(TableStep([], [], self.position))

    def _hear(self, message: Message | None) -> None:
        if message is None:
            self._ended.set()
            return
        if self._cut:
            self._cut = False
            self._back.set()
        self._now_live(True)
        if message.seq is None:
            self.presence = msgspec.json.decode(message.json, type=PresenceMessage)
            self._changed()
        else:
            self._receive(msgspec.json.decode(message.json))

    def _now_live(self, live: bool) -> None:
        if self.live != live:
            self.live = live
            self._changed()

    def _receive(self, fact: Fact) -> None:
        """Each once and in order, whichever way it came; a step when it is whole."""
        for one in self._order.take(fact):
            self._step.append(one)
            if "position" in one or one["type"] not in _WITHIN_A_STEP:
                self._complete()

    def _complete(self) -> None:
        facts, self._step = self._step, []
        given = facts[-1].get("position")
        sentences = [line for fact in facts for line in told(fact, self.name, self.voice)]
        if given:
            self.position, self.hints = _position(given), None
        kinds = {fact["type"] for fact in facts}
        if kinds & SEATS_CHANGE or (given and self._asks_again):
            spawned(self._look(), self._tasks)
        self._heard(TableStep(facts, sentences, self.position if given else None))

    @property
    def _asks_again(self) -> bool:
        """The deadline, and the dice that can be taken back, change with every step."""
        return self.view.pace is not None or self.view.dice is DiceSource.TYPED

    async def _look(self) -> None:
        """At the seats, and all else that facts do not tell."""
        with suppress(Problem):
            self.view = await ask(self.line, "GET", f"/api/tables/{self.id}", None, TableView)
            self._changed()

    async def earlier(self) -> list[str]:
        """The sentences of the piece of the log before what has been told; [] at its beginning."""
        if self.earliest <= 1:
            return []
        path = f"/api/tables/{self.id}/log?before={self.earliest}&limit={STORY_PIECE}"
        page = await ask(self.line, "GET", path, None, LogPage)
        self.earliest = page.first
        return [line for fact in page.events for line in told(fact, self.name, self.voice)]

    # Who is who

    def name(self, seat: int) -> str:
        if self.position:
            return self.position.seats[seat].name
        return self.view.seats[seat].name or ""

    @property
    def on_turn(self) -> int | None:
        turn = self.position.turn if self.position else None
        return turn.player if turn and self.view.state is TableState.PLAYING else None

    def mine(self, seat: int | None) -> bool:
        """Ours to act for, now."""
        if seat is None:
            return False
        one = self.view.seats[seat]
        return one.you and one.bot is None

    @property
    def sitting(self) -> bool:
        return any(seat.you for seat in self.view.seats)

    @property
    def decides(self) -> bool:
        """Something is to be decided by us."""
        return self.mine(self.on_turn) and not self._in_the_air

    @property
    def tells_dice(self) -> bool:
        """Real dice are to be typed in by us."""
        if self.on_turn is None or not self._in_the_air or self.view.dice is not DiceSource.TYPED:
            return False
        bot = self.view.seats[self.on_turn].bot is not None
        return self.view.yours if bot else self.mine(self.on_turn)

    @property
    def _in_the_air(self) -> bool:
        turn = self.position.turn if self.position else None
        return turn is not None and turn.phase is Phase.DICE

    @property
    def left(self) -> list[int]:
        """Our seats that a bot plays: they can be taken back."""
        return self._seats(lambda seat: seat.you and seat.bot is not None)

    def _seats(self, which: Callable[[SeatView], bool]) -> list[int]:
        return [number for number, seat in enumerate(self.view.seats) if which(seat)]

    def to_hand_over(self, now: float) -> list[int]:
        """Seats of those who have been away for so long that a bot may play for them."""
        return [one.seat for one in self.presence.hand_over if one.at <= now and self.sitting]

    # What we do

    async def act(self, action: str) -> None:
        await self._submit({"action": action})

    async def tell_dice(self, dice: Dice) -> None:
        await self._submit({"dice": {"faces": dice.faces, "golden": dice.golden}})

    async def take_dice_back(self) -> None:
        """Real dice that were mistyped: they are awaited again."""
        if self.view.dice_back is not None:
            await self._submit({"dice_back": True}, self.view.dice_back)

    async def _submit(self, what: dict[str, Any], seat: int | None = None) -> None:
        """To the end, even if the line is cut meanwhile."""
        seat = self.on_turn if seat is None else seat
        body = {"seat": seat, "version": self._order.last, "key": fresh_key(), **what}
        path = f"/api/tables/{self.id}/actions"
        self.busy = True
        self._changed()
        try:
            answer = await insist(
                lambda: ask(self.line, "POST", path, body, Answer),
                lambda cut: self._now_live(not cut),
                self._until_back,
            )
            for fact in answer.events:
                self._receive(fact)
        except Problem as problem:
            for fact in problem.more.get("events", ()):
                self._receive(fact)
            raise
        finally:
            self.busy = False
            self._changed()

    async def _until_back(self, seconds: float) -> None:
        """So long at most: where the stream comes back, somebody answers."""
        self._back.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._back.wait(), seconds)

    async def ask_hints(self) -> None:
        """About the position as it is now; told once to all that we play with hints."""
        about = self.position
        path = f"/api/tables/{self.id}/hint?always=true"
        hints = await ask(self.line, "GET", path, None, HintsView)
        if self.position is about:
            self.hints = hints
            self._changed()

    async def phrases(self) -> list[PhraseView]:
        """What can be said, in our language."""
        return await ask(self.line, "GET", "/api/phrases", None, list[PhraseView])

    async def say(self, phrase: str) -> None:
        await ask(self.line, "POST", f"/api/tables/{self.id}/phrases", {"phrase": phrase}, Answer)

    async def sit(self, local: str | None = None) -> None:
        """Down, or somebody beside us who shares the screen."""
        body = {"randomness": fresh_key()} if local is None else {"local": local}
        await self._seat("POST", "", body)

    async def leave(self, seat: int) -> None:
        """Our own to a bot, or somebody's who is away; before the start it is free again."""
        await self._seat("DELETE", f"/{seat}")

    async def stand_up(self) -> None:
        """From all our seats: free again before the start, after it a bot's until we are back."""
        for seat in self._seats(lambda seat: seat.you):
            await self.leave(seat)

    async def take_back(self) -> None:
        for seat in self.left:
            await self._seat("PUT", f"/{seat}")

    async def start(self) -> None:
        """Bots take the free seats."""
        self.view = await ask(self.line, "POST", f"/api/tables/{self.id}/start", {}, TableView)
        self._changed()

    async def rematch(self) -> str:
        """The id of the next table."""
        path = f"/api/tables/{self.id}/rematch"
        return (await ask(self.line, "POST", path, {}, TableView)).id

    async def record(self) -> str:
        """The game so far, as text."""
        reply = await self.line.answer("GET", f"/api/tables/{self.id}/record")
        return reply.body

    async def _seat(self, method: str, path: str, body: object = None) -> None:
        whole = f"/api/tables/{self.id}/seats{path}"
        self.view = await ask(self.line, method, whole, body, TableView)
        self._changed()


# Facts of a game that moves: the position comes with the last of them.
_WITHIN_A_STEP = MOVES | EVENT_TYPES


def _position(given: dict[str, Any] | None) -> Position | None:
    return decode(given) if given else None
