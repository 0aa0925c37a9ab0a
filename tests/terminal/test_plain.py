"""Plain play: driven as a person would, line by line."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.position import CANNED_WORM, GOLDEN_DIE, HEN, WEASEL, Player, stack, table
from tests.support.processes import PATIENCE, WORMGRILL, running, state, until
from tests.support.selfplay import SMALL, purposeful
from wormgrill.bots.bot import BotTrouble
from wormgrill.bots.registry import make_bot
from wormgrill.dice.draw import source
from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS, Dice, Phase, Position, legal_actions, start
from wormgrill.rules.actions import ROLL, STOP, Action, Keep
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.position import GoldenDie
from wormgrill.terminal.plain import PlainGame, chosen


class Console:
    """What was printed, and what will be typed; at the end of it the input ends."""

    def __init__(self, *typed: str) -> None:
        self.typed: Iterator[str] = iter(typed)
        self.lines: list[str] = []

    def read(self, prompt: str) -> str:
        self.lines.append(prompt)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def play(
    position: Position, file: Path, *typed: str, chance: Random | None = None
) -> tuple[Console, Record]:
    console = Console(*typed)
    record = Record(position, (), "2026-11-15", "typed" if chance is None else "seed 1")
    PlainGame(record, file, chance, console.read, console.lines.append).play()
    return console, parse_record(file.read_text("utf-8"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def test_the_table_shows_grill_stacks_specialists_and_supply(file: Path) -> None:
    position = table(
        "deluxe",
        down=[36],
        Ada=stack(21, 25, bratworms=2, holds=WEASEL),
        Bo=stack(bratworms=1, holds=HEN),
    )
    console, _ = play(position, file)
    assert console.lines[:14] == [
        "",
        "--- Turn 1: Ada ---",
        "Grill",
        "  1 worm: 11 (canned worm), 13, 22, 23 (raven), 24",
        "  2 worms: 26, 27 (golden die), 28",
        "  3 worms: 29 (apple), 30, 31, 32",
        "  4 worms: 33, 34, 35, 36 (face down)",
        "Players",
        "  Ada: 5 worms, top tile 25 of 2 tiles, 2 Bratworms, weasel",
        "  Bo: 1 worm, no tile, 1 Bratworm, hen",
        "Bratworms in the supply: 4",
        "Ready?",
        "  1) Roll (8 dice)",
        "Ada> ",
    ]


def test_a_turn_with_typed_dice_is_told_and_kept(file: Path) -> None:
    position = start(EDITIONS["classic"], ["Ada", "Bo"])
    typed = ("", "1 1 1 3 4 w w w", "keep worm", "r", "5,5,1 2 2", "keep 5", "s")
    console, record = play(position, file, *typed)
    assert "Ada, roll 8 dice and type what they show, e.g. 1 2 3 4 5 worm 1 2" in console.lines
    assert "Ada rolls 1 1 1 3 4 worm worm worm." in console.lines
    assert "  4) Keep 3 × worm (total 15)" in console.lines
    assert "Ada keeps 3 × worm: 15 so far." in console.lines
    assert "  2) Stop: fails, no tile for 15 (R6): there is nothing to lose" in console.lines
    assert "  2) Stop: takes tile 25 (2 worms)" in console.lines
    assert "Ada takes tile 25 (2 worms) from the grill." in console.lines
    assert "--- Turn 2: Bo ---" in console.lines
    assert [str(step) for step in record.steps if step in (Keep("worm"), Keep("5"), STOP)] == [
        "keep worm",
        "keep 5",
        "stop",
    ]


def test_input_that_ends_saves_the_game_and_says_how_to_go_on(file: Path) -> None:
    console, record = play(start(EDITIONS["classic"], ["Ada", "Bo"]), file, "")
    assert record.steps == (ROLL,)
    assert console.lines[-2:] == [
        f"The game is saved in {file}",
        f"Go on with: wormgrill play --resume {file}",
    ]


def test_who_called_us_by_a_path_is_told_that_path(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After `make play` the command is not on the PATH."""
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(sys, "argv", [".venv/bin/wormgrill", "play"])
    console, _ = play(start(EDITIONS["classic"], ["Ada", "Bo"]), file)
    assert console.lines[-1] == f"Go on with: .venv/bin/wormgrill play --resume {file}"


