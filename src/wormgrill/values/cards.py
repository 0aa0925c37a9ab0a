"""The cards of the champion's nets: the one place that knows which editions and counts they serve.

A card is a TOML file beside the weights; `python -m train.export` writes it.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import Refusal

NETS = files("wormgrill.values") / "nets"


class NoChampion(Refusal):
    """No net has learned what positions of this edition with so many players are worth."""

    code = "no-champion"


class Card(NamedTuple):
    """Whom a net serves, and all else that is told of it: how it was made, how strong it is."""

    editions: tuple[str, ...]
    players: range
    told: dict[str, Any]


@cache
def cards() -> dict[str, Card]:
    """By the name of the net's file."""
    found = sorted(NETS.iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".toml"): _card(tomllib.loads(file.read_text()))
        for file in found
        if file.name.endswith(".toml")
    }


def _card(told: dict[str, Any]) -> Card:
    least, most = told["players"]
    return Card(tuple(told["editions"]), range(least, most + 1), told)


def serves(edition: Edition, players: int | None = None) -> bool:
    """Whether there is a net for this edition with so many players, or with any number of them.

    Cards speak of registered editions: a custom one that borrows a key is another game.
    """
    if EDITIONS.get(edition.key) != edition:
        return False
    return any(
        edition.key in card.editions and (players is None or players in card.players)
        for card in cards().values()
    )


def serving(edition: str, players: int) -> str:
    """The name of the net for this edition (by its key) and number of players."""
    for name, card in cards().items():
        if edition in card.editions and players in card.players:
            return name
    raise NoChampion(
        f"No net has learned {edition} with {players} players, only {_served() or 'nothing'}. "
        f"Use a bot that counts worms, such as turn-ev, or train a net: "
        f"python -m train {edition}:{players}, then python -m train.export {edition}-{players}."
    )


def _served() -> str:
    return ", ".join(
        f"{edition} with {_counts(card.players)}"
        for card in cards().values()
        for edition in card.editions
    )


def _counts(players: range) -> str:
    return f"{players[0]} to {players[-1]}" if len(players) > 1 else f"{players[0]}"
