"""Where every action of a turn leads: to a state of the dice, or to ends without dice.

What the states are worth is worked out by others, with numpy (`turn.py`) or without (`plain.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from wormgrill.rules.actions import STOP, Action, Fail, Keep, Pinch, Rob, Roll, Stop, Take, Weasel
from wormgrill.rules.game import follow
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import ONE, Specialist
from wormgrill.rules.position import (
    GoldenDie,
    Phase,
    Position,
    Turn,
    kept_with,
    may_use_weasel,
    white_dice_left,
)
from wormgrill.solver.board import Board, after_double_one, board_of, robbed
from wormgrill.solver.dice_states import ABSENT, ASIDE, IN_HAND, DiceKind, Doing, Pattern
from wormgrill.solver.leaves import How, Leaf, follow_up

TIE = 1e-9  # what differs by less is equally good: rounding must not decide


class States(Protocol):
    """The states of the dice, by number."""

    @property
    def kind(self) -> DiceKind: ...

    @property
    def number(self) -> Mapping[tuple[Pattern, int], int]:
        """Of the state with this pattern and these points."""

    @property
    def after_double(self) -> int:
        """States below this number lie after a Double 1."""

    @property
    def root(self) -> int: ...


class WayThrough(Protocol):
    """A track: what everything is worth in every state while one set of ends holds."""

    @property
    def graph(self) -> States: ...

    @property
    def again(self) -> Self | None:
        """Where the weasel leads (R23)."""

    @property
    def branches(self) -> tuple[Self, ...]:
        """Once a Double 1 has brought a Bratworm, per player it can come from (R15, R16)."""

    def worth(self, doing: Doing, state: int) -> float: ...


AnyTrack = TypeVar("AnyTrack", bound=WayThrough)
AnyStates = TypeVar("AnyStates", bound=States)
AnyPriced = TypeVar("AnyPriced")


class Lead(NamedTuple, Generic[AnyTrack]):
    """Where something leads: a state of a track and what is done there, or ends without dice."""

    track: AnyTrack | None
    state: int = 0
    doing: Doing = Doing.BEST
    leaves: tuple[Leaf, ...] = ()


class TurnLeads(ABC, Generic[AnyTrack, AnyStates, AnyPriced]):
    """The turn that is on in a position: which track each action leads to, and its worth there."""

    def __init__(self, position: Position) -> None:
        self.board = board_of(position)
        self.player = self.board.player
        self._tracks: dict[tuple[bool, bool], AnyTrack] = {}
        self._last: tuple[Position, tuple[AnyTrack, int]] | None = None  # asked for most recently

    # How it is worked out

    @abstractmethod
    def _graph(self, golden: bool) -> AnyStates: ...

    @abstractmethod
    def _price(self) -> list[AnyPriced]:
        """The ends of a turn on each of its boards, with what they are worth; all at once, for that
        is faster."""

    @abstractmethod
    def _make_track(
        self,
        states: AnyStates,
        priced: AnyPriced,
        *,
        again: AnyTrack | None,
        branches: tuple[AnyTrack, ...] = (),
        branch: bool = False,
    ) -> AnyTrack: ...

    @abstractmethod
    def _worth_of(self, leaves: Sequence[Leaf]) -> float:
        """Of the best of them, to the mover."""

    # What to do

    def covers(self, position: Position) -> bool:
        """Whether this position belongs to this turn, so that its solution holds there too."""
        if position.turn is None:
            return False
        board = board_of(position)
        return board == self.board or board in self._after_double

    def best(self, position: Position) -> Action:
        return best_of(self.actions(position))

    def actions(self, position: Position) -> list[tuple[Action, float]]:
        """Every legal action with its exact worth to the mover."""
        return [
            (action, self._worth(self._lead(position, action)))
            for action in legal_actions(position)
        ]

    def worth(self, position: Position) -> float:
        """What the position is worth to the mover, whether they decide or the dice do."""
        if legal_actions(position):
            return max(worth for _, worth in self.actions(position))
        return self._worth(self._air(position))

    # Tracks

    def track(self, golden: bool, weasel: bool) -> AnyTrack:
        """With or without the golden die; with the weasel still to be used or not."""
        key = golden, weasel
        if key not in self._tracks:
            again = self.track(golden, weasel=False) if weasel else None
            states = self._graph(golden)
            branches = []
            if states.after_double:
                for place, priced in enumerate(self._branches):
                    before = again.branches[place] if again else None
                    branches.append(self._make_track(states, priced, again=before, branch=True))
            self._tracks[key] = self._make_track(
                states, self._priced, again=again, branches=tuple(branches)
            )
        return self._tracks[key]

    @cached_property
    def _priced(self) -> AnyPriced:
        return self._all_priced[self.board]

    @cached_property
    def _after_double(self) -> list[Board]:
        return after_double_one(self.board)

    @cached_property
    def _branches(self) -> list[AnyPriced]:
        """The ends after a Double 1, per board there may be then."""
        return [self._all_priced[self._unless_same(board)] for board in self._after_double]

    @cached_property
    def _boards(self) -> list[Board]:
        """This one, and those after a Double 1 that differ from it."""
        doubles = self._after_double if self._graph(golden=False).after_double else []
        return list(dict.fromkeys([self.board, *map(self._unless_same, doubles)]))

    @cached_property
    def _all_priced(self) -> dict[Board, AnyPriced]:
        return dict(zip(self._boards, self._price(), strict=True))

    def _unless_same(self, board: Board) -> Board:
        """Where nobody had a Bratworm to give, a Double 1 changes nothing."""
        return self.board if board == self.board._replace(doubled=True) else board

    def _here(self, position: Position, turn: Turn) -> tuple[AnyTrack, int]:
        """The track and the state of the dice laid aside in this position."""
        if self._last is None or self._last[0] is not position:
            self._last = position, self._found(position, turn, board_of(position))
        return self._last[1]

    def _found(self, position: Position, turn: Turn, board: Board) -> tuple[AnyTrack, int]:
        golden = turn.golden_die is not GoldenDie.UNUSED
        track = self.track(golden, may_use_weasel(position, turn))
        state = state_of(track.graph, position, turn)
        if state < track.graph.after_double and board in self._after_double:
            return track.branches[self._after_double.index(board)], state
        if board != self.board:
            raise ValueError("This position belongs to another turn.")
        return track, state

    # Leads

    def _best_lead(self, position: Position) -> Lead[AnyTrack]:
        """Where the best action leads; dice in the air lead where it led to roll them."""
        if legal_actions(position):
            return self._lead(position, self.best(position))
        return self._air(position)

    def _lead(self, position: Position, action: Action) -> Lead[AnyTrack]:
        turn = position.turn
        assert turn is not None
        if isinstance(action, Roll):
            return self._rolling(position, turn, action)
        if turn.phase is Phase.CHOOSE:
            return self._choosing(position, turn, action)
        if isinstance(action, Stop):
            return Lead(*self._here(position, turn), Doing.STOPPING)
        if isinstance(action, Rob) and turn.limbo is None:
            return self._robbing(position, turn, action)
        how = won_already(position, turn, action)
        return Lead(None, leaves=tuple(follow_up(follow(position, turn, action), how)))

    def _robbing(self, position: Position, turn: Turn, action: Rob) -> Lead[AnyTrack]:
        """R16: the branch that holds once this Bratworm is taken."""
        return Lead(*self._found(position, turn, robbed(board_of(position), action.seat)))

    def _rolling(self, position: Position, turn: Turn, action: Roll) -> Lead[AnyTrack]:
        if turn.phase is Phase.ROLL:
            track = self.track(action.golden, may_use_weasel(position, turn))
            return Lead(track, track.graph.root, Doing.ROLLING)
        return Lead(*self._here(position, turn), Doing.ROLLING)

    def _choosing(self, position: Position, turn: Turn, action: Action) -> Lead[AnyTrack]:
        track, state = self._here(position, turn)
        match action:
            case Keep(face):
                then = state_of(track.graph, position, kept_with(turn, face))
                return Lead(track, then)
            case Weasel():
                return Lead(track.again, state, Doing.ROLLING)
            case Fail():
                return Lead(track, state, Doing.DEAD)
        raise ValueError(f"{action} is no choice after a roll.")

    def _air(self, position: Position) -> Lead[AnyTrack]:
        turn = position.turn
        assert turn is not None
        return Lead(*self._here(position, turn), Doing.ROLLING)

    def _worth(self, lead: Lead[AnyTrack]) -> float:
        if lead.track is None:
            return self._worth_of(lead.leaves)
        return lead.track.worth(lead.doing, lead.state)


def best_of(rated: Sequence[tuple[Action, float]]) -> Action:
    """The best of some actions and their worth: of equally good ones to stop, else the first."""
    most = max(worth for _, worth in rated)
    good = [action for action, worth in rated if worth >= most - TIE]
    return STOP if STOP in good else good[0]


def won_already(position: Position, turn: Turn, action: Action) -> How:
    """What is won when only this choice is still owed."""
    match action:
        case Pinch(seat):
            rival = position.seats[seat]
            return How(rival.stack[-1].value, seat, rival.specialist is Specialist.HEN)
        case Take(value):
            return How(value)
    victim = turn.limbo_from
    if turn.limbo is Specialist.HEN and victim is not None:
        return How(position.seats[victim].stack[-1].value, victim, hen=True)  # R26
    return How(position.seats[turn.player].stack[-1].value, victim)


_GOLDEN = {GoldenDie.UNUSED: ABSENT, GoldenDie.IN_HAND: IN_HAND, GoldenDie.KEPT: ASIDE}


def state_of(tables: States, position: Position, turn: Turn) -> int:
    edition = position.edition
    mask = points = 0
    for face in turn.kept:
        mask |= 1 << edition.face_order[face]
        points += edition.points[face]
    double = tables.kind.double_one and turn.kept.count(ONE) > 1
    pattern = Pattern(mask, white_dice_left(position, turn), _GOLDEN[turn.golden_die], double)
    return tables.number[pattern, points]
