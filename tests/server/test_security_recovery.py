"""A recovery code on paper brings back its guest, and nobody else; and it cannot be guessed."""

from hashlib import sha256
from math import log2
from pathlib import Path

import pytest

from tests.support import patient
from tests.support.postgres import PostgresServer
from tests.support.progress import silent
from tests.support.rooms import Home, at_home, home, run
from tests.support.serving import Served, Visitor
from wormgrill.match.rooms import CODE_LETTERS
from wormgrill.server.guests import DEVICE_LETTERS, RECOVERY_LETTERS, NoRecoveryCode
from wormgrill.server.limits import RATES
from wormgrill.server.store.backup import back_up, restore
from wormgrill.server.store.guests import MOST_TOKENS
from wormgrill.server.store.transfer import export, import_whole


def come(served: Served, code: str) -> tuple[int, str]:
    """The status, and the name or the code of the refusal."""
    answer = patient.post(f"{served.url}/api/me", json={"code": code})
    assert ("set-cookie" in answer.headers) is (answer.status_code == 200)
    told = answer.json()
    return answer.status_code, told.get("name") or told["code"]


def test_a_code_has_more_than_eighty_bits() -> None:
    assert log2(len(CODE_LETTERS)) * RECOVERY_LETTERS > 80
    a_century = RATES["guesses"].per_second * 100 * 365 * 24 * 3600
    assert a_century / len(CODE_LETTERS) ** RECOVERY_LETTERS < 1e-16


def test_it_brings_the_guest_to_new_devices_again_and_again(served: Served) -> None:
    ada = Visitor(served.url, "On Paper")
    assert ada.get("/api/me/recovery").json()["made"] is None
    answer = ada.post("/api/me/recovery")
    assert answer.status_code == 201
    assert answer.headers["cache-control"] == "no-store"
    made = answer.json()
    assert [len(group) for group in made["code"].split("-")] == [4] * 5
    for typed in (made["code"], made["code"].lower(), f" {made['code'].replace('-', ' – ')} "):
        assert come(served, typed) == (200, "On Paper")
    known = ada.get("/api/me/recovery")
    assert known.json()["made"] == made["made"]
    assert "code" not in known.json()


def test_a_new_code_takes_the_place_of_the_old_and_a_revoked_one_is_gone(served: Served) -> None:
    ada = Visitor(served.url)
    old, new = (ada.post("/api/me/recovery").json()["code"] for _ in range(2))
    assert come(served, old) == (404, "no-recovery-code")
    assert come(served, new) == (200, "Ada")
    assert ada.delete("/api/me/recovery").json()["made"] is None
    assert come(served, new) == (404, "no-recovery-code")
    assert ada.delete("/api/me/recovery").status_code == 200


def test_a_code_that_is_not_quite_right_is_wrong(served: Served) -> None:
    code = Visitor(served.url).post("/api/me/recovery").json()["code"]
    other = "B" if code[0] != "B" else "C"
    for wrong in (other + code[1:], code[:-1], code + code[-1], code[5:], "B" * 3000):
        assert come(served, wrong) == (404, "no-recovery-code")
    assert come(served, code[:4])[1] == "no-device-code"
    assert come(served, "")[1] == "no-device-code"


def test_it_is_no_code_for_a_device_nor_the_other_way_round(served: Served) -> None:
    """Whoever can guess eight letters within ten minutes has not found a paper's twenty."""
    assert DEVICE_LETTERS < RECOVERY_LETTERS
    ada = Visitor(served.url)
    ada.post("/api/me/recovery")
    device = ada.post("/api/me/devices").json()["code"]
    assert come(served, device) == (200, "Ada")
    assert come(served, device) == (404, "no-device-code")
    assert ada.get("/api/me/recovery").json()["made"] is not None


def test_nobody_makes_sees_or_revokes_the_code_of_another(served: Served) -> None:
    ada, eve = Visitor(served.url), Visitor(served.url, "Eve")
    code = ada.post("/api/me/recovery").json()["code"]
    eve.delete("/api/me/recovery")
    assert eve.get("/api/me/recovery").json()["made"] is None
    assert come(served, code) == (200, "Ada")
    with patient.Client(base_url=served.url) as nobody:
        for method in ("GET", "POST", "DELETE"):
            answer = nobody.request(method, "/api/me/recovery")
            assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")


