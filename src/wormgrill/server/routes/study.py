"""A guest's own games in figures, and puzzles: for nobody's eyes but their own."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, Parameter

from wormgrill.server.dependencies import ThisGuest, ThisServices
from wormgrill.server.problems import refuses
from wormgrill.study.messages import (
    AnsweredView,
    Difficulty,
    NextPuzzle,
    PuzzleAnswer,
    Source,
    StudyView,
)


@post("/api/me/figures", summary="Have your games reviewed", tags=["study"], status_code=200)
async def post_figures(guest: ThisGuest, services: ThisServices) -> StudyView:
    """All finished games that are not reviewed yet, in the background; nothing is computed before
    somebody asks. `reviewed` of `asked` games are done."""
    services.limits.take("study", guest.id)
    await services.studies.ask(guest)
    return await services.studies.view(guest)


@get("/api/me/figures", summary="Your games in figures", tags=["study"])
async def get_figures(guest: ThisGuest, services: ThisServices) -> StudyView:
    services.limits.take("figures", guest.id)
    return await services.studies.view(guest)


@delete("/api/me/figures", summary="Forget your figures", tags=["study"], status_code=200)
async def delete_figures(guest: ThisGuest, services: ThisServices) -> StudyView:
    """And which puzzles you have tried. The games themselves stay."""
    services.limits.take("study", guest.id)
    await services.studies.forget(guest)
    return await services.studies.view(guest)


@get("/api/me/puzzles", summary="Your next puzzle", tags=["study"], opt=refuses("closing"))
async def get_puzzle(
    guest: ThisGuest,
    services: ThisServices,
    source: Annotated[Source, Parameter(description="your own errors, or the house's")] = "house",
    grade: Annotated[Difficulty | None, Parameter(description="without it, any")] = None,
) -> NextPuzzle:
    """What is due comes first, then what you have never tried. Your own errors are those of games
    that you have had reviewed."""
    services.limits.take("puzzle", guest.id)
    return await services.studies.next_puzzle(guest, source, grade)


@post(
    "/api/me/puzzles",
    summary="Answer a puzzle",
    tags=["study"],
    status_code=200,
    opt=refuses("no-puzzle", "illegal-action", "closing"),
)
async def post_answer(
    data: JSONBody[PuzzleAnswer], guest: ThisGuest, services: ThisServices
) -> AnsweredView:
    """It is noted when it comes again, and of the house's puzzles how many people miss them."""
    services.limits.take("puzzle", guest.id)
    return await services.studies.answer(guest, data.puzzle, data.action)


ROUTES = [post_figures, get_figures, delete_figures, get_puzzle, post_answer]
