"""What all games of one environment have in common: constants of everything that is compiled."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from wormgrill.batch.board import BoardSpec
from wormgrill.envs.actions import ActionTable, action_table
from wormgrill.rules.actions import FAIL, ROLL, ROLL_GOLDEN, STOP, WEASEL, Pinch, Return, Rob, keep
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.pieces import ONE, WORM, Specialist
from wormgrill.rules.position import GoldenDie, Phase
from wormgrill.solver.graph import Ints

PHASES = tuple(Phase)
GOLDEN_DIE = tuple(GoldenDie)
ROLLING, CHOOSING, AFTER, ROBBING, RETURNING, PINCHING = (
    PHASES.index(phase)
    for phase in (Phase.ROLL, Phase.CHOOSE, Phase.AFTER, Phase.ROB, Phase.RETURN, Phase.PINCH)
)
UNUSED, IN_HAND, LAID_ASIDE = map(
    GOLDEN_DIE.index, (GoldenDie.UNUSED, GoldenDie.IN_HAND, GoldenDie.KEPT)
)
NONE = -1  # no face, no specialist, no seat


@dataclass(frozen=True)
class ArraySetting:
    """An edition, how many play it, and what they have agreed on."""

    edition: Edition
    players: int
    options: Options

    @cached_property
    def spec(self) -> BoardSpec:
        """Of the boards: exactly as many seats as there are players."""
        return BoardSpec(self.edition, self.players)

    @cached_property
    def table(self) -> ActionTable:
        return action_table(self.edition)

    @cached_property
    def numbers(self) -> "ActionNumbers":
        return ActionNumbers(self)

    @property
    def faces(self) -> int:
        return len(self.edition.faces)

    @cached_property
    def points(self) -> Ints:
        """Per face."""
        return np.array([face.points for face in self.edition.faces], np.int32)

    @cached_property
    def worm(self) -> int:
        return self.edition.face_order[WORM]

    @cached_property
    def one(self) -> int | None:
        """The face of the Double 1, where it can bring a Bratworm (R15)."""
        return self.edition.face_order.get(ONE) if self.edition.bratworms else None

    @cached_property
    def golden(self) -> bool:
        return Specialist.GOLDEN_DIE in self.spec.specialists

    @cached_property
    def may_pinch(self) -> bool:
        """Whether there ever is a choice of what to win: O2, or equal tiles among rivals (R31)."""
        equal = len(set(self.spec.values.tolist())) < self.spec.tiles
        return self.options.free_choice or (equal and self.players > 2)


class ActionNumbers:
    """The numbers of a setting's actions in the table, by what they are about."""

    def __init__(self, setting: ArraySetting) -> None:
        edition, number = setting.edition, setting.table.number
        self.roll, self.roll_golden, self.weasel, self.fail, self.stop = (
            number[str(action)] for action in (ROLL, ROLL_GOLDEN, WEASEL, FAIL, STOP)
        )
        self.take = number["take"]
        self.keep = np.array([number[str(keep(face))] for face in edition.face_names])
        rivals = range(1, setting.players)
        self.rob = np.array([number[str(Rob(place))] for place in rivals])
        self.pinch = np.array([number[str(Pinch(place))] for place in rivals])
        self.back = np.array([number[str(Return(who))] for who in setting.spec.specialists], int)
