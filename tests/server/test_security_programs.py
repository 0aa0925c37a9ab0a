"""No program is started for a visitor, and no dice are loaded."""

from pathlib import Path

from tests.support.processes import until
from tests.support.serving import Json, Served, Visitor, fresh_key


def commands(marker: Path) -> list[str]:
    touch = f"touch {marker}"
    return [
        f"cmd:{touch}", f"CMD:{touch}", f" cmd:{touch}", f"cmd :{touch}", f"cmd:\t{touch}",
        f"turn-ev\ncmd:{touch}", f"turn-ev;cmd:{touch}", f"cmd:sh -c '{touch}'", "cmd:", "cmd",
        f"ｃｍｄ：{touch}", f"$({touch})", f"`{touch}`", "../bots/turn-ev", "Turn-EV", "turn-ev ",
    ]  # fmt: skip


def test_a_bot_is_one_of_ours_however_it_is_spelt(ada: Visitor, tmp_path: Path) -> None:
    marker = tmp_path / "started"
    for command in commands(marker):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": command}]
        answer = ada.post("/api/tables", {"edition": "classic", "seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), command
        assert answer.json()["detail"].startswith("bot:")
    assert not marker.exists()


def test_no_other_field_names_a_program_either(ada: Visitor, tmp_path: Path) -> None:
    marker = tmp_path / "started"
    table = ada.make("me", {"kind": "bot", "name": "cmd:touch x"}, "open")
    where = f"/api/tables/{table['id']}"
    for command in commands(marker):
        bodies: list[tuple[str, Json]] = [
            ("/api/tables", {"edition": command, "seats": [{"kind": "me"}, {"kind": "bot"}]}),
            ("/api/tables", {"edition": {"key": command}, "seats": [{"kind": "me"}]}),
            ("/api/tables", {"edition": "classic", "seats": [{"kind": command}, {"kind": "me"}]}),
            ("/api/tables", {"edition": "classic", "dice": command, "seats": [{"kind": "me"}]}),
            (f"{where}/phrases", {"phrase": command}),
            (f"{where}/actions", {"seat": 0, "version": 1, "key": fresh_key(), "bot": command}),
            (f"{where}/seats", {"code": command}),
            ("/api/me", {"code": command}),
        ]
        for path, body in bodies:
            assert ada.post(path, body).status_code in (400, 404), (path, body)
        ada.post(f"{where}/start", {"bot": command})
        ada.put("/api/me", {"name": command, "language": command})
    ada.delete(f"{where}/seats/0")
    until(lambda: ada.table(table["id"])["state"] == "over", "the bots do not play on")
    assert not marker.exists()


def test_dice_are_seeded_on_test_servers_only(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    with Served(tmp_path / "wormgrill.db") as served:
        ada = Visitor(served.url)
        for seed in (0, 1, -1, 2**70):
            request = {"edition": "classic", "seats": seats, "dice": "seeded", "seed": seed}
            answer = ada.post("/api/tables", request)
            assert (answer.status_code, answer.json()["code"]) == (403, "test-dice-off")
        for half in ({"dice": "seeded"}, {"seed": 1}, {"dice": "verified", "seed": 1}):
            answer = ada.post("/api/tables", {"edition": "classic", "seats": seats, **half})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_dice_the_server_rolls_are_not_told_by_a_guest(ada: Visitor) -> None:
    table = ada.make("me", "bot")
    told: list[Json] = [
        {"faces": ["worm"] * 8},
        {"faces": []},
        {"faces": ["worm"] * 7, "golden": "worm"},
    ]
    for dice in told:
        answer = ada.act(table["id"], 0, dice, table["version"])
        assert (answer.status_code, answer.json()["code"]) == (422, "illegal-dice")
    assert ada.table(table["id"])["version"] == table["version"]
