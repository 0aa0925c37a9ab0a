"""Guests' own games, taken apart by workers for those who ask, and puzzles from them.

Nothing is computed before somebody asks. Then a game is done once: its row is held by one process
while a worker is at it, and what comes of it is kept.
"""

import asyncio
from collections.abc import Callable
from functools import cache

import msgspec

from wormgrill.match.guest import Guest
from wormgrill.match.store import StoredTable
from wormgrill.reviews.messages import PuzzleView
from wormgrill.server.problems import ServerRefusal
from wormgrill.server.store.opening import Store
from wormgrill.server.store.study import KeptStudy, MissCount
from wormgrill.study.figures import CountedGame, figures
from wormgrill.study.house import HOUSE
from wormgrill.study.messages import AnsweredView, Difficulty, NextPuzzle, Source, StudyView
from wormgrill.study.own_game import OwnGame, own_game
from wormgrill.study.puzzles import is_right, posed
from wormgrill.study.repetition import BOXES, answered
from wormgrill.study.stream import (
    Question,
    chosen,
    grade_of,
    house_questions,
    left,
    of_grade,
    own_questions,
)
from wormgrill.words.voice import Voice
from wormgrill.work.job import Closing, Job, TooFast, TooLarge, Workers
from wormgrill.work.made_once import MadeOnce

MOST_GAMES = 300  # of one guest, the latest
PER_EVENT, PER_PUZZLE = 1e-3, 0.1  # seconds; a guess, put right later
MOST_POSED = 256  # some KB each
DOES_NOT_COUNT = "null"

_RESULT = msgspec.json.Decoder(OwnGame | None)


class Studies:
    """What guests' own games tell them, and the puzzles they are given."""

    def __init__(
        self,
        store: Store,
        quick: Workers,
        long: Workers,
        clock: Callable[[], float],
        trouble: Callable[[Exception], None],
    ) -> None:
        self._rows = store.studies
        self._tables = store.tables
        self._quick = quick
        self._long = long
        self._clock = clock
        self._trouble = trouble
        self._at_work: dict[str, asyncio.Task[None]] = {}  # by guest
        self._posed: MadeOnce[tuple[str, str, str], PuzzleView] = MadeOnce(MOST_POSED)

    def close(self) -> None:
        for task in self._at_work.values():
            task.cancel()

    # Figures

    async def ask(self, guest: Guest) -> None:
        """All finished games that are not taken apart yet, one after the other, from now on."""
        await self._rows.ask(guest.id, MOST_GAMES)
        if guest.id not in self._at_work:
            task = asyncio.ensure_future(self._take_apart(guest.id))
            self._at_work[guest.id] = task
            task.add_done_callback(lambda done: self._at_work.pop(guest.id, None))

    async def view(self, guest: Guest) -> StudyView:
        kept = await self._rows.of_guest(guest.id)
        games = await asyncio.to_thread(counted, kept)
        return StudyView(
            asked=len(kept),
            reviewed=sum(one.result is not None for one in kept),
            figures=await asyncio.to_thread(figures, games),
        )

    async def forget(self, guest: Guest) -> None:
        if task := self._at_work.get(guest.id):
            task.cancel()
        await self._rows.forget(guest.id)

    async def _take_apart(self, guest: str) -> None:
        try:
            while table := await self._rows.take(guest, self._clock()):
                await self._one(guest, table)
        except (Closing, TooFast):
            return  # whoever asks next goes on
        except Exception as error:
            self._trouble(error)

    async def _one(self, guest: str, table: str) -> None:
        result: str | None = DOES_NOT_COUNT
        try:
            kept = await self._tables.load(table)
            if kept:
                cost = PER_EVENT * len(kept.events)
                result = None
                result = await self._long.do(Job(take_apart, (kept, guest), guest, cost))
        except TooLarge:
            result = DOES_NOT_COUNT
        finally:
            if result is None:
                await self._rows.release(guest, table)
            else:
                await self._rows.keep(guest, table, result)

    # Puzzles

    async def next_puzzle(
        self, guest: Guest, source: Source, grade: Difficulty | None
    ) -> NextPuzzle:
        now, counts = self._clock(), await self._rows.counts()
        questions = await self._questions(guest, source)
        wanted = of_grade(questions, grade, counts)
        cards = await self._rows.cards(guest.id)
        question = chosen(wanted, cards, guest.id, now)
        if question is None:
            return NextPuzzle(
                id=None, table=None, grade=None, puzzle=None, left=left(wanted, cards, now)
            )
        return NextPuzzle(
            id=question.id,
            table=question.table,
            grade=grade_of(question, counts),
            puzzle=await self._pose(question, guest),
            left=left(wanted, cards, now),
        )

    async def answer(self, guest: Guest, id: str, action: str) -> AnsweredView:
        question = await self._question(guest, id)
        view = await self._pose(question, guest)
        if action not in {option.action for option in view.options}:
            raise ServerRefusal("illegal-action", "This is none of the puzzle's actions.")
        right = is_right(view, action)
        before = next((one for one in await self._rows.cards(guest.id) if one.puzzle == id), None)
        card = answered(id, before, right, self._clock())
        first = await self._rows.put_card(guest.id, card, question.table)
        if first and question.table is None:
            await self._rows.count(id, missed=not right)
        tries = (await self._rows.counts()).get(id, MissCount())
        rest = None if card.known else BOXES[card.box]
        return AnsweredView(right=right, rest=rest, tried=tries.tried, missed=tries.missed)

    async def _question(self, guest: Guest, id: str) -> Question:
        house = HOUSE.get(id)
        if house:
            return house_questions([house])[0]
        for question in await self._questions(guest, "own"):
            if question.id == id:
                return question
        raise ServerRefusal("no-puzzle", "It is none of the house's, nor one of your own.")

    async def _questions(self, guest: Guest, source: Source) -> list[Question]:
        if source == "house":
            return _house()
        kept = await self._rows.of_guest(guest.id)
        return own_questions(await asyncio.to_thread(counted, kept))

    async def _pose(self, question: Question, guest: Guest) -> PuzzleView:
        asked = (question, guest.name, guest.language)
        job = Job(pose, asked, guest.id, PER_PUZZLE)
        key = question.id, guest.name, guest.language
        return await self._posed.get(key, lambda: self._quick.do(job))


@cache
def _house() -> list[Question]:
    return house_questions(HOUSE.values())


def counted(kept: list[KeptStudy]) -> list[CountedGame]:
    """Those that count, in order."""
    games = [
        (one.table, one.at, _RESULT.decode(one.result)) for one in kept if one.result is not None
    ]
    return [CountedGame(table, at, game) for table, at, game in games if game is not None]


# In a worker


def take_apart(kept: StoredTable, guest: str) -> str:
    return msgspec.json.encode(own_game(kept, guest)).decode()


def pose(question: Question, name: str, language: str) -> PuzzleView:
    return posed(
        question.position, question.played, question.turn, question.step, name, Voice(language)
    )
