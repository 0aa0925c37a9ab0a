"""A review with the champion's values: what the command and the server ask for."""

from dataclasses import replace

from wormgrill.formats.record import Record
from wormgrill.progress import Progress
from wormgrill.reviews.account import Review
from wormgrill.reviews.walk import review
from wormgrill.values.cards import NoChampion
from wormgrill.values.champion import champion_value, is_exact
from wormgrill.values.deep import deepened
from wormgrill.words.refusals import refused
from wormgrill.words.voice import Voice


def reviewed(record: Record, progress: Progress | None = None, *, deep: bool = False) -> Review:
    """`deep`: with every next turn solved, too, where the game itself is not."""
    edition = record.start.edition
    value = champion_value(edition, len(record.start.seats))
    if value is None:
        raise refused(NoChampion, "review-no-champion", edition=Voice().title(edition))
    exact = is_exact(record.start)
    if deep and not exact:
        value = deepened(value)
    return replace(review(record, value, progress), exact=exact)
