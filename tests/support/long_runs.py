"""What the long comparisons of `make differential` are asked for on the command line."""

import argparse
from pathlib import Path

from tests.support.selfplay import TABLES


def long_run(name: str, about: str | None, counted: str, each: str) -> argparse.Namespace:
    """Editions, how many of what is counted, how many processes, and a file of what is done."""
    parser = argparse.ArgumentParser(prog=f"python -m {name}", description=about)
    parser.add_argument("editions", nargs="*", help=f"of {', '.join(TABLES)} (default: all)")
    parser.add_argument(f"--{counted}", type=int, default=100_000, help=each)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--done", type=Path, help="chunks noted here are not done again")
    asked = parser.parse_args()
    unknown = set(asked.editions) - set(TABLES)
    if unknown:
        parser.error(f"editions: {', '.join(sorted(unknown))} not known")
    return asked
