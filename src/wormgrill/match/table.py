"""A table as its log tells it: a frozen value, made by folding one fact after the other."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from wormgrill.formats.options import options_from
from wormgrill.formats.position_json import edition_from_json
from wormgrill.formats.position_line import from_line
from wormgrill.formats.receipt import BOT
from wormgrill.match.log import Fact, LoggedFact
from wormgrill.match.retention import DAY
from wormgrill.rules import actions
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.game import Step, follow, start
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.seating import renamed


class SeatKind(StrEnum):
    """Who sits there: decided when the table is made or somebody sits down, not who plays now."""

    GUEST = "guest"
    LOCAL = "local"  # a person who shares the guest's screen
    BOT = "bot"
    OPEN = "open"


class TableState(StrEnum):
    """Seats are being taken; the game goes on; it is over, or given up."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class DiceSource(StrEnum):
    """Where the rolls of a table come from."""

    VERIFIED = "verified"  # drawn by the server, which has committed itself to them beforehand
    TYPED = "typed"  # real dice, told by those who rolled them
    SEEDED = "seeded"  # for tests
    OFFLINE = "offline"  # rolled by a guest's device without a network; nobody can verify them


class StandInReason(StrEnum):
    """Why a bot plays on somebody's seat."""

    LEFT = "left"  # on purpose: the seat stays the bot's until its owner takes it back
    CLOCK = "clock"  # out of time; the owner's again as soon as they look on
    HANDED = "handed"  # absent, and somebody else at the table has given the seat to the bot


class AbandonReason(StrEnum):
    """Why a table was given up before its game was over."""

    DESERTED = "deserted"  # all have left, and nobody looks on
    IDLE = "idle"  # nobody has touched it for long
    TOO_LONG = "too-long"  # the game does not come to an end
    RESTORED = "restored"  # it came out of a backup: its dice may be known already
    UNPAIRED = "unpaired"  # its round of a party was taken back before anybody had rolled


