"""What plain play reads and writes with: this terminal, or the pipes it was given."""

import sys
from contextlib import suppress

from wormgrill.words.columns import wrapped


def edit_lines() -> None:
    """Arrow keys, and what was typed before, where the terminal can; none of it goes to a file."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return
    with suppress(ImportError):  # Windows edits by itself
        import readline

        readline.parse_and_bind("set enable-bracketed-paste off")  # signs that not all understand


def write(line: str) -> None:
    print(wrapped(line))


def read(prompt: str) -> str:
    """What is typed behind the last line of the prompt."""
    words = prompt.rstrip()
    *above, last = wrapped(words).split("\n")
    for line in above:
        print(line)
    return input(last + prompt[len(words) :])
