"""What is told beside the output: on standard error, wrapped by words where somebody looks on."""

import sys

from wormgrill.words.columns import wrapped


def say_aside(line: str) -> None:
    sys.stderr.write(f"{wrapped(line, stream=sys.stderr)}\n")
