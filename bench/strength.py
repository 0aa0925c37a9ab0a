"""How strong the champion is: `python -m bench.strength --help`.

Games are played by the real bots under the real rules; a review then takes each apart. What a
player has won less their luck is won by skill: the same on average, with a fraction of the spread.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev

from bench.cores import pool
from wormgrill.bots.registry import make_bot
from wormgrill.formats.record import Record
from wormgrill.reviews.walk import review
from wormgrill.rules.edition import Edition
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import Step, follow, start
from wormgrill.rules.position import Phase
from wormgrill.rules.rolls import draw
from wormgrill.values.champion import champion_value


@dataclass(frozen=True)
class Game:
    """What one game showed of each bot; bots that sit in several seats count together."""

    won: dict[str, float]
    luck: dict[str, float]
    given: dict[str, float]  # chance of winning, by all its turns
    turns: dict[str, int]
    corrections: tuple[float, ...]  # of the next mover's chance, between turns
    correction: float  # all of them, for the first seat


def play(edition: Edition, bots: tuple[str, ...], seed: int) -> Record:
    chance = Random(seed)
    began = position = start(edition, [str(number) for number in range(len(bots))])
    players = [make_bot(bot, seed * 100 + seat) for seat, bot in enumerate(bots)]
    steps: list[Step] = []
    while turn := position.turn:
        dice = turn.phase is Phase.DICE
        step = draw(position, chance) if dice else players[turn.player].choose(position)
        position, _ = follow(position, turn, step)
        steps.append(step)
    return Record(began, tuple(steps))


def taken_apart(edition: str, bots: tuple[str, ...], seed: int) -> Game:
    value = champion_value(EDITIONS[edition])
    assert value is not None
    told = review(play(EDITIONS[edition], bots, seed), value)
    sums: dict[str, dict[str, float]] = {
        name: dict.fromkeys(bots, 0.0) for name in ("won", "luck", "given", "turns")
    }
    for bot, seat in zip(bots, told.seats, strict=True):
        sums["won"][bot] += seat.result
        sums["luck"][bot] += seat.luck
        sums["given"][bot] -= seat.errors
        sums["turns"][bot] += seat.turns
    between = tuple(turn.correction[turn.seat] for turn in told.turns[1:])
    return Game(
        sums["won"],
        sums["luck"],
        sums["given"],
        {bot: int(turns) for bot, turns in sums["turns"].items()},
        between,
        told.seats[0].correction,
    )


def seatings(hero: str, other: str, players: int) -> Iterator[tuple[str, ...]]:
    """The hero in every seat in turn."""
    while True:
        for seat in range(players):
            yield tuple(hero if place == seat else other for place in range(players))


def measure(edition: str, hero: str, other: str, players: int, games: int, seed: int) -> list[Game]:
    tables = seatings(hero, other, players)
    work = [(next(tables), seed * 1_000_003 + number) for number in range(games)]
    with pool() as processes:
        found = processes.map(partial(_one, edition), work, chunksize=max(1, games // 64))
        return list(found)


def _one(edition: str, work: tuple[tuple[str, ...], int]) -> Game:
    return taken_apart(edition, *work)


def summary(games: list[Game], hero: str, other: str) -> dict[str, float]:
    skill = [game.won[hero] - game.luck[hero] for game in games]
    plain = [game.won[hero] for game in games]
    steps = [step for game in games for step in game.corrections]
    many = sqrt(len(games))

    def per_turn(bot: str) -> float:
        return sum(game.given[bot] for game in games) / sum(game.turns[bot] for game in games)

    return {
        "games": len(games),
        "adjusted": fmean(skill),
        "error": stdev(skill) / many,
        "plain": fmean(plain),
        "plain_error": stdev(plain) / many,
        "hero_gives": per_turn(hero),
        "other_gives": per_turn(other),
        "correction_step": sqrt(fmean(step**2 for step in steps)),
        "correction_game": sqrt(fmean(game.correction**2 for game in games)),
        "turns": fmean(sum(game.turns.values()) for game in games),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("editions", nargs="*", default=list(EDITIONS), help="(default: all)")
    parser.add_argument("--players", help="such as 2 or 3-7 (default: all the edition allows)")
    parser.add_argument("--games", type=int, default=400, help="per edition and number of players")
    parser.add_argument("--hero", default="champion")
    parser.add_argument("--against", default="turn-ev")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", help="append the figures to this file, a line each")
    asked = parser.parse_args()
    for edition in asked.editions:
        least, most = EDITIONS[edition].players
        if asked.players:
            first, _, last = asked.players.partition("-")
            least, most = max(least, int(first)), min(most, int(last or first))
        for players in range(least, most + 1):
            games = measure(edition, asked.hero, asked.against, players, asked.games, asked.seed)
            told = summary(games, asked.hero, asked.against)
            print(line(edition, players, told), flush=True)
            if asked.json:
                keep(asked.json, edition, players, asked.hero, asked.against, told)


def keep(
    file: str, edition: str, players: int, hero: str, other: str, told: dict[str, float]
) -> None:
    who = {"edition": edition, "players": players, "hero": hero, "against": other}
    with open(file, "a") as writing:
        writing.write(json.dumps(who | told) + "\n")


def line(edition: str, players: int, told: dict[str, float]) -> str:
    fair = 1 / players
    over = (told["adjusted"] - fair) / told["error"]
    return (
        f"{edition} {players}: {told['adjusted']:.2%} ± {told['error']:.2%}"
        f" (fair {fair:.2%}, {over:+.1f} s.e.;"
        f" plain {told['plain']:.1%} ± {told['plain_error']:.1%})"
        f" gives {told['hero_gives']:.4f} and {told['other_gives']:.4f} per turn;"
        f" correction {told['correction_step']:.4f} a step, {told['correction_game']:.3f} a game;"
        f" {told['games']:.0f} games of {told['turns']:.0f} turns"
    )


if __name__ == "__main__":
    main()
