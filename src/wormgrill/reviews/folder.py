"""Many records reviewed at once, on any executor: each for itself, and all games of a player."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from wormgrill.formats.record_reader import parse_record
from wormgrill.progress import Progress
from wormgrill.reviews.account import SeatAccount
from wormgrill.reviews.champion import reviewed
from wormgrill.reviews.interval import GameRate
from wormgrill.reviews.own_level import LevelView, own_level
from wormgrill.reviews.tally import account_of_games
from wormgrill.rules.errors import Refusal
from wormgrill.solver import kernel
from wormgrill.tasks import results


@dataclass(frozen=True, slots=True)
class ReviewedRecord:
    """What is kept of a review: the accounts, not the steps."""

    file: str
    edition: str  # its key
    finished: bool
    turns: int
    seats: tuple[SeatAccount, ...]


@dataclass(frozen=True, slots=True)
class SkippedRecord:
    """A record that could not be reviewed, and why."""

    file: str
    code: str
    reason: str


@dataclass(frozen=True, slots=True)
class PlayerAccount:
    """All games of one player; the account's chances and parts are means per game."""

    games: int
    account: SeatAccount
    level: LevelView | None  # that plays alike, by the games that are over


def _skill(player: PlayerAccount) -> tuple[bool, float, str]:
    one = player.account
    return one.grade is None, one.per_turn, one.name


def _player(games: Sequence[tuple[ReviewedRecord, SeatAccount]]) -> PlayerAccount:
    rates = [
        ((record.edition, len(record.seats)), GameRate(seat.turns, -seat.errors))
        for record, seat in games
        if record.finished
    ]
    account = account_of_games([seat for _, seat in games])
    return PlayerAccount(len(games), account, own_level(rates))


@dataclass(frozen=True, slots=True)
class FolderReview:
    """All records of a folder, by the names of their files, and what came of each."""

    records: tuple[ReviewedRecord, ...]
    skipped: tuple[SkippedRecord, ...]

    @property
    def players(self) -> tuple[PlayerAccount, ...]:
        """Everybody by name, whoever gave away least first."""
        games = defaultdict[str, list[tuple[ReviewedRecord, SeatAccount]]](list)
        for record in self.records:
            for seat in record.seats:
                games[seat.name].append((record, seat))
        found = [_player(own) for own in games.values()]
        return tuple(sorted(found, key=_skill))


ReadText = Callable[[str], str | SkippedRecord]  # by the file's name


def review_folder(
    files: Sequence[str],
    read: ReadText,
    executor: Executor,
    tasks: int,
    progress: Progress | None = None,
    *,
    deep: bool = False,
) -> FolderReview:
    """Files are read here, one after the other as they are needed: workers may be anywhere."""
    found: dict[str, ReviewedRecord | SkippedRecord] = {}

    def calls() -> Iterator[Callable[[], ReviewedRecord | SkippedRecord]]:
        for file in files:
            text = read(file)
            if isinstance(text, SkippedRecord):
                found[file] = text
            else:
                yield partial(review_text, file, text, deep=deep)

    with closing(results(executor, calls(), tasks)) as coming:
        for one in coming:
            found[one.file] = one
            if progress:
                progress(len(found), len(files))
    return _sorted(found)


def _sorted(found: Mapping[str, ReviewedRecord | SkippedRecord]) -> FolderReview:
    """By file, so that sums do not depend on who was ready first."""
    everything = [one for _, one in sorted(found.items())]
    return FolderReview(
        tuple(one for one in everything if isinstance(one, ReviewedRecord)),
        tuple(one for one in everything if isinstance(one, SkippedRecord)),
    )


def review_text(file: str, text: str, *, deep: bool = False) -> ReviewedRecord | SkippedRecord:
    """In a worker. A refusal is told as what came of it: the others go on."""
    kernel.speed_up()  # in every worker, whatever it has done before: it rounds in its own way
    try:
        found = reviewed(parse_record(text), deep=deep)
    except Refusal as refusal:
        return SkippedRecord(file, refusal.code, refusal.message)
    edition = found.start.edition.key
    return ReviewedRecord(file, edition, found.finished, len(found.turns), found.seats)
