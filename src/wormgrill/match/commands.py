"""What can be done at a table: each command checks, and returns the facts that follow.

A command changes nothing. A step of the game is applied here for the events it brings, and a
second time when its facts are folded into the table (`table.fold`). That is on purpose: the table
in memory is the log replayed, fact by fact, by the same code that reads it after a crash (decision
record 0005). A position handed on from here would be a second way to become a table, and one day
the two would differ.
"""

from collections.abc import Callable, Sequence

from wormgrill.dice.verified import bot_key
from wormgrill.formats.event_json import events_json
from wormgrill.match.errors import (
    AlreadyStarted,
    DiceStay,
    GameIsOver,
    NoOpenSeat,
    NoSeat,
    NotMaker,
    NotStarted,
    NotYourSeat,
    NotYourTurn,
    Stale,
)
from wormgrill.match.log import By, Fact
from wormgrill.match.new_table import (
    STAND_IN,
    checked_randomness,
    name_at_table,
    sat_bot,
    stand_in,
)
from wormgrill.match.nicknames import nickname_of
from wormgrill.match.room_services import BotMove
from wormgrill.match.table import (
    AbandonReason,
    DiceSource,
    SeatKind,
    StandInReason,
    Table,
    TableSeat,
    TableState,
)
from wormgrill.rules import actions
from wormgrill.rules.actions import Action
from wormgrill.rules.errors import BadRequest, IllegalDice
from wormgrill.rules.game import apply
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Phase, Position

Throw = Callable[[Position, int, str], Dice]  # the dice in the air, the roll's number, its key
Facts = list[Fact]
Command = Callable[[Table], Sequence[Fact | By]]

PHRASES = (
    "hello",
    "good-luck",
    "nice",
    "ouch",
    "lucky-worm",
    "not-my-tile",
    "hungry",
    "your-turn",
    "one-moment",
    "thanks",
    "sorry",
    "good-game",
    "rematch",
    "bye",
)


# Before the start


def sit(
    table: Table,
    guest: str,
    name: str,
    local: str | None,
    randomness: str | None,
    program: str | None = None,
) -> Facts:
    """On the first open seat; who sits already seats somebody beside them, on the same screen. A
    guest that is a `program` of this name cannot hide it, and neither can whom it seats."""
    _must_be_open(table)
    free = [number for number, seat in enumerate(table.seats) if seat.kind is SeatKind.OPEN]
    if not free:
        raise NoOpenSeat("Every seat is taken. You can watch.")
    again = guest in table.guests
    if again and local is None:
        raise NoOpenSeat("You sit at this table already. With a name in “local” you seat somebody.")
    if local is not None and not again:
        raise BadRequest("local: sit down yourself first.")
    taken = [seat.name for seat in table.seats]
    if table.terms.public:
        given = None if again else nickname_of(guest, taken)
    else:
        given = local if again else name
    sat: Fact = {
        "type": "sat",
        "seat": free[0],
        "kind": SeatKind.LOCAL if again else SeatKind.GUEST,
        "name": name_at_table(given, taken),
    }
    if program is not None:
        sat["program"] = program
    if table.terms.dice is DiceSource.VERIFIED:
        sat["contribution"] = checked_randomness(randomness)
    return [sat, {"type": "started"}] if len(free) == 1 else [sat]


def start(table: Table, guest: str) -> Facts:
    """Open seats get bots."""
    _must_be_open(table)
    _must_be_maker(table, guest)
    facts: Facts = []
    taken = [seat.name for seat in table.seats]
    for number, seat in enumerate(table.seats):
        if seat.kind is SeatKind.OPEN:
            fact = sat_bot(number, STAND_IN, taken)
            taken.append(fact["name"])
            facts.append(fact)
    if not table.guests:
        raise NoSeat("Nobody sits here yet: bots do not play among themselves.")
    return [*facts, {"type": "started"}]


