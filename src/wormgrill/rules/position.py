"""Position, Seat, Turn: frozen values. A position carries its edition."""

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.pieces import WORM, Dice, Specialist, Tile

if TYPE_CHECKING:  # they know positions
    from wormgrill.rules.actions import Action
    from wormgrill.rules.rolls import Chance


class Phase(StrEnum):
    """What the turn waits for."""

    ROLL = "roll"  # before the first roll
    DICE = "dice"  # the dice are in the air
    CHOOSE = "choose"  # after a roll
    AFTER = "after"  # dice were laid aside: roll or stop
    ROB = "rob"  # whose Bratworm (R16)
    RETURN = "return"  # which of two specialists goes back (R19)
    PINCH = "pinch"  # whose equal top tile (R31), or the lower tile (O2)


class GoldenDie(StrEnum):
    """Where the golden die is in this turn (R22)."""

    UNUSED = "unused"  # not part of this turn
    IN_HAND = "in-hand"
    KEPT = "kept"  # laid aside


class Seat(NamedTuple):
    """A player, and all that lies before them."""

    name: str
    stack: tuple[Tile, ...] = ()  # bottom to top (R8)
    bratworms: int = 0
    specialist: Specialist | None = None


class Spot(NamedTuple):
    """A tile lying on the grill, and who stands on it."""

    tile: Tile
    up: bool = True
    specialist: Specialist | None = None


class Turn(NamedTuple):
    """What the player on turn has done so far: the phase, the dice laid aside and those rolled."""

    player: int
    phase: Phase = Phase.ROLL
    kept: tuple[str, ...] = ()
    rolled: tuple[str, ...] | None = None
    golden: str | None = None
    golden_die: GoldenDie = GoldenDie.UNUSED
    weasel_used: bool = False
    limbo: Specialist | None = None  # the specialist a choice is owed about
    limbo_from: int | None = None  # the seat it was won from (R18, R26), None for the grill


class Position(NamedTuple):
    """A game at one moment, whole: whatever happens next depends on nothing else.

    It never changes; `play`, `roll` and `apply` make the next one.

    >>> from random import Random
    >>> from wormgrill import EDITIONS, start
    >>> position = start(EDITIONS["classic"], ["Ada", "Bo"])
    >>> position.grill[0].tile
    Tile(value=21, worms=1, exact=False)
    >>> [str(action) for action in position.legal]
    ['roll']
    >>> position = position.roll(Random(5))
    >>> " ".join(position.turn.rolled)
    '1 3 4 5 5 5 worm worm'
    >>> position = position.play("keep 5")
    >>> position.turn.kept, position.scores
    (('5', '5', '5'), (0, 0))
    """

    edition: Edition
    options: Options
    seats: tuple[Seat, ...]
    grill: tuple[Spot, ...]
    supply: int
    out: tuple[Specialist, ...]
    turn: Turn | None

    @property
    def over(self) -> bool:
        return self.turn is None

    @property
    def legal(self) -> "tuple[Action, ...]":
        """What may be decided now; nothing while the dice are in the air, or when it is over."""
        from wormgrill.rules.legal import legal_actions

        return legal_actions(self)

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's worms (R11, R17, R25)."""
        from wormgrill.rules.scoring import scores

        return scores(self)

    def play(self, step: "Action | Dice | str") -> "Position":
        """The position after a decision, as a value or as its text, or after dice have fallen.

        What the rules do not allow is refused. `apply` also tells what happened.
        """
        from wormgrill.rules.actions import choose
        from wormgrill.rules.game import apply

        chosen = choose(step, self.legal) if isinstance(step, str) else step
        return apply(self, chosen)[0]

    def roll(self, chance: "Chance") -> "Position":
        """The position after the dice have fallen by chance, decided to be rolled if need be."""
        from wormgrill.rules.actions import ROLL
        from wormgrill.rules.rolls import draw

        thrown = self.play(ROLL) if ROLL in self.legal else self
        return thrown.play(draw(thrown, chance))


def with_turn(position: Position, turn: Turn | None) -> Position:
    return Position(
        position.edition,
        position.options,
        position.seats,
        position.grill,
        position.supply,
        position.out,
        turn,
    )


def holds(position: Position, turn: Turn, specialist: Specialist) -> bool:
    return position.seats[turn.player].specialist is specialist


def has_worm(position: Position, turn: Turn) -> bool:
    """R5, R24: a worm lies aside, or the canned worm counts as one."""
    return WORM in turn.kept or holds(position, turn, Specialist.CANNED_WORM)


def total(position: Position, turn: Turn) -> int:
    """What the dice laid aside are worth, with the canned worm where it counts."""
    points = position.edition.points
    dice = sum(points[face] for face in turn.kept)
    return dice + (points[WORM] if counts_canned_worm(position, turn) else 0)


def counts_canned_worm(position: Position, turn: Turn) -> bool:
    """R24: dice lie aside, none of them a worm, and the player holds the canned worm."""
    if not turn.kept or WORM in turn.kept:
        return False
    return holds(position, turn, Specialist.CANNED_WORM)


def white_dice_left(position: Position, turn: Turn) -> int:
    golden_aside = turn.golden_die is GoldenDie.KEPT
    return position.edition.dice - len(turn.kept) + golden_aside


def dice_left(position: Position, turn: Turn) -> int:
    """To be rolled, the golden one included."""
    return white_dice_left(position, turn) + (turn.golden_die is GoldenDie.IN_HAND)


def may_use_weasel(position: Position, turn: Turn) -> bool:
    return not turn.weasel_used and holds(position, turn, Specialist.WEASEL)


def no_roll_left(position: Position, turn: Turn) -> bool:
    """R3: no die is left, or every face of the edition is laid aside."""
    return not dice_left(position, turn) or len(set(turn.kept)) == len(position.edition.faces)


def kept_with(turn: Turn, face: str) -> Turn:
    """R1: the turn once all dice of that face, the golden one included, are laid aside."""
    golden = face == turn.golden
    dice = (turn.rolled or ()).count(face) + golden
    return Turn(
        turn.player,
        Phase.AFTER,
        turn.kept + (face,) * dice,
        golden_die=GoldenDie.KEPT if golden else turn.golden_die,
        weasel_used=turn.weasel_used,
    )
