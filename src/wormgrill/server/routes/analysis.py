"""Any position, by its line: looked at, played with, rated, drawn; nothing of it is kept."""

from random import SystemRandom
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta

from wormgrill.advice.hint_views import WordedHints
from wormgrill.formats.position_line import from_line
from wormgrill.match.new_table import check_solvable
from wormgrill.replays.trying import PositionView, tried
from wormgrill.rules.errors import IllegalAction, IllegalDice, Refusal
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.server import previews
from wormgrill.server.dependencies import AnyRequest, Services, ThisAsker, ThisServices, ThisViewer
from wormgrill.server.invitation import SVG
from wormgrill.server.painting import PictureKind
from wormgrill.server.problems import ServerRefusal, refuses
from wormgrill.server.reviewing import must_not_be_decided
from wormgrill.server.routes.pages import HTML, PNG, no_page, shown, voice_of
from wormgrill.server.routes.review import language_of
from wormgrill.server.static_files import FOR_A_DAY

MOST_LETTERS = 4000

Line = Annotated[
    str,
    Meta(
        max_length=MOST_LETTERS,
        description="a position as one line",
        examples=[
            "classic;-;A:-:0:-/B:-:0:-;21*1.22*1.23*1.24*1.25*2.26*2.27*2.28*2.29*3.30*3.31*3.32*3."
            "33*4.34*4.35*4.36*4;0;-;0:choose:-:1.1.2.3.4.5.worm.worm:-:unused:0"
        ],
    ),
]
LineParameter = Annotated[str, Parameter(max_length=MOST_LETTERS, description="as one line")]


class PositionAsked(msgspec.Struct):
    """The body of `POST /api/positions`."""

    position: Line
    step: (
        Annotated[
            str,
            Meta(
                max_length=200,
                description="an action, dice like [1 2 worm], or “chance” for any dice",
                examples=["keep worm"],
            ),
        ]
        | None
    ) = None


class HintsAsked(msgspec.Struct):
    """The body of `POST /api/hints`."""

    position: Line
    deep: Annotated[
        bool, Meta(description="look a turn further: it takes longer, and errs less")
    ] = False


@post(
    "/api/positions",
    summary="A position, and what a step in it brings",
    tags=["positions"],
    status_code=200,
    opt=refuses("illegal-action", "illegal-dice", "game-over"),
)
async def post_position(
    data: JSONBody[PositionAsked], services: ThisServices, asker: ThisAsker
) -> PositionView:
    """Step by step: the line of the answer is asked about next."""
    services.limits.take("position", asker)
    position = _read(data.position)
    try:
        return tried(position, data.step, SystemRandom())
    except (IllegalAction, IllegalDice) as illegal:
        legal = [str(action) for action in legal_actions(position)]
        raise ServerRefusal(illegal.code, illegal.message, legal=legal) from None


@post(
    "/api/hints",
    summary="What each action is worth in a position",
    tags=["positions"],
    status_code=200,
    opt=refuses("not-over", "too-large", "closing"),
)
async def post_hints(
    data: JSONBody[HintsAsked],
    request: AnyRequest,
    viewer: ThisViewer,
    services: ThisServices,
    asker: ThisAsker,
) -> WordedHints:
    """Not about what somebody here is just about to decide: nobody there would see it."""
    services.limits.take("analysis", asker)
    position = _read(data.position)
    must_not_be_decided(position, [room.table for room in services.rooms.open.values()])
    language = language_of(request, viewer)
    return await services.bots.hints(position, language, asker, data.deep)


def _read(line: str) -> Position:
    position = from_line(line)
    check_solvable(position.edition)
    return position


@get(
    "/api/positions/picture.png",
    summary="A picture of a position",
    tags=["pictures"],
    media_type=PNG,
    opt=refuses("closing"),
)
async def get_position_picture(
    position: LineParameter, services: ThisServices, asker: ThisAsker
) -> Response[bytes]:
    """Pixels, for previews and messages."""
    return await _picture(position, "png", services, asker)


@get(
    "/api/positions/picture.svg",
    summary="A drawing of a position",
    tags=["pictures"],
    media_type=SVG,
    opt=refuses("closing"),
)
async def get_position_drawing(
    position: LineParameter, services: ThisServices, asker: ThisAsker
) -> Response[bytes]:
    """The same as SVG, for print."""
    return await _picture(position, "svg", services, asker)


async def _picture(line: str, kind: PictureKind, services: Services, asker: str) -> Response[bytes]:
    position = _read(line)
    if not services.painter.knows_position(position, kind):
        services.limits.take("picture", asker)
    picture = await services.painter.position(position, kind, asker)
    headers = {"Cache-Control": FOR_A_DAY}
    return Response(picture, media_type=PNG if kind == "png" else SVG, headers=headers)


@get("/p/{line:path}", include_in_schema=False, media_type=HTML, sync_to_thread=False)
def get_position_page(
    line: FromPath[str], request: AnyRequest, services: ThisServices
) -> Response[bytes]:
    """The line as it stands in the address: names in it are quoted."""
    whole = request.scope["raw_path"].decode("ascii", "replace").partition("/p/")[2]
    try:
        position = _read(whole)
    except Refusal:
        return no_page(request, services)
    return shown(request, services, previews.position(position.edition, whole, voice_of(request)))


PAGES = [get_position_page]
ROUTES = [post_position, post_hints, get_position_picture, get_position_drawing]
