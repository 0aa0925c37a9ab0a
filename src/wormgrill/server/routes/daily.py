"""The daily grill: today's row, one counted try, the archive, and the receipt of each day."""

from importlib.resources import files
from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody, Parameter

from wormgrill.daily.messages import (
    DailyAnswerAsked,
    DailyArchiveView,
    DailyNameAsked,
    DailyOutcome,
    DailyPositionView,
    DailyView,
)
from wormgrill.daily.receipt import DailyReceipt
from wormgrill.server.dependencies import ThisAsker, ThisGuest, ThisServices, ThisViewer
from wormgrill.server.guests import must_be_person
from wormgrill.server.problems import refuses

Day = Annotated[str, Parameter(pattern=r"^\d{4}-\d{2}-\d{2}$", description="YYYY-MM-DD, in UTC")]
PositionNumber = FromPath[int]
VERIFIER = files("wormgrill.daily") / "verifier.txt"


@get("/api/daily", summary="Today's grill, and your part in it", tags=["daily"])
async def get_today(viewer: ThisViewer, services: ThisServices, asker: ThisAsker) -> DailyView:
    services.limits.take("daily", asker)
    return await services.daily.view(services.daily.today, viewer)


@get("/api/daily/archive", summary="Past days, and promises", tags=["daily"])
async def get_archive(
    viewer: ThisViewer, services: ThisServices, asker: ThisAsker
) -> DailyArchiveView:
    """Past days can be played uncounted; the seeds of days to come are promised."""
    services.limits.take("daily", asker)
    return await services.daily.archive(viewer)


@get("/api/daily/{day:str}", summary="A day's grill", tags=["daily"], opt=refuses("no-day"))
async def get_day(
    day: Day, viewer: ThisViewer, services: ThisServices, asker: ThisAsker
) -> DailyView:
    services.limits.take("daily", asker)
    return await services.daily.view(day, viewer)


@get(
    "/api/daily/{day:str}/positions/{number:int}",
    summary="One of the ten positions",
    tags=["daily"],
    opt=refuses("no-day", "closing"),
)
async def get_position(
    day: Day, number: PositionNumber, viewer: ThisViewer, services: ThisServices, asker: ThisAsker
) -> DailyPositionView:
    """What its choices are worth is told once you have answered."""
    services.limits.take("daily", asker)
    return await services.daily.position(day, number, viewer)


@post(
    "/api/daily/{day:str}/positions/{number:int}",
    summary="Answer it",
    tags=["daily"],
    status_code=200,
    opt=refuses("no-day", "daily-answered", "illegal-action", "not-for-programs", "closing"),
)
async def post_daily_answer(
    day: Day,
    number: PositionNumber,
    data: JSONBody[DailyAnswerAsked],
    guest: ThisGuest,
    services: ThisServices,
) -> DailyOutcome:
    """Today's answers count, and stay; those to past days are not kept."""
    must_be_person(guest)
    services.limits.take("answer", guest.id)
    return await services.daily.answer(day, number, data.action, data.key, guest)


@get(
    "/api/daily/{day:str}/receipt",
    summary="What was promised for a day, and what came of it",
    tags=["daily"],
    opt=refuses("no-day", "closing"),
)
async def get_day_receipt(day: Day, services: ThisServices, asker: ThisAsker) -> DailyReceipt:
    """The commitment; after the day everything needed to make its row again."""
    services.limits.take("record", asker)
    return await services.daily.receipt(day)


@get(
    "/api/daily/verifier",
    summary="A program that verifies receipts",
    tags=["daily"],
    media_type="text/plain",
    sync_to_thread=False,
)
def get_verifier(services: ThisServices, asker: ThisAsker) -> Response[str]:
    """In Python, with nothing but its standard library."""
    services.limits.take("record", asker)
    named = {"Content-Disposition": 'attachment; filename="verifier.py"'}
    return Response(VERIFIER.read_text("utf-8"), media_type="text/plain", headers=named)


@put(
    "/api/daily/name",
    summary="Show your name in rankings, or not",
    tags=["daily"],
    opt=refuses("not-for-programs"),
)
async def put_daily_name(
    data: JSONBody[DailyNameAsked], guest: ThisGuest, services: ThisServices
) -> DailyNameAsked:
    must_be_person(guest)
    services.limits.take("answer", guest.id)
    await services.daily.show_name(guest, data.shown)
    return data


ROUTES = [
    get_today,
    get_archive,
    get_day,
    get_position,
    post_daily_answer,
    get_day_receipt,
    get_verifier,
    put_daily_name,
]
