"""Rounds of games: in lockstep where that is served, else one by one. The result is the same."""

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

from wormgrill.arena.game import Pairing, play_between, play_game, result_of
from wormgrill.arena.lockstep import service
from wormgrill.arena.programs import Programs, programs_of_task
from wormgrill.arena.standings import GameResult, Tally, round_tally
from wormgrill.formats.record import Record, print_record
from wormgrill.rules.actions import Action
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position

TOGETHER = 1024  # games in lockstep; their dice are drawn ahead, 5 KB each


class PlayedRounds(NamedTuple):
    """What came of some rounds; the seconds say how many more make a good task."""

    rounds: int
    tally: Tally
    records: tuple[tuple[int, str], ...]  # numbers of the games and their records, if asked for
    seconds: float


def play_rounds(pairing: Pairing, rounds: range, with_records: bool = False) -> PlayedRounds:
    began = perf_counter()
    whole = Tally()
    records = []
    results: list[GameResult] = []
    with programs_of_task() as programs:
        for game, result, record in _games(pairing, rounds, with_records, programs):
            if record:
                records.append((game, print_record(record)))
            results.append(result)
            if len(results) == pairing.rotations:
                whole += round_tally(results)
                results.clear()
    return PlayedRounds(len(rounds), whole, tuple(records), perf_counter() - began)


Played = tuple[int, GameResult, Record | None]


def _games(
    pairing: Pairing, rounds: range, with_records: bool, programs: Programs
) -> Iterator[Played]:
    games = range(rounds.start * pairing.rotations, rounds.stop * pairing.rotations)
    if not service.serves(pairing):
        yield from _one_by_one(pairing, games, with_records, programs)
        return
    for begin in range(games.start, games.stop, TOGETHER):
        some = range(begin, min(begin + TOGETHER, games.stop))
        told = service.play(pairing, some)
        if told is None:  # one of them does not end: it is found, and told of, alone
            yield from _one_by_one(pairing, some, with_records, programs)
            continue
        for game, one in zip(some, told, strict=True):
            if with_records:
                retold = Retold(one.choices)
                yield game, *play_between([retold] * len(pairing.bots), pairing, game)
            else:
                yield game, result_of(pairing, game, one.end, one.turns), None


def _one_by_one(
    pairing: Pairing, games: range, with_records: bool, programs: Programs
) -> Iterator[Played]:
    for game in games:
        result, record = play_game(pairing, game, programs)
        yield game, result, record if with_records else None


class Retold:
    """Decides as it was decided in lockstep, on every seat: so the rules tell the record."""

    def __init__(self, choices: tuple[int, ...]) -> None:
        self._choices = iter(choices)

    def choose(self, position: Position) -> Action:
        return legal_actions(position)[next(self._choices)]