@pytest.mark.parametrize("word", ["q", "quit", "Q"])
def test_q_leaves(file: Path, word: str) -> None:
    console, _ = play(start(EDITIONS["classic"], ["Ada", "Bo"]), file, word, "never read")
    assert next(console.typed) == "never read"


@pytest.mark.parametrize(
    ("given", "reply"),
    [
        ("7", "“7” is not one of the choices. Type a number from 1 to 2, or ? for help."),
        ("0", "“0” is not one of the choices. Type a number from 1 to 2, or ? for help."),
        ("", "\nType a number from 1 to 2, or ? for help."),
        ("dance", "“dance” is not one of the choices. Type a number from 1 to 2, or ? for help."),
        ("99999999999999999999", "“99999999999999999999” is not one of the choices."),
        ("u", "There is nothing to take back"),
        ("?", "t  shows the table again"),
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


def test_what_was_kept_can_be_taken_back_until_the_next_roll(file: Path) -> None:
    position = table("classic", rolled="1 1 2 3 4 5 worm worm")
    console, record = play(position, file, "keep 1", "u", "keep worm", chance=source(1))
    assert "Taken back." in console.lines
    assert record.steps == (Keep("worm"),)


def test_a_roll_of_the_computer_cannot_be_taken_back(file: Path) -> None:
    position = table("classic", kept="worm worm")
    console, record = play(position, file, "roll", "u", "u", chance=source(1))
    assert console.text.count("There is nothing to take back") == 2
    assert len(record.steps) == 2


def test_mistyped_dice_can_be_taken_back_even_when_the_turn_is_over(file: Path) -> None:
    position = table("classic", kept="worm worm worm 5 5 4 4", phase=Phase.DICE)
    console, record = play(position, file, "worm", "u", "1", chance=None)
    assert "--- Turn 2: Bo ---" in console.lines
    assert console.lines.count("--- Turn 1: Ada ---") == 2
    assert [str(step) for step in record.steps] == ["[1]"]


@pytest.mark.parametrize(
    ("edition", "given", "reply"),
    [
        ("classic", "1 2 3", "You typed 3 dice, but 8 dice have to be typed."),
        ("classic", "1", "You typed 1 die, but 8 dice have to be typed."),
        ("classic", "6", "“6” is on none of these dice. They show 1, 2, 3, 4, 5 and worm."),
        ("classic", "xyz", "“xyz” is on none of these dice."),
        ("junior", "wwbbc", "“c” could be cucumber and cheese: type more of it."),
        ("junior", "?", "shows this help"),
    ],
)
def test_mistyped_dice_are_explained(file: Path, edition: str, given: str, reply: str) -> None:
    console, record = play(start(EDITIONS[edition], ["Ada", "Bo"]), file, "", given)
    assert reply in console.text
    assert record.steps == (ROLL,)


@pytest.mark.parametrize(
    ("edition", "given", "faces"),
    [
        ("classic", "11235www", "1 1 2 3 5 worm worm worm"),
        ("classic", "Worm, 1,1 WORM 2 2 2 3", "1 1 2 2 2 3 worm worm"),
        ("junior", "w w b cu ch k", "worm worm bun cucumber cheese ketchup"),
        ("junior", "wwbk cheese cuc", "worm worm bun cucumber cheese ketchup"),
    ],
)
def test_dice_are_typed_as_one_likes(file: Path, edition: str, given: str, faces: str) -> None:
    _, record = play(start(EDITIONS[edition], ["Ada", "Bo"]), file, "", given)
    assert str(record.steps[-1]) == f"[{faces}]"


def test_the_golden_die_is_asked_for_on_its_own(file: Path) -> None:
    position = table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack())
    console, record = play(position, file, "2", "11223344", "5", "w")
    assert "  1) Roll without the golden die (8 dice)" in console.lines
    assert "  2) Roll with the golden die (9 dice)" in console.lines
    assert "And the golden die? (1 and worm)" in console.lines
    assert "“5” is on none of these dice. They show 1 and worm." in console.lines
    assert "Ada rolls 1 1 2 2 3 3 4 4, and the golden die shows worm." in console.lines
    assert str(record.steps[-1]) == "[1 1 2 2 3 3 4 4 + worm]"


def test_a_step_can_be_taken_back_instead_of_typing_the_golden_die(file: Path) -> None:
    position = table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack())
    _, record = play(position, file, "2", "11223344", "u", "1")
    assert record.steps == (ROLL,)


