"""For operators: health, metrics; and the page for developers."""

from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from wormgrill.server import metrics as figures
from wormgrill.server.dependencies import ThisServices
from wormgrill.server.messages import HealthView
from wormgrill.server.openapi.developers_page import page, style_sheet
from wormgrill.server.problems import ServerRefusal, refuses
from wormgrill.version import __version__


@get("/health", summary="Whether the server and its store work", tags=["operators"])
async def get_health(services: ThisServices) -> HealthView:
    await services.rooms.check()
    return HealthView("ok", __version__)


@get(
    "/metrics",
    summary="Figures in Prometheus' format",
    tags=["operators"],
    media_type=figures.MEDIA_TYPE,
    opt=refuses("no-route"),
)
async def get_metrics(request: Request[Any, Any, State], services: ThisServices) -> Response[bytes]:
    """Of all processes, whichever answers. To this machine only, unless the operator says
    otherwise."""
    if not services.settings.open_metrics and not _from_here(request):
        raise ServerRefusal("no-route", "There is nothing here.")
    return Response(await services.figures.text(), media_type=figures.MEDIA_TYPE)


def _from_here(request: Request[Any, Any, State]) -> bool:
    """Whether the request comes from this machine, and not through a proxy that runs on it."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


@get("/api", include_in_schema=False, media_type="text/html", sync_to_thread=False)
def get_page(request: Request[Any, Any, State]) -> Response[str]:
    return Response(page(request.app.openapi_schema), media_type="text/html")


@get("/page.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def get_style() -> Response[str]:
    return Response(style_sheet(), media_type="text/css")


ROUTES = [get_health, get_metrics, get_page, get_style]
