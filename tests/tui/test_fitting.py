"""What changes on a screen is as high as it then is."""

import asyncio

from textual.app import App, ComposeResult

from wormgrill.tui.fitting import Words


class _Page(App[None]):
    def compose(self) -> ComposeResult:
        yield Words("")


def test_words_that_grow_twice_have_room_though_the_screen_was_laid_out_between() -> None:
    async def play() -> int:
        async with _Page().run_test() as pilot:
            words = pilot.app.query_one(Words)
            words.update("one")
            pilot.app.screen._clear_arrangement_cache()
            pilot.app.screen._refresh_layout()  # as when another widget asks for it
            words.update("one\ntwo")
            await pilot.pause()
            return words.size.height

    assert asyncio.run(play()) == 2
