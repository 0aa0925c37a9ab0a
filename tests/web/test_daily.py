"""The daily grill in the browser: ten decisions on the real table, a result to share, past days."""

from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.axe import faults
from tests.support.processes import PATIENCE
from tests.support.serving import Served
from tests.web.conftest import STILL, Visit
from wormgrill.daily.calendar import day_after, day_of, number_of
from wormgrill.daily.row import packed_row
from wormgrill.server.store.schema import migrate
from wormgrill.server.store.sqlite import connect
from wormgrill.words.texts import LANGUAGES, say_in

SEED = bytes(range(32))
NEXT = "[data-act=next]"


def today() -> str:
    return day_of(datetime.now(UTC).timestamp())


def number_here(page: Page, day: str) -> int:
    """1 on the first day of this server; midnight may have come since then."""
    over = [one["day"] for one in page.request.get("/api/daily/archive").json()["days"]]
    return number_of(day, min([day, *over]))


def begin(page: Page) -> None:
    page.locator("[data-act=begin]").click()
    expect(page.locator(".question .board")).to_be_visible()


def answer(page: Page) -> None:
    """The first thing that can be done."""
    page.wait_for_selector(".deciding .choice, .deciding .bar button")
    if page.locator(".choice").count():
        page.locator(".choice").first.click()
        page.locator("[data-act=keep]").click()
    else:
        page.locator(".bar button").first.click()
    page.wait_for_selector(NEXT)


def finish(page: Page, answered: int = 0) -> None:
    for _ in range(answered, 10):
        answer(page)
        page.locator(NEXT).click()
    expect(page.get_by_role("heading", name="Your result")).to_be_visible()


def test_ten_decisions_lead_to_a_result_that_can_be_shared(visit: Visit) -> None:
    page = visit("/daily", permissions=["clipboard-read", "clipboard-write"])
    begin(page)
    answer(page)
    told = page.locator(".outcome")
    expect(told.locator("li.best")).to_have_count(1)
    expect(told.locator(".why")).not_to_be_empty()
    page.locator(NEXT).click()
    finish(page, answered=1)
    expect(page.get_by_text("of the win given away")).to_be_visible()
    expect(page.locator(".places .you")).to_contain_text("a guest")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Copied: paste it")).to_be_visible()
    title, signs, address = page.evaluate("navigator.clipboard.readText()").split("\n")
    begun = address.rpartition("/")[2]
    assert begun in (today(), day_after(today(), -1))
    assert title == f"Wormgrill, daily grill {number_here(page, begun)} ({begun})"
    assert len(signs.split(" ")[0]) == 10
    assert set(signs.split(" ")[0]) <= set("🪱🟡🔶🟥")
    assert address.endswith(f"/daily/{begun}")


def test_a_try_counts_once_and_goes_on_elsewhere(visit: Visit) -> None:
    page = visit("/daily")
    begin(page)
    answer(page)
    page.locator(NEXT).click()
    page.wait_for_selector(".deciding .choice, .deciding .bar button")
    elsewhere = visit("/daily", storage_state=page.context.storage_state())
    expect(elsewhere.get_by_role("button", name="Position 2:")).to_have_attribute(
        "aria-current", "step"
    )
    answer(elsewhere)  # before the first device does
    verdict = elsewhere.locator(".verdict").inner_text()
    elsewhere.get_by_role("button", name="Position 1:").click()
    expect(elsewhere.locator("li.yours")).to_have_count(1)
    expect(elsewhere.locator(".choice")).to_have_count(0)
    told = page.request.get("/api/daily").json()
    assert [one["number"] for one in told["answers"]] == [1, 2]
    page.reload()
    page.get_by_role("button", name="Position 2:").click()
    expect(page.locator(".verdict")).to_have_text(verdict, use_inner_text=True)


def test_a_name_is_shown_to_others_only_by_those_who_want_it(visit: Visit) -> None:
    page = visit("/daily")
    begin(page)
    finish(page)
    name = page.request.get("/api/me").json()["name"]
    expect(page.locator(".places .you")).to_have_count(1)
    expect(page.locator(".places .you")).not_to_contain_text(name)
    page.get_by_label("Show my name in rankings").check()
    expect(page.locator(".places .you")).to_contain_text(name)
    page.get_by_label("Show my name in rankings").uncheck()
    expect(page.locator(".places .you")).not_to_contain_text(name)


