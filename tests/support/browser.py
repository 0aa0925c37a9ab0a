"""How the tests use the page: as a person does, by what can be seen and pressed."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.support.processes import PATIENCE
from tests.support.serving import Json, cautious, fresh_key

ORIGIN = "Origin"


def make(
    page: Page, *seats: str | Json, edition: str = "classic", seed: int = 1, **request: Any
) -> str:
    """A table with seeded dice, made by this page's guest; the page goes there."""
    id = make_unseen(page, *seats, edition=edition, seed=seed, **request)
    page.goto(f"/t/{id}")
    return id


def make_unseen(
    page: Page, *seats: str | Json, edition: str = "classic", seed: int = 1, **request: Any
) -> str:
    """The same, while the page stays where it is."""
    wanted = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    body = {"edition": edition, "seats": wanted, **request}
    if "dice" not in request:
        body |= {"dice": "seeded", "seed": seed}
    answer = page.request.post("/api/tables", data=body, headers=origin(page))
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def patiently(page: Page, look: Callable[[], object], complaint: str) -> None:
    """As `until`, while the page's own events go on."""
    latest = time.monotonic() + PATIENCE
    while not look():
        assert time.monotonic() < latest, complaint
        page.wait_for_timeout(20)


def origin(page: Page) -> dict[str, str]:
    """What its browser says when it asks for something."""
    scheme, _, host = page.url.split("/", 3)[:3]
    return {ORIGIN: f"{scheme}//{host}"}


def finished(page: Page, *seats: str | Json, **request: Any) -> str:
    """A table as `make` makes it, played to its end where nobody looks; the page stays where it is.

    For what comes after a game: that it can be played, other tests show.
    """
    id = make_unseen(page, *seats, **request)
    while act_unseen([page], id):
        pass
    return id


def act_unseen(pages: list[Page], id: str) -> bool:
    """One step of the table, by the guest of whichever page is on turn; false when it is over."""
    for page in pages:
        view: Json = page.request.get(f"/api/tables/{id}").json()
        if view["state"] == "over":
            return False
        seat = view["position"]["turn"]["player"]
        if view["seats"][seat]["you"] and not view["seats"][seat]["bot"]:
            act = {"seat": seat, "version": view["version"], "key": fresh_key()}
            act["action"] = cautious(view["position"])
            path = f"/api/tables/{id}/actions"
            answer = page.request.post(path, data=act, headers=origin(page))
            assert answer.status in (200, 409), answer.text()
            return True
    time.sleep(0.01)  # a bot thinks
    return True


READY = "[data-act], .choice, .end, .typed"


def step(page: Page) -> bool:
    """One decision, if one is to be made here; false when the game is over."""
    page.wait_for_selector(READY)
    if page.locator(".end").count():
        return False
    choices = page.locator(".choice")
    if choices.count() and not page.locator(".choice[aria-pressed=true]").count():
        _best(page).click()
    for act in ("keep", "keep-stop", "stop"):
        button = page.locator(f"[data-act='{act}']:not(.risky)")
        if button.count():
            button.click()
            return True
    page.locator("[data-act]").first.click()
    return True


def _best(page: Page) -> Any:
    """The choice that lays aside the most points; the worm first if it is there."""
    worm = page.locator(".choice[data-face=worm]")
    if worm.count():
        return worm
    totals = [int(one.get_attribute("data-total") or 0) for one in page.locator(".choice").all()]
    return page.locator(".choice").nth(totals.index(max(totals)))


def play(page: Page, most: int = 600) -> None:
    """Until the game is over."""
    for _ in range(most):
        if not step(page):
            return
    raise AssertionError("the game does not end")
