"""A position posed as a puzzle: what was played there, what is best, and why."""

from wormgrill.advice.adviser import Adviser
from wormgrill.formats.position_line import from_line
from wormgrill.reviews.account import Decision
from wormgrill.reviews.messages import PuzzleView, puzzle_view
from wormgrill.reviews.moments import Puzzle
from wormgrill.rules.position import Position
from wormgrill.rules.seating import renamed
from wormgrill.values.turn_order import place_of
from wormgrill.words.voice import EVEN, Voice


def posed(line: str, played: str, turn: int, step: int, name: str, voice: Voice) -> PuzzleView:
    """With every action's chances, and the reason in the voice's language.

    `name` is how the one who is to decide is called.
    """
    position = _called(from_line(line), name, voice)
    return puzzle_view(Puzzle(turn, decision(position, played, step)), voice)


def decision(position: Position, played: str, step: int = 0) -> Decision:
    """The decision that was made in a position, taken apart as a review does it."""
    advice = Adviser().advise(position)
    assert advice is not None
    assert position.turn is not None
    best = advice.best
    assert best is not None
    made = next(rated for rated in advice.actions if str(rated.action) == played)
    change = tuple(there - ideal for there, ideal in zip(made.seats, best.seats, strict=True))
    return Decision(
        step, position.turn.player, position, made, best, advice.actions, change, events=()
    )


def is_right(view: PuzzleView, answer: str) -> bool:
    """The best action, or one that is as good as far as is shown."""
    worth = {option.action: option.win[view.seat] for option in view.options}
    return max(worth.values()) - worth[answer] < EVEN


def _called(position: Position, name: str, voice: Voice) -> Position:
    """Others are called by their places after the one who decides."""
    assert position.turn is not None
    mover, many = position.turn.player, len(position.seats)
    places = [place_of(number, mover, many) for number in range(many)]
    return renamed(
        position,
        [voice.say("study-rival", number=place + 1) if place else name for place in places],
    )
