"""A turn solved: the exact worth of everything that can be decided in it."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from wormgrill.rules.actions import STOP, Action, Fail, Keep, Pinch, Rob, Roll, Stop, Take, Weasel
from wormgrill.rules.events import Reason
from wormgrill.rules.game import follow
from wormgrill.rules.legal import legal_actions, victims
from wormgrill.rules.pieces import ONE, Specialist
from wormgrill.rules.play import Play
from wormgrill.rules.position import (
    GoldenDie,
    Phase,
    Position,
    Turn,
    kept_with,
    may_use_weasel,
    white_dice_left,
    with_turn,
)
from wormgrill.rules.scoring import worms
from wormgrill.solver.ends import FAILED, How, Leaf, Value, ends, follow_up
from wormgrill.solver.graph import ABSENT, ASIDE, IN_HAND, Floats, Graph, Pattern, dice_kind, graph
from wormgrill.solver.track import Figures, Measure, Priced, Track


class Advice(NamedTuple):
    """What an action is worth, if the best is done after it."""

    action: Action
    worth: float  # to the mover
    worms: float  # expected change of the mover's score by the end of the turn
    success: float  # chance that the turn wins a tile or the hen


class Lead(NamedTuple):
    """Where something leads: a state of a track and what is done there, or ends without dice."""

    track: Track | None
    state: int = 0
    doing: str = ""  # state, rolling, stop or dead
    leaves: tuple[Leaf, ...] = ()


class SolvedTurn:
    """The turn that is on in this position, solved for this value; ask it about any position in it.

    Tables of the dice are shared by all turns; what is asked for is computed once.
    """

    def __init__(self, position: Position, value: Value) -> None:
        turn = position.turn
        if turn is None:
            raise ValueError("The game is over: no turn is on.")
        self.player = turn.player
        self._value = value
        self._position = position
        self._double = _had_double_one(position, turn)
        self._tracks: dict[tuple[bool, bool], Track] = {}
        self._own_figures: dict[Track, Figures] = {}
        self._seat_figures: dict[Track, Figures] = {}
        self._last: tuple[Position, tuple[Track, int]] | None = None  # asked for most recently

    def covers(self, position: Position) -> bool:
        """Whether this position belongs to this turn, so that its solution holds there too."""
        turn, first = position.turn, self._position
        if turn is None or turn.player != self.player:
            return False
        game = position.edition, position.options, position.grill
        if game != (first.edition, first.options, first.grill):
            return False
        if position.seats is first.seats:  # nothing but dice has moved
            return True
        tables = [first, *(priced.ends.position for priced in self._branches)]
        return any(
            (there.seats, there.supply) == (position.seats, position.supply) for there in tables
        )

    # What to do

    def best(self, position: Position) -> Action:
        """The best action: of equally good ones to stop, else the first, as the figures assume."""
        return max(self.actions(position), key=lambda entry: (entry[1], entry[0] == STOP))[0]

    def actions(self, position: Position) -> list[tuple[Action, float]]:
        """Every legal action with its exact worth to the mover."""
        return [
            (action, self._worth(self._lead(position, action)))
            for action in legal_actions(position)
        ]

    def worth(self, position: Position) -> float:
        """What the position is worth to the mover, whether he decides or the dice do."""
        if legal_actions(position):
            return max(worth for _, worth in self.actions(position))
        return self._worth(self._air(position))

    def advice(self, position: Position) -> list[Advice]:
        """Every legal action with all its figures."""
        now = worms(position.seats[self.player])
        advice = []
        for action, worth in self.actions(position):
            lead = self._lead(position, action)
            own, success = self._mean(lead, self._own_figures, self._measure_own)
            advice.append(Advice(action, worth, float(own) - now, float(success)))
        return advice

    def seats(self, position: Position) -> list[tuple[Action, Floats]]:
        """Every legal action with its worth to every seat, if the mover does his best after it."""
        return [
            (
                action,
                self._mean(self._lead(position, action), self._seat_figures, self._measure_seats),
            )
            for action in legal_actions(position)
        ]

    def endings(self, position: Position) -> dict[How, float]:
        """How the turn will end under best play, with which chance, likeliest first."""
        if legal_actions(position):
            lead = self._lead(position, self.best(position))
        else:
            lead = self._air(position)
        hows = self._hows(lead)

        def one_hot(leaves: Sequence[Leaf]) -> Floats:
            return np.array([[float(leaf.how == how) for how in hows] for leaf in leaves])

        row = self._mean(lead, {}, one_hot)
        found = {how: float(chance) for how, chance in zip(hows, row, strict=True) if chance > 0}
        return dict(sorted(found.items(), key=lambda entry: -entry[1]))

    # Tracks

    def _graph(self, golden: bool) -> Graph:
        return graph(dice_kind(self._position.edition, golden))

    def track(self, golden: bool, weasel: bool) -> Track:
        """With or without the golden die; with the weasel still to be used or not."""
        key = golden, weasel
        if key not in self._tracks:
            again = self.track(golden, weasel=False) if weasel else None
            tables = self._graph(golden)
            branches = []
            if tables.after_double:
                for place, priced in enumerate(self._branches):
                    before = again.branches[place] if again else None
                    branches.append(Track(tables, priced, again=before, branch=True))
            self._tracks[key] = Track(tables, self._priced, again=again, branches=tuple(branches))
        return self._tracks[key]

    @cached_property
    def _priced(self) -> Priced:
        return Priced(ends(self._position, self.player), self._value)

    @cached_property
    def _branches(self) -> list[Priced]:
        """The ends after a Double 1, per player the Bratworm may come from."""
        if self._double:
            return [self._priced]
        after = _with_bratworm(self._position, self.player)
        if after == [self._priced.ends.position]:
            return [self._priced]
        return [Priced(ends(position, self.player), self._value) for position in after]

    def _here(self, position: Position, turn: Turn) -> tuple[Track, int]:
        """The track and the state of the dice laid aside in this position."""
        if self._last is None or self._last[0] is not position:
            self._last = position, self._found(position, turn)
        return self._last[1]

    def _found(self, position: Position, turn: Turn) -> tuple[Track, int]:
        golden = turn.golden_die is not GoldenDie.UNUSED
        weasel = may_use_weasel(position, turn)
        track = self.track(golden, weasel)
        state = state_of(track.graph, position, turn)
        if state >= track.graph.after_double:
            return track, state
        return self._branch(track, position), state

    def _branch(self, track: Track, position: Position) -> Track:
        for branch in track.branches:
            there = branch.priced.ends.position
            if (there.seats, there.supply) == (position.seats, position.supply):
                return branch
        raise ValueError("This position belongs to another turn.")

    # Leads

    def _lead(self, position: Position, action: Action) -> Lead:
        turn = position.turn
        assert turn is not None
        if isinstance(action, Roll):
            return self._rolling(position, turn, action)
        if turn.phase is Phase.CHOOSE:
            return self._choosing(position, turn, action)
        if isinstance(action, Stop):
            return Lead(*self._here(position, turn), "stop")
        if isinstance(action, Rob) and turn.limbo is None:
            return self._robbing(position, turn, action)
        how = _won(position, turn, action)
        return Lead(None, leaves=tuple(follow_up(follow(position, turn, action), how)))

    def _robbing(self, position: Position, turn: Turn, action: Rob) -> Lead:
        """R16: the branch that holds once this Bratworm is taken."""
        play = Play(position, turn)
        play.rob(action.seat, Reason.DOUBLE_ONE)
        return Lead(*self._here(play.position(), turn), "state")

    def _rolling(self, position: Position, turn: Turn, action: Roll) -> Lead:
        if turn.phase is Phase.ROLL:
            track = self.track(action.golden, may_use_weasel(position, turn))
            return Lead(track, track.graph.root, "rolling")
        return Lead(*self._here(position, turn), "rolling")

    def _choosing(self, position: Position, turn: Turn, action: Action) -> Lead:
        track, state = self._here(position, turn)
        match action:
            case Keep(face):
                then = state_of(track.graph, position, kept_with(turn, face))
                return Lead(track, then, "state")
            case Weasel():
                return Lead(track.again, state, "rolling")
            case Fail():
                return Lead(track, state, "dead")
        raise ValueError(f"{action} is no choice after a roll.")

    def _air(self, position: Position) -> Lead:
        turn = position.turn
        assert turn is not None
        return Lead(*self._here(position, turn), "rolling")

    # Figures of a lead

    def _worth(self, lead: Lead) -> float:
        if lead.track is None:
            rows = self._value([leaf.position for leaf in lead.leaves])
            return float(rows[:, self.player].max())
        return float(getattr(lead.track, lead.doing)[lead.state])

    def _mean(self, lead: Lead, known: dict[Track, Figures], measure: Measure) -> Floats:
        if lead.track is None:
            rows = self._value([leaf.position for leaf in lead.leaves])
            best = int(rows[:, self.player].argmax())
            row: Floats = measure(lead.leaves)[best]
            return row
        figures = lead.track.expect(measure, known)
        every: Floats = getattr(figures, lead.doing)
        return every[:, lead.state]

    def _measure_own(self, leaves: Sequence[Leaf]) -> Floats:
        """The mover's score, and whether he won something."""
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


def _won(position: Position, turn: Turn, action: Action) -> How:
    """What is won already when only a choice is still owed."""
    match action:
        case Pinch(seat):
            rival = position.seats[seat]
            return How(rival.stack[-1].value, seat, rival.specialist is Specialist.HEN)
        case Take(value):
            return How(value)
    return How(position.seats[turn.player].stack[-1].value)


def _had_double_one(position: Position, turn: Turn) -> bool:
    """A Double 1 was laid aside, and its Bratworm is not still owed."""
    owed = turn.phase is Phase.ROB and turn.limbo is None
    return turn.kept.count(ONE) > 1 and not owed


def _with_bratworm(position: Position, player: int) -> list[Position]:
    """R16: the position after a Bratworm, per player it may come from."""
    turn = Turn(player, Phase.AFTER)
    play = Play(with_turn(position, turn), turn)
    if play.give_bratworm(Reason.DOUBLE_ONE):
        return [play.position()]
    found = []
    for victim in victims(position, turn):
        play = Play(with_turn(position, turn), turn)
        play.rob(victim, Reason.DOUBLE_ONE)
        found.append(play.position())
    return found


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
