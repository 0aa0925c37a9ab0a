"""Dice that were promised before a database was put back or read in: none is rolled any more."""

from time import time

from wormgrill.daily.calendar import day_of
from wormgrill.match.restored import give_up_promised
from wormgrill.server.store.daily import SqlDaily
from wormgrill.server.store.database import Database
from wormgrill.server.store.guests import SqlGuests
from wormgrill.server.store.push import forget_calls
from wormgrill.server.store.tables import SqlTables


async def promise_anew(database: Database) -> int:
    """In a database that nobody serves: every guest gets another seed, so does the daily grill from
    today on, and unfinished tables with verified dice are given up; how many. Nobody is called for
    a turn that was."""
    await SqlGuests(database).draw_seeds()
    await SqlDaily(database).forget_from(day_of(time()))
    await forget_calls(database)
    return await give_up_promised(SqlTables(database), time())
