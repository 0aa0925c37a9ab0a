"""The record: print ⇄ parse is exact, and what breaks the rules is refused with its place."""

import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tests.support.position import GOLDEN_DIE, dice, stack, table
from tests.support.selfplay import SMALL, TABLES, purposeful, settings
from wormgrill.formats.record import Record, print_record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS, Dice, Step, apply, start
from wormgrill.rules.actions import ROLL, STOP, Keep
from wormgrill.rules.edition import Options
from wormgrill.rules.errors import BadRecord
from wormgrill.rules.position import Turn
from wormgrill.rules.rolls import checked

RECORDS = sorted((Path(__file__).parents[1] / "data" / "records").glob("*.txt"))

SHORT = """\
Wormgrill record 1
Edition: classic
Options: short-game=yes, first=1
Player: Ada
Player: Bo
Date: 2026-11-15
Dice: typed

1. Bo: [1 1 4 4 4 5 worm worm] keep 4 [1 2 3 worm worm] keep worm stop = takes 22
2. Ada: [1 1 1 1 2 2 2 2] keep 2 [1 1 1 1] keep 1 = fails (no-worm)
3. Bo: [1 1 1 2 3 4 5 5] keep 5 [1 1 2 3 4 5] keep 4 [1 1 2 5 5] keep 2 [4 5 5 5] = \
fails (dead-roll), 22 returns, 36 turned
4. Ada: [1 1 1 2 3 4 5 5]
"""


def moves(edition: str, players: int, options: Options, seed: int, limit: int) -> Record:
    chance = Random(seed)
    names = [f"{name}, of: {name} = 3" for name in "ABCDEFG"[:players]]
    first = position = start(TABLES[edition], names, options)
    steps: list[Step] = []
    while not position.over and len(steps) < limit:
        step = purposeful(position, chance)
        steps.append(checked(position, step) if isinstance(step, Dice) else step)
        position, _ = apply(position, steps[-1])
    return Record(first, tuple(steps), "2026-11-15", "given")


@pytest.mark.uncounted
@pytest.mark.parametrize("edition", TABLES)
def test_print_and_parse_are_exact(edition: str) -> None:
    for number, (players, options) in enumerate(settings(TABLES[edition])):
        record = moves(edition, players, options, number, limit=50 + 40 * number)
        text = print_record(record)
        assert parse_record(text) == record
        assert print_record(parse_record(text)) == text


@pytest.mark.uncounted
@given(some.integers(0, 10_000), some.integers(0, 400))
def test_a_game_that_begins_anywhere_is_exact_too(seed: int, cut: int) -> None:
    """The position it began from stands in the header."""
    whole = moves("small", 3, Options(free_choice=True), seed, 400)
    later = Record(Record(whole.start, whole.steps[:cut]).position(), whole.steps[cut:])
    assert parse_record(print_record(later)) == later


def test_a_record_reads_as_written() -> None:
    record = parse_record(SHORT)
    assert print_record(record) == SHORT
    assert record.date == "2026-11-15"
    assert record.dice == "typed"
    assert record.start == start(EDITIONS["classic"], ["Ada", "Bo"], Options(True, False, 1))
    assert record.steps[:4] == (ROLL, dice("1 1 4 4 4 5 worm worm"), Keep("4"), ROLL)
    position = record.position()
    assert position.turn is not None
    assert position.turn.player == 0
    assert [seat.stack for seat in position.seats] == [(), ()]


def test_a_roll_knows_its_turn_what_was_thrown_and_how_it_fell() -> None:
    rolls = list(parse_record(SHORT).rolls())
    assert [turn for turn, _, _ in rolls] == [1, 1, 2, 2, 3, 3, 3, 3, 4]
    _, thrown, fell = rolls[5]
    assert fell == dice("1 1 2 3 4 5")
    assert thrown.turn is not None
    assert thrown.turn.player == 1
    assert thrown.turn.kept == ("5", "5")


def test_a_person_may_leave_out_outcomes_and_write_dice_in_any_order() -> None:
    text = SHORT.replace(" = takes 22", "").replace("[1 2 3 worm worm]", "[worm 1 3 2 worm]")
    assert parse_record(text) == parse_record(SHORT)


def test_a_person_may_write_the_word_roll_and_end_lines_as_windows_does() -> None:
    text = SHORT.replace(": [", ": roll [").replace("\n", "\r\n")
    assert parse_record(text) == parse_record(SHORT)


def test_a_game_stopped_with_the_dice_in_the_air_says_so() -> None:
    record = Record(start(EDITIONS["classic"], ["Ada", "Bo"]), (ROLL,))
    assert print_record(record).endswith("\n\n1. Ada: roll\n")
    assert parse_record(print_record(record)) == record


