"""The OpenAPI document, completed: how each route refuses, what a position is, real examples."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from wormgrill.formats.edition_toml import EDITION_SCHEMA
from wormgrill.formats.options import OPTIONS_SCHEMA
from wormgrill.formats.position_json import POSITION_SCHEMA
from wormgrill.rules.editions import EDITIONS
from wormgrill.server.gateway import COOKIE
from wormgrill.server.messages import ProblemView
from wormgrill.server.openapi.examples import ANSWERS, REQUESTS
from wormgrill.server.problems import MEDIA_TYPE, REFUSALS, STATUS, ServerRefusal, problem
from wormgrill.server.stream import NDJSON, SSE
from wormgrill.words.texts import LANGUAGE, say_in

Json = dict[str, Any]

_WHERE = "#/components/schemas/{name}"
_SIGNED: list[Json] = [{"bearer": []}, {"cookie": []}]
_SECURITY = {
    "bearer": {"type": "http", "scheme": "bearer", "description": "for programs"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "for browsers"},
}

_ANYWHERE = ("bad-request", "unknown-host", "too-fast", "internal", "not-stored")
_CHANGES = ("other-origin",)  # of whatever is not read-only
_BY_PARAMETER: Mapping[str, tuple[str, ...]] = {
    "viewer": ("no-guest",),
    "guest": ("no-guest",),
    "data": ("too-large", "not-json"),
    "id": ("no-table", "damaged-table"),
    "seat": ("no-seat",),
    "party": ("no-party",),
}


class Document(JsonRenderPlugin):
    """Serves the completed document at /schema/openapi.json."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._whole: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        if self._whole is None:
            self._whole = msgspec.json.encode(completed(openapi_schema, request.app))
        return self._whole


def document_router() -> Router:
    """Under /schema too, what is not there is answered with a problem, not with a page."""

    def checked(response: Response[Any]) -> Response[Any]:
        if response.status_code == 404:
            raise NotFoundException
        return response

    return Router("/schema", route_handlers=[], include_in_schema=False, after_request=checked)


def completed(document: Json, app: Litestar) -> Json:
    for path, method, handler in _handlers(app):
        operation = document["paths"].get(path, {}).get(method.lower())
        if operation:
            _complete(operation, method, handler)
    components = document["components"]
    components["securitySchemes"] = _SECURITY
    schemas = components["schemas"]
    _, more = msgspec.json.schema_components([ProblemView], ref_template=_WHERE)
    schemas |= more
    position = {key: value for key, value in POSITION_SCHEMA.items() if key != "$schema"}
    schemas |= {"Position": position, "Edition": EDITION_SCHEMA}
    maybe_position = {"oneOf": [_reference("Position"), {"type": "null"}]}
    for holder in ("TableView", "Answer", "ProblemView"):
        schemas[holder]["properties"]["position"] = maybe_position
    for holder in (
        "LessonStep",
        "LessonFrame",
        "PuzzleView",
        "PositionScene",
        "ReplayFrame",
        "PositionView",
    ):
        schemas[holder]["properties"]["position"] = _reference("Position")
    for holder in ("TableView", "UnfinishedTable", "GameView", "ReplayView", "PositionView"):
        edition = {"oneOf": [{"type": "string"}, _reference("Edition")]}
        schemas[holder]["properties"]["edition"] = edition
    asked = schemas["TableRequest"]["properties"]
    asked["edition"]["oneOf"] = [{"type": "string", "enum": [*EDITIONS]}, _reference("Edition")]
    asked["options"] |= OPTIONS_SCHEMA
    return document


def _handlers(app: Litestar) -> Iterable[tuple[str, str, HTTPRouteHandler]]:
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    yield route.path_format, str(method), handler


def _complete(operation: Json, method: str, handler: HTTPRouteHandler) -> None:
    name = handler.handler_name
    parameters = handler.parsed_fn_signature.parameters
    codes = {*_ANYWHERE, *handler.opt.get(REFUSALS, ()), *(_CHANGES if method != "GET" else ())}
    codes.update(*(_BY_PARAMETER.get(parameter, ()) for parameter in parameters))
    answers = operation["responses"]
    content = answers[str(handler.status_code)]["content"]
    if name in ANSWERS:
        content["application/json"]["example"] = ANSWERS[name]
    if handler.media_type == SSE.media_type:
        content |= {form.media_type: {"schema": {"type": "string"}} for form in (SSE, NDJSON)}
    for status in sorted({STATUS[code] for code in codes}):
        answers[str(status)] = _refusal([code for code in STATUS if code in codes], status)
    if name in REQUESTS:
        operation["requestBody"]["content"]["application/json"]["example"] = REQUESTS[name]
    if "guest" in parameters:
        operation["security"] = _SIGNED
    elif "no-guest" in codes:  # a token may come; a bad one is refused
        operation["security"] = [{}, *_SIGNED]


def _refusal(codes: list[str], status: int) -> Json:
    here = [code for code in codes if STATUS[code] == status]
    examples = {
        code: {"value": msgspec.json.decode(problem(ServerRefusal(code, "…"), LANGUAGE).body)}
        for code in here
    }
    told = "\n\n".join(f"`{code}`: {say_in(LANGUAGE, f'problem-{code}')}" for code in here)
    content = {MEDIA_TYPE: {"schema": _reference("ProblemView"), "examples": examples}}
    return {"description": told, "content": content}


def _reference(name: str) -> Json:
    return {"$ref": _WHERE.format(name=name)}