def leave(table: Table, guest: str, number: int, absent: bool) -> Facts:
    """Stand up before the start, leave the seat to a bot after it; the maker may free seats.

    On a table without a clock anyone who sits there may hand the seat of somebody absent to a bot.
    """
    seat = _seat(table, number)
    _must_not_be_over(table)
    own = seat.owner == guest
    if table.state is TableState.OPEN:
        if seat.kind is SeatKind.OPEN:
            raise NoSeat(f"Nobody sits on seat {number}.")
        if not own:
            _must_be_maker(table, guest)
        return [{"type": "stood", "seat": number}]
    if seat.owner is None:
        raise NotYourSeat(f"Seat {number} is a bot's.")
    if own:  # also if a bot plays already for the absent one: now they have left on purpose
        return [] if seat.why is StandInReason.LEFT else [stand_in(number, StandInReason.LEFT)]
    if seat.bot:
        return []
    if guest not in table.guests or not table.can_be_handed(number) or not absent:
        raise NotYourSeat(
            "This is not your seat. Without a clock, the seat of somebody who has been "
            "disconnected for a minute can be handed to a bot."
        )
    return [stand_in(number, StandInReason.HANDED)]


def hand_over(table: Table, number: int) -> Facts:
    """To a bot, by the host of a party: somebody does not come, and the others wait."""
    seat = _seat(table, number)
    if table.state is not TableState.PLAYING or seat.owner is None or seat.bot:
        return []
    return [stand_in(number, StandInReason.HANDED)]


def take_back(table: Table, guest: str, number: int) -> Facts:
    seat = _seat(table, number)
    _must_be_own(seat, guest)
    _must_be_started(table)
    return [{"type": "back", "seat": number}] if seat.bot else []


def take_back_all(table: Table, guest: str) -> Facts:
    """Whoever was away is back; a seat that was left on purpose stays with the bot."""
    if table.state is not TableState.PLAYING:
        return []
    return [
        {"type": "back", "seat": number}
        for number, seat in enumerate(table.seats)
        if seat.owner == guest and seat.why in (StandInReason.CLOCK, StandInReason.HANDED)
    ]


# The game


def act(
    table: Table, guest: str, number: int, action: str, version: int, key: str, throw: Throw
) -> Facts:
    seat = _seat(table, number)
    _must_be_own(seat, guest)
    _must_be_started(table)
    _must_be_seen(table, version)
    _must_be_on_turn(table, number)
    if seat.bot:
        raise NotYourTurn(f"A bot plays for you. Take the seat back first: PUT …/seats/{number}.")
    assert table.position is not None
    chosen = actions.choose(action, legal_actions(table.position))
    return _carried_out(table, number, chosen, key, throw, None)


def bot_acts(table: Table, move: BotMove, version: int, throw: Throw) -> Facts:
    """Nothing, if the game has gone on while the bot was thinking."""
    number = table.on_turn
    if number is None or table.changed != version or not table.seats[number].bot:
        return []
    key = bot_key([table.last_key] if table.last_key else [])
    return _carried_out(table, number, move.action, key, throw, move.bot)


def _carried_out(
    table: Table, number: int, action: Action, key: str, throw: Throw, bot: str | None
) -> Facts:
    assert table.position is not None
    position, events = apply(table.position, action)
    acted: Fact = {"type": "acted", "seat": number, "action": str(action), "bot": bot}
    facts = [acted, *events_json(events)]
    turn = position.turn
    if turn and turn.phase is Phase.DICE and table.terms.dice is not DiceSource.TYPED:
        facts += _fallen(position, throw(position, table.rolls + 1, key), key)
    return facts


def _fallen(position: Position, dice: Dice, key: str | None) -> Facts:
    _, events = apply(position, dice)
    rolled, *rest = events_json(events)
    return [rolled if key is None else rolled | {"key": key}, *rest]


def tell_dice(
    table: Table, guest: str, number: int, dice: Dice, version: int, maker_away: bool
) -> Facts:
    """Real dice, as they fell."""
    _must_tell_dice(table, guest, number, maker_away)
    _must_be_seen(table, version)
    _must_be_on_turn(table, number)
    assert table.position is not None
    return _fallen(table.position, dice, None)


def take_dice_back(table: Table, guest: str, number: int, version: int, maker_away: bool) -> Facts:
    """Real dice that were mistyped, by whoever may tell them, until something follows from them."""
    _must_tell_dice(table, guest, number, maker_away)
    if table.dice_told != number:
        raise DiceStay("Dice can be taken back until somebody, or a bot, acts on them.")
    _must_be_seen(table, version)
    return [{"type": "dice-taken-back", "seat": number}]


