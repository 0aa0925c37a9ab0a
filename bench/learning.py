"""How the example learns, as a picture: `python -m bench.learning FILE.svg`.

What `examples/ppo.py` has printed is in `train/logs/ppo`.
"""

import re
import sys
from pathlib import Path

from matplotlib.figure import Figure

LOG = Path("train/logs/ppo/two-cores.log")
_LINE = re.compile(r"(\d+) s +([\d.]+) million decisions +wins +([\d.]+) % against (\S+)")
GAMES = 200  # per point


def main() -> None:
    points = _LINE.findall(LOG.read_text("utf-8"))
    decisions = [float(point[1]) for point in points]
    won = [float(point[2]) for point in points]
    errors = [100 * (share / 100 * (1 - share / 100) / GAMES) ** 0.5 for share in won]
    figure = Figure(figsize=(8, 4), layout="constrained")
    axes = figure.add_subplot()
    axes.errorbar(decisions, won, errors, marker="o", capsize=3)
    axes.axhline(50, color="gray", linewidth=1)
    axes.set(
        xlabel="decisions (millions)", ylabel=f"wins against {points[0][3]} (%)", ylim=(40, 85)
    )
    axes.grid(visible=True, alpha=0.25)
    where = sys.argv[1] if len(sys.argv) > 1 else "docs/images/ppo.svg"
    figure.savefig(where, metadata={"Date": None})


if __name__ == "__main__":
    main()