def test_all_of_it_by_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/daily")
    page.locator("[data-act=begin]").focus()
    page.keyboard.press("Enter")
    for number in range(1, 11):
        page.wait_for_selector(".deciding .choice, .deciding .bar button")
        expect(page.get_by_role("button", name=f"Position {number}:")).to_have_attribute(
            "aria-current", "step"
        )
        if page.locator(".choice").count():
            page.keyboard.press("ArrowRight")
            expect(page.locator(".choice[aria-pressed=true]")).to_have_count(1)
            page.keyboard.press("r")
        elif page.locator("[data-act=roll]").count():
            page.keyboard.press("r")
        else:  # a choice that has a button of its own
            page.locator(".bar button").first.focus()
            page.keyboard.press("Enter")
        expect(page.locator(NEXT)).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Your result")).to_be_visible()


def test_axe_finds_nothing_serious(visit: Visit) -> None:
    page = visit("/daily")
    page.get_by_text("The fingerprints of today").click()
    assert faults(page) == []
    begin(page)
    assert faults(page) == []
    answer(page)
    assert faults(page) == []
    page.locator(NEXT).click()
    finish(page, answered=1)
    assert faults(page) == []


def test_on_a_small_phone_the_whole_table_is_in_sight(visit: Visit) -> None:
    page = visit("/daily", phone=True)
    begin(page)
    for _ in range(10):
        page.wait_for_selector(".deciding .choice, .deciding .bar button")
        if page.locator(".choice").count():
            page.locator(".choice").first.click()
        box = page.locator(".bar button").last.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 740 + 1
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.locator(".bar button").first.click()
        page.locator(NEXT).click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(visit: Visit, language: str) -> None:
    page = visit("/daily", language=language)
    title = say_in(language, "web-daily")
    expect(page).to_have_title(f"{title} · Wormgrill")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_text(say_in(language, "web-daily-method-seed"))).to_be_visible()


# Days that are over


@pytest.fixture(scope="module")
def yesterday() -> str:
    return day_after(today(), -1)


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory, yesterday: str) -> Iterator[Served]:
    """A host that has been there since yesterday."""
    file: Path = tmp_path_factory.mktemp("older") / "wormgrill.db"
    with closing(connect(file)) as connection:
        migrate(connection)
        connection.execute(
            "INSERT INTO daily_days VALUES (?, ?, 0, ?)",
            (yesterday, SEED, packed_row(SEED, yesterday)),
        )
    with Served(file, "--no-limits") as served:
        yield served


def test_a_past_day_is_played_uncounted_and_its_receipt_is_open(
    browser: Browser, older: Served, yesterday: str
) -> None:
    context = browser.new_context(base_url=older.url, locale="en")
    context.add_init_script(STILL)
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.goto("/daily")
        page.locator(f".days a[href$='{yesterday}']").click()
        expect(page.get_by_text("This day is over.")).to_be_visible()
        begin(page)
        finish(page)
        expect(page.get_by_role("heading", name="Your result, uncounted")).to_be_visible()
        expect(page.get_by_text("Nobody finished this day.")).to_be_visible()
        with page.expect_download() as loading:
            page.get_by_role("link", name="The receipt of this day").click()
        assert loading.value.suggested_filename == f"daily-{yesterday}.json"
        receipt = page.request.get(f"/api/daily/{yesterday}/receipt").json()
        assert receipt["positions"] == [] or receipt["seed"] == SEED.hex()  # just after midnight
        told = page.request.get(f"/api/daily/{yesterday}").json()
        assert (told["answers"], told["streak"]["now"]) == ([], 0)
        page.get_by_role("link", name="To today’s positions").click()
        expect(page.locator("[data-act=begin]")).to_be_visible()
        day = page.request.get("/api/daily").json()["day"]
        expect(page.get_by_text(f"No. {number_of(day, yesterday)}")).to_be_visible()
    finally:
        context.close()