@dataclass(frozen=True, slots=True)
class TableSeat:
    """One place at a table: whose it is, and who plays it now.

    A bot's own seat has `bot` and no `owner`; a person's has an `owner`, and `bot` and `why` only
    while a bot stands in:

        TableSeat(SeatKind.BOT, "Momo", bot="careful")
        TableSeat(SeatKind.GUEST, "Ada", owner="g1")
        TableSeat(SeatKind.GUEST, "Ada", owner="g1", bot="turn-ev", why=StandInReason.CLOCK)
    """

    kind: SeatKind = SeatKind.OPEN
    name: str = ""
    owner: str | None = None  # the guest who acts for it
    bot: str | None = None  # the bot that plays it now
    why: StandInReason | None = None  # why, if it is somebody's seat
    program: str | None = None  # what somebody's program calls itself, if one sits there


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed when the table was made, and never changes."""

    edition: Edition
    options: Options
    dice: DiceSource
    pace: int | None  # seconds per decision
    hints: bool | None  # None: as long as only one guest sits there
    public: bool
    maker: str
    commitment: str | None = None
    test_seed: int | None = None
    series: Mapping[str, Any] | None = None  # games played before at this table, and their score
    begun_from: str | None = None  # the position, as a line, at which “what if …” begins

    def beginning(self, names: Sequence[str]) -> Position:
        """Where the game begins: at its start, or where somebody wants to see what follows."""
        if self.begun_from is None:
            return start(self.edition, names, self.options)
        return renamed(from_line(self.begun_from), names)

    @property
    def by_correspondence(self) -> bool:
        """Days to decide: nobody needs to be there at the same time."""
        return self.pace is not None and self.pace >= DAY


@dataclass(frozen=True, slots=True)
class Table:
    """A game over time, as far as its log goes: terms, seats, position, version.

    Nothing changes a table but the next fact of its log (`fold`), so a table in memory and the
    same log replayed after a crash are equal: `replayed(id, code, events) == room.table`.
    """

    id: str
    code: str
    terms: Terms
    seats: tuple[TableSeat, ...] = ()
    state: TableState = TableState.OPEN
    version: int = 0  # the number of the last fact
    changed: int = 0  # the number of the last one that changed the game or the seats
    began: float | None = None  # when the game did; old snapshots do not tell
    ended: float | None = None  # when it was over, or given up
    waits_since: float = 0.0  # for the one on turn: talk and comings and goings do not stretch it
    turn_began: int = 0  # the number of the fact that began it; not told by old snapshots
    position: Position | None = None
    before_dice: Position | None = None  # where typed dice were told, until something follows
    steps: int = 0  # decisions and rolls so far, those taken back too
    rolls: int = 0
    last_key: str = ""  # of a guest's roll
    added: tuple[tuple[int, str], ...] = ()  # randomness for the dice, by seat, in order
    seed: str | None = None  # once revealed
    abandoned: bool = False
    why_abandoned: AbandonReason | None = None  # old logs do not tell
    rematch: str | None = None
    rematch_by: int | None = None  # the seat that asked for it; old logs do not tell
    hinted: frozenset[str] = frozenset()  # guests who have asked about this position
    always_hinted: frozenset[str] = frozenset()  # guests who play with hints: told once

    @property
    def on_turn(self) -> int | None:
        """The seat that decides or rolls now."""
        turn = self.position.turn if self.position and self.state is TableState.PLAYING else None
        return turn.player if turn else None

    @property
    def awaits_dice(self) -> bool:
        """Typed dice are to be told."""
        turn = self.position.turn if self.position and self.state is TableState.PLAYING else None
        return turn is not None and turn.phase is Phase.DICE

    @property
    def dice_told(self) -> int | None:
        """The seat whose typed dice can be taken back: nothing has followed from them."""
        before = self.before_dice if self.state is TableState.PLAYING else None
        return before.turn.player if before and before.turn else None

    def may_tell(self, guest: str, number: int, maker_away: bool) -> bool:
        """Real dice: one's own; a bot's by the maker, or by all who sit if the maker is away."""
        seat = self.seats[number]
        if not seat.bot:
            return guest == seat.owner
        return guest in self.guests if maker_away else guest == self.terms.maker

    @property
    def contributions(self) -> tuple[str, ...]:
        """Of those who sit here, in the order in which they sat down."""
        return tuple(text for _, text in self.added)

    @property
    def guests(self) -> frozenset[str]:
        return frozenset(seat.owner for seat in self.seats if seat.owner)

    @property
    def bot_on_turn(self) -> str | None:
        """The bot that is to decide now."""
        seat = self.on_turn
        return None if seat is None or self.awaits_dice else self.seats[seat].bot

    @property
    def due_at(self) -> float | None:
        """When a bot or a clock is to act, whoever looks on; None if that is up to the guests."""
        seat = self.on_turn
        if seat is None:
            return None
        if self.bot_on_turn is not None or self.deserted:
            return self.waits_since
        if self.terms.pace is None or self.seats[seat].bot:
            return None
        return self.waits_since + self.terms.pace

    @property
    def deserted(self) -> bool:
        """All who sat here have left on purpose: bots play among themselves."""
        playing = self.state is TableState.PLAYING
        return playing and all(s.why is StandInReason.LEFT for s in self.seats if s.owner)

    def can_be_handed(self, number: int) -> bool:
        """To a bot, by the others, once its owner is absent: where no clock does it."""
        seat = self.seats[number]
        theirs = seat.owner is not None and seat.bot is None
        return theirs and self.state is TableState.PLAYING and self.terms.pace is None

    def hints_allowed(self) -> bool:
        if self.terms.hints is None:
            return len(self.guests) < 2
        return self.terms.hints


def replayed(id: str, code: str, events: Iterable[LoggedFact]) -> Table:
    """The table that this log tells, from its first fact (`made`) on."""
    log = iter(events)
    return fold(made(id, code, next(log)), log)


def fold(table: Table, events: Iterable[LoggedFact]) -> Table:
    """The table after these facts, which follow the ones it knows."""
    for event in events:
        table = _after(table, event)
    return table


def _after(table: Table, event: LoggedFact) -> Table:
    assert event.seq == table.version + 1, "the log has a gap"
    kind = event.fact["type"]
    change = _CHANGES.get(kind) or _NOTES.get(kind)
    after = change(table, event.fact, event) if change else table
    if kind in _CHANGES:
        return replace(after, version=event.seq, changed=event.seq, hinted=frozenset())
    return replace(after, version=event.seq)


def made(id: str, code: str, event: LoggedFact) -> Table:
    """The table of which so far only the first fact of its log is known."""
    fact = event.fact
    assert (event.seq, fact["type"]) == (1, "made"), "the log has no beginning"
    assert event.guest is not None
    edition = edition_from_json(fact["edition"])
    terms = Terms(
        edition,
        options_from(fact["options"], edition.options),
        DiceSource(fact["dice"]),
        fact["pace"],
        fact["hints"],
        fact["public"],
        event.guest,
        fact["commitment"],
        fact.get("seed"),
        fact.get("series"),
        fact.get("begun_from"),
    )
    seats = (TableSeat(),) * fact["seats"]
    return Table(id, code, terms, seats, version=event.seq, changed=event.seq)


def _sat(table: Table, fact: Fact, event: LoggedFact) -> Table:
    kind = SeatKind(fact["kind"])
    owner = event.guest if kind is not SeatKind.BOT else None
    seat = TableSeat(kind, fact["name"], owner, fact.get("bot"), program=fact.get("program"))
    added = table.added
    if contribution := fact.get("contribution"):
        added = (*added, (fact["seat"], contribution))
    return replace(_with_seat(table, fact["seat"], seat), added=added)


def _stood(table: Table, fact: Fact, event: LoggedFact) -> Table:
    left = tuple((seat, text) for seat, text in table.added if seat != fact["seat"])
    return replace(_with_seat(table, fact["seat"], TableSeat()), added=left)


def _started(table: Table, fact: Fact, event: LoggedFact) -> Table:
    position = table.terms.beginning([seat.name for seat in table.seats])
    return replace(
        table,
        state=TableState.PLAYING,
        position=position,
        began=event.at,
        turn_began=event.seq,
        waits_since=event.at,
    )


def step_of(fact: Fact, position: Position) -> Step | None:
    """The decision or the roll that this fact tells, if it tells one."""
    match fact["type"]:
        case "acted":
            return actions.choose(fact["action"], legal_actions(position))
        case "rolled":
            return Dice(tuple(fact["faces"]), fact["golden"])
    return None


def _stepped(table: Table, fact: Fact, event: LoggedFact) -> Table:
    position = table.position
    assert position is not None
    assert position.turn is not None
    step = step_of(fact, position)
    assert step is not None
    after, _ = follow(position, position.turn, step)
    begins = after.turn is not None and after.turn.phase is Phase.ROLL
    return replace(
        table,
        position=after,
        before_dice=None,
        steps=table.steps + 1,
        turn_began=event.seq if begins else table.turn_began,
        waits_since=event.at,
    )


def _rolled(table: Table, fact: Fact, event: LoggedFact) -> Table:
    key = fact.get("key", "")
    return replace(
        _stepped(table, fact, event),
        rolls=table.rolls + 1,
        before_dice=table.position if table.terms.dice is DiceSource.TYPED else None,
        last_key=table.last_key if key.startswith(BOT) else key,
    )


def _dice_taken_back(table: Table, fact: Fact, event: LoggedFact) -> Table:
    before = table.before_dice
    assert before is not None
    return replace(table, position=before, before_dice=None, waits_since=event.at)


def _bot(table: Table, fact: Fact, event: LoggedFact) -> Table:
    seat = table.seats[fact["seat"]]
    return _with_seat(
        table, fact["seat"], replace(seat, bot=fact["bot"], why=StandInReason(fact["why"]))
    )


def _back(table: Table, fact: Fact, event: LoggedFact) -> Table:
    seat = table.seats[fact["seat"]]
    since = event.at if table.on_turn == fact["seat"] else table.waits_since
    back = _with_seat(table, fact["seat"], replace(seat, bot=None, why=None))
    return replace(back, waits_since=since)


def _game_over(table: Table, fact: Fact, event: LoggedFact) -> Table:
    return replace(table, state=TableState.OVER, ended=event.at)


def _abandoned(table: Table, fact: Fact, event: LoggedFact) -> Table:
    why = AbandonReason(fact["why"]) if "why" in fact else None
    return replace(table, state=TableState.OVER, ended=event.at, abandoned=True, why_abandoned=why)


def _revealed(table: Table, fact: Fact, event: LoggedFact) -> Table:
    return replace(table, seed=fact["seed"])


def _rematch(table: Table, fact: Fact, event: LoggedFact) -> Table:
    return replace(table, rematch=fact["table"], rematch_by=fact.get("seat"))


def _with_seat(table: Table, number: int, seat: TableSeat) -> Table:
    seats = table.seats
    return replace(table, seats=(*seats[:number], seat, *seats[number + 1 :]))


def _hinted(table: Table, fact: Fact, event: LoggedFact) -> Table:
    assert event.guest is not None
    if not fact.get("always"):
        return replace(table, hinted=table.hinted | {event.guest})
    return replace(table, always_hinted=table.always_hinted | {event.guest})


Fold = Callable[[Table, Fact, LoggedFact], Table]

ENDINGS = frozenset(("game-over", "abandoned"))  # facts after which nothing is played

# The other facts (what a step brought, phrases) change nothing here.
_NOTES: Mapping[str, Fold] = {"hinted": _hinted}  # beside the game: no version is stale by it
_CHANGES: Mapping[str, Fold] = {
    "sat": _sat,
    "stood": _stood,
    "started": _started,
    "acted": _stepped,
    "rolled": _rolled,
    "dice-taken-back": _dice_taken_back,
    "bot": _bot,
    "back": _back,
    "game-over": _game_over,
    "abandoned": _abandoned,
    "revealed": _revealed,
    "rematch": _rematch,
}
