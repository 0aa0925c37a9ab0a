"""Plain play: driven as a person would, line by line."""

import re
from pathlib import Path
from random import Random

import pytest

from tests.support.console import Console, play
from tests.support.position import HEN, WEASEL, stack, table
from tests.support.selfplay import SMALL, purposeful
from wormgrill.bots.bot import BotTrouble
from wormgrill.bots.registry import make_bot
from wormgrill.dice.source import source
from wormgrill.formats.record import Record
from wormgrill.formats.record_reader import parse_record
from wormgrill.rules import EDITIONS, Dice, Position, legal_actions, start
from wormgrill.rules.actions import Action
from wormgrill.rules.edition import Edition, Options
from wormgrill.terminal.plain import PlainGame
from wormgrill.words.view import labels
from wormgrill.words.voice import Voice


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


@pytest.mark.parametrize("edition", [*EDITIONS.values(), SMALL], ids=lambda edition: edition.key)
def test_whole_games_can_be_played_by_label_and_told(file: Path, edition: Edition) -> None:
    """Every sentence and every choice has its text, in every edition."""
    chance = Random(5)
    least, most = edition.players
    for players in (least, most) if edition is SMALL else (least,):  # more only take longer
        game: list[PlainGame] = []
        lines: list[str] = []

        def read(prompt: str, game: list[PlainGame] = game) -> str:
            position = game[0].position
            choice = purposeful(position, chance)
            assert not isinstance(choice, Dice)
            legal = legal_actions(position)
            return labels(legal, Voice())[legal.index(choice)]

        names = ["Ada", "Bo", "Cem", "Dora", "Eva", "Finn", "Gül"][:players]
        record = Record(start(edition, names, Options(free_choice=True)))
        game.append(PlainGame(record, file, chance, read, lines.append))
        game[0].play()
        assert "No tile is left face up: the game is over." in lines
        told = [f"To read the game again: wormgrill replay {file}"]
        if edition is not SMALL:  # which nobody has learned
            told.append(f"Was it luck? wormgrill review {file}")
        assert lines[-len(told) :] == told
        assert re.fullmatch(r".* (wins|share the win)\.", lines[-len(told) - 1])
        assert parse_record(file.read_text("utf-8")).position().over


def test_h_shows_the_odds_and_the_best_choice(file: Path) -> None:
    position = table("classic", rolled="1 1 2 3 4 worm worm worm")
    console, record = play(position, file, "h", "t")
    place = console.lines.index("If you then play to win the game:")
    head, *rows = console.lines[place + 1 : place + 7]
    explained, best, likely, prompt = console.lines[place + 7 : place + 11]
    assert head.split() == ["To", "win", "Success", "Worms", "Decision"]
    assert [row.partition(")")[0].strip() for row in rows] == ["1", "2", "3", "4", "worm"]
    figures = r"  worm\)   \d\d\.\d%    \d\d\.\d%   \+\d\.\d  Keep 3 × worm \(total 15\)"
    assert re.fullmatch(figures, rows[4])
    assert len({row.index("Keep") for row in rows} | {head.index("Decision")}) == 1
    assert explained.startswith("(To win: the chance to win the game.")
    assert best == "Best: worm) Keep 3 × worm (total 15)"
    assert re.match(r"Then most likely: \d\d\.\d% (nothing|tile \d\d), ", likely)
    assert prompt == "Ada> "  # the choices are still in sight
    assert record.steps == ()


def test_what_the_figures_of_a_hint_are_is_said_once(file: Path) -> None:
    console, _ = play(table("classic", rolled="1 1 2 3 4 worm worm worm"), file, "h", "h")
    assert len([line for line in console.lines if line.startswith("(To win:")]) == 1
    assert len([line for line in console.lines if line.startswith("Best:")]) == 2


def test_hh_looks_a_turn_further_and_says_so(file: Path) -> None:
    console, record = play(table("classic", rolled="1 1 2 3 4 worm worm worm"), file, "h", "hh")
    told = "Looked a turn further: the next turn is worked out, too."
    assert console.lines.count(told) == 1
    rows = [line for line in console.lines if line.startswith("  worm)")]
    assert len(set(rows)) == 2  # other chances to win
    assert record.steps == ()


def test_t_and_the_rules_show_the_dice_again_below_the_table(file: Path) -> None:
    position = table("classic", kept="5 5", rolled="1 2 3 4 worm worm")
    for command in ("t", "rules"):
        console, _ = play(position, file, command)
        assert console.lines.count("Rolled: 1 2 3 4 worm worm") == 1
        place = console.lines.index("Rolled: 1 2 3 4 worm worm")
        assert console.lines[place + 1 : place + 3] == ["Laid aside: 5 5 = 10", "What do you keep?"]


def test_a_game_that_goes_on_shows_the_dice_that_lie_there(file: Path) -> None:
    console, record = play(start(EDITIONS["classic"], ["Ada", "Bo"]), file, "", chance=source(3))
    rolled = next(line for line in console.lines if line.startswith("Ada rolls "))
    again = Console()
    PlainGame(record, file, source(3), again.read, again.lines.append).play()
    assert f"Rolled: {rolled.removeprefix('Ada rolls ').rstrip('.')}" in again.lines


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
