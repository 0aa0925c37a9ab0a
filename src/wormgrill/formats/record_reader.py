"""Reading a record: it is replayed, and whatever breaks the rules is refused with its place."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from wormgrill.formats.options import options_from
from wormgrill.formats.position_json import edition_from_json
from wormgrill.formats.position_line import from_line
from wormgrill.formats.receipt import KEYS, Line, read_receipt, with_keys
from wormgrill.formats.record import (
    TITLE,
    Record,
    dice_from,
    header_lines,
    outcome,
    result_line,
    turn_label,
)
from wormgrill.rules import actions
from wormgrill.rules.errors import BadRecord, BadRequest, Refusal
from wormgrill.rules.events import Event, TurnEnded
from wormgrill.rules.game import Step, apply, start
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.rolls import checked
from wormgrill.rules.seating import seated

_KNOWN = (
    *("Edition", "Options", "Player", "Bot", "Date", "Dice"),
    *("Table", "Commitment", "Seed", "Contribution", "Position"),
)
_HEADER = re.compile(rf"({'|'.join(_KNOWN)}): (.+)")
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_TOKEN = re.compile(r"\[[^\]]*\]?|\S+")
_TWO_WORDS = frozenset(("keep", "rob", "return", "pinch", "take"))

Value = TypeVar("Value")


def parse_record(text: str) -> Record:
    """The game this text tells, as `print_record` writes it or as a person does.

    The outcome after `=` and the result may be left out; if they are there, they must be true.
    """
    lines = [(number, line.rstrip()) for number, line in enumerate(text.split("\n"), 1)]
    if lines[0][1] != TITLE:
        raise BadRecord(1, 1, "a record begins with “{title}”", "refusal-record-title", title=TITLE)
    end_of_header = next((place for place, (_, line) in enumerate(lines) if not line), len(lines))
    record = _read_header(lines[1:end_of_header])
    body = [(number, line) for number, line in lines[end_of_header:] if line]
    turns = [line for line in body if not line[1].startswith(KEYS)]
    keys = [line for line in body if line[1].startswith(KEYS)]
    record = replace(record, steps=_Reading(record.start).read(turns))
    return with_keys(record, keys, last=body[-1][0] if body else 1)


def _read_header(lines: list[Line]) -> Record:
    found: dict[str, Line] = {}
    names: list[str] = []
    bots: list[tuple[int, str]] = []
    contributions: list[Line] = []
    for number, line in lines:
        match = _HEADER.fullmatch(line)
        if not match:
            values = {"known": ", ".join(_KNOWN[:-1]), "last": _KNOWN[-1]}
            raise BadRecord(
                number, 1, "expected {known} or {last}", "refusal-record-header", **values
            )
        key, value = match.groups()
        if key == "Player":
            names.append(value)
        elif key == "Bot":
            bots.append(_bot(number, value))
        elif key == "Contribution":
            contributions.append((number, value))
        elif key in found:
            raise BadRecord(number, 1, "{key} is there twice", "refusal-record-twice", key=key)
        else:
            found[key] = (number, value)
    if "Edition" not in found:
        raise BadRecord(2, 1, "the line “Edition: …” is missing", "refusal-record-edition")
    last = lines[-1][0]
    record = Record(
        _read_start(found, names, last),
        date=_date(found),
        dice=found.get("Dice", (0, None))[1],
        bots=tuple(bots),
        receipt=read_receipt(found, contributions),
    )
    if any(seat >= len(names) for seat, _ in bots):
        raise BadRecord(last, 1, f"seats count from 0 to {len(names) - 1}; a bot sits elsewhere")
    if "Position" in found:
        _must_agree(record, found, names)
    return record


def _read_start(found: dict[str, Line], names: list[str], last: int) -> Position:
    if "Position" in found:
        number, line = found["Position"]
        return _at(number, "Position", lambda: from_line(line))
    number, text = found["Edition"]
    edition = _at(number, "Edition", lambda: edition_from_json(_edition(text)))
    number, text = found.get("Options", (number, ""))
    options = _at(number, "Options", lambda: options_from(_options(text), edition.options))
    names = list(_at(last, "Player", lambda: seated(edition, names, options)))
    return start(edition, names, options)


def _must_agree(record: Record, found: dict[str, Line], names: list[str]) -> None:
    """Beside a position, the other lines only say again what it says."""
    told = {"Edition": found["Edition"][1], "Options": found.get("Options", (0, ""))[1]}
    true = dict(line.split(": ", 1) for line in header_lines(record) if line[:7] in _AGREE)
    seats = [seat.name for seat in record.start.seats]
    if told != {"Options": "", **true} or names != seats:
        raise BadRecord(found["Position"][0], 1, "Edition, Options or Player say something else")


_AGREE = ("Edition", "Options")


def _at(number: int, key: str, read: Callable[[], Value]) -> Value:
    try:
        return read()
    except Refusal as refusal:
        raise BadRecord(number, len(key) + 3, refusal) from None


def _edition(text: str) -> str | dict[str, Any]:
    if not text.startswith("{"):
        return text
    try:
        edition: dict[str, Any] = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRequest("a custom edition stands here as JSON, on one line.") from None
    return edition


def _options(text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for pair in text.split(", ") if text else ():
        name, _, value = pair.partition("=")
        options[name] = _WORDS.get(value, value)
    return options


_SEATS = {str(seat): seat for seat in range(10)}
_WORDS: dict[str, Any] = {"yes": True, "no": False} | _SEATS


def _bot(number: int, text: str) -> tuple[int, str]:
    seat, _, bot = text.partition(" ")
    if not bot or seat not in _SEATS:
        raise BadRecord(number, 6, "a bot is written as its seat and its name, like “1 turn-ev”")
    return int(seat), bot


def _date(found: dict[str, Line]) -> str | None:
    number, date = found.get("Date", (0, None))
    if date is not None and not _DATE.fullmatch(date):
        raise BadRecord(number, 7, f"“{date}” is not a date like 2026-11-15")
    return date


class _Reading:
    """The game as far as it has been read."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.steps: list[Step] = []
        self.events: list[Event] = []  # of this turn

    def read(self, lines: list[Line]) -> tuple[Step, ...]:
        for turn, (number, line) in enumerate(lines, 1):
            if line.startswith("Result: "):
                self._check_result(number, line)
            elif self.position.over:
                raise BadRecord(number, 1, "the game is over", "refusal-record-over")
            elif self.events and not self._turn_over():
                raise BadRecord(number, 1, "the turn before is not finished", "refusal-record-open")
            else:
                self._read_turn(turn, number, line)
        return tuple(self.steps)

    def _turn_over(self) -> bool:
        return any(isinstance(event, TurnEnded) for event in self.events)

    def _check_result(self, number: int, line: str) -> None:
        if not self.position.over:
            raise BadRecord(number, 1, "the game is not over yet", "refusal-record-goes-on")
        true = result_line(self.position)
        if line != true:
            told = "the game ends so: {true}"
            raise BadRecord(number, 1, told, "refusal-record-result", true=true)

    def _read_turn(self, turn: int, number: int, line: str) -> None:
        label = turn_label(turn, self.position)
        if not f"{line} ".startswith(f"{label} "):
            raise BadRecord(number, 1, "expected “{label} …”", "refusal-record-turn", label=label)
        self.events = []
        tokens = list(_TOKEN.finditer(line, len(label)))
        while tokens:
            token = tokens.pop(0)
            column, text = token.start() + 1, token.group()
            if text == "=":
                return self._check_outcome(number, column + 2, line[token.end() + 1 :])
            if text in _TWO_WORDS or (text == "roll" and tokens and tokens[0].group() == "golden"):
                text += f" {tokens.pop(0).group()}" if tokens else ""
            if self._turn_over():
                told = "the turn is over before “{text}”"
                raise BadRecord(number, column, told, "refusal-record-behind", text=text)
            try:
                self._follow(text)
            except Refusal as refusal:
                raise BadRecord(number, column, refusal) from None
        return None

    def _check_outcome(self, number: int, column: int, told: str) -> None:
        if not self._turn_over():
            raise BadRecord(
                number, column - 2, "the turn is not over yet", "refusal-record-turn-on"
            )
        true = outcome(self.position, self.events)
        if told != true:
            ends = "the turn ends so: {true}"
            raise BadRecord(number, column, ends, "refusal-record-outcome", true=true)

    def _follow(self, text: str) -> None:
        if not text.startswith("["):
            return self._apply(actions.choose(text, legal_actions(self.position)))
        dice = dice_from(text)
        if dice is None:
            told = "a roll is written like [1 2 worm], with a golden die [1 2 worm + 1]"
            raise BadRequest(told, "refusal-record-roll")
        turn = self.position.turn
        if turn and turn.phase in (Phase.ROLL, Phase.AFTER):  # the dice in brackets say it
            first = turn.phase is Phase.ROLL
            self._apply(actions.ROLL_GOLDEN if first and dice.golden else actions.ROLL)
        return self._apply(checked(self.position, dice))

    def _apply(self, step: Step) -> None:
        self.position, events = apply(self.position, step)
        self.steps.append(step)
        self.events += events
