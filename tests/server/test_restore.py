"""After a backup was put back nobody can know or choose dice: seeds are new, promised games end."""

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from tests.support.processes import WORMGRILL
from tests.support.progress import silent
from tests.support.rooms import act, home, play_to_the_end, run
from tests.support.serving import Served, Visitor, fresh_key, play_on
from wormgrill.dice.verified import verify
from wormgrill.formats.record_reader import parse_record
from wormgrill.server.store.backup import back_up, restore


def wormgrill(*arguments: object) -> None:
    subprocess.run([*WORMGRILL, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL)


def test_a_seed_that_was_revealed_after_the_copy_rolls_no_more(tmp_path: Path) -> None:
    """Ada plays to the end, learns the seed, and the server is put back to before it."""
    database, copy = tmp_path / "db", tmp_path / "copy"
    with Served(database, "--no-limits") as served:
        ada = Visitor(served.url)
        begun, waiting = ada.make("me", "bot", edition="junior"), ada.make("me", "open")
        ada.act(begun["id"], 0, "roll", begun["version"], fresh_key())
        promised = ada.get("/api/me").json()["commitment"]
        wormgrill("backup", copy, "--database", database)
        seed = play_on(ada, begun["id"])["fairness"]["seed"]
        later = ada.make("me", "bot")
        served.stop()
        wormgrill("restore", copy, "--database", database)
        served.start()
        for made in (begun, waiting):
            table = ada.table(made["id"])
            assert (table["state"], table["why_abandoned"]) == ("over", "restored")
        assert ada.table(begun["id"])["fairness"]["seed"] == seed
        assert verify(parse_record(ada.get(f"/api/tables/{begun['id']}/record").text)) >= 1
        assert ada.get("/api/me").json()["commitment"] != promised
        assert ada.make("me", "bot")["id"] != later["id"]
        assert ada.post(f"/api/tables/{begun['id']}/rematch").status_code == 201


def test_games_with_typed_dice_and_finished_ones_stay_as_they_are(tmp_path: Path) -> None:
    file, copy = tmp_path / "db", tmp_path / "copy"

    async def before() -> dict[str, int]:
        async with home(file) as here:
            ada = await here.guest("Ada")
            typed = await here.make(ada, "me", "bot", dice="typed")
            over = await here.make(ada, "me", "bot", edition="junior")
            await play_to_the_end(over, ada)
            back_up(file, copy, silent)
            return {room.table.id: room.table.version for room in (typed, over)}

    async def after(versions: dict[str, int]) -> None:
        async with home(file) as here:
            for id, version in versions.items():
                assert (await here.rooms.find(id)).table.version == version

    versions = run(before())
    assert restore(copy, file, silent).given_up == 0
    run(after(versions))


def test_a_code_for_another_device_is_not_good_a_second_time(tmp_path: Path) -> None:
    file, copy = tmp_path / "db", tmp_path / "copy"

    async def before() -> None:
        async with home(file) as here:
            await here.guests.new_device(await here.guest("Ada"))
            back_up(file, copy, silent)

    run(before())
    restore(copy, file, silent)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM devices").fetchone() == (0,)


def test_one_damaged_table_does_not_keep_the_others_from_being_restored(tmp_path: Path) -> None:
    file, copy = tmp_path / "db", tmp_path / "copy"

    async def before() -> None:
        async with home(file) as here:
            ada = await here.guest("Ada")
            for _ in range(3):
                room = await here.make(ada, "me", "local")
                await act(room, ada, "roll")
            await here.database.write(
                lambda connection: connection.execute(
                    "UPDATE events SET fact = '{' WHERE seq = 1 AND table_id = ?", (room.table.id,)
                )
            )
            back_up(file, copy, silent)

    run(before())
    done = restore(copy, file, silent)
    assert (done.tables, done.given_up) == (3, 2)
