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


def private_folder(folder: Path) -> None:
    """Made if it is not there, with those above it that are missing: the user's alone."""
    if not folder.exists():
        private_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)
