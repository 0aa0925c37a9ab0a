"""`make release`: both packages, tried as somebody has them who has nothing else of ours.

They are made twice, in clones of their own, and must be the same bytes. What only the maintainers
can do is told at the end.
"""

import re
import shutil
import sys
import tomllib
from collections.abc import Iterator, Mapping
from os import environ
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from tests.support.packages import ROOT, UV, done
from wormgrill.version import __version__

DIST = ROOT / "dist"
WHEEL_HAS = (
    "wormgrill/py.typed",
    "wormgrill/locales/de/web.ftl",
    "wormgrill/static/index.html",
    "wormgrill/static/python/pyodide.asm.wasm.gz",  # to play without a network
    "wormgrill/values/nets/deluxe-2.npz",
)
IN_THE_BROWSER = (
    "tests/web/test_games.py::test_one_click_leads_to_the_first_roll",
    "tests/web/test_games.py::test_a_whole_game_of_the_edition_that_has_everything",
    "tests/web/test_offline.py",
)
EVERY_ANSWER = ["r", "worm", "cheese", "cucumber", "s"]  # one of them is always right, in Junior


def hindrances(
    project: Mapping[str, object], changelog: str, changed: str, tags: str
) -> Iterator[str]:
    """What keeps these packages from being uploaded, though they may be good."""
    urls = project.get("urls")
    if not (isinstance(urls, dict) and "Source" in urls):
        yield (
            "The repository has no address: write it into pyproject.toml as Source, below "
            "[project.urls]. An index finds the pictures of the README by it."
        )
    if not re.search(rf"^## {re.escape(__version__)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.M):
        yield f"CHANGELOG.md has no section {__version__} with its date."
    if re.search(r"^## Unreleased\n+[^#\n]", changelog, re.M):
        yield f"What is below Unreleased in CHANGELOG.md belongs to {__version__} or waits."
    if changed:
        yield f"Not in the packages, because not committed:\n{changed.rstrip()}"
    if f"v{__version__}" not in tags.split():
        yield f"This commit has no tag v{__version__}."


def without(variable: str) -> dict[str, str]:
    return {name: value for name, value in environ.items() if name != variable}


def build_twice(folder: Path) -> Path:
    """The client included: in folders and with a umask that differ."""
    made = []
    for name, umask in (("one", "022"), ("another", "077")):
        clone, packages = folder / name / "wormgrill", folder / f"{name}-dist"
        done("git", "clone", "--quiet", str(ROOT), str(clone))
        command = (UV, "build", "--quiet", "--out-dir", str(packages))
        done(
            "sh",
            "-c",
            f'umask {umask}; exec "$@"',
            "sh",
            *command,
            cwd=clone,
            env=without("SOURCE_DATE_EPOCH"),
        )
        made.append({file.name: file.read_bytes() for file in packages.glob("wormgrill-*")})
    first, second = made
    assert len(first) == 2, f"two packages, not {sorted(first)}"
    differing = [name for name in first if first[name] != second.get(name)]
    assert not differing, f"Made twice, and not the same bytes: {differing}"
    return folder / "one-dist"


def look_into(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    assert names.issuperset(WHEEL_HAS), f"The wheel lacks {set(WHEEL_HAS) - names}"
    tops = {name.partition("/")[0] for name in names}
    assert tops == {"wormgrill", f"wormgrill-{__version__}.dist-info"}, tops


def try_out(wheel: Path, folder: Path) -> None:
    """In an environment with the wheel and what it needs, and a home where nothing is."""
    done(sys.executable, "-m", "venv", str(folder / "env"))
    python = str(folder / "env" / "bin" / "python")
    program = str(folder / "env" / "bin" / "wormgrill")
    pip = (python, "-m", "pip", "--quiet", "--disable-pip-version-check")
    lock = str(ROOT / "requirements.lock")
    done(*pip, "install", "--only-binary", ":all:", "--require-hashes", "-r", lock)
    done(*pip, "install", "--no-deps", str(wheel))
    done(*pip, "check")
    home = str(folder / "home")
    kept = {name: value for name, value in environ.items() if name in ("PATH", "TMPDIR")}
    bare = {**kept, "HOME": home, "LANG": "C.UTF-8"}
    told = done(program, "--version", cwd=folder, env=bare)
    assert __version__ in told, told
    where = done(python, "-c", "import wormgrill; print(wormgrill.__file__)", cwd=folder, env=bare)
    assert Path(where).is_relative_to(folder), where
    play = (program, "play", "--edition", "junior", "--players", "Ada", "--bot", "champion")
    answers = "\n".join(EVERY_ANSWER * 1_000)
    told = done(*play, "--seed", "1", cwd=folder, env=bare, typed=answers)
    assert "wins" in told, told[-2_000:]
    browser = (sys.executable, "-m", "pytest", *IN_THE_BROWSER)
    done(*browser, env=without("PYTHONPATH") | {"PYTHON_UNDER_TEST": python})


def main(twine: str) -> None:
    if not (ROOT / ".git").exists():
        sys.exit("Releases are made in a clone of the repository.")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    with TemporaryDirectory(prefix="release-") as scratch:
        folder = Path(scratch)
        print("Building both packages, twice, from what is committed …", flush=True)
        packages = build_twice(folder)
        (wheel,) = packages.glob("*.whl")
        look_into(wheel)
        files = sorted(packages.glob("wormgrill-*"))
        print("Asking twine …", flush=True)
        done(twine, "check", "--strict", *map(str, files))
        print("Installing the wheel where nothing is, playing in a terminal and in a browser …")
        sys.stdout.flush()
        try_out(wheel, folder)
        DIST.mkdir(exist_ok=True)
        made = [Path(shutil.copy(file, DIST)) for file in files]
    print(
        "Good:",
        *(f"  {file.relative_to(ROOT)}  {file.stat().st_size:,} bytes" for file in made),
        sep="\n",
    )
    changed = done("git", "status", "--porcelain")
    tags = done("git", "tag", "--points-at", "HEAD")
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if missing := list(hindrances(project, changelog, changed, tags)):
        sys.exit("\n- ".join(["Not to be uploaded yet:", *missing]))
    print(f"Upload them: {twine} upload {' '.join(str(file.relative_to(ROOT)) for file in made)}")
    print(f"and push the tag: git push origin v{__version__}")


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except AssertionError as wrong:
        sys.exit(f"No release: {wrong}")
