"""The files of the repository, for tests about all of them."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def tracked() -> list[Path]:
    """Those that git knows and that are there. Who has the sdist has no git, and skips the test."""
    if not (ROOT / ".git").exists():
        pytest.skip("not in a clone of the repository")
    listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
    return [ROOT / name for name in listed if (ROOT / name).is_file()]
