"""Any program that speaks the engine protocol can play; one that misbehaves is told apart."""

import sys
from pathlib import Path

import pytest

from tests.support.position import table
from tests.support.processes import PATIENCE
from wormgrill.bots.bot import BotTrouble
from wormgrill.bots.external import MOST_UNREAD, ExternalBot, words_of
from wormgrill.bots.registry import make_bot
from wormgrill.rules import legal_actions

POSITION = table("classic", rolled="1 1 2 3 4 worm worm worm")

PROGRAM = """
import json, sys, time
answers = {answers}
for line in sys.stdin:
    request = json.loads(line)
    answer = answers.get(request["op"], {{"ok": True}})
    if answer == "end":
        sys.exit(0)
    if answer == "sleep":
        time.sleep(60)
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
"""
HELLO = {"ok": True, "bots": ["weak", "strong"]}


def program(folder: Path, **answers: object) -> str:
    file = folder / "bot.py"
    file.write_text(PROGRAM.format(answers=repr(answers)))
    return f"{sys.executable} {file}"


def test_our_own_engine_plays_as_an_external_bot() -> None:
    bot = ExternalBot(f"{sys.executable} -m wormgrill engine", PATIENCE)
    best = make_bot("champion").choose(POSITION)
    try:
        assert bot.choose(POSITION) == best
        assert bot.choose(POSITION) == best
    finally:
        bot.close()


def test_a_program_is_asked_for_its_strongest_bot(tmp_path: Path) -> None:
    command = program(tmp_path, hello=HELLO, choose={"ok": True, "action": "keep worm"})
    bot = ExternalBot(command)
    assert str(bot.choose(POSITION)) == "keep worm"
    assert bot._bot == "strong"
    bot.close()


@pytest.mark.parametrize(
    ("answers", "what"),
    [
        ({"hello": "end"}, "has ended"),
        ({"hello": HELLO, "choose": "end"}, "has ended"),
        ({"hello": "nonsense"}, "not JSON: b'nonsense"),
        ({"hello": "[1]"}, "refuses hello: [1]"),
        ({"hello": {"ok": True, "bots": []}}, "lists no bot"),
        ({"hello": HELLO, "set": {"ok": False, "error": {"code": "x"}}}, "refuses set"),
        ({"hello": HELLO, "choose": {"ok": True, "action": "fly"}}, "“fly” is not possible now"),
        ({"hello": HELLO, "choose": {"ok": True}}, "“None” is not possible now"),
        ({"hello": HELLO, "choose": "sleep"}, "has not answered for 2 seconds"),
    ],
)
def test_misbehaviour_is_told_in_a_sentence(
    tmp_path: Path, answers: dict[str, object], what: str
) -> None:
    command = program(tmp_path, **answers)
    bot = ExternalBot(command, patience=2 if "sleep" in answers.values() else PATIENCE)
    with pytest.raises(BotTrouble) as trouble:
        bot.choose(POSITION)
    assert trouble.value.message.startswith(f"The bot “{command}”")
    assert what in trouble.value.message


def test_a_program_that_is_not_there_or_no_command_at_all() -> None:
    with pytest.raises(BotTrouble, match="does not start: No such file"):
        ExternalBot("no-such-program-anywhere").choose(POSITION)
    with pytest.raises(BotTrouble, match="comes the program"):
        make_bot("cmd:")
    with pytest.raises(BotTrouble, match="is not a command"):
        make_bot("cmd: 'open")


def test_one_that_talks_without_being_asked_is_not_listened_to_for_ever(tmp_path: Path) -> None:
    file = tmp_path / "talker.py"
    file.write_text("while True: print('[' * 1000, flush=True)", "utf-8")
    bot = ExternalBot(f"{sys.executable} {file}", PATIENCE)
    with pytest.raises(BotTrouble, match="not JSON"):
        bot.introduce()
    assert bot._answers.qsize() <= MOST_UNREAD + 1


def test_the_name_is_what_the_hello_says(tmp_path: Path) -> None:
    bot = ExternalBot(program(tmp_path, hello=HELLO | {"name": "Hugo"}))
    assert (bot.introduce(), bot.name) == ("Hugo", "Hugo")
    bot.close()


def test_the_action_is_one_of_the_legal_ones_themselves(tmp_path: Path) -> None:
    command = program(tmp_path, hello=HELLO, choose={"ok": True, "action": "keep 1"})
    assert ExternalBot(command).choose(POSITION) is legal_actions(POSITION)[0]


def test_a_command_is_split_as_its_system_writes_paths() -> None:
    assert words_of("my\\ bot 'a b'", windows=False) == ["my bot", "a b"]
    assert words_of(r'"C:\my bots\bot.exe" -x', windows=True) == [r"C:\my bots\bot.exe", "-x"]
