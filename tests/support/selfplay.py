"""Games that play themselves, with enough purpose that tiles are won, stolen and lost again."""

from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from random import Random

from wormgrill.formats.edition_toml import read_edition
from wormgrill.rules import EDITIONS, Dice, Phase, Position, Step, apply, legal_actions, start
from wormgrill.rules.actions import ROLL, STOP, Keep
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.endings import Failure
from wormgrill.rules.outlook import outlook
from wormgrill.rules.rolls import draw

NAMES = ("Ada", "Bob", "Cem", "Dora", "Eva", "Finn", "Gül")

EDITION_FILES = Path(__file__).parents[1] / "data/editions"
SMALL = read_edition((EDITION_FILES / "small.toml").read_text("utf-8"))

TABLES = {**EDITIONS, SMALL.key: SMALL}


def purposeful(position: Position, chance: Random) -> Step:
    """A step of somebody who likes worms and tiles, but not always, with dice that may help."""
    assert position.turn is not None
    if position.turn.phase is Phase.DICE:
        return _dice(position, chance)
    legal = legal_actions(position)
    if STOP in legal:
        wins = not isinstance(outlook(position)[STOP].stopping, Failure)
        return STOP if chance.random() < (0.7 if wins else 0.1) else ROLL
    worm = Keep("worm")
    if worm in legal and chance.random() < 0.6:
        return worm
    return chance.choice(legal)


def _dice(position: Position, chance: Random) -> Dice:
    """Often honest; else few different faces, so that dead rolls and high totals come up."""
    dice = draw(position, chance)
    if chance.random() < 0.7:
        return dice
    few = chance.choices(position.edition.face_names, k=2)
    return Dice(tuple(chance.choice(few) for _ in dice.faces), dice.golden)


def somewhere(edition: str, players: int, options: Options, steps: int, seed: int) -> Position:
    """A position of a game after so many steps, before its end."""
    chance = Random(seed)
    position = start(TABLES[edition], NAMES[:players], options)
    for _ in range(steps):
        after, _ = apply(position, purposeful(position, chance))
        if after.over:
            break
        position = after
    return position


def settings(edition: Edition) -> Iterator[tuple[int, Options]]:
    """Every number of players with every option of a table."""
    least, most = edition.players
    for players, short, free in product(range(least, most + 1), (False, True), (False, True)):
        yield players, Options(short, free, first=players // 2)


def game(edition: Edition, players: int, options: Options, chance: Random) -> Iterator[Position]:
    """All positions of one game, from the first to the last."""
    position = start(edition, NAMES[:players], options)
    yield position
    while not position.over:
        position, _ = apply(position, purposeful(position, chance))
        yield position


def at_rest(positions: Iterable[Position]) -> Iterator[Position]:
    """Of these the starts of turns and the ends of games: what a net is asked about."""
    for position in positions:
        if position.turn is None or position.turn.phase is Phase.ROLL:
            yield position
