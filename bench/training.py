"""The curves of the runs in `train/logs` as one picture: `python -m bench.training FILE.svg`."""

import json
import sys
from pathlib import Path

from matplotlib.figure import Figure

LOGS = Path("train/logs")


def curve(log: Path) -> tuple[list[float], list[float]]:
    """Millions of turns, over all sessions of a run, and the residual there."""
    before, last = 0.0, 0.0
    turns, residual = [], []
    noted = map(json.loads, log.read_text().splitlines())
    for line in (line for line in noted if "turns" in line):
        if line["turns"] < last:  # another session
            before += last
        last = line["turns"]
        turns.append((before + last) / 1e6)
        residual.append(line["residual"])
    return turns, residual


def main() -> None:
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for log in sorted(LOGS.glob("*.jsonl")):
        turns, residual = curve(log)
        axes.plot(turns[1:], residual[1:], label=log.stem)
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
