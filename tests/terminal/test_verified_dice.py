"""Verifiable dice at a keyboard: promised before the first roll, in the record, and they hold."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.console import Console
from wormgrill.bots.registry import make_bot
from wormgrill.dice.verified import BadReceipt, bot_key, verify
from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS, Dice, start
from wormgrill.terminal.plain import PlainGame
from wormgrill.terminal.promised import PromisedDice, promise


def game(file: Path, *typed: str, record: Record | None = None) -> tuple[Console, Record]:
    """Ada against a bot, with what she types; then the record as it was kept."""
    begin = start(EDITIONS["deluxe"], ["Ada", "Robo"])
    record = record or Record(
        begin, (), "2026-11-16", "verified here", ((1, "careful"),), promise()
    )
    assert record.receipt
    console, dice = Console(*typed), PromisedDice(record.receipt, {1})
    bots = {1: make_bot("careful")}
    PlainGame(record, file, dice, console.read, console.lines.append, bots).play()
    return console, parse_record(file.read_text("utf-8"))


MOVES = ["", "worm", "5", "4", "3", "2", "1", "roll", "stop"] * 6


def test_what_is_rolled_can_be_computed_again_also_in_mid_game(file: Path) -> None:
    _, record = game(file, *MOVES)
    rolls = sum(isinstance(step, Dice) for step in record.steps)
    assert rolls > 3
    assert verify(record) == rolls
    assert record.receipt
    assert len({key for key in record.receipt.keys if not key.startswith("bot:")}) > 1
    for number, key in enumerate(record.receipt.keys):
        assert not key.startswith("bot:") or key == bot_key(record.receipt.keys[:number])


def test_other_dice_are_found_out(file: Path) -> None:
    _, record = game(file, "")
    assert record.receipt
    other = replace(record, receipt=replace(record.receipt, keys=("another",)))
    with pytest.raises(BadReceipt):
        verify(other)


def test_a_game_goes_on_with_the_dice_it_was_promised(file: Path) -> None:
    _, begun = game(file, *MOVES[:9])
    _, record = game(file, *MOVES, record=begun)
    assert len(record.steps) > len(begun.steps)
    assert record.steps[: len(begun.steps)] == begun.steps
    assert verify(record) == sum(isinstance(step, Dice) for step in record.steps)
    assert record.receipt
    assert begun.receipt
    assert record.receipt.commitment == begun.receipt.commitment


def test_a_choice_is_taken_back_but_no_roll(file: Path) -> None:
    _, record = game(file, "", "u")
    assert verify(record) == 1
    console, _ = game(file, "", "u")
    assert "There is nothing to take back" in console.text


def test_every_game_is_promised_another_seed() -> None:
    first, second = promise(), promise()
    assert first.seed != second.seed
    assert first.commitment != second.commitment