def test_the_golden_die_stands_behind_a_plus() -> None:
    position = table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack())
    text = print_record(Record(position)) + "\n1. Ada: [1 1 2 2 3 3 4 worm + worm] keep worm\n"
    record = parse_record(text)
    assert [str(step) for step in record.steps] == [
        "roll golden",
        "[1 1 2 2 3 3 4 worm + worm]",
        "keep worm",
    ]
    assert print_record(record) == text


def test_seats_played_by_programs_are_named() -> None:
    record = Record(start(EDITIONS["junior"], ["Ada", "Robo"]), bots=((1, "cmd: my bot --fast"),))
    assert "\nPlayer: Robo\nBot: 1 cmd: my bot --fast\n" in print_record(record)
    assert parse_record(print_record(record)) == record


@pytest.mark.parametrize(
    ("bot", "line", "column", "reason"),
    [
        ("1", 6, 6, "its seat and its name"),
        ("Bo turn-ev", 6, 6, "its seat and its name"),
        ("2 turn-ev", 8, 1, "seats count from 0 to 1"),
    ],
)
def test_a_bot_must_sit_somewhere(bot: str, line: int, column: int, reason: str) -> None:
    with pytest.raises(BadRecord) as refused:
        parse_record(SHORT.replace("Player: Bo\n", f"Player: Bo\nBot: {bot}\n"))
    assert (refused.value.line, refused.value.column) == (line, column)
    assert reason in refused.value.reason


def test_between_two_turns_nothing_is_left_open() -> None:
    """No line is begun for a turn in which nothing has happened."""
    record = parse_record(SHORT.rsplit("4. Ada", 1)[0])
    assert print_record(record).endswith("22 returns, 36 turned\n")
    assert record.position().turn == Turn(0)


def test_an_option_that_a_custom_edition_has_is_switched_off_in_words() -> None:
    house = replace(SMALL, key="house", options=Options(short_game=True))
    record = Record(start(house, ["Ada", "Bo"], Options(short_game=False)))
    assert "\nOptions: short-game=no\n" in print_record(record)
    assert parse_record(print_record(record)) == record


def test_a_decision_cut_short_at_the_end_of_the_line_is_refused() -> None:
    with pytest.raises(BadRecord, match="“keep” is not possible now"):
        parse_record(SHORT.rstrip("\n") + " keep")


def test_a_new_game_is_a_header_alone() -> None:
    record = Record(start(EDITIONS["junior"], ["Ada", "Bo"]))
    assert print_record(record) == (
        "Wormgrill record 1\nEdition: junior\nPlayer: Ada\nPlayer: Bo\n"
    )
    assert parse_record(print_record(record)) == record


def test_a_custom_edition_travels_with_its_record() -> None:
    record = Record(start(SMALL, ["Ada", "Bo"]))
    assert 'Edition: {"key": "small"' in print_record(record)
    assert parse_record(print_record(record)).start.edition == SMALL


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_golden_games_replay_to_the_letter(file: Path) -> None:
    text = file.read_text("utf-8")
    record = parse_record(text)
    assert print_record(record) == text
    assert record.position().over


def test_there_is_a_golden_game_of_every_edition() -> None:
    editions = {parse_record(file.read_text("utf-8")).start.edition.key for file in RECORDS}
    assert editions == set(EDITIONS)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "reason"),
    [
        ("record 1", "record 2", 1, 1, "a record begins with “Wormgrill record 1”"),
        ("Edition: classic", "Edition: poker", 2, 10, "is not known"),
        ("Edition: classic", "Edition: {", 2, 10, "as JSON"),
        ("Edition: classic", "Edition: {}", 2, 10, "key: is missing"),
        ("Edition: classic\n", "", 2, 1, "the line “Edition: …” is missing"),
        ("Edition: classic\n", "Edition: classic\n" * 2, 3, 1, "Edition is there twice"),
        ("Edition: classic", "Colour: green", 2, 1, "expected Edition, Options"),
        ("first=1", "first=2", 7, 9, "there is no seat 2"),
        ("first=1", "first=one", 3, 10, "options.first: must be a whole number"),
        ("short-game=yes", "short-game=maybe", 3, 10, "options.short-game: must be true or false"),
        ("short-game=yes", "fast=yes", 3, 10, "options.fast: is not known"),
        ("Player: Bo", "Player: Ada", 7, 9, "is there twice"),
        ("Player: Bo\n", "", 6, 9, "is for 2 to 7 players, not 1"),
        ("2026-11-15", "yesterday", 6, 7, "“yesterday” is not a date"),
        ("1. Bo:", "1. Ada:", 9, 1, "expected “1. Bo: …”"),
        ("2. Ada:", "3. Ada:", 10, 1, "expected “2. Ada: …”"),
        ("1. Bo: ", "1. Bo:", 9, 1, "expected “1. Bo: …”"),
        ("keep worm stop", "keep 3x stop", 9, 57, "“keep 3x” is not possible now"),
        ("keep worm stop", "keep 4 stop", 9, 57, "“keep 4” is not possible now"),
        ("keep worm stop", "keep", 9, 57, "“keep =” is not possible now"),
        ("[1 2 3 worm worm]", "[1 2 3 worm]", 9, 39, "5 white dice are in the air, not 4"),
        ("[1 2 3 worm worm]", "[1 2 3 worm six]", 9, 39, "“six” is on none of the white dice"),
        ("[1 2 3 worm worm]", "[1 2 3 worm worm", 9, 39, "a roll is written like"),
        ("[1 2 3 worm worm]", "[1 2 3 worm + ]", 9, 39, "a roll is written like"),
        ("[1 2 3 worm worm]", "[1 2 3 worm worm + 1]", 9, 39, "golden die is not in the air"),
        ("keep 4 [1 2", "[1 2", 9, 32, "No dice are in the air"),
        ("stop = takes 22", "roll golden", 9, 67, "“roll golden” is not possible now"),
        ("takes 22", "takes 23", 9, 74, "the turn ends so: takes 22"),
        ("stop = takes 22", "= takes 22", 9, 67, "the turn is not over yet"),
        ("stop = takes 22", "stop stop", 9, 72, "the turn is over before “stop”"),
        ("keep worm stop = takes 22", "keep worm", 10, 1, "the turn before is not finished"),
    ],
)
def test_what_is_wrong_is_named_with_line_and_column(
    old: str, new: str, line: int, column: int, reason: str
) -> None:
    assert old in SHORT
    with pytest.raises(BadRecord) as refused:
        parse_record(SHORT.replace(old, new, 1))
    found = refused.value
    assert (found.line, found.column) == (line, column)
    assert re.search(rf"(^|\W){re.escape(reason)}(\W|$)", found.reason)
    assert found.message == f"line {line}, column {column}: {found.reason}"
    assert found.code == "bad-record"


