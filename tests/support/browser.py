"""How the tests use the page: as a person does, by what can be seen and pressed."""

from typing import Any

from playwright.sync_api import Page

Json = dict[str, Any]
ORIGIN = "Origin"


def make(
    page: Page, *seats: str | Json, edition: str = "classic", seed: int = 1, **request: Any
) -> str:
    """A table with seeded dice, made by this page's guest; the page goes there."""
    wanted = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    body = {"edition": edition, "seats": wanted, **request}
    if "dice" not in request:
        body |= {"dice": "seeded", "seed": seed}
    origin = page.url.split("/", 3)
    headers = {ORIGIN: f"{origin[0]}//{origin[2]}"}
    answer = page.request.post("/api/tables", data=body, headers=headers)
    assert answer.status == 201, answer.text()
    id: str = answer.json()["id"]
    page.goto(f"/t/{id}")
    return id


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
