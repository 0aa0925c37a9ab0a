"""A game as text that a person can read and write: the record and how it is printed."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from wormgrill.formats.options import options_table
from wormgrill.formats.position_json import edition_json
from wormgrill.formats.position_line import to_line
from wormgrill.rules.edition import Options
from wormgrill.rules.events import (
    Bratworm,
    Event,
    Failed,
    HenTaken,
    OnTile,
    Place,
    Returned,
    SpecialistMoved,
    Stole,
    Took,
    Turned,
    TurnEnded,
    WithPlayer,
)
from wormgrill.rules.game import Step, apply, start
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.rolls import checked
from wormgrill.rules.scoring import scores, winners

TITLE = "Wormgrill record 1"

Followed = tuple[Step, Position, tuple[Event, ...]]  # a step, the position after it, what happened


@dataclass(frozen=True, slots=True)
class Receipt:
    """What anybody needs to compute the dice again: docs/reference/fairness.md."""

    table: str
    commitment: str  # SHA-256 of the seed, in hexadecimal
    seed: str | None = None  # in hexadecimal, once revealed
    contributions: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()  # one per roll


@dataclass(frozen=True, slots=True)
class Record:
    """Where the game began and every decision and roll since."""

    start: Position
    steps: tuple[Step, ...] = ()
    date: str | None = None  # YYYY-MM-DD
    dice: str | None = None  # where the dice came from, in a few words
    bots: tuple[tuple[int, str], ...] = ()  # seats played by a program, and which
    receipt: Receipt | None = None

    def replay(self) -> Iterator[Followed]:
        """Each step with the position after it and what happened."""
        position = self.start
        for step in self.steps:
            position, events = apply(position, step)
            yield step, position, events

    def position(self) -> Position:
        """Where the game stands."""
        position = self.start
        for _, after, _ in self.replay():
            position = after
        return position

    def rolls(self) -> Iterator[tuple[int, Position, Dice]]:
        """Each roll: the number of its turn, the dice in the air, and how they fell."""
        return _rolls(self.start, self.replay())


def print_record(record: Record) -> str:
    """The game as a text that people read and `parse_record` takes back."""
    lines = [TITLE, *header_lines(record)]
    game = list(record.replay())
    position = record.start
    if game:
        lines += ["", *_turn_lines(record.start, game)]
        _, position, _ = game[-1]
    if position.over:
        lines += ["", result_line(position)]
    if record.receipt and (keys := list(_key_lines(record.start, game, record.receipt))):
        lines += ["", *keys]
    return "\n".join(lines) + "\n"


def _rolls(position: Position, game: Iterable[Followed]) -> Iterator[tuple[int, Position, Dice]]:
    turn = 1
    for step, after, events in game:
        if isinstance(step, Dice):
            yield turn, position, checked(position, step)
        turn += any(isinstance(event, TurnEnded) for event in events)
        position = after


def header_lines(record: Record) -> list[str]:
    position = record.start
    edition = edition_json(position.edition)
    lines = [f"Edition: {edition if isinstance(edition, str) else json.dumps(edition)}"]
    if options := options_text(position.options, position.edition.options):
        lines.append(f"Options: {options}")
    lines += [f"Player: {seat.name}" for seat in position.seats]
    lines += [f"Bot: {seat} {bot}" for seat, bot in record.bots]
    if record.date:
        lines.append(f"Date: {record.date}")
    if record.dice:
        lines.append(f"Dice: {record.dice}")
    if record.receipt:
        lines += _receipt_lines(record.receipt)
    if position != start(
        position.edition, [seat.name for seat in position.seats], position.options
    ):
        lines.append(f"Position: {to_line(position)}")
    return lines


def _receipt_lines(receipt: Receipt) -> list[str]:
    lines = [f"Table: {receipt.table}", f"Commitment: {receipt.commitment}"]
    if receipt.seed:
        lines.append(f"Seed: {receipt.seed}")
    return lines + [f"Contribution: {text}" for text in receipt.contributions]


def options_text(options: Options, default: Options) -> str:
    words = {True: "yes", False: "no"}
    return ", ".join(
        f"{name}={words[value] if isinstance(value, bool) else value}"
        for name, value in options_table(options, default).items()
    )


def result_line(position: Position) -> str:
    seats = position.seats
    worms = ", ".join(
        f"{seat.name} {score}" for seat, score in zip(seats, scores(position), strict=True)
    )
    best = [seats[number].name for number in winners(position)]
    return f"Result: {worms}. {' and '.join(best)} win{'s' * (len(best) == 1)}."


def turn_label(number: int, position: Position) -> str:
    assert position.turn is not None
    return f"{number}. {position.seats[position.turn.player].name}:"


def outcome(position: Position, events: list[Event]) -> str:
    """What the events of a turn brought, in the words of the record."""
    told = (_told(position, event) for event in events)
    return ", ".join(text for text in told if text)


def _turn_lines(position: Position, game: Iterable[Followed]) -> Iterator[str]:
    number, words, events = 1, [turn_label(1, position)], list[Event]()
    for step, after, happened in game:
        phase = position.turn.phase if position.turn else None
        if phase is Phase.DICE and words[-1].startswith("roll"):
            words.pop()  # the dice in their brackets say it
        words.append(str(step))
        events += happened
        position = after
        if any(isinstance(event, TurnEnded) for event in happened):
            yield f"{' '.join(words)} = {outcome(position, events)}"
            if not position.over:
                number += 1
                words, events = [turn_label(number, position)], []
    if not position.over and len(words) > 1:
        yield " ".join(words)


def _key_lines(position: Position, game: Iterable[Followed], receipt: Receipt) -> Iterator[str]:
    """The keys of a turn on one line; turns without a roll have none."""
    turns = (turn for turn, _, _ in _rolls(position, game))
    for _, pairs in groupby(zip(turns, receipt.keys, strict=True), key=lambda pair: pair[0]):
        yield f"Keys: {' '.join(key for _, key in pairs)}"


def _told(position: Position, event: Event) -> str | None:
    tell = _TOLD.get(type(event))
    return tell and tell(event, lambda seat: position.seats[seat].name)


def _place(place: Place, name: Callable[[int], str]) -> str:
    match place:
        case OnTile(value):
            return f"to {value}"
        case WithPlayer(seat):
            return f"to {name(seat)}"
    return "out"


Name = Callable[[int], str]
_TOLD: dict[type, Callable[[Any, Name], str]] = {
    Bratworm: lambda event, name: (
        f"Bratworm from {'supply' if event.robbed is None else name(event.robbed)}"
    ),
    Took: lambda event, name: f"takes {event.tile.value}",
    Stole: lambda event, name: f"steals {event.tile.value} from {name(event.victim)}",
    HenTaken: lambda event, name: f"gets the hen from {name(event.victim)}",
    SpecialistMoved: lambda event, name: f"{event.specialist} {_place(event.goal, name)}",
    Failed: lambda event, name: f"fails ({event.why})",
    Returned: lambda event, name: f"{event.tile.value} returns",
    Turned: lambda event, name: f"{event.tile.value} turned",
}


def dice_from(text: str) -> Dice | None:
    """`[1 2 worm + 1]`: the white dice, then the golden one. None if it is not of that form."""
    white, plus, golden = text[1:-1].partition("+")
    gold = golden.split()
    if not text.startswith("[") or not text.endswith("]") or len(gold) != len(plus):
        return None
    return Dice(tuple(white.split()), gold[0] if gold else None)