def last_turn() -> str:
    """A game before its last tile is taken."""
    position = table("classic", up=[21], Ada=stack(36), Bo=stack(35), kept="5 5 5 1 worm")
    return print_record(Record(position))


def test_a_finished_game_ends_with_its_result() -> None:
    record = parse_record(last_turn() + "\n1. Ada: stop\n")
    text = print_record(record)
    assert text.endswith("\n1. Ada: stop = takes 21\n\nResult: Ada 5, Bo 4. Ada wins.\n")
    assert parse_record(text) == record


def test_winners_share_the_result() -> None:
    position = table("junior", up=[4], Ada=stack(9), Bo=stack(5, 8), kept="worm bun bun")
    text = print_record(Record(position, (STOP,)))
    assert text.endswith("Result: Ada 5, Bo 4. Ada wins.\n")
    tied = table("junior", up=[4], Ada=stack(8), Bo=stack(9), kept="worm bun bun")
    assert print_record(Record(tied, (STOP,))).endswith("Result: Ada 4, Bo 4. Ada and Bo win.\n")


@pytest.mark.parametrize(
    ("tail", "line", "reason"),
    [
        ("1. Ada: stop\n\nResult: Ada 4, Bo 4. Bo wins.\n", 8, "the game ends so: Result: Ada 5"),
        ("Result: Ada 5, Bo 4. Ada wins.\n", 6, "the game is not over yet"),
        ("1. Ada: stop\n2. Bo: [1]\n", 7, "the game is over"),
    ],
)
def test_the_end_must_be_true(tail: str, line: int, reason: str) -> None:
    head = last_turn()
    line += len(head.splitlines()) - 4
    with pytest.raises(BadRecord) as refused:
        parse_record(f"{head}\n{tail}")
    assert (refused.value.line, refused.value.column) == (line, 1)
    assert reason in refused.value.reason


@pytest.mark.parametrize(
    ("old", "new"),
    [("Player: Bo", "Player: Cy"), ("Edition: classic", "Edition: deluxe"),
     ("Player: Ada", "Options: first=1\nPlayer: Ada")],
)  # fmt: skip
def test_beside_a_position_the_other_lines_must_agree_with_it(old: str, new: str) -> None:
    text = last_turn().replace(old, new, 1)
    with pytest.raises(BadRecord) as refused:
        parse_record(text)
    line = next(n for n, told in enumerate(text.splitlines(), 1) if told.startswith("Position"))
    told = "Edition, Options or Player say something else"
    assert refused.value.message == f"line {line}, column 1: {told}"


def test_a_broken_position_is_refused_in_its_line() -> None:
    text = last_turn().replace("21*1", "21*2")
    with pytest.raises(BadRecord) as refused:
        parse_record(text)
    assert (refused.value.line, refused.value.column) == (5, 11)


@given(some.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        parse_record(text)


@given(some.integers(0, len(SHORT) - 1), some.integers(0, 12), some.text(max_size=3))
def test_a_damaged_record_is_read_or_refused(place: int, cut: int, put: str) -> None:
    with suppress(BadRecord):
        parse_record(SHORT[:place] + put + SHORT[place + cut :])
