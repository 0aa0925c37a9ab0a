"""The curves of the runs in `train/logs` as one picture: `python -m bench.training FILE.svg`."""

import json
import sys
from pathlib import Path

from matplotlib.figure import Figure

LOGS = Path("train/logs")


def curve(log: Path) -> tuple[list[float], list[float]]:
    """Millions of turns, over all sessions of a run, and the residual there.

    Without the first note of each session, when all of its games have only begun.
    """
    before, last = 0.0, float("inf")
    turns: list[float] = []
    residual: list[float] = []
    noted = map(json.loads, log.read_text().splitlines())
    for line in (line for line in noted if "turns" in line):
        if line["turns"] < last:  # another session
            before += last if turns else 0
        else:
            turns.append((before + line["turns"]) / 1e6)
            residual.append(line["residual"])
        last = line["turns"]
    return turns, residual


def main() -> None:
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for log in sorted(LOGS.glob("*.jsonl")):
        turns, residual = curve(log)
        axes.plot(turns, residual, label=log.stem)
    axes.set(
        xscale="log",
        yscale="log",
        xlabel="turns (millions)",
        ylabel="residual: what a solved turn corrects (r.m.s. of the win)",
    )
    axes.grid(visible=True, which="both", alpha=0.25)
    axes.legend()
    figure.savefig(
        sys.argv[1] if len(sys.argv) > 1 else "docs/images/training.svg", metadata={"Date": None}
    )


if __name__ == "__main__":
    main()
