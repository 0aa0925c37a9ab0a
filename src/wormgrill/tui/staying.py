"""Whether something can still be shown on a screen."""

from typing import Any

from textual.screen import Screen


def stays(screen: Screen[Any]) -> bool:
    """It is not being left. What is on a screen goes before the screen itself does, whether it is
    closed or the program ends; until then workers and streams still come by."""
    return screen.is_attached and screen.display
