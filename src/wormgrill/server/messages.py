"""What comes in over HTTP, and what goes out beside the table itself."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from wormgrill.match.new_table import Key, Name, Randomness, check_key
from wormgrill.server.lan import Reach
from wormgrill.server.token_kind import TokenKind

Language = Annotated[
    str,
    Meta(description="two letters; an unknown one is refused with the list", examples=["en"]),
]


class MeAsked(msgspec.Struct):
    name: Annotated[Name | None, Meta(examples=["Ada"])] = None
    language: Language | None = None


class DeviceAsked(msgspec.Struct):
    code: Annotated[
        str, Meta(description="from POST /api/me/devices or …/recovery", examples=["BCDFGHJK"])
    ]


class UnfinishedTable(msgspec.Struct):
    id: str
    edition: str | dict[str, Any]
    state: str
    names: list[str | None]
    on_turn: Annotated[int | None, Meta(description="the seat that decides or rolls now")]
    your_turn: bool
    deadline: Annotated[
        float | None, Meta(description="when a bot takes over from the one on turn")
    ] = None


class MeView(msgspec.Struct):
    name: str
    language: str
    commitment: Annotated[
        str, Meta(description="SHA-256 of the seed of the next table you make: known beforehand")
    ]
    nickname: Annotated[str, Meta(description="your name at public tables, if it is free there")]
    tables: Annotated[list[UnfinishedTable], Meta(description="where you sit, not over yet")]
    reach: Annotated[
        Reach, Meta(description="from where the links of this server's invitations can be opened")
    ]
    played: Annotated[bool, Meta(description="some of your games are over: GET /api/me/games")]


class TokenView(msgspec.Struct):
    token: Annotated[str, Meta(description="shown once; send it as Authorization: Bearer …")]
    id: Annotated[str, Meta(description="by which it can be revoked")]


class TokenEntry(msgspec.Struct):
    """One of a guest's tokens, which itself is never shown again."""

    id: str
    kind: Annotated[
        TokenKind, Meta(description="browser: in a cookie; program: of POST /api/me/tokens")
    ]
    made: Annotated[float, Meta(description="seconds since 1970")]
    seen: Annotated[float, Meta(description="when it was last used, to the hour")]
    this: Annotated[bool, Meta(description="the one you ask with")]
    device: Annotated[
        str | None,
        Meta(
            description="which browser, on which system; null: not known",
            examples=["Firefox, Android"],
        ),
    ]


class RecoveryView(msgspec.Struct):
    made: Annotated[float | None, Meta(description="seconds since 1970; null: there is none")]
    keep_days: Annotated[
        float,
        Meta(description="a guest who has not come for so long is deleted, and so is the code"),
    ]


class RecoveryCode(RecoveryView):
    code: Annotated[str, Meta(description="shown once", examples=["BCDF-GHJK-LMNP-QRST-VWXZ"])]


class DeviceView(msgspec.Struct):
    code: str
    seconds: Annotated[int, Meta(description="how long it is good")]


class SitAsked(msgspec.Struct):
    code: Annotated[str | None, Meta(description="the table's code, checked if given")] = None
    local: Annotated[
        Name | None, Meta(description="you sit already: seat somebody who shares your screen")
    ] = None
    randomness: Randomness | None = None


class DiceAsked(msgspec.Struct):
    faces: Annotated[list[str], Meta(max_length=20)]
    golden: str | None = None


class ActionAsked(msgspec.Struct):
    seat: int
    version: Annotated[int, Meta(description="of the last event you have seen")]
    key: Key
    action: Annotated[str | None, Meta(examples=["roll"])] = None
    dice: DiceAsked | None = None
    dice_back: Annotated[
        bool, Meta(description="take back the dice that this seat has told last")
    ] = False

    def __post_init__(self) -> None:
        check_key(self.key)


class PhraseAsked(msgspec.Struct):
    phrase: Annotated[str, Meta(description="one of GET /api/phrases", examples=["good-luck"])]


class ReviewAsked(msgspec.Struct):
    record: Annotated[str, Meta(description="the text of a record, as GET …/record gives it")]


class FaceView(msgspec.Struct):
    name: str
    points: int
    sides: Annotated[int, Meta(description="of a white die; 1 if missing")] | UnsetType = UNSET
    golden_sides: (
        Annotated[int, Meta(description="of the golden die; 0 if missing")] | UnsetType
    ) = UNSET


class TileView(msgspec.Struct):
    value: int
    worms: int
    exact: Annotated[bool, Meta(description="R13; false if missing")] | UnsetType = UNSET


class RulePartView(msgspec.Struct):
    part: str
    rules: Annotated[list[str], Meta(description="numbers of rules", examples=[["R13", "R14"]])]


class EditionView(msgspec.Struct, kw_only=True):
    """What can be played: the data of a custom edition, and what a client asks of it besides."""

    key: str
    title: str
    kind: str
    players: Annotated[
        list[int], Meta(min_length=2, max_length=2, description="the fewest and the most")
    ]
    dice: int
    faces: list[FaceView]
    tiles: list[TileView]
    specialists: (
        Annotated[dict[str, int], Meta(description="on which tile each stands")] | UnsetType
    ) = UNSET
    bratworms: int | UnsetType = UNSET
    options: (
        Annotated[dict[str, bool | int], Meta(description="where they differ from the usual ones")]
        | UnsetType
    ) = UNSET
    assumed: Annotated[list[str], Meta(description="what of it no rule book settles")]
    rules: Annotated[list[RulePartView], Meta(description="those that hold in it")]
    rule_values: Annotated[
        dict[str, str | int | list[int]], Meta(description="what the texts of the rules ask of it")
    ]
    allowed_options: Annotated[
        list[Literal["short-game", "free-choice", "first"]],
        Meta(
            description="what a table can agree on: an option that would change nothing is missing"
        ),
    ]


class BotView(msgspec.Struct):
    key: str
    difficulty: Annotated[int, Meta(description="1, a beginner, to 5; 0: nobody knows")]
    temper: str
    program: Annotated[
        str | None, Meta(description="what it calls itself, if it is somebody's program")
    ]


class PhraseView(msgspec.Struct):
    key: str
    text: str


class CodeView(msgspec.Struct):
    id: str
    party: Annotated[bool, Meta(description="the id is that of a party, not of a table")] = False


class HealthView(msgspec.Struct):
    status: Literal["ok"]
    version: str


class ProblemView(msgspec.Struct):
    type: str
    title: Annotated[str, Meta(description="what is wrong and what to do, in your language")]
    status: int
    code: Annotated[str, Meta(description="stable", examples=["not-your-turn"])]
    detail: str
    retry_after: Annotated[int, Meta(description="too-fast: seconds")] | UnsetType = UNSET
    version: Annotated[int, Meta(description="stale, ahead: the newest")] | UnsetType = UNSET
    events: (
        Annotated[list[dict[str, Any]], Meta(description="stale: those you have missed")]
        | UnsetType
    ) = UNSET
    log: (
        Annotated[str, Meta(description="stale, and too many are missing: where to read them")]
        | UnsetType
    ) = UNSET
    position: dict[str, Any] | UnsetType | None = UNSET
    legal: Annotated[list[str], Meta(description="illegal-…: what would be legal")] | UnsetType = (
        UNSET
    )
