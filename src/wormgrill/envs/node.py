"""A point of a game, as OpenSpiel keeps it: a value that never changes."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wormgrill.envs.actions import action_table
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules.actions import Action
from wormgrill.rules.edition import Edition
from wormgrill.rules.game import Step, follow, start
from wormgrill.rules.pieces import Dice, Specialist
from wormgrill.rules.position import GoldenDie, Phase, Position, Turn, white_dice_left, with_turn
from wormgrill.rules.rolls import roll_outcomes

DICE, NOBODY = -1, -4  # as OpenSpiel numbers chance and the end
Chances = list[tuple[int, float]]


@dataclass(frozen=True)
class GameNode:
    """A position, how many turns are over, and after how many the game is broken off.

    OpenSpiel copies whatever a state holds, again and again: this is its own copy. It is written
    down as the position's line.
    """

    position: Position
    most_turns: int
    turns: int = 0

    def __deepcopy__(self, memo: object) -> "GameNode":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (to_line(self.position), self.most_turns, self.turns)

    @cached_property
    def player(self) -> int:
        """Whose decision it is, or that it is the dice's, or nobody's."""
        turn = self.position.turn
        if turn is None or self.turns >= self.most_turns:
            return NOBODY
        return DICE if turn.phase is Phase.DICE else turn.player

    @property
    def over(self) -> bool:
        """The game has ended, or is broken off."""
        return self.player == NOBODY

    @property
    def in_the_air(self) -> bool:
        return self.player == DICE

    @cached_property
    def legal(self) -> dict[int, Action]:
        """What may be decided, by its number."""
        return {} if self.over else action_table(self.position.edition).legal(self.position)

    @property
    def rolls(self) -> tuple[Dice, ...]:
        """What the dice in the air can show; their numbers are their places."""
        return _rolls(self.position)[0] if self.in_the_air else ()

    @property
    def chances(self) -> Chances:
        """The number of each roll, and how likely it is."""
        return _rolls(self.position)[1] if self.in_the_air else []

    def after(self, step: Step) -> "GameNode":
        """The next one; the step is known to be legal."""
        assert self.position.turn is not None
        position, _ = follow(self.position, self.position.turn, step)
        ended = position.turn is None or position.turn.phase is Phase.ROLL
        return GameNode(position, self.most_turns, self.turns + ended)


def _read(line: str, most_turns: int, turns: int) -> GameNode:
    return GameNode(from_line(line), most_turns, turns)


_ROLLS: dict[tuple[Edition, int, bool], tuple[tuple[Dice, ...], Chances]] = {}


def _rolls(position: Position) -> tuple[tuple[Dice, ...], Chances]:
    turn = position.turn
    assert turn is not None
    golden = turn.golden_die is GoldenDie.IN_HAND
    key = position.edition, white_dice_left(position, turn), golden
    if key not in _ROLLS:
        outcomes = roll_outcomes(position)
        chances = [(number, float(chance)) for number, (_, chance) in enumerate(outcomes)]
        _ROLLS[key] = tuple(dice for dice, _ in outcomes), chances
    return _ROLLS[key]


def most_rolls(edition: Edition) -> int:
    """How many rolls there can be in a turn: each for a face more (R1), and the weasel's."""
    return min(len(edition.faces), edition.dice + _has_golden_die(edition)) + 1


def _has_golden_die(edition: Edition) -> bool:
    return any(specialist is Specialist.GOLDEN_DIE for specialist, _ in edition.specialists)


def most_decisions(edition: Edition) -> int:
    """How many there can be in a turn.

    To roll and to keep, for each roll; to rob for a Double 1; to stop or to fail; whom to pinch or
    to rob; whom to return.
    """
    return 2 * most_rolls(edition) + 4


def most_outcomes(edition: Edition) -> int:
    """How many different rolls all the dice of the box have."""
    golden_die = GoldenDie.IN_HAND if _has_golden_die(edition) else GoldenDie.UNUSED
    thrown = Turn(0, Phase.DICE, golden_die=golden_die)
    return len(roll_outcomes(with_turn(start(edition, ()), thrown)))