def test_a_lone_golden_die_is_asked_for_alone(file: Path) -> None:
    position = table(
        "deluxe",
        Ada=stack(27, holds=GOLDEN_DIE),
        Bo=stack(),
        kept="2 2 2 2 3 3 3 3",
        golden_die=GoldenDie.IN_HAND,
        phase=Phase.DICE,
    )
    console, _ = play(position, file, "u", "1")
    assert "Ada, roll the golden die and type what it shows (1 and worm)" in console.lines
    assert "Ada rolls the golden die: 1." in console.lines
    assert (
        "  1) Keep 1 × 1 (total 21): fails, no worm is laid aside (R5): \
tile 27 goes back, the golden die goes back, tile 36 is turned"
        in console.lines
    )


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
    assert "  3) Keep 2 × 5 (total 15) + canned worm" in console.lines
    assert "  4) Keep 1 × worm (total 5)" in console.lines
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


def test_a_file_that_cannot_be_written_is_said_once_and_the_game_is_printed(
    tmp_path: Path,
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("x")
    console = Console("", "")
    record = Record(start(EDITIONS["classic"], ["Ada", "Bo"]))
    target = blocked / "game.txt"
    PlainGame(record, target, source(1), console.read, console.lines.append).play()
    assert console.text.count("The game could not be saved in") == 1
    printed = console.lines[-1]
    assert parse_record(printed).start == record.start


@pytest.mark.parametrize("edition", [*EDITIONS.values(), SMALL], ids=lambda edition: edition.key)
def test_whole_games_can_be_played_by_number_and_told(file: Path, edition: Edition) -> None:
    """Every sentence and every choice has its text, in every edition."""
    chance = Random(5)
    for players in edition.players:
        game: list[PlainGame] = []
        lines: list[str] = []

        def read(prompt: str, game: list[PlainGame] = game) -> str:
            position = game[0].position
            choice = purposeful(position, chance)
            assert not isinstance(choice, Dice)
            return str(1 + legal_actions(position).index(choice))

        names = ["Ada", "Bo", "Cem", "Dora", "Eva", "Finn", "Gül"][:players]
        record = Record(start(edition, names, Options(free_choice=True)))
        game.append(PlainGame(record, file, chance, read, lines.append))
        game[0].play()
        assert "No tile is left face up: the game is over." in lines
        assert re.fullmatch(r".* (wins|share the win)\.", lines[-2])
        assert lines[-1] == f"To read the game again: wormgrill replay {file}"
        assert parse_record(file.read_text("utf-8")).position().over


def test_h_shows_the_odds_and_the_best_choice(file: Path) -> None:
    position = table("classic", rolled="1 1 2 3 4 worm worm worm")
    console, record = play(position, file, "h", "t")
    place = console.lines.index("If you then play to win the game:")
    lines = console.lines[place + 1 : place + 9]
    assert [line[:5] for line in lines[:5]] == [f"  {number}) " for number in range(1, 6)]
    assert re.fullmatch(
        r"  5\) Keep 3 × worm \(total 15\)\. \d\d\.\d% to win the game; "
        r"\d\d\.\d% to win something now, \+\d\.\d worms on average",
        lines[4],
    )
    assert lines[5] == "Best: 5) Keep 3 × worm (total 15)"
    assert re.match(r"Then most likely: \d\d\.\d% (nothing|tile \d\d), ", lines[6])
    assert lines[7] == "Ada> "  # the choices are still in sight
    assert record.steps == ()


def test_a_bot_plays_its_turns_and_people_theirs(file: Path) -> None:
    console = Console("", "1", "r", "1")
    position = start(EDITIONS["deluxe"], ["turn-ev", "Ada"])
    record = Record(position, bots=((0, "turn-ev"),))
    bots = {0: make_bot("turn-ev")}
    PlainGame(record, file, source(3), console.read, console.lines.append, bots).play()
    assert "--- Turn 2: Ada ---" in console.lines
    assert "turn-ev> " not in console.lines
    assert any(line.startswith("turn-ev rolls ") for line in console.lines)
    saved = parse_record(file.read_text("utf-8"))
    assert saved.bots == ((0, "turn-ev"),)


def test_a_bot_in_trouble_is_told_and_the_game_kept(file: Path) -> None:
    class Broken:
        def choose(self, position: Position) -> Action:
            raise BotTrouble("The bot “x” has ended.")

    console = Console()
    record = Record(start(EDITIONS["classic"], ["x", "Ada"]))
    PlainGame(record, file, source(1), console.read, console.lines.append, {0: Broken()}).play()
    assert "The bot “x” has ended. The game is kept; you can go on with it later." in console.lines
    assert console.lines[-1] == f"Go on with: wormgrill play --resume {file}"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("1", "keep 1"),
        ("2", "keep 5"),
        ("3", "keep worm"),
        ("keep 5", "keep 5"),
        ("KEEP WORM", "keep worm"),
        ("worm", "keep worm"),
        ("w", "weasel"),
        ("wo", "keep worm"),
        ("keep", None),
        ("4", "weasel"),
        ("5", None),
        ("²", None),
        ("", None),
    ],
)
def test_a_choice_is_made_by_number_or_words(given: str, expected: str | None) -> None:
    position = table("deluxe", Ada=stack(25, holds=WEASEL), Bo=stack(), rolled="1 1 1 1 5 5 5 worm")
    action = chosen(given, legal_actions(position))
    assert (None if action is None else str(action)) == expected


