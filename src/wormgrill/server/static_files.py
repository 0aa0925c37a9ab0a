"""The browser client's files: built with the package, served from its static folder.

Its page, index.html, is filled for each address: pages.py.
"""

import gzip
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler

from wormgrill.server.gateway import policy

STATIC = Path(str(files("wormgrill"))) / "static"
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content
FOR_A_DAY = "public, max-age=86400"  # what a release may draw anew
_KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PYTHON_WORKER = "python.worker"  # in its name, as the build gives it
_PACKED = ("image/png", "font/woff2")  # by themselves


def file_routes(static: Path = STATIC) -> Sequence[HTTPRouteHandler]:
    """Nothing if the client has not been built.

    A route for each file: what a visitor asks for never names a path on the disk.
    """
    if not static.is_dir():
        return []
    return [
        *_file_routes(static, "", "no-cache"),
        *_file_routes(static / "assets", "assets/", FOREVER),
    ]


def _file_routes(folder: Path, where: str, cached: str) -> Sequence[HTTPRouteHandler]:
    files = [file for file in sorted(folder.iterdir()) if file.suffix in _KINDS]
    return [_file_route(file, f"/{where}{file.name}", cached) for file in files]


def _file_route(file: Path, path: str, cached: str) -> HTTPRouteHandler:
    """Read and packed once, when the server starts."""
    content, kind = file.read_bytes(), _KINDS[file.suffix]
    packed = gzip.compress(content, 9) if kind not in _PACKED else content
    smaller = len(packed) < len(content)
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    if PYTHON_WORKER in file.name:
        headers["Content-Security-Policy"] = policy("'self' 'wasm-unsafe-eval'")

    @get(path, include_in_schema=False, media_type=kind, sync_to_thread=False)
    def get_file(request: Request[Any, Any, State]) -> Response[bytes]:
        if smaller and "gzip" in request.headers.get("accept-encoding", ""):
            more = headers | {"Content-Encoding": "gzip"}
            return Response(packed, media_type=kind, headers=more)
        return Response(content, media_type=kind, headers=headers)

    return get_file
