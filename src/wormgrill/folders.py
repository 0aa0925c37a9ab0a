"""Where a user's things are kept."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder, as each system has it."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "wormgrill"


def cache_folder() -> Path:
    """For what can be made again."""
    if sys.platform == "win32":
        return data_folder() / "cache"
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "wormgrill"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "wormgrill"


def private_folder(folder: Path) -> None:
    """Made if it is not there, with those above it that are missing: the user's alone."""
    if not folder.exists():
        private_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def write_private(file: Path, text: str) -> None:
    """All or nothing, and for the user's eyes alone: a crash leaves the old file or the new one."""
    private_folder(file.parent)
    beside = file.with_name(f".{file.name}.new")
    beside.unlink(missing_ok=True)
    with os.fdopen(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as writing:
        writing.write(text.encode())
        writing.flush()
        os.fsync(writing.fileno())
    beside.replace(file)
