"""Bots of your own in Python: by name, as classes, as objects; what is none is refused."""

from pathlib import Path

import pytest

from tests.arena import bad_bots
from tests.support.position import table
from wormgrill import make_bot, play, tournament
from wormgrill.bots.bot import BotFailed
from wormgrill.bots.python import PythonBotRefused
from wormgrill.match.thinking import chosen
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.errors import BadRequest

POSITION = table("classic", rolled="1 1 2 3 4 worm worm worm")
BAD = "py:tests.arena.bad_bots:"


@pytest.mark.parametrize("name", ["Last", "Seeded", "function", "READY"])
def test_a_class_a_function_or_a_bot_is_found_by_its_name(name: str) -> None:
    assert make_bot(BAD + name, seed=4).choose(POSITION) == POSITION.legal[-1]


def test_who_wants_a_seed_gets_it() -> None:
    bot = make_bot(f"{BAD}Seeded", seed=4)
    assert isinstance(bot, bad_bots.Seeded)
    assert bot.seed == 4


@pytest.mark.parametrize(
    ("name", "code", "message"),
    [
        ("py:", "no-bot-class", "is not MODULE:CLASS, such as py:my_bots:Cautious."),
        ("py:my_bots", "no-bot-class", "“my_bots” is not MODULE:CLASS"),
        ("py:../x:Y", "no-bot-class", "is not MODULE:CLASS"),
        ("py:no_such_module:X", "no-bot-module", "There is no module “no_such_module” here"),
        (f"{BAD}Nobody", "no-bot-class", "There is no “Nobody” in the module"),
        (f"{BAD}NoBot", "not-a-bot", "is no bot: a bot has a method choose(position)."),
        (f"{BAD}BAD.x", "no-bot-class", "There is no “BAD.x”"),
        ("py:math:pi", "not-a-bot", "“math:pi” is no bot"),
        (f"{BAD}nothing", "not-a-bot", "makes no bot"),
        (f"{BAD}Unmade", "bot-not-made", "cannot be made: RuntimeError: no file of weights."),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence_with_a_code(
    name: str, code: str, message: str
) -> None:
    with pytest.raises(PythonBotRefused) as refused:
        make_bot(name)
    assert refused.value.code == code
    assert message in refused.value.message
    assert refused.value.message.endswith(f"({code})")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "import not_installed_anywhere",
            "needs “not_installed_anywhere”, which is not installed.",
        ),
        ("1 +", "does not load: SyntaxError"),
        ("1 / 0", "does not load: ZeroDivisionError"),
    ],
)
def test_a_module_that_does_not_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, message: str
) -> None:
    (tmp_path / "broken_bots.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(PythonBotRefused) as refused:
        make_bot("py:broken_bots:X")
    assert refused.value.code == "no-bot-module"
    assert message in refused.value.message


def test_a_server_makes_listed_bots_alone() -> None:
    """Whatever a table's log says: no module is loaded and no program started by name."""
    position = start(EDITIONS["classic"], ["Ada", "Bo"])
    for name in (f"{BAD}Last", "cmd: true"):
        with pytest.raises(BadRequest, match="is not known"):
            chosen("table", name, position)


def test_bots_play_as_classes_and_as_objects_too() -> None:
    last = bad_bots.Last()
    found = tournament([last, bad_bots.Seeded, "random"], 6, "junior", seed=2, workers=1)
    assert set(found.bots) == {"Last", "Seeded", "random"}
    assert found == tournament([last, bad_bots.Seeded, "random"], 6, "junior", seed=2, workers=2)
    both = tournament([last, bad_bots.Last(), last], 3, "junior", workers=1)
    assert {bot: one.games for bot, one in both.bots.items()} == {"Last": 6, "Last 2": 3}


def test_a_game_of_ones_own_bot_is_a_record_or_a_refusal() -> None:
    assert play([bad_bots.Last, "random"], "junior").position().over
    with pytest.raises(BotFailed, match="raises KeyError"):
        play([bad_bots.Raising, "random"], "junior")


def test_what_cannot_be_sent_to_other_processes_is_refused_before_the_first_game() -> None:
    class Local(bad_bots.Last):
        pass

    assert tournament([Local, "random"], 2, "junior", workers=1).games == 2
    with pytest.raises(PythonBotRefused, match=r"workers=1.*\(bot-not-sent\)"):
        tournament([Local, "random"], 2, "junior", workers=2)
    with pytest.raises(PythonBotRefused, match="not-a-bot"):
        tournament([7, "random"], 2, "junior")  # type: ignore[list-item]
