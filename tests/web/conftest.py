"""A real browser at a real server: seeded dice, no motion, and no error on the console."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    expect,
)

from tests.support.processes import PATIENCE
from tests.support.serving import Served

expect.set_options(timeout=PATIENCE * 1000)

# Parts of Chromium that are of no use to a window nobody sees: its address bar's pages alone take
# longer than ours. Of two such lists the last one counts, so Playwright's is here too.
UNUSED = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
    "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,"
    "MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,"
    "ThirdPartyStoragePartitioning"
)

STILL = """
localStorage.setItem('speed', 'instant')
localStorage.setItem('sound', 'off')
"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    program = os.environ.get("CHROME") or shutil.which("chromium")  # else Playwright's own
    quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync"]  # fmt: skip
    return {
        **browser_type_launch_args,
        "executable_path": program,
        "args": ["--no-sandbox", *quiet, f"--disable-features={UNUSED}"],
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("web")
    with Served(folder / "wormgrill.db", "--test-dice", "--no-limits") as served:
        yield served


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """A guest's own browser: `visit()` opens the start page in it. No console error is forgiven."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def ask(request: Request) -> None:
        """Nothing is ever asked of anybody else."""
        if not request.url.startswith((server.url, "data:", "blob:")):
            errors.append(request.url)

    def note(told: ConsoleMessage) -> None:
        if told.type == "error" and not ("net::" in told.text and server.stumbled):
            errors.append(told.text)

    def open_page(path: str = "/", language: str = "en", phone: bool = False, **more: Any) -> Page:
        size: ViewportSize = (
            {"width": 360, "height": 740} if phone else {"width": 1280, "height": 860}
        )
        context = browser.new_context(
            base_url=server.url,
            viewport=size,
            locale=language,
            has_touch=phone,
            **{"service_workers": "block", **more},  # test_offline.py has them
        )
        context.add_init_script(STILL)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", note)
        page.on("request", ask)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        page.wait_for_selector("main:not(.wait)")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
