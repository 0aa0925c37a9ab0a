"""A program at the table: chosen among the bots, and its seat says so, in every language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.axe import serious
from tests.support.browser import READY
from tests.support.programs import TestProgram
from tests.support.serving import Served
from tests.web.conftest import Visit

WORDS = {"en": "program", "de": "Programm", "fr": "programme", "it": "programma"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("programs")
    program = TestProgram(folder, name="Hugo 3")
    with Served(folder / "wormgrill.db", *program.option, "--no-limits") as served:
        yield served


def test_it_is_chosen_in_the_set_up_and_its_seat_shows_what_it_is(visit: Visit) -> None:
    page: Page = visit("/new/classic")
    which = page.get_by_label("Which bot").first
    which.select_option(label="Hugo 3 (program)")
    expect(page.get_by_text("Somebody’s program").first).to_be_visible()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(READY)
    plate = page.locator(".card", has=page.locator("[data-program]"))
    expect(plate).to_have_count(1)
    expect(plate.locator(".name")).to_have_text("Hugo 3")
    expect(plate.locator("[data-face]")).to_have_attribute("data-face", "bot")
    plate.locator(".name").click()
    expect(page.locator(".telling .explained")).to_contain_text("Hugo 3 (program: Hugo 3)")
    expect(page.locator("body")).to_contain_text("Hugo 3 sits down: a program (Hugo 3).")
    assert serious(page) == []
    for language, word in WORDS.items():
        looks_on = visit(page.url, language=language)
        expect(looks_on.locator("[data-program]")).to_have_text(word)
