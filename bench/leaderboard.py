"""Every bot against *turn-ev*, two-player classic, with most of the luck taken out.

    python -m bench.leaderboard [BOT ...] [--games 100] [--json FILE]

Without names, all that are registered. What is in the file already is not played again.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from bench.strength import keep, line, measure, summary
from wormgrill.bots.registry import BOTS

EDITION, PLAYERS, RIVAL = "classic", 2, "turn-ev"


def rows(file: Path) -> dict[str, dict[str, Any]]:
    """What was measured, by bot."""
    if not file.exists():
        return {}
    kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return {row["hero"]: row for row in kept if row["against"] == RIVAL}


def table(measured: dict[str, dict[str, Any]]) -> list[str]:
    """In Markdown, the strongest first."""
    best_first = sorted(measured.values(), key=lambda row: -row["adjusted"])
    return [
        f"| bot | wins against *{RIVAL}*, luck-adjusted | plainly | gives away per turn | games |",
        "|---|---|---|---|---|",
        *(
            f"| `{row['hero']}` | {100 * row['adjusted']:.1f} ± {100 * row['error']:.1f}%"
            f" | {100 * row['plain']:.0f} ± {100 * row['plain_error']:.0f}%"
            f" | {row['hero_gives']:z.4f} | {row['games']:,.0f} |"
            for row in best_first
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.leaderboard", description=__doc__)
    parser.add_argument("bots", nargs="*", metavar="BOT", help="a key, py:MODULE:CLASS or cmd: …")
    parser.add_argument("--games", type=int, default=100, help="of each (default 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, default=Path("train/leaderboard.jsonl"))
    asked = parser.parse_args()
    for bot in asked.bots or BOTS:
        if bot == RIVAL or bot in rows(asked.json):
            continue
        games = measure(EDITION, bot, RIVAL, PLAYERS, asked.games, asked.seed)
        told = summary(games, bot, RIVAL)
        keep(str(asked.json), EDITION, PLAYERS, bot, RIVAL, told)
        print(f"{bot}: {line(EDITION, PLAYERS, told)}", flush=True)
    print("\n".join(table(rows(asked.json))))


if __name__ == "__main__":
    main()
