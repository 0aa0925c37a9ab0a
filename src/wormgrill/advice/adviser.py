"""What can be said about a position: each action's figures, the best of them, how the turn ends."""

from functools import cached_property
from typing import NamedTuple

from wormgrill.bots.solving import champion_bot, deep_champion_bot
from wormgrill.rules.actions import Action
from wormgrill.rules.position import Position
from wormgrill.solver.leads import best_of
from wormgrill.solver.leaves import How
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.unit import Unit


class RatedAction(NamedTuple):
    """Something that can be decided, and what follows if the best is done after it."""

    action: Action
    worth: float  # to the mover, in the unit of the advice
    worms: float  # expected change of the mover's score by the end of the turn
    success: float  # chance that the turn wins a tile or the hen
    seats: tuple[float, ...]  # the worth to every seat

    def win(self, unit: Unit) -> tuple[float, ...] | None:
        """Everybody's chance of winning, where the unit is that."""
        return self.seats if unit is Unit.WIN else None


class LikelyEnding(NamedTuple):
    how: How
    chance: float


class Advice:
    """What a solved turn says about one of its positions; each part is computed when asked for.

    While the dice are in the air nothing is to be decided, but the rest can be told.
    """

    def __init__(
        self,
        position: Position,
        solved: SolvedTurn,
        unit: Unit,
        *,
        exact: bool = False,
        deep: bool = False,
    ) -> None:
        self.position = position
        self.unit = unit
        self.exact = exact  # nothing in it is an estimate: the game is solved
        self.deep = deep  # every chance in it was looked at a turn further
        self._solved = solved

    @cached_property
    def actions(self) -> tuple[RatedAction, ...]:
        """In the order of the legal actions."""
        seats = dict(self._solved.seats(self.position))
        return tuple(
            RatedAction(*rating, seats=tuple(seats[rating.action].tolist()))
            for rating in self._solved.ratings(self.position)
        )

    @cached_property
    def best(self) -> RatedAction | None:
        """None where nothing is to be decided."""
        if not self.actions:
            return None
        best = best_of([(rated.action, rated.worth) for rated in self.actions])
        return next(rated for rated in self.actions if rated.action == best)

    @cached_property
    def endings(self) -> tuple[LikelyEnding, ...]:
        """How the turn will end if the best is done, likeliest first."""
        return tuple(
            LikelyEnding(how, chance) for how, chance in self._solved.endings(self.position).items()
        )

    @cached_property
    def worms(self) -> float:
        """The expected change of the mover's score by the end of the turn."""
        return self._solved.expected(self.position)[0]


class Adviser:
    """Advice with the champion's values, or with worms where nobody has learned an edition.

    A turn is solved once and asked at every decision; what it says depends on the position alone.
    """

    def __init__(self, *, deep: bool = False) -> None:
        """`deep`: the next player's turn is solved too, which takes ten times as long."""
        self._deep = deep
        self._bot = deep_champion_bot() if deep else champion_bot()

    def advise(self, position: Position) -> Advice | None:
        """None when the game is over: no turn is on."""
        if position.over:
            return None
        solved = self._bot.solved(position)
        unit, exact = self._bot.unit, self._bot.exact
        deep = self._deep and unit is Unit.WIN and not exact
        return Advice(position, solved, unit, exact=exact, deep=deep)
