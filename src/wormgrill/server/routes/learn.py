"""The lessons: scripted games, for clients that know no rules."""

from litestar import get
from litestar.params import FromPath

from wormgrill.lessons import LESSONS, LessonView, lesson
from wormgrill.server.problems import ServerRefusal, refuses


@get(
    "/api/lessons/{edition:str}",
    summary="A playable lesson",
    tags=["lessons"],
    opt=refuses("no-route"),
    sync_to_thread=False,
)
def get_lesson(edition: FromPath[str]) -> LessonView:
    """Texts are named, as in the client's own files; every other legal move has one that says why
    not."""
    if edition not in LESSONS:
        raise ServerRefusal("no-route", f"There are lessons for {', '.join(LESSONS)}.")
    return lesson(edition)


ROUTES = [get_lesson]
