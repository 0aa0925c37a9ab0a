"""What there is to choose, what each choice says of itself, and how it is made."""

from pathlib import Path

import pytest

from tests.support.console import play
from tests.support.position import CANNED_WORM, GOLDEN_DIE, HEN, WEASEL, Player, stack, table
from wormgrill.dice.source import source
from wormgrill.rules import EDITIONS, Phase, legal_actions, start
from wormgrill.rules.actions import ROLL
from wormgrill.rules.edition import Options
from wormgrill.terminal.choosing import chosen
from wormgrill.words.view import labels
from wormgrill.words.voice import Voice


@pytest.mark.parametrize(
    ("given", "reply"),
    [
        ("7", "“7” is not one of the choices. Type 1 or 2, or ? for help."),
        ("0", "“0” is not one of the choices. Type 1 or 2, or ? for help."),
        ("", "\nType 1 or 2, or ? for help."),
        ("dance", "“dance” is not one of the choices. Type 1 or 2, or ? for help."),
        ("99999999999999999999", "“99999999999999999999” is not one of the choices."),
        ("u", "There is nothing to take back"),
        ("?", "t  shows the table and the dice again"),
        ("t", "  4 worms: 33, 34, 35, 36"),
        ("rules", "Heckmeck am Bratwurmeck: the rules"),
    ],
)
def test_what_is_no_choice_is_answered_and_asked_again(file: Path, given: str, reply: str) -> None:
    position = table("classic", kept="worm worm worm")
    console, record = play(position, file, given)
    assert reply in console.text
    assert record.steps == ()


def test_the_only_choice_is_made_by_enter_or_explained(file: Path) -> None:
    console, record = play(start(EDITIONS["classic"], ["Ada", "Bo"]), file, "2", "")
    assert "“2” is not a choice here. Type 1, or just press Enter, or ? for help." in console.text
    assert record.steps == (ROLL,)


def test_choices_name_everything_that_is_certain(file: Path) -> None:
    canned = table("deluxe", Ada=stack(28, holds=CANNED_WORM), Bo=stack(29), kept="5 5 5 4 4 1")
    console, _ = play(canned, file)
    assert "Laid aside: 5 5 5 4 4 1 and the canned worm = 29" in console.lines
    assert "  2) Stop: steals tile 29 (3 worms) from Bo" in console.lines
    failing = table("classic", Ada=stack(21), Bo=stack(), kept="5 5")
    console, _ = play(failing, file)
    lost = "tile 21 goes back, tile 36 is turned"
    assert f"  2) Stop: fails, no worm is laid aside (R5): {lost}" in console.lines
    guarded = table("deluxe", Ada=stack(22, holds=HEN), Bo=stack(), kept="5 5")
    console, _ = play(guarded, file)
    assert "  2) Stop: fails, no worm is laid aside (R5): the hen goes back" in console.lines


@pytest.mark.parametrize(
    ("own", "up", "kept", "told"),
    [
        (stack(), None, "5 5 5 4 worm worm", "takes tile 29 (3 worms) + apple"),
        (stack(), None, "5 5 4 4 worm", "takes tile 23 (1 worm) + 1 Bratworm"),
        (
            stack(21),
            [22],
            "5 5 5 2 worm",
            "takes tile 22 (1 worm); it is the last tile, so the game ends",
        ),
        (
            stack(21, holds=WEASEL),
            None,
            "1 worm",
            "fails, no tile for 6 (R6): tile 21 goes back, the weasel goes back, tile 36 is turned",
        ),
        (stack(36), None, "1 worm", "fails, no tile for 6 (R6): tile 36 goes back"),
    ],
)
def test_a_stop_names_all_it_brings_and_costs(
    file: Path, own: Player, up: list[int] | None, kept: str, told: str
) -> None:
    console, _ = play(table("deluxe", up=up, Ada=own, Bo=stack(), kept=kept), file)
    assert f"  2) Stop: {told}" in console.lines


def test_a_keep_names_the_canned_worm_and_the_bratworm(file: Path) -> None:
    """R15, R24: why a total is more than the dice, and what comes with it."""
    canned = stack(24, holds=CANNED_WORM)
    position = table("deluxe", Ada=canned, Bo=stack(), rolled="1 1 2 2 2 5 5 worm")
    console, _ = play(position, file, "keep 5")
    assert "  1) Keep 2 × 1 (total 7) + canned worm + 1 Bratworm" in console.lines
    assert "  5) Keep 2 × 5 (total 15) + canned worm" in console.lines
    assert "  worm) Keep 1 × worm (total 5)" in console.lines
    assert "Ada keeps 2 × 5: 15 so far with the canned worm." in console.lines


def test_a_specialist_put_back_is_told_by_name(file: Path) -> None:
    """R19: which of the two, and where it goes."""
    position = table(
        "deluxe",
        Ada=stack(25, 27, holds=WEASEL),
        Bo=stack(),
        kept="5 5 5 4 4 worm",
        phase=Phase.RETURN,
        limbo=GOLDEN_DIE,
    )
    console, _ = play(position, file, "return weasel")
    place = console.lines.index("Ada puts the weasel back.")
    assert console.lines[place + 1] == "The weasel goes to tile 13."


def test_a_dead_roll_asks_what_now(file: Path) -> None:
    weasel = stack(25, holds=WEASEL)
    dead = table("deluxe", Ada=weasel, Bo=stack(), kept="5 5 5", rolled="5 5 5 5 5")
    console, _ = play(dead, file)
    assert "A dead roll. What now?" in console.lines


def test_what_was_typed_is_repeated_short_and_harmless(file: Path) -> None:
    position = table("classic", kept="worm worm worm")
    console, _ = play(position, file, "x" * 5000, "\x1b[Ax")
    assert f"“{'x' * 40}…” is not one of the choices." in console.text
    assert "“?[Ax” is not one of the choices." in console.text
    typed, _ = play(start(EDITIONS["classic"], ["Ada", "Bo"]), file, "", "z" * 5000, "h")
    assert f"“{'z' * 40}…” is on none of these dice." in typed.text
    assert "The odds come when there is something to choose. Type the dice first." in typed.lines


def test_free_choice_is_asked_for(file: Path) -> None:
    position = table(
        "deluxe",
        options=Options(free_choice=True),
        Ada=stack(),
        Bo=stack(28, holds=HEN),
        kept="5 5 5 4 4 worm",
    )
    console, record = play(position, file, "s", "1", chance=source(1))
    assert "  2) Stop: gets the hen from Bo, or takes tile 27" in console.lines
    assert "  1) Get the hen from Bo" in console.lines
    assert "  2) Take tile 27 from the grill" in console.lines
    assert "Bo's hen guards tile 28: Ada gets the hen instead." in console.lines
    assert "comes with it" not in console.text
    assert record.position().seats[0].specialist is HEN


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("1", "keep 1"),
        ("keep 5", "keep 5"),
        ("KEEP WORM", "keep worm"),
        ("worm", "keep worm"),
        ("w", None),  # the worm or the weasel?
        ("we", "weasel"),
        ("wo", "keep worm"),
        ("keep", None),
        ("5", "keep 5"),  # a number is a face, never a place in the list
        ("2", None),
        ("²", None),
        ("", None),
    ],
)
def test_a_choice_is_made_by_its_face_or_words(given: str, expected: str | None) -> None:
    position = table("deluxe", Ada=stack(25, holds=WEASEL), Bo=stack(), rolled="1 1 1 1 5 5 5 worm")
    legal = legal_actions(position)
    action = chosen(given, position, legal, labels(legal, Voice()), Voice())
    assert (None if action is None else str(action)) == expected