def at_home(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(home), "HOME": str(home)}


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_the_real_game_and_it_can_be_resumed(
    tmp_path: Path, sent: signal.Signals
) -> None:
    """In a real terminal: a game is started, interrupted in mid-turn, and goes on."""
    leader, follower = pty.openpty()
    screen: dict[str, Any] = {"stdin": follower, "stdout": follower, "stderr": follower}
    shown = b""

    def wait_for(words: bytes, times: int = 1) -> None:
        nonlocal shown
        latest = time.monotonic() + PATIENCE
        while shown.count(words) < times:
            assert time.monotonic() < latest, shown
            if select.select([leader], [], [], 1)[0]:
                shown += os.read(leader, 4096)

    with running([*WORMGRILL, "play", "--seed", "5"], env=at_home(tmp_path), **screen) as game:
        os.close(follower)
        for words, typed in [
            (b"Number [1]:", b"4\n"),
            (b"Names [", b"Ada, Bo, Cy\n"),
            (b"Ada> ", b"\n"),
        ]:
            wait_for(words)
            os.write(leader, typed)
        wait_for(b"Ada> ", times=2)
        until(lambda: state(game.pid) == "S", "it never waits for an answer")
        game.send_signal(sent)
        wait_for(b"Go on with: wormgrill play --resume")
        assert game.wait(PATIENCE) == 0
    os.close(leader)

    done = subprocess.run(
        [*WORMGRILL, "play", "--resume"],
        env=at_home(tmp_path),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert "Playing: Ada, Bo and Cy." in done.stdout
    assert "The game goes on where it stopped, in turn 1." in done.stdout
    assert "What do you keep?" in done.stdout
