"""What a container file says, for tests that carry out its steps without a daemon."""

import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from itertools import takewhile
from pathlib import Path, PurePosixPath

Steps = Iterator[tuple[str, str]]


def container_steps(text: str) -> Steps:
    """Each instruction: its word, and the rest of its line."""
    for line in text.replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        if word.isupper():
            yield word, rest.strip()


def first_stage(steps: Iterable[tuple[str, str]]) -> Steps:
    stages = 0

    def in_first(step: tuple[str, str]) -> bool:
        nonlocal stages
        stages += step[0] == "FROM"
        return stages < 2

    return takewhile(in_first, steps)


def copy_context(root: Path, context: Path) -> None:
    """What the builder is sent of this folder: all that `.dockerignore` lets in."""
    lines = (root / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    for folder, folders, files in os.walk(root):
        here = Path(folder).relative_to(root)
        folders[:] = [name for name in folders if _let_in(here / name, patterns)]
        for name in files:
            if _let_in(here / name, patterns):
                target = context / here / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(root / here / name, target)


def _let_in(path: Path, patterns: Sequence[str]) -> bool:
    """The last pattern that fits the path, or a folder above it, decides."""
    let_in = True
    for pattern in patterns:
        above = [path, *path.parents][:-1]
        if any(_fits(PurePosixPath(each.as_posix()), pattern.removeprefix("!")) for each in above):
            let_in = pattern.startswith("!")
    return let_in


def _fits(path: PurePosixPath, pattern: str) -> bool:
    """`*` stays within a name, a leading `**/` is any folder or none."""
    if pattern.startswith("**/"):
        return path.match(pattern.removeprefix("**/"))
    names, patterns = path.parts, PurePosixPath(pattern).parts
    return len(names) == len(patterns) and all(map(fnmatchcase, names, patterns))


def put(source: Path, target: Path) -> None:
    """`COPY source target`: what is in a folder, or a file into a folder."""
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    else:
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
