"""Every fact a table's log can tell, as a model: for clients in other languages, and for tests."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from wormgrill.match.table import AbandonReason, DiceSource, SeatKind, StandInReason
from wormgrill.match.view import SeriesView
from wormgrill.position_view import Previews, StandingView

Tile = dict[Literal["value", "worms"], int]
Place = dict[Literal["tile", "player"], int] | Literal["out"]


class LogFact(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What every fact has; the last of a step brings the position and what is drawn beside it."""

    seq: int
    at: Annotated[float, Meta(description="seconds since 1970")]
    position: dict[str, Any] | UnsetType = UNSET
    previews: Previews | UnsetType = UNSET
    standing: StandingView | UnsetType = UNSET


class MadeFact(LogFact, tag="made"):
    edition: str | dict[str, Any]
    options: dict[str, bool | int]
    dice: DiceSource
    pace: int | None
    hints: bool | None
    public: bool
    seats: int
    commitment: str | None
    seed: int | UnsetType = UNSET
    series: SeriesView | UnsetType = UNSET
    begun_from: (
        Annotated[str, Meta(description="the position at which it begins, as a line")] | UnsetType
    ) = UNSET


class SatFact(LogFact, tag="sat"):
    seat: int
    kind: SeatKind
    name: str
    bot: str | UnsetType = UNSET
    contribution: str | UnsetType | None = UNSET
    program: (
        Annotated[str, Meta(description="what it calls itself, if it is somebody's program")]
        | UnsetType
    ) = UNSET


class StoodFact(LogFact, tag="stood"):
    seat: int


class StartedFact(LogFact, tag="started"):
    pass


class ActedFact(LogFact, tag="acted"):
    seat: int
    action: str
    bot: str | None


class RolledFact(LogFact, tag="rolled"):
    player: int
    faces: list[str]
    golden: str | None
    dead: bool
    key: str | UnsetType = UNSET


class DiceTakenBackFact(LogFact, tag="dice-taken-back"):
    seat: int


class KeptFact(LogFact, tag="kept"):
    player: int
    face: str
    dice: int
    golden: bool
    total: int
    canned_worm: bool


class RerolledFact(LogFact, tag="rerolled"):
    player: int
    faces: list[str]


class BratwormFact(LogFact, tag="bratworm"):
    player: int
    from_: int | Literal["supply"] = msgspec.field(name="from")
    why: Literal["double-one", "raven"]


class TookFact(LogFact, tag="took"):
    player: int
    tile: Tile
    from_: Literal["grill"] = msgspec.field(name="from")


class StoleFact(LogFact, tag="stole"):
    player: int
    tile: Tile
    from_: int = msgspec.field(name="from")


class HenTakenFact(LogFact, tag="hen-taken"):
    player: int
    tile: Tile
    from_: int = msgspec.field(name="from")


class SpecialistMovedFact(LogFact, tag="specialist"):
    specialist: str
    from_: Place = msgspec.field(name="from")
    to: Place


class FailedFact(LogFact, tag="failed"):
    player: int
    why: Literal["dead-roll", "no-worm", "nothing"]


class ReturnedFact(LogFact, tag="returned"):
    player: int
    tile: Tile


class TurnedFact(LogFact, tag="turned"):
    tile: Tile


class TurnEndedFact(LogFact, tag="turn-ended"):
    player: int
    next: int | None


class GameOverFact(LogFact, tag="game-over"):
    scores: list[int]
    winners: list[int]


class StandInFact(LogFact, tag="bot"):
    seat: int
    bot: str
    why: StandInReason


class BackFact(LogFact, tag="back"):
    seat: int


class PhraseFact(LogFact, tag="phrase"):
    seat: int
    phrase: str


class HintedFact(LogFact, tag="hinted"):
    seat: int
    always: Annotated[bool, Meta(description="at every decision: told once")] | UnsetType = UNSET


class AbandonedFact(LogFact, tag="abandoned"):
    why: AbandonReason | UnsetType = UNSET  # old logs do not tell


class RevealedFact(LogFact, tag="revealed"):
    seed: str


class RematchFact(LogFact, tag="rematch"):
    table: str
    seat: int | UnsetType = UNSET  # who asked for it; old logs do not tell


AnyFact = (
    MadeFact | SatFact | StoodFact | StartedFact | ActedFact | RolledFact
    | DiceTakenBackFact | KeptFact | RerolledFact | BratwormFact | TookFact | StoleFact
    | HenTakenFact | SpecialistMovedFact | FailedFact | ReturnedFact | TurnedFact | TurnEndedFact
    | GameOverFact | StandInFact | BackFact | PhraseFact | HintedFact | AbandonedFact
    | RevealedFact | RematchFact
)  # fmt: skip


class SeatToHandOver(msgspec.Struct, frozen=True):
    """A seat whose owner is not here: from when on the others may hand it to a bot."""

    seat: int
    at: Annotated[float, Meta(description="seconds since 1970")]


class PresenceMessage(msgspec.Struct, kw_only=True, tag_field="type", tag="presence"):
    """Who follows the table now: told between the facts, without a number."""

    here: Annotated[list[int], Meta(description="seats")]
    watching: Annotated[int, Meta(description="how many besides")]
    hand_over: list[SeatToHandOver]