def test_guesses_are_counted_like_those_of_device_codes(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db") as limited:
        code = Visitor(limited.url).post("/api/me/recovery").json()["code"]
        burst = int(RATES["guess"].burst)
        wrong = [come(limited, "B" * RECOVERY_LETTERS)[0] for _ in range(burst + 5)]
        assert wrong[:burst] == [404] * burst
        assert wrong[-1] == 429
        assert come(limited, code) == (429, "too-fast")


def test_the_paper_is_kept_as_a_hash_only(tmp_path: Path) -> None:
    with Served(tmp_path / "wormgrill.db") as served:
        code = Visitor(served.url).post("/api/me/recovery").json()["code"]
        come(served, code)
        come(served, "WRONG" * 4)
        kept = b"".join(file.read_bytes() for file in sorted(tmp_path.iterdir()))
    letters = code.replace("-", "")
    for text in (code, letters, "WRONG" * 4):
        assert text.encode() not in kept
    assert sha256(letters.encode()).digest() in kept


@at_home()
async def test_however_often_it_is_used_no_more_browsers_are_known_than_may_be(here: Home) -> None:
    ada = await here.guest("Ada")
    code, _ = await here.guests.new_recovery(ada)
    for _ in range(MOST_TOKENS + 5):
        here.clock.now += 1
        assert (await here.guests.come(code))[0].id == ada.id
    assert len(await here.guests.tokens(ada)) == MOST_TOKENS


@at_home()
async def test_it_goes_with_its_guest(here: Home) -> None:
    ada = await here.guest("Ada")
    code, _ = await here.guests.new_recovery(ada)
    await here.database.write(lambda connection: connection.execute("DELETE FROM guests"))
    with pytest.raises(NoRecoveryCode):
        await here.guests.come(code)


def test_a_code_made_at_one_process_is_good_at_the_other_and_so_is_its_end(
    postgres: PostgresServer,
) -> None:
    async def story() -> None:
        place = postgres.database()
        async with home(place) as here, home(place) as there:
            ada = await here.guest("Ada")
            code, _ = await here.guests.new_recovery(ada)
            assert (await there.guests.come(code))[0].id == ada.id
            await there.guests.revoke_recovery(ada)
            with pytest.raises(NoRecoveryCode):
                await here.guests.come(code)

    run(story())


def test_after_a_backup_was_put_back_the_papers_of_that_day_are_good(tmp_path: Path) -> None:
    """Else a broken disk would cost every lost phone its games; the page says when a code was made,
    and docs/how-to/games.md that one revoked since is good again."""
    file, copy = tmp_path / "db", tmp_path / "copy"

    async def before() -> list[str]:
        async with home(file) as here:
            ada = await here.guest("Ada")
            old, _ = await here.guests.new_recovery(ada)
            back_up(file, copy, silent)
            return [old, (await here.guests.new_recovery(ada))[0]]

    async def after(old: str, new: str) -> None:
        async with home(file) as here:
            assert (await here.guests.come(old))[0].name == "Ada"
            with pytest.raises(NoRecoveryCode):
                await here.guests.come(new)

    codes = run(before())
    restore(copy, file, silent)
    run(after(*codes))


def test_a_paper_is_good_where_its_guest_was_moved(place: Path | str, tmp_path: Path) -> None:
    async def before() -> str:
        async with home(tmp_path / "first") as here:
            return (await here.guests.new_recovery(await here.guest("Ada")))[0]

    async def after(code: str) -> None:
        async with home(place) as here:
            assert (await here.guests.come(code))[0].name == "Ada"

    code = run(before())
    export(str(tmp_path / "first"), tmp_path / "all", silent)
    assert code.replace("-", "") not in (tmp_path / "all").read_text("utf-8")
    import_whole(tmp_path / "all", str(place), silent)
    run(after(code))
