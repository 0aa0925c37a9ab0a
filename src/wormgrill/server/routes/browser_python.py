"""What a browser fetches once to play without a network."""

from collections.abc import Sequence

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from wormgrill.server.browser_python import BrowserPython, PythonFiles
from wormgrill.server.dependencies import AnyRequest
from wormgrill.server.problems import ServerRefusal, refuses
from wormgrill.server.static_files import FOREVER

_NONE = ServerRefusal("no-route", "This server was built without offline play.")


def python_routes(python: BrowserPython | None) -> Sequence[HTTPRouteHandler]:
    @get(
        "/api/python",
        summary="What a client fetches to play without a network",
        tags=["offline"],
        opt=refuses("no-route"),
        sync_to_thread=True,
    )
    def get_python() -> Response[PythonFiles]:
        if python is None:
            raise _NONE
        return Response(python.listed, headers={"Cache-Control": "no-cache"})

    @get("/python/{version:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
    def get_file(
        version: FromPath[str], name: FromPath[str], request: AnyRequest
    ) -> Response[bytes]:
        found = python.file(version, name) if python else None
        if found is None:
            raise ServerRefusal("no-route", "There is no such file.")
        headers = {"Cache-Control": FOREVER}
        if found.packed:  # every browser that runs it unpacks it
            headers["Content-Encoding"] = "gzip"
        return Response(found.content, media_type=found.kind, headers=headers)

    return [get_python, get_file]
