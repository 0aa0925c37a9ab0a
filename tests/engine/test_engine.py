"""The engine protocol: a game by its ops, from hello to its record."""

from typing import Any

from tests.support.asking import ask, engine, playing
from tests.support.selfplay import SMALL
from wormgrill.bots.registry import BOTS
from wormgrill.formats.edition_toml import edition_table
from wormgrill.formats.record_reader import parse_record
from wormgrill.version import __version__


def test_hello_says_what_speaks_here() -> None:
    assert ask(engine(), op="hello") == {
        "ok": True,
        "protocol": 1,
        "name": "Wormgrill",
        "version": __version__,
        "editions": ["classic", "extrawurm", "deluxe", "junior"],
        "bots": list(BOTS),
    }


def test_players_may_be_a_count() -> None:
    answer = ask(engine(), op="new", edition="junior", players=3)
    names = [player["name"] for player in answer["position"]["players"]]
    assert names == ["Player 1", "Player 2", "Player 3"]


def test_a_custom_edition_is_played_as_an_object() -> None:
    table = edition_table(SMALL)
    answer = ask(engine(), op="new", edition=table, players=2)
    assert answer["position"]["edition"] == table


def test_a_turn_over_the_pipe() -> None:
    speaker = playing()
    assert ask(speaker, op="act", action="roll")["position"]["turn"]["phase"] == "dice"
    faces = ["worm", "5", "worm", "1", "worm", "2", "5", "worm"]
    rolled = ask(speaker, op="dice", faces=faces)
    assert rolled["events"] == [
        {
            "type": "rolled",
            "player": 0,
            "faces": ["1", "2", "5", "5", "worm", "worm", "worm", "worm"],
            "golden": None,
            "dead": False,
        }
    ]
    kept = ask(speaker, op="act", action="keep worm")
    assert kept["position"]["turn"]["total"] == 20
    ask(speaker, op="act", action="roll")
    ask(speaker, op="dice", faces=["1", "1", "5", "worm"])
    ask(speaker, op="act", action="keep 5")
    stopped = ask(speaker, op="act", action="stop")
    assert stopped["events"] == [
        {"type": "took", "player": 0, "tile": {"value": 25, "worms": 2}, "from": "grill"},
        {"type": "turn-ended", "player": 0, "next": 1},
    ]
    assert stopped["position"] == ask(speaker, op="position")["position"]


def test_the_same_seed_rolls_the_same_dice() -> None:
    def first_roll(seed: int) -> Any:
        speaker = playing(seed=seed)
        ask(speaker, op="act", action="roll")
        return ask(speaker, op="dice")["events"][0]["faces"]

    assert first_roll(7) == first_roll(7)
    assert len({tuple(first_roll(seed)) for seed in range(20)}) > 10


def test_a_printed_position_can_be_set_again_and_played_on() -> None:
    speaker = playing("deluxe", seed=1)
    ask(speaker, op="act", action="roll")
    printed = ask(speaker, op="dice")["position"]
    other = engine()
    assert ask(other, op="set", position=printed)["position"] == printed
    action = printed["legal"][0]
    assert (
        ask(other, op="act", action=action)["position"]
        == ask(speaker, op="act", action=action)["position"]
    )


def test_computed_fields_of_a_set_position_may_be_missing() -> None:
    printed = ask(playing("extrawurm"), op="position")["position"]
    bare = {
        key: printed[key]
        for key in ("edition", "options", "players", "grill", "supply", "out", "turn")
    }
    bare["turn"] = {key: value for key, value in bare["turn"].items() if key != "total"}
    assert ask(engine(), op="set", position=bare)["position"] == printed


def test_the_record_says_where_the_dice_came_from() -> None:
    speaker = playing(seed=4)
    ask(speaker, op="act", action="roll")
    ask(speaker, op="dice")
    record = ask(speaker, op="record")["record"]
    assert record.splitlines()[:6] == [
        "Wormgrill record 1",
        "Edition: classic",
        "Player: Ada",
        "Player: Bo",
        "Date: 2026-11-15",
        "Dice: seed 4",
    ]
    assert len(parse_record(record).steps) == 2


def test_the_record_of_a_set_position_begins_there() -> None:
    speaker = playing()
    ask(speaker, op="act", action="roll")
    middle = ask(speaker, op="dice", faces=["worm"] * 8)["position"]
    other = engine()
    ask(other, op="set", position=middle)
    ask(other, op="act", action="keep worm")
    again = parse_record(ask(other, op="record")["record"])
    assert again.start.turn is not None
    assert again.start.turn.rolled == ("worm",) * 8
