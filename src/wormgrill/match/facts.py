"""Every fact a table's log can tell, as a model: for clients in other languages, and for tests."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from wormgrill.match.table import DiceKind, Kind, Why
from wormgrill.match.view import SeriesView

Tile = dict[Literal["value", "worms"], int]
Place = dict[Literal["tile", "player"], int] | Literal["out"]


class Told(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What every fact has; the last of a step brings the position."""

    seq: int
    at: Annotated[float, Meta(description="seconds since 1970")]
    position: dict[str, Any] | UnsetType = UNSET
    previews: dict[str, Any] | UnsetType = UNSET


class Made(Told, tag="made"):
    edition: str | dict[str, Any]
    options: dict[str, bool | int]
    dice: DiceKind
    pace: int | None
    hints: bool | None
    public: bool
    seats: int
    commitment: str | None
    seed: int | UnsetType = UNSET
    series: SeriesView | UnsetType = UNSET


class Sat(Told, tag="sat"):
    seat: int
    kind: Kind
    name: str
    bot: str | UnsetType = UNSET
    contribution: str | UnsetType | None = UNSET


class Stood(Told, tag="stood"):
    seat: int


class Started(Told, tag="started"):
    pass


class Acted(Told, tag="acted"):
    seat: int
    action: str
    bot: str | None


class Rolled(Told, tag="rolled"):
    player: int
    faces: list[str]
    golden: str | None
    dead: bool
    key: str | UnsetType = UNSET


class Kept(Told, tag="kept"):
    player: int
    face: str
    dice: int
    golden: bool
    total: int
    canned_worm: bool


class Rerolled(Told, tag="rerolled"):
    player: int
    faces: list[str]


class Bratworm(Told, tag="bratworm"):
    player: int
    from_: int | Literal["supply"] = msgspec.field(name="from")
    why: Literal["double-one", "raven"]


class Took(Told, tag="took"):
    player: int
    tile: Tile
    from_: Literal["grill"] = msgspec.field(name="from")


class Stole(Told, tag="stole"):
    player: int
    tile: Tile
    from_: int = msgspec.field(name="from")


class HenTaken(Told, tag="hen-taken"):
    player: int
    tile: Tile
    from_: int = msgspec.field(name="from")


class SpecialistMoved(Told, tag="specialist"):
    specialist: str
    from_: Place = msgspec.field(name="from")
    to: Place


class Failed(Told, tag="failed"):
    player: int
    why: Literal["dead-roll", "no-worm", "nothing"]


class Returned(Told, tag="returned"):
    player: int
    tile: Tile


class Turned(Told, tag="turned"):
    tile: Tile


class TurnEnded(Told, tag="turn-ended"):
    player: int
    next: int | None


class GameOver(Told, tag="game-over"):
    scores: list[int]
    winners: list[int]


class BotPlays(Told, tag="bot"):
    seat: int
    bot: str
    why: Why


class Back(Told, tag="back"):
    seat: int


class Phrase(Told, tag="phrase"):
    seat: int
    phrase: str


class Hinted(Told, tag="hinted"):
    seat: int


class Abandoned(Told, tag="abandoned"):
    pass


class Revealed(Told, tag="revealed"):
    seed: str


class Rematch(Told, tag="rematch"):
    table: str


Fact = (
    Made | Sat | Stood | Started | Acted | Rolled | Kept | Rerolled | Bratworm | Took | Stole
    | HenTaken | SpecialistMoved | Failed | Returned | Turned | TurnEnded | GameOver | BotPlays
    | Back | Phrase | Hinted | Abandoned | Revealed | Rematch
)  # fmt: skip