def time_out(table: Table, version: int) -> Facts:
    """The clock has run out: a bot plays on for the one it waited for."""
    number = table.on_turn
    if number is None or table.changed != version or table.seats[number].bot:
        return []
    return [stand_in(number, StandInReason.CLOCK)]


def abandon(table: Table, why: AbandonReason) -> Facts:
    return [] if table.state is TableState.OVER else [{"type": "abandoned", "why": why}]


def with_seed(table: Table, facts: Sequence[Fact | By], seed: bytes) -> list[Fact | By]:
    """These facts, and the seed if the game ends with them: it is in no fact but the last one."""
    last = {fact["type"] for fact in facts if isinstance(fact, dict)}
    if table.terms.dice is DiceSource.VERIFIED and last & {"game-over", "abandoned"}:
        return [*facts, {"type": "revealed", "seed": seed.hex()}]
    return list(facts)


def abandon_deserted(table: Table, watched: bool) -> Facts:
    """All have left. Bots play on while somebody looks on, unless nobody can tell their dice."""
    if not table.deserted or (watched and not table.awaits_dice):
        return []
    return abandon(table, AbandonReason.DESERTED)


def abandon_too_long(table: Table, facts: Sequence[Fact | By], most_steps: int) -> Facts:
    """If the game is not over after these facts and has had as many steps as a game may have."""
    types = [fact["type"] for fact in facts if isinstance(fact, dict)]
    steps = table.steps + types.count("acted") + types.count("rolled")
    if steps == table.steps or steps < most_steps or "game-over" in types:
        return []
    return abandon(table, AbandonReason.TOO_LONG)


# Beside the game


def say(table: Table, guest: str, phrase: str) -> Facts:
    if phrase not in PHRASES:
        raise BadRequest(f"phrase: “{phrase[:40]}” is not one of {', '.join(PHRASES)}.")
    return [{"type": "phrase", "seat": _own_seat(table, guest), "phrase": phrase}]


def ask_hint(table: Table, guest: str, always: bool = False) -> Facts:
    """Told once per position; of one who plays with hints at every decision, once per game."""
    hinted: Fact = {"type": "hinted", "seat": _own_seat(table, guest)}
    if always:
        return [] if guest in table.always_hinted else [hinted | {"always": True}]
    return [] if guest in table.hinted else [hinted]


def _own_seat(table: Table, guest: str) -> int:
    for number, seat in enumerate(table.seats):
        if seat.owner == guest:
            return number
    raise NotYourSeat("Only those who sit at the table can do this.")


# What must hold


def _seat(table: Table, number: int) -> TableSeat:
    if not 0 <= number < len(table.seats):
        raise NoSeat(f"There is no seat {number}: they count from 0 to {len(table.seats) - 1}.")
    return table.seats[number]


def _must_be_open(table: Table) -> None:
    _must_not_be_over(table)
    if table.state is not TableState.OPEN:
        raise AlreadyStarted("The game has begun already.")


def _must_be_started(table: Table) -> None:
    _must_not_be_over(table)
    if table.state is not TableState.PLAYING:
        raise NotStarted("The game has not begun yet.")


def _must_not_be_over(table: Table) -> None:
    if table.state is TableState.OVER:
        raise GameIsOver("The game is over.")


def _must_be_maker(table: Table, guest: str) -> None:
    if guest != table.terms.maker:
        raise NotMaker("Only the one who made the table can do this.")


def _must_be_own(seat: TableSeat, guest: str) -> None:
    if seat.owner != guest:
        raise NotYourSeat("This is not your seat.")


def _must_be_seen(table: Table, version: int) -> None:
    if not table.changed <= version <= table.version:
        raise Stale("The game has gone on: look at the missing events first.")


def _must_tell_dice(table: Table, guest: str, number: int, maker_away: bool) -> None:
    _seat(table, number)
    if not table.may_tell(guest, number, maker_away):
        raise NotYourSeat("The one on turn tells these dice; for a bot, the maker of the table.")
    _must_be_started(table)
    if table.terms.dice is not DiceSource.TYPED:
        raise IllegalDice("At this table the dice are rolled by the server.")


def _must_be_on_turn(table: Table, number: int) -> None:
    if table.on_turn != number:
        raise NotYourTurn("It is another seat's turn.")
