"""Every error as problem+json: a stable code, a sentence in the guest's language, what to do."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from wormgrill.rules.errors import Refusal
from wormgrill.words.refusals import detail
from wormgrill.words.texts import LANGUAGE, LANGUAGES, say_in

MEDIA_TYPE = "application/problem+json"

STATUS: Mapping[str, int] = {
    "bad-request": 400,
    "unknown-host": 400,
    "no-guest": 401,
    "other-origin": 403,
    "not-your-seat": 403,
    "not-your-turn": 403,
    "not-maker": 403,
    "not-host": 403,
    "hints-off": 403,
    "not-for-programs": 403,
    "test-dice-off": 403,
    "no-table": 404,
    "no-seat": 404,
    "no-party": 404,
    "not-joined": 404,
    "no-device-code": 404,
    "no-recovery-code": 404,
    "no-token": 404,
    "no-puzzle": 404,
    "no-day": 404,
    "no-route": 404,
    "no-method": 405,
    "stale": 409,
    "ahead": 409,
    "already-started": 409,
    "not-started": 409,
    "game-over": 409,
    "not-over": 409,
    "no-open-seat": 409,
    "dice-stay": 409,
    "daily-answered": 409,
    "too-many-tables": 409,
    "too-many-parties": 409,
    "party-full": 409,
    "party-over": 409,
    "round-on": 409,
    "round-gone": 409,
    "too-few-guests": 409,
    "already-rolled": 409,
    "too-large": 413,
    "not-json": 415,
    "bad-push-service": 422,
    "bad-record": 422,
    "no-champion": 422,
    "illegal-action": 422,
    "illegal-dice": 422,
    "too-fast": 429,
    "internal": 500,
    "damaged-table": 500,
    "not-stored": 503,
    "closing": 503,
}


MOST_DETAIL = 400  # letters
REFUSALS = "refusals"  # the option of a route under which its codes stand


def refuses(*codes: str) -> dict[str, Any]:
    """The option of a route that says which codes it answers with, beside those of its parameters.

    `opt=refuses("not-over")`: the OpenAPI document reads it there.
    """
    assert STATUS.keys() >= set(codes), codes
    return {REFUSALS: codes}


class ServerRefusal(Refusal):
    """A refusal of the server's own, by its code, with what the client needs to go on.

    `raise ServerRefusal("too-fast", "Wait 3 s, then try again.", retry_after=3)`
    """

    def __init__(self, code: str, message: str, **more: Any) -> None:
        assert code in STATUS, code
        super().__init__(message)
        self.code = code
        self.more = more


class ProblemResponse(NamedTuple):
    """A refusal as it goes over HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes


def problem(refusal: Refusal, language: str) -> ProblemResponse:
    """The answer to a request that was refused, in this language."""
    code = refusal.code if refusal.code in STATUS else "bad-request"
    status, more = STATUS[code], getattr(refusal, "more", {})
    body = {
        "type": f"urn:wormgrill:{code}",
        "title": say_in(language, f"problem-{code}"),
        "status": status,
        "code": code,
        "detail": _shortened(detail(refusal, language)),
        **more,
    }
    headers = {"Content-Type": MEDIA_TYPE}
    if retry := more.get("retry_after") or (1 if status == 503 else None):
        headers["Retry-After"] = str(retry)
    if status == 401:
        headers["WWW-Authenticate"] = 'Bearer realm="wormgrill"'
    return ProblemResponse(status, headers, msgspec.json.encode(body))


def _shortened(told: str) -> str:
    """Details repeat what was sent, which may be long: its middle is left out."""
    if len(told) <= MOST_DETAIL:
        return told
    half = MOST_DETAIL // 2
    return f"{told[:half]} … {told[-half:]}"


def language_wanted(accept: str | None) -> str:
    """The first of our languages in an Accept-Language header, by its weights."""
    best, most = LANGUAGE, 0.0
    for part in (accept or "").split(",")[:20]:
        tag, _, parameters = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        weight = _weight(parameters)
        if language in LANGUAGES and weight > most:
            best, most = language, weight
    return best


def _weight(parameters: str) -> float:
    try:
        return float(parameters.partition("q=")[2] or 1)
    except ValueError:
        return 0.0
