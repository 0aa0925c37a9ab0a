"""Games of the OpenSpiel face, told step by step as OpenSpiel tells its own.

    python -m tests.support.playthroughs

writes them anew, after something has changed that they tell of; a test fails when they are stale.
"""

import os
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests/data/playthroughs"
EDITIONS = "tests/data/editions"  # as seen from the root: a playthrough names its edition's file

# The classic dice have 1,287 rolls, which every playthrough lists twice: small ones tell as much.
GAMES = {
    "junior": "python_wormgrill(edition=junior,players=2)",
    "three-tiles": f"python_wormgrill(edition={EDITIONS}/three-tiles.toml,max_turns=12)",
    "small": f"python_wormgrill(edition={EDITIONS}/small.toml,players=3,first=1,max_turns=12)",
}


def file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def told_anew(name: str) -> str:
    """The same decisions and dice as in the file, told by the game as it is now."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    steps = re.findall(r"^action: (\d+)$", file(name).read_text("utf-8"), re.MULTILINE)
    return str(playthrough(GAMES[name], list(map(int, steps))))


if __name__ == "__main__":
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    import wormgrill.envs.openspiel  # noqa: F401 - registers the game

    os.chdir(ROOT)
    for name, game in GAMES.items():
        file(name).write_text(playthrough(game, None, seed=5), "utf-8")
