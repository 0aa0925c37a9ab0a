"""Games with verifiable dice that play themselves."""

from collections.abc import Collection
from hashlib import sha256
from random import Random

from tests.support.selfplay import purposeful
from wormgrill.dice.verified import bot_key, commitment, roll, table_name
from wormgrill.formats.record import Receipt, Record
from wormgrill.rules import Phase, Position, Step, apply

SEED = sha256(b"a seed for tests").digest()
TABLE = table_name(SEED)


def fair_game(
    start: Position,
    chance: Random,
    *,
    table: str = TABLE,
    contributions: tuple[str, ...] = ("ada-7", "bo_8"),
    bots: Collection[int] = (),
    limit: int = 10_000,
) -> Record:
    """So many steps of a game from here, with its receipt; `bots` sit on these seats."""
    position, steps, keys = start, list[Step](), list[str]()
    while position.turn and len(steps) < limit:
        if position.turn.phase is Phase.DICE:
            bot = position.turn.player in bots
            keys.append(bot_key(keys) if bot else f"k{chance.randrange(10**9)}")
            step: Step = roll(position, SEED, table, len(keys), keys[-1], contributions)
        else:
            step = purposeful(position, chance)
        steps.append(step)
        position, _ = apply(position, step)
    receipt = Receipt(table, commitment(SEED), SEED.hex(), contributions, tuple(keys))
    played_by = tuple((seat, "turn-ev") for seat in bots)
    return Record(start, tuple(steps), "2026-11-15", "verified", played_by, receipt)
