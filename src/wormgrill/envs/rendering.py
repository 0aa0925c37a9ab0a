"""A position to look at: as lines, as a picture, or in a window."""

import warnings
from typing import Any

from wormgrill.envs.drawing import Window, draw
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.events import Rolled
from wormgrill.rules.legal import keepable
from wormgrill.rules.position import Position, Turn
from wormgrill.words import view
from wormgrill.words.story import final_ranking, tell
from wormgrill.words.voice import Voice

RENDER_MODES = ("ansi", "human", "rgb_array")


class Display:
    """Shows positions as it was asked to: as a text, as pixels, in a window, or not at all."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            known = ", ".join(RENDER_MODES)
            raise BadRequest(f"render_mode: “{mode}” is not known. Known: {known}.")
        self.mode = mode
        self._window = Window()

    def show(self, position: Position, turns: int) -> Any:
        """A text, or `uint8` pixels (height, width, 3); nothing where there is a window."""
        if self.mode == "ansi":
            return "\n".join(_lines(position, turns, Voice()))
        if self.mode == "rgb_array":
            return draw(position)
        if self.mode == "human":
            self._window.show(position)
        else:
            warnings.warn(
                f"Nothing is shown without render_mode: {', '.join(RENDER_MODES)}.", stacklevel=3
            )
        return None

    def close(self) -> None:
        self._window.close()


def _lines(position: Position, turns: int, voice: Voice) -> list[str]:
    turn = position.turn
    if turn is None:
        return [*view.table(position, voice), *final_ranking(position, voice)]
    name = position.seats[turn.player].name
    heading = voice.say("turn-heading", turn=turns + 1, name=name)
    return [heading, *view.table(position, voice), *_dice(position, turn, voice)]


def _dice(position: Position, turn: Turn, voice: Voice) -> list[str]:
    lines = [view.aside(position, turn, voice)] if turn.kept else []
    if turn.rolled is not None:
        dead = not keepable(position, turn)
        rolled = Rolled(turn.player, turn.rolled, turn.golden, dead)
        lines += tell(position, [rolled], voice)
    return lines
