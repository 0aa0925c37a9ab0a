"""Decisions as numbers: one table per edition, the same on every face of it.

Players are told by how many turns after the mover's theirs comes, so a number means the same at
every seat and for every number of players. Only the faces of the dice differ between editions.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import index as whole
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from wormgrill.rules import actions
from wormgrill.rules.actions import Action, Pinch, Return, Rob, Take, keep
from wormgrill.rules.edition import Edition
from wormgrill.rules.errors import IllegalAction
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import Position
from wormgrill.rules.seating import MOST_PLAYERS
from wormgrill.values.turn_order import place_of

ActionMask = NDArray[np.int8]

_PLAIN: tuple[Action, ...] = (
    actions.ROLL,
    actions.ROLL_GOLDEN,
    actions.WEASEL,
    actions.FAIL,
    actions.STOP,
)
_TAKE = "take"  # O2: there is never more than one lower tile to take
_AFTER = range(1, MOST_PLAYERS)  # the 1st to the 6th player after the mover


@dataclass(frozen=True)
class ActionTable:
    """The numbers of an edition's decisions."""

    edition: Edition

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each number stands for, as an action's text; seats count from the mover."""
        return (
            *map(str, _PLAIN),
            _TAKE,
            *(str(keep(face)) for face in self.edition.face_names),
            *(str(Rob(place)) for place in _AFTER),
            *(str(Pinch(place)) for place in _AFTER),
            *(str(Return(specialist)) for specialist in Specialist),
        )

    @cached_property
    def size(self) -> int:
        return len(self.names)

    @cached_property
    def number(self) -> dict[str, int]:
        """The number of each name."""
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def _lasting(self) -> dict[Action, int]:
        """The numbers of actions that mean the same whoever is on turn: most of what is decided."""
        lasting = (*_PLAIN, *map(keep, self.edition.face_names), *map(Return, Specialist))
        return {action: self.number[str(action)] for action in lasting}

    def legal(self, position: Position) -> dict[int, Action]:
        """The legal actions by their numbers; none while the dice are in the air."""
        found = {}
        for action in legal_actions(position):
            number = self._lasting.get(action)
            found[self._relative(position, action) if number is None else number] = action
        return found

    def mask(self, position: Position) -> ActionMask:
        """1 for what may be decided now."""
        return self.mask_of(self.legal(position))

    def mask_of(self, legal: dict[int, Action]) -> ActionMask:
        mask = np.zeros(self.size, np.int8)
        for number in legal:
            mask[number] = 1
        return mask

    def encode(self, position: Position, action: Action) -> int:
        """The number of a legal action."""
        legal = legal_actions(position)
        if action not in legal:
            raise actions.refusal(action, legal)
        number = self._lasting.get(action)
        return self._relative(position, action) if number is None else number

    def decode(self, position: Position, number: SupportsIndex) -> Action:
        """The legal action of this number."""
        legal = self.legal(position)
        try:
            return legal[whole(number)]
        except (KeyError, TypeError):
            raise self.refusal(number, legal) from None

    def refusal(self, number: object, legal: dict[int, Action]) -> IllegalAction:
        """What is said of a number that stands for no legal action."""
        told = self._told(number) if number in range(self.size) else f"{number}"
        if not legal:
            return IllegalAction(f"{told} is not possible: nothing is to be decided now.")
        possible = ", ".join(map(self._told, sorted(legal)))
        return IllegalAction(f"{told} is not possible now. Possible: {possible}.")

    def _told(self, number: Any) -> str:
        return f"{number} ({self.names[number]})"

    def _relative(self, position: Position, action: Action) -> int:
        """The number of an action that depends on who is on turn."""
        if isinstance(action, Take):
            return self.number[_TAKE]
        assert isinstance(action, Rob | Pinch)
        assert position.turn is not None
        place = place_of(action.seat, position.turn.player, len(position.seats))
        return self.number[str(type(action)(place))]


@lru_cache(maxsize=64)
def action_table(edition: Edition) -> ActionTable:
    return ActionTable(edition)
