"""A script, replayed by the rules: what they do not allow cannot be taught."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wormgrill.formats.event_json import events_json
from wormgrill.formats.position_json import encode
from wormgrill.lessons.script import LEARNER, Scene, Step
from wormgrill.position_view import Previews, StandingView, previews_view, standing_view
from wormgrill.rules.actions import ROLL, STOP, Keep, choose
from wormgrill.rules.events import Event, Rolled
from wormgrill.rules.game import apply
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Phase, Position, with_turn

Move = tuple[str, ...]


class LessonFrame(msgspec.Struct, frozen=True):
    """What a decision or a roll has changed, to be shown for a moment."""

    events: Annotated[list[dict[str, Any]], Meta(description="as in the engine protocol")]
    position: dict[str, Any]
    previews: Previews
    standing: StandingView


class LessonWay(msgspec.Struct, frozen=True):
    actions: Annotated[
        list[str],
        Meta(description="decisions, one after the other; none: the learner just goes on"),
    ]
    frames: Annotated[list[LessonFrame], Meta(description="what follows, the rivals' turns too")]


class LessonOther(msgspec.Struct, frozen=True):
    actions: list[str]
    text: Annotated[str, Meta(description="the name of the text that says why not")]


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    text: Annotated[str, Meta(description="the name of the text that says what to do")]
    see: Annotated[str | None, Meta(description="the edition whose lesson comes before this")]
    position: dict[str, Any]
    previews: Previews
    standing: StandingView
    ways: Annotated[list[LessonWay], Meta(description="what leads to the next step")]
    others: Annotated[
        list[LessonOther], Meta(description="every other legal move, and why not here")
    ]


class LessonView(msgspec.Struct, frozen=True):
    edition: str
    you: Annotated[int, Meta(description="the learner's seat")]
    steps: list[LessonStep]


def replayed(edition: str, scenes: Sequence[Scene]) -> LessonView:
    return LessonView(edition, LEARNER, [step for scene in scenes for step in _steps(scene)])


def _steps(scene: Scene) -> Iterator[LessonStep]:
    position = scene.position
    for step in scene.steps:
        told, position = _step(step, position)
        yield told


def _step(step: Step, position: Position) -> tuple[LessonStep, Position]:
    """The step, and the position that follows if it is done in its first way."""
    ways, ends = [], []
    for line in step.ways or ("",):
        move, frames, after = _played(line, position)
        for reply in step.then:
            _, more, after = _played(reply, after)
            frames += more
        ways.append(LessonWay(list(move), frames))
        ends.append(after)
    wanted = [tuple(way.actions) for way in ways]
    others = [move for move in moves(position) if move not in wanted] if step.ways else []
    told = LessonStep(
        text=step.text,
        see=step.see,
        position=encode(position),
        previews=previews_view(position),
        standing=standing_view(position),
        ways=ways,
        others=[LessonOther(list(move), _why_not(step, move)) for move in others],
    )
    return told, ends[0]


def _played(line: str, position: Position) -> tuple[Move, list[LessonFrame], Position]:
    """A line of the script: its decisions, the dice, and what is seen of them."""
    decisions, _, fallen = line.partition(" → ")
    move = tuple(decisions.split(", ")) if decisions else ()
    steps: list[str | Dice] = [*move, _dice(fallen)] if fallen else [*move]
    frames: list[LessonFrame] = []
    events: tuple[Event, ...] = ()
    for step in steps:
        before = position
        taken = choose(step, legal_actions(before)) if isinstance(step, str) else step
        position, told = apply(before, taken)
        events += told
        if isinstance(step, Dice) and len(told) > 1:
            frames.append(_frame(lying(before, told[0]), events[: -len(told) + 1]))
            events = told[1:]
        if position.turn is None or position.turn.phase is not Phase.DICE:
            frames.append(_frame(position, events))
            events = ()
    return move, frames, position


def _dice(fallen: str) -> Dice:
    faces, _, golden = fallen.partition(" + ")
    return Dice(tuple(faces.split()), golden or None)


def lying(position: Position, rolled: Event) -> Position:
    """A dead roll ends the turn at once (R4, R30); a learner should see it lie there first."""
    assert position.turn is not None
    assert isinstance(rolled, Rolled)
    turn = position.turn._replace(phase=Phase.CHOOSE, rolled=rolled.faces, golden=rolled.golden)
    return with_turn(position, turn)


def _frame(position: Position, events: Sequence[Event]) -> LessonFrame:
    return LessonFrame(
        events_json(events), encode(position), previews_view(position), standing_view(position)
    )


def moves(position: Position) -> list[Move]:
    """What a player decides in one go: who keeps dice says whether to roll on or to stop."""
    found: list[Move] = []
    for action in legal_actions(position):
        after = apply(position, action)[0].turn if isinstance(action, Keep) else None
        if after and after.phase is Phase.AFTER:
            found += [(str(action), str(ROLL)), (str(action), str(STOP))]
        else:
            found.append((str(action),))
    return found


def _why_not(step: Step, move: Move) -> str:
    for name in (", ".join(move), move[0], move[-1], "*"):
        if name in step.others:
            return step.others[name]
    raise KeyError(f"{step.text}: why not “{', '.join(move)}”?")
