"""Which puzzle comes next: what is due first, then what was never tried."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple, Protocol

from wormgrill.study.figures import CountedGame
from wormgrill.study.house import HousePuzzle
from wormgrill.study.messages import Difficulty, PuzzlesLeft
from wormgrill.study.repetition import PuzzleCard, due

EASY, HARD = 0.04, 0.015  # a dear error is easily seen, a cheap one hardly
ENOUGH = 20  # people, before their tries say more than the cost
FEW, MANY = 0.25, 0.5  # of them have missed it


class Question(NamedTuple):
    """A puzzle before it is posed: a decision that somebody made, and what it cost."""

    id: str
    position: str
    played: str
    cost: float
    turn: int
    step: int
    table: str | None  # None: the house's


class Tries(Protocol):
    """How many people have tried a puzzle, and how many missed it at first."""

    @property
    def tried(self) -> int: ...

    @property
    def missed(self) -> int: ...


def own_questions(games: Iterable[CountedGame]) -> list[Question]:
    """The dearest first."""
    found = [
        Question(
            f"{table}.{error.step}",
            error.position,
            error.played,
            error.cost,
            error.turn,
            error.step,
            table,
        )
        for table, _, game in games
        for error in game.errors
    ]
    return sorted(found, key=lambda question: (-question.cost, question.id))


def house_questions(puzzles: Iterable[HousePuzzle]) -> list[Question]:
    return [Question(one.id, one.position, one.played, one.cost, 0, 0, None) for one in puzzles]


def grade_of(question: Question, counts: Mapping[str, Tries]) -> Difficulty:
    """By how many have missed it, once enough have tried; until then by what the error costs."""
    tries = counts.get(question.id)
    if tries and tries.tried >= ENOUGH:
        share = tries.missed / tries.tried
        return "easy" if share < FEW else "middling" if share < MANY else "hard"
    return "easy" if question.cost >= EASY else "middling" if question.cost >= HARD else "hard"


def of_grade(
    questions: Sequence[Question], grade: Difficulty | None, counts: Mapping[str, Tries]
) -> list[Question]:
    return [one for one in questions if grade in (None, grade_of(one, counts))]


def chosen(
    questions: Sequence[Question], cards: Iterable[PuzzleCard], guest: str, now: float
) -> Question | None:
    """What has waited longest; else something new: of one's own the dearest, of the house's in an
    order that differs from guest to guest. None if there is nothing to be tried now."""
    by_id = {question.id: question for question in questions}
    known = {card.puzzle: card for card in cards if card.puzzle in by_id}
    for card in due(known.values(), now):
        return by_id[card.puzzle]
    fresh = [question for question in questions if question.id not in known]
    return min(fresh, key=lambda one: _turn_of(one, guest), default=None)


def _turn_of(question: Question, guest: str) -> tuple[float, bytes]:
    mixed = sha256(f"{guest} {question.id}".encode()).digest()
    return (-question.cost if question.table else 0.0), mixed


def left(questions: Sequence[Question], cards: Iterable[PuzzleCard], now: float) -> PuzzlesLeft:
    ids = {question.id for question in questions}
    tried = [card for card in cards if card.puzzle in ids]
    waiting, known = len(due(tried, now)), sum(card.known for card in tried)
    return PuzzlesLeft(
        due=waiting,
        fresh=len(ids) - len(tried),
        resting=len(tried) - waiting - known,
        known=known,
    )
