"""The browser client: built with the package, served from its static folder."""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

STATIC = Path(str(files("wormgrill"))) / "static"
PAGES = ["/", "/t/{id:str}", "/learn", "/learn/{edition:str}", "/about"]
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content
_KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def client_routes(static: Path = STATIC) -> Sequence[HTTPRouteHandler]:
    """Nothing if the client has not been built: only the API is served then.

    A route for each file: what a visitor asks for never names a path on the disk.
    """
    index = static / "index.html"
    if not index.is_file():
        return []
    page = index.read_text("utf-8")

    @get(PAGES, include_in_schema=False, media_type="text/html", sync_to_thread=False)
    def get_client() -> Response[str]:
        return Response(page, media_type="text/html", headers={"Cache-Control": "no-cache"})

    return [get_client, *_file_routes(static, "", "no-cache"),
            *_file_routes(static / "assets", "assets/", FOREVER)]  # fmt: skip


def _file_routes(folder: Path, where: str, cached: str) -> Sequence[HTTPRouteHandler]:
    files = [file for file in sorted(folder.iterdir()) if file.suffix in _KINDS]
    return [_file_route(file, f"/{where}{file.name}", cached) for file in files]


def _file_route(file: Path, path: str, cached: str) -> HTTPRouteHandler:
    content, kind = file.read_bytes(), _KINDS[file.suffix]

    @get(path, include_in_schema=False, media_type=kind, sync_to_thread=False)
    def get_file() -> Response[bytes]:
        return Response(content, media_type=kind, headers={"Cache-Control": cached})

    return get_file
