"""What axe finds on a page, whatever the light and the window."""

import json

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

DESK: ViewportSize = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 360, "height": 740}
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def serious(page: Page) -> list[str]:
    """As the page is now."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {json.dumps([node['html'][:120] for node in one['nodes']])}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def faults(page: Page) -> list[str]:
    """By day and by night, on a desk and on a phone; and what is cut off there at the side."""
    before, found = page.viewport_size, []
    for window in (DESK, PHONE):
        page.set_viewport_size(window)
        if page.evaluate(WIDER) > 0:
            found.append(f"wider than {window['width']}")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            where = f"{window['width']}, {scheme}"
            found += [f"{where}: {one}" for one in serious(page)]
    page.emulate_media(color_scheme="null")
    if before:
        page.set_viewport_size(before)
    return found
