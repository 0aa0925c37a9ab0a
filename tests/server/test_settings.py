"""How the server is set up: what is accepted, and what is refused in a sentence."""

from pathlib import Path

import pytest

from tests.support.rooms import run
from wormgrill import cli
from wormgrill.server.guests import Guests, NoGuest
from wormgrill.server.settings import (
    LEAST_KEEP_DAYS,
    BadSetting,
    Settings,
    checked,
    database_place,
    from_environment,
)
from wormgrill.server.store.opening import open_store, prepared

DAY = 24 * 3600.0


@pytest.mark.parametrize(
    ("text", "file"),
    [
        ("worms.db", "worms.db"),
        ("/var/lib/worms.db", "/var/lib/worms.db"),
        ("sqlite:///worms.db", "worms.db"),
        ("sqlite:////var/lib/worms.db", "/var/lib/worms.db"),
        ("SQLite:///worms.db", "worms.db"),
    ],
)
def test_a_database_is_a_file_or_its_url(text: str, file: str) -> None:
    assert database_place(text) == file
    assert from_environment({"WORMGRILL_DATABASE": text}) == {"database": file}


def test_a_password_is_never_shown() -> None:
    settings = Settings(database="postgresql://ada:secret@db:5433/worms")
    assert settings.database_name == "postgresql://db:5433/worms"


@pytest.mark.parametrize(
    "text",
    ["mysql://ada:secret@db/worms", "sqlite://worms.db", "sqlite://", "sqlite:///", "://x"],
)
def test_another_url_is_refused_and_no_password_repeated(text: str) -> None:
    for given in (
        lambda: database_place(text),
        lambda: from_environment({"WORMGRILL_DATABASE": text}),
    ):
        with pytest.raises(
            BadSetting, match=r"^database: .*give a file, sqlite:///FILE or postgres"
        ) as bad:
            given()
        assert "secret" not in bad.value.message


@pytest.mark.parametrize("command", [["serve"], ["backup", "copy.db"]])
def test_no_folder_is_made_for_a_url(
    command: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        cli.main([*command, "--database", "mysql://db/worms"])
    assert ended.value.code == 2
    assert "mysql://… is not supported" in capsys.readouterr().err
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("days", [0.0, -1.0, 0.5, float("nan")])
def test_nothing_is_deleted_within_a_day(days: float) -> None:
    with pytest.raises(BadSetting, match="keep-days: at least 1"):
        checked(Settings(keep_days=days))
    assert checked(Settings(keep_days=1)).keep_days == LEAST_KEEP_DAYS


def test_whoever_comes_every_hour_is_never_deleted(tmp_path: Path) -> None:
    now = 0.0

    async def story() -> None:
        nonlocal now
        with prepared(str(tmp_path / "db")):
            async with open_store(str(tmp_path / "db")) as store:
                guests = Guests(store.guests, clock=lambda: now)
                _, active = await guests.make("Ada", "en")
                _, gone = await guests.make("Bo", "en")
                while now < 3 * DAY:
                    now += 3601.0
                    await guests.with_token(active)
                    await store.tables.delete_tables(now - LEAST_KEEP_DAYS * DAY, 10)
                afresh = Guests(store.guests)
                assert (await afresh.with_token(active)).name == "Ada"
                with pytest.raises(NoGuest):
                    await afresh.with_token(gone)

    run(story())
