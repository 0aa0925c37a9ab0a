"""CPU seconds of `wormgrill --help`, beside an empty Python for comparison."""

import resource
import statistics
import subprocess
import sys

ROUNDS = 9
COMMANDS = {
    "python -c pass": [sys.executable, "-c", "pass"],
    "wormgrill --help": [sys.executable, "-m", "wormgrill", "--help"],
}


def cpu(command: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own command
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    for name, command in COMMANDS.items():
        seconds = [cpu(command) for _ in range(ROUNDS)]
        middle, most = statistics.median(seconds), max(seconds)
        print(f"{name:18} {middle:.3f} s of CPU (at most {most:.3f})")


if __name__ == "__main__":
    main()
