"""A turn solved: the exact worth of everything that can be decided in it."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

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
from wormgrill.rules.scoring import worms
from wormgrill.solver.board import Board, after_double_one, board_of, robbed
from wormgrill.solver.ends import FAILED, How, Leaf, Value, ends, follow_up
from wormgrill.solver.graph import ABSENT, ASIDE, IN_HAND, Floats, Graph, Pattern, dice_kind, graph
from wormgrill.solver.tables import Doing
from wormgrill.solver.track import Figures, Measure, Priced, Track

TIE = 1e-9  # what differs by less is equally good: rounding must not decide


class Rating(NamedTuple):
    """What an action is worth, if the best is done after it."""

    action: Action
    worth: float  # to the mover
    worms: float  # expected change of the mover's score by the end of the turn
    success: float  # chance that the turn wins a tile or the hen


class Lead(NamedTuple):
    """Where something leads: a state of a track and what is done there, or ends without dice."""

    track: Track | None
    state: int = 0
    doing: Doing = Doing.BEST
    leaves: tuple[Leaf, ...] = ()


class SolvedTurn:
    """The turn that is on in this position, solved for this value; ask it about any position in it.

    It is made from the board alone, so whichever position of the turn it is made in, it says the
    same. Tables of the dice are shared by all turns; what is asked for is computed once.

    >>> from wormgrill.rules import EDITIONS, start
    >>> from wormgrill.values.worms import worms_now
    >>> position = start(EDITIONS["classic"], ["Ada", "Bo"])
    >>> [(action, worth)] = SolvedTurn(position, worms_now).actions(position)
    >>> str(action), round(worth, 3)
    ('roll', 1.645)
    """

    def __init__(self, position: Position, value: Value) -> None:
        self.board = board_of(position)
        self.player = self.board.player
        self._value = value
        self._tracks: dict[tuple[bool, bool], Track] = {}
        self._own_figures: dict[Track, Figures] = {}
        self._seat_figures: dict[Track, Figures] = {}
        self._last: tuple[Position, tuple[Track, int]] | None = None  # asked for most recently

    def covers(self, position: Position) -> bool:
        """Whether this position belongs to this turn, so that its solution holds there too."""
        if position.turn is None:
            return False
        board = board_of(position)
        return board == self.board or board in self._after_double

    # What to do

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

    def ratings(self, position: Position) -> list[Rating]:
        """Every legal action with all its figures."""
        return [
            Rating(action, worth, *self._own(position, self._lead(position, action)))
            for action, worth in self.actions(position)
        ]

    def seats(self, position: Position) -> list[tuple[Action, Floats]]:
        """Every legal action with its worth to every seat, if the best is done after it."""
        return [
            (action, self._seats(self._lead(position, action)))
            for action in legal_actions(position)
        ]

    # What is to be expected, whether a decision is owed or the dice are in the air

    def standing(self, position: Position) -> Floats:
        """What the position is worth to every seat, if the best is done."""
        return self._seats(self._best_lead(position))

    def expected(self, position: Position) -> tuple[float, float]:
        """The change of the mover's score by the end of the turn, and the chance of success."""
        return self._own(position, self._best_lead(position))

    def endings(self, position: Position) -> dict[How, float]:
        """How the turn will end, with which chance, likeliest first."""
        lead = self._best_lead(position)
        hows = self._hows(lead)

        def one_hot(leaves: Sequence[Leaf]) -> Floats:
            return np.array([[float(leaf.how == how) for how in hows] for leaf in leaves])

        row = self._mean(lead, {}, one_hot)
        found = {how: float(chance) for how, chance in zip(hows, row, strict=True) if chance > 0}
        return dict(sorted(found.items(), key=lambda entry: -entry[1]))

    # Tracks

    def _graph(self, golden: bool) -> Graph:
        return graph(dice_kind(self.board.edition, golden))

    def track(self, golden: bool, weasel: bool) -> Track:
        """With or without the golden die; with the weasel still to be used or not."""
        key = golden, weasel
        if key not in self._tracks:
            again = self.track(golden, weasel=False) if weasel else None
            states = self._graph(golden)
            branches = []
            if states.after_double:
                for place, priced in enumerate(self._branches):
                    before = again.branches[place] if again else None
                    branches.append(Track(states, priced, again=before, branch=True))
            self._tracks[key] = Track(states, self._priced, again=again, branches=tuple(branches))
        return self._tracks[key]

    @cached_property
    def _priced(self) -> Priced:
        return self._price(self.board)

    def _price(self, board: Board) -> Priced:
        return Priced(ends(board.position, self.player), self._value)

    @cached_property
    def _after_double(self) -> list[Board]:
        return after_double_one(self.board)

    @cached_property
    def _branches(self) -> list[Priced]:
        """The ends after a Double 1, per board there may be then."""
        same = self.board._replace(doubled=True)  # nobody had a Bratworm to give
        return [
            self._priced if board == same else self._price(board) for board in self._after_double
        ]

    def _here(self, position: Position, turn: Turn) -> tuple[Track, int]:
        """The track and the state of the dice laid aside in this position."""
        if self._last is None or self._last[0] is not position:
            self._last = position, self._found(position, turn, board_of(position))
        return self._last[1]

    def _found(self, position: Position, turn: Turn, board: Board) -> tuple[Track, int]:
        golden = turn.golden_die is not GoldenDie.UNUSED
        track = self.track(golden, may_use_weasel(position, turn))
        state = state_of(track.graph, position, turn)
        if state < track.graph.after_double and board in self._after_double:
            return track.branches[self._after_double.index(board)], state
        if board != self.board:
            raise ValueError("This position belongs to another turn.")
        return track, state

    # Leads

    def _best_lead(self, position: Position) -> Lead:
        """Where the best action leads; dice in the air lead where it led to roll them."""
        if legal_actions(position):
            return self._lead(position, self.best(position))
        return self._air(position)

    def _lead(self, position: Position, action: Action) -> Lead:
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

    def _robbing(self, position: Position, turn: Turn, action: Rob) -> Lead:
        """R16: the branch that holds once this Bratworm is taken."""
        return Lead(*self._found(position, turn, robbed(board_of(position), action.seat)))

    def _rolling(self, position: Position, turn: Turn, action: Roll) -> Lead:
        if turn.phase is Phase.ROLL:
            track = self.track(action.golden, may_use_weasel(position, turn))
            return Lead(track, track.graph.root, Doing.ROLLING)
        return Lead(*self._here(position, turn), Doing.ROLLING)

    def _choosing(self, position: Position, turn: Turn, action: Action) -> Lead:
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

    def _air(self, position: Position) -> Lead:
        turn = position.turn
        assert turn is not None
        return Lead(*self._here(position, turn), Doing.ROLLING)

    # Figures of a lead

    def _worth(self, lead: Lead) -> float:
        if lead.track is None:
            rows = self._value([leaf.position for leaf in lead.leaves])
            return float(rows[:, self.player].max())
        return float(lead.track.tables[lead.doing][lead.state])

    def _mean(self, lead: Lead, known: dict[Track, Figures], measure: Measure) -> Floats:
        if lead.track is None:
            rows = self._value([leaf.position for leaf in lead.leaves])
            best = int(rows[:, self.player].argmax())
            row: Floats = measure(lead.leaves)[best]
            return row
        every: Floats = lead.track.expect(measure, known).tables[lead.doing]
        return every[:, lead.state]

    def _seats(self, lead: Lead) -> Floats:
        return self._mean(lead, self._seat_figures, self._measure_seats)

    def _own(self, position: Position, lead: Lead) -> tuple[float, float]:
        """The expected change of the mover's score, and the chance of success."""
        after, success = self._mean(lead, self._own_figures, self._measure_own)
        return float(after) - worms(position.seats[self.player]), float(success)

    def _measure_own(self, leaves: Sequence[Leaf]) -> Floats:
        """The mover's score, and whether something was won."""
        own = [worms(leaf.position.seats[self.player]) for leaf in leaves]
        won = [leaf.how != FAILED for leaf in leaves]
        return np.array([own, won], dtype=np.float64).T

    def _measure_seats(self, leaves: Sequence[Leaf]) -> Floats:
        return self._value([leaf.position for leaf in leaves])

    def _hows(self, lead: Lead) -> list[How]:
        leaves = lead.leaves
        if lead.track:
            tracks = [lead.track, *lead.track.branches]
            leaves = tuple(leaf for track in tracks for leaf in track.priced.ends.leaves)
        return list(dict.fromkeys(leaf.how for leaf in leaves))


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


def state_of(tables: Graph, position: Position, turn: Turn) -> int:
    edition = position.edition
    mask = points = 0
    for face in turn.kept:
        mask |= 1 << edition.face_order[face]
        points += edition.points[face]
    double = tables.kind.double_one and turn.kept.count(ONE) > 1
    pattern = Pattern(mask, white_dice_left(position, turn), _GOLDEN[turn.golden_die], double)
    return tables.number[pattern, points]
