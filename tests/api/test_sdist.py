"""The sdist is the whole house, with the browser's client built: who has it needs nothing of ours.

It is a fixed point: packages made from it, elsewhere and at another time, are the same bytes.
That the client is the same bytes too wherever it is built is looked at by `make release`.
"""

import hashlib
import os
import re
import tarfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

from tests.support.packages import ROOT, build
from tests.support.tracked import tracked

PLACE = "https://worms.example/wormgrill"
LINK = re.compile(r'(?:\]\(|src=")([^)"]+)')


def unpacked(sdist: Path, folder: Path) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (tree,) = folder.iterdir()
    return tree


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def described(folder: Path) -> Message:
    """What an index reads of the sdist in the folder."""
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        about = archive.extractfile(f"{sdist.name.removesuffix('.tar.gz')}/PKG-INFO")
        assert about
        return message_from_bytes(about.read())


def test_it_has_every_file_of_the_repository(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {file.relative_to(ROOT).as_posix() for file in tracked()} - names == set()
    assert {"src/wormgrill/static/index.html", "requirements-dev.lock", ".dockerignore"} <= names


def test_packages_made_from_it_are_the_same_bytes(packages: Path, tmp_path: Path) -> None:
    """In another folder, from files that are newer, and nobody else's to read."""
    (sdist,) = packages.glob("*.tar.gz")
    tree = unpacked(sdist, tmp_path / "there")
    for path in tree.rglob("*"):
        path.chmod(path.stat().st_mode & 0o700)
        os.utime(path)
    again = tmp_path / "again"
    build(again, "--sdist", "--wheel", tree=tree)
    made = {file.name: sha256(file) for file in packages.glob("wormgrill-*")}
    assert len(made) == 2
    assert {name: sha256(again / name) for name in made} == made


def test_on_an_index_pictures_and_links_of_the_readme_lead_to_the_repository(
    sdist: Path, tmp_path: Path
) -> None:
    tree = unpacked(sdist, tmp_path / "there")
    (tree / "PKG-INFO").unlink()  # from which an sdist knows its README
    project = tree / "pyproject.toml"
    settings = re.sub(r"^\[project\.urls\]\n(.+\n)*", "", project.read_text("utf-8"), flags=re.M)
    project.write_text(f'{settings}\n[project.urls]\nSource = "{PLACE}"\n', "utf-8")
    build(tmp_path / "made", "--sdist", tree=tree)
    about = described(tmp_path / "made")
    assert about["Project-URL"] == f"Source, {PLACE}"
    told = about.get_payload()
    assert isinstance(told, str)
    ours = LINK.findall((ROOT / "README.md").read_text("utf-8"))
    tag = f"v{about['Version']}"
    for path, link in zip(ours, LINK.findall(told), strict=True):
        kind = "raw" if path.startswith("docs/images/") else "blob"
        assert link == f"{PLACE}/{kind}/{tag}/{path}"
        assert (ROOT / path).exists()
    assert sum("/raw/" in link for link in LINK.findall(told)) >= 4


@pytest.mark.parametrize("minor", [11, 12, 13, 14])
def test_it_says_for_which_python_it_is(packages: Path, minor: int) -> None:
    about = described(packages)
    assert about["Requires-Python"] == ">=3.11"
    assert f"Programming Language :: Python :: 3.{minor}" in about.get_all("Classifier", [])
