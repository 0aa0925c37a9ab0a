"""How the server is set up: what is accepted, and what is refused in a sentence."""

from pathlib import Path

import pytest

from wormgrill import cli
from wormgrill.server.settings import BadSetting, Settings, database_place, from_environment


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
