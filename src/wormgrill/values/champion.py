"""What positions are worth to the champion: everybody's chance of winning, by learned nets."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.position import Position
from wormgrill.rules.scoring import scores, shares
from wormgrill.solver.ends import Value
from wormgrill.solver.graph import Floats
from wormgrill.values.features import Layout, figures
from wormgrill.values.net import WORMS, Weights, outputs

NETS = files("wormgrill.values") / "nets"


@dataclass(frozen=True)
class Net:
    layout: Layout
    weights: Weights

    def figures(self, positions: Sequence[Position]) -> tuple[Floats, Floats]:
        """Chances of winning and worms at the end, per position and seat.

        A finished game is worth what it has come to; who shares the win, shares its worth.
        """
        players = len(positions[0].seats)
        seats, grill = figures(self.layout, positions)
        there = np.ones(seats.shape[:2], np.float32)
        win, worms = outputs(np, self.weights, seats, grill, there)
        weight = np.exp(win - win.max(1, keepdims=True), dtype=np.float64)
        chance = weight / weight.sum(1, keepdims=True)
        worms = worms.astype(np.float64) * WORMS
        order = np.arange(players)
        movers = np.array([position.turn.player if position.turn else 0 for position in positions])
        back = (order[None, :] - movers[:, None]) % players
        chance = np.take_along_axis(chance, back, 1)
        worms = np.take_along_axis(worms, back, 1)
        for number, position in enumerate(positions):
            if position.turn is None:
                chance[number] = shares(position)
                worms[number] = scores(position)
        return chance, worms


def champion_value(edition: Edition) -> Value | None:
    """Each seat's chance of winning, or None where nobody has learned to play that edition."""
    if EDITIONS.get(edition.key) != edition:
        return None

    def value(positions: Sequence[Position]) -> Floats:
        return net_for(edition.key, len(positions[0].seats)).figures(positions)[0]

    return value


@cache
def net_for(edition: str, players: int) -> Net:
    for name, card in cards().items():
        if edition in card["editions"] and card["players"][0] <= players <= card["players"][1]:
            return _load(name)
    raise LookupError(f"No net for {players} players of {edition}.")


@cache
def cards() -> dict[str, dict[str, Any]]:
    """How each net was made, whom it serves, and how strong it is."""
    found = sorted(NETS.iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text())
        for file in found
        if file.name.endswith(".toml")
    }


@cache
def _load(name: str) -> Net:
    with (NETS / f"{name}.npz").open("rb") as file, np.load(file) as found:
        weights = {key: found[key].astype(np.float32) for key in found.files}
    return Net(Layout(EDITIONS[cards()[name]["editions"][0]]), weights)
