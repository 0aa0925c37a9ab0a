"""`wormgrill odds`: the chances of a turn, of an edition with a hand or of any position."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from wormgrill.extras import adding
from wormgrill.words.texts import say
from wormgrill.words.voice import Voice

if TYPE_CHECKING:  # so that help is quick
    from wormgrill.chances.figures import Odds
    from wormgrill.rules.position import Position

    Draw = Callable[[Odds, Path, Voice], None]

FORMATS = (".png", ".svg")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("edition", metavar="EDITION", nargs="?", help=say("arg-edition"))
    for name, told in (
        ("--golden-die", "odds-arg-golden-die"),
        ("--weasel", "odds-arg-weasel"),
        ("--canned-worm", "odds-arg-canned-worm"),
    ):
        parser.add_argument(name, action="store_true", help=say(told))
    parser.add_argument("--position", metavar="FILE", type=Path, help=say("odds-arg-position"))
    parser.add_argument("--deep", action="store_true", help=say("odds-arg-deep"))
    parser.add_argument("--plot", metavar="FILE", type=Path, help=say("odds-arg-plot"))
    parser.add_argument("--json", action="store_true", help=say("odds-arg-json"))


def run(arguments: argparse.Namespace) -> None:
    import json

    from wormgrill.chances.report import report

    draw = _drawing(arguments.plot) if arguments.plot else None
    odds = _of_hand(arguments) if arguments.position is None else _of_position(arguments)
    lines = [json.dumps(odds.json(), indent=2)] if arguments.json else report(odds, Voice())
    if draw:
        _draw(draw, odds, arguments.plot)
        if not arguments.json:
            lines.append(say("odds-plotted", file=str(arguments.plot)))
    sys.stdout.write("\n".join(lines) + "\n")


def _of_hand(arguments: argparse.Namespace) -> Odds:
    from wormgrill.chances.figures import odds_of_hand
    from wormgrill.commands.arguments import CommandRefusal, edition_given
    from wormgrill.solver.first_turn import specialists_of
    from wormgrill.solver.odds import Hand

    if arguments.deep:
        raise CommandRefusal(say("odds-deep-position"))
    if arguments.edition is None:
        raise CommandRefusal(say("odds-what"))
    edition = edition_given(arguments.edition)
    hand = Hand(arguments.golden_die, arguments.weasel, arguments.canned_worm)
    there = [name for name, _ in edition.specialists]
    for held in specialists_of(hand):
        if held not in there:
            voice = Voice()
            values = {"edition": voice.title(edition), "specialist": voice.specialist(held)}
            raise CommandRefusal(say("odds-no-specialist", flag=str(held), **values))
    return odds_of_hand(edition, hand)


def _of_position(arguments: argparse.Namespace) -> Odds:
    from wormgrill.chances.figures import odds_of_position
    from wormgrill.commands.arguments import CommandRefusal

    given = {
        str(arguments.edition): arguments.edition is not None,
        "--golden-die": arguments.golden_die,
        "--weasel": arguments.weasel,
        "--canned-worm": arguments.canned_worm,
    }
    for name, there in given.items():
        if there:
            raise CommandRefusal(say("odds-position-alone", given=name))
    position = _position_given(arguments.position)
    if position.over:
        raise CommandRefusal(say("odds-over"))
    return odds_of_position(position, deep=arguments.deep)


def _position_given(file: Path) -> Position:
    from wormgrill.commands.arguments import CommandRefusal, name_told, read_text
    from wormgrill.rules.errors import Refusal
    from wormgrill.words.refusals import sentence

    try:
        return _position_from(read_text(file))
    except Refusal as refusal:
        name = name_told(file)
        raise CommandRefusal(say("not-readable", file=name, reason=sentence(refusal))) from None


def _position_from(text: str) -> Position:
    """JSON, one line of text, or a record: each begins in its own way."""
    from wormgrill.formats.position_line import from_line
    from wormgrill.formats.record import TITLE
    from wormgrill.formats.record_reader import parse_record
    from wormgrill.rules.errors import BadRequest
    from wormgrill.words.refusals import refused

    text = text.removeprefix("\ufeff")
    if text.startswith(TITLE):
        return parse_record(text).position()
    if text.lstrip().startswith("{"):
        return _position_in_json(text)
    if ";" not in text:
        raise refused(BadRequest, "odds-no-position")
    return from_line(text)


def _position_in_json(text: str) -> Position:
    """A position, or an answer of the engine with one in it."""
    import json

    from wormgrill.formats.position_json import decode
    from wormgrill.rules.errors import BadRequest
    from wormgrill.words.refusals import refused

    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        raise refused(BadRequest, "odds-not-json") from None
    inner = given.get("position")
    return decode(inner if isinstance(inner, dict) else given)


def _drawing(file: Path) -> Draw:
    """How to draw; refused before anything is computed if it cannot be done."""
    from wormgrill.commands.arguments import CommandRefusal, not_there_yet

    not_there_yet(file)
    if file.suffix.lower() not in FORMATS:
        raise CommandRefusal(say("odds-plot-format", file=str(file)))
    try:
        from wormgrill.chances.chart import draw
    except ModuleNotFoundError as missing:
        if missing.name != "matplotlib":
            raise
        raise CommandRefusal(say("odds-needs-matplotlib", command=adding("plot"))) from None
    return draw


def _draw(draw: Draw, odds: Odds, file: Path) -> None:
    from wormgrill.commands.arguments import CommandRefusal

    try:
        draw(odds, file, Voice())
    except OSError as error:
        reason = error.strerror or str(error)
        raise CommandRefusal(say("not-writable", file=str(file), reason=reason)) from None
