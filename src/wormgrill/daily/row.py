"""A day's row: ten positions from ten games of the house, each with what every choice is worth."""

import zlib
from typing import NamedTuple

import msgspec

from wormgrill.advice.adviser import RatedAction
from wormgrill.daily.house import HouseDecision, HouseGame, play
from wormgrill.daily.lots import METHOD, DailyLots
from wormgrill.daily.panel import HousePanel
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.formats.record import print_record
from wormgrill.rules.actions import choose
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Phase, Position
from wormgrill.version import __version__


class DailySlot(NamedTuple):
    """What is played for one of the ten positions, and whether it asks about dice just rolled."""

    edition: str
    players: int
    dice: bool


PLAN = (
    DailySlot("classic", 2, dice=True),
    DailySlot("junior", 2, dice=False),
    DailySlot("classic", 3, dice=False),
    DailySlot("extrawurm", 2, dice=True),
    DailySlot("classic", 2, dice=False),
    DailySlot("junior", 3, dice=True),
    DailySlot("deluxe", 2, dice=True),
    DailySlot("classic", 4, dice=True),
    DailySlot("extrawurm", 3, dice=False),
    DailySlot("deluxe", 3, dice=True),
)
POSITIONS = len(PLAN)


class DailyOption(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be decided there, with its figures if the best is done after it."""

    action: str
    worth: float  # the mover's chance of winning
    worms: float
    success: float
    seats: tuple[float, ...]


class DailyPosition(msgspec.Struct, frozen=True, kw_only=True):
    """One of the ten: a decision of a game of the house, and that game."""

    number: int  # from 1; also that of the game
    edition: str
    players: int
    turn: int
    position: str  # as one line
    options: list[DailyOption]  # in the order of the legal actions
    record: str  # the whole game
    decision: int  # which one of the game, among those with a choice, from 1
    asked: list[int]  # the decisions it was picked from: its lot is the least of theirs

    def read(self) -> Position:
        return from_line(self.position)

    def rated(self, position: Position) -> tuple[RatedAction, ...]:
        """The options again as the champion rated them."""
        legal = legal_actions(position)
        return tuple(
            RatedAction(choose(one.action, legal), one.worth, one.worms, one.success, one.seats)
            for one in self.options
        )


class DailyRow(msgspec.Struct, frozen=True, kw_only=True):
    """The ten positions of a day, as they are kept."""

    method: str
    release: str  # of the program that has made it: other nets pick other positions
    day: str
    positions: list[DailyPosition]


def make_row(seed: bytes, day: str) -> DailyRow:
    """Some seconds of work. The same seed and day give the same row, on every machine."""
    panel = HousePanel()
    return DailyRow(
        method=METHOD,
        release=__version__,
        day=day,
        positions=[
            _position(number, slot, DailyLots(seed, day, number), panel)
            for number, slot in enumerate(PLAN, 1)
        ],
    )


def _position(number: int, slot: DailySlot, lots: DailyLots, panel: HousePanel) -> DailyPosition:
    game = play(EDITIONS[slot.edition], slot.players, lots)
    asked = _asked(game, slot, panel)
    picked = min(asked, key=lambda decision: lots.lot("pick", decision.number))
    return DailyPosition(
        number=number,
        edition=slot.edition,
        players=slot.players,
        turn=picked.turn,
        position=to_line(picked.position),
        options=_options(panel, picked.position),
        record=print_record(game.record),
        decision=picked.number,
        asked=[decision.number for decision in asked],
    )


def _asked(game: HouseGame, slot: DailySlot, panel: HousePanel) -> list[HouseDecision]:
    """What matters and is of the slot's kind; else what matters; else every decision."""
    matters = [one for one in game.decisions if panel.matters(one.position)]
    fitting = [one for one in matters if _about_dice(one.position) == slot.dice]
    return fitting or matters or game.decisions


def _about_dice(position: Position) -> bool:
    return position.turn is not None and position.turn.phase is Phase.CHOOSE


def _options(panel: HousePanel, position: Position) -> list[DailyOption]:
    return [
        DailyOption(
            action=str(rated.action),
            worth=rated.worth,
            worms=rated.worms,
            success=rated.success,
            seats=rated.seats,
        )
        for rated in panel.advice(position).actions
    ]


def packed_row(seed: bytes, day: str) -> bytes:
    """A row as it is kept: its JSON, compressed to a fifth."""
    return zlib.compress(msgspec.json.encode(make_row(seed, day)), 9)


def unpacked(packed: bytes) -> DailyRow:
    return msgspec.json.decode(zlib.decompress(packed), type=DailyRow)
