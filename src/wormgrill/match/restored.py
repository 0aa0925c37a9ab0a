"""What must not go on after a backup was put back: games whose dice somebody may know by now.

After the copy was made the game may have gone on: a roll that was seen and is forgotten could be
made again with another key, and a seed that was revealed at the end could be used to choose keys.
docs/reference/fairness.md tells it to players.
"""

import asyncio
from math import inf

from wormgrill.match import commands
from wormgrill.match.errors import StoreTrouble
from wormgrill.match.log import numbered
from wormgrill.match.store import TableStore, batch_of
from wormgrill.match.table import AbandonReason, DiceSource, fold, replayed

AT_ONCE = 100  # tables that share a commit


async def give_up_promised(store: TableStore, at: float) -> int:
    """Every unfinished table with verified dice is given up, its seed revealed; how many."""
    unfinished = await store.untouched_tables(inf, inf)
    given_up = 0
    for first in range(0, len(unfinished), AT_ONCE):
        some = unfinished[first : first + AT_ONCE]
        given_up += sum(await asyncio.gather(*(_give_up(store, id, at) for id in some)))
    return given_up


async def _give_up(store: TableStore, id: str, at: float) -> bool:
    try:
        kept = await store.load(id)
        assert kept is not None
        table = replayed(kept.id, kept.code, kept.events)
    except StoreTrouble:
        raise
    except Exception:  # damaged, or its edition is refused by now: nobody can play there either
        return False
    if table.terms.dice is not DiceSource.VERIFIED:
        return False
    ending = commands.with_seed(table, commands.abandon(table, AbandonReason.RESTORED), kept.seed)
    events = numbered(ending, table.version, at, None, None)
    await store.append(batch_of(fold(table, events), events))
    return True
