"""The review of many records: for people as tables, for programs as a message.

docs/reference/review.md says what each field is.
"""

from collections.abc import Iterator

import msgspec

from wormgrill.reviews.folder import FolderReview, ReviewedRecord
from wormgrill.reviews.lines import short_name
from wormgrill.reviews.messages import AccountView, account_view
from wormgrill.reviews.own_level import LevelView
from wormgrill.rules.editions import EDITIONS
from wormgrill.words.columns import table
from wormgrill.words.voice import Voice


class RecordAccounts(msgspec.Struct, frozen=True, kw_only=True):
    file: str
    edition: str
    finished: bool
    turns: int
    seats: list[AccountView]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    account: AccountView
    level: LevelView | None


class SkippedView(msgspec.Struct, frozen=True, kw_only=True):
    file: str
    code: str
    reason: str


class FolderView(msgspec.Struct, frozen=True, kw_only=True):
    records: list[RecordAccounts]
    players: list[PlayerView]
    skipped: list[SkippedView]


def folder_view(found: FolderReview) -> FolderView:
    return FolderView(
        records=[
            RecordAccounts(
                file=one.file,
                edition=one.edition,
                finished=one.finished,
                turns=one.turns,
                seats=[account_view(seat) for seat in one.seats],
            )
            for one in found.records
        ],
        players=[
            PlayerView(games=one.games, account=account_view(one.account), level=one.level)
            for one in found.players
        ],
        skipped=[
            SkippedView(file=one.file, code=one.code, reason=one.reason) for one in found.skipped
        ],
    )


def folder_lines(found: FolderReview, voice: Voice) -> Iterator[str]:
    yield voice.say("folder-heading", count=len(found.records))
    if found.records:
        yield ""
        yield from _records(found, voice)
        yield from ("", voice.say("folder-players"))
        yield from _accounts(found, voice)
        yield from ("", voice.say("review-lost"))
        yield from _grades(found, voice)
        yield from _levels(found, voice)


def _records(found: FolderReview, voice: Voice) -> Iterator[str]:
    """The file comes last: its name may be long."""
    heads = ("review-player", "review-luck", "review-errors", "review-result", "review-per-turn")
    rows = [[voice.say(key) for key in (*heads, "folder-record")]]
    for record in found.records:
        for seat in record.seats:
            parts = [voice.change(seat.luck), voice.change(seat.errors), voice.percent(seat.result)]
            told = [*parts, voice.rate(seat.per_turn), _file(record, voice)]
            rows.append([short_name(seat.name), *told])
    yield from table(rows, left=(0, 5))


def _file(record: ReviewedRecord, voice: Voice) -> str:
    return record.file if record.finished else voice.say("folder-open", file=record.file)


def _accounts(found: FolderReview, voice: Voice) -> Iterator[str]:
    players = [player.account for player in found.players]
    heads = ("review-player", "review-start", *players[0].parts, "review-result")
    rows = [[voice.say(key) for key in heads]]
    for one in players:
        between = [voice.change(share) for share in one.parts.values()]
        ends = voice.percent(one.start), voice.percent(one.result)
        rows.append([short_name(one.name), ends[0], *between, ends[1]])
    yield from table(rows, left=(0,))
    yield voice.say("review-adds-up")


def _grades(found: FolderReview, voice: Voice) -> Iterator[str]:
    figures = ("folder-games", "review-many-turns", "review-decisions", "review-per-turn")
    rows = [[voice.say(key) for key in ("review-player", *figures, "review-grade")]]
    for player in found.players:
        one = player.account
        counts = map(str, (player.games, one.turns, one.decisions))
        grade = voice.say(one.grade.text) if one.grade else ""
        rows.append([short_name(one.name), *counts, voice.rate(one.per_turn), grade])
    yield from table(rows, left=(0, 5))


def _levels(found: FolderReview, voice: Voice) -> Iterator[str]:
    """Of those who have played often enough."""
    known = [(player.account.name, player.level) for player in found.players if player.level]
    if known:
        yield ""
    for name, level in known:
        where = {"edition": voice.title(EDITIONS[level.edition]), "players": level.players}
        bounds = {"low": level.low, "high": level.high}
        yield voice.say("folder-level", who=name, level=level.nearest, **bounds, **where)
