"""What is installed on demand, and the one command that adds it."""

import sys


def adding(extra: str) -> str:
    """For this very Python. Wormgrill itself is here already, from wherever it was installed (an
    index, a file, a checkout), so pip looks only for what the extra names."""
    python = sys.executable or "python"
    command = f'"{python}"' if " " in python else python
    return f'{command} -m pip install "wormgrill[{extra}]"'


def needed(missing: ModuleNotFoundError, what: str, extra: str) -> ModuleNotFoundError:
    """The same error, saying what to do about it."""
    return ModuleNotFoundError(
        f"{what} {missing.name}, which is not installed: {adding(extra)}", name=missing.name
    )
