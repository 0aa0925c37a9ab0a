"""A position to look at: as lines, printed, or as a picture."""

import sys
from typing import Any

from wormgrill.rules.errors import BadRequest
from wormgrill.rules.events import Rolled
from wormgrill.rules.legal import keepable
from wormgrill.rules.position import Position, Turn
from wormgrill.words import view
from wormgrill.words.story import final_ranking, tell
from wormgrill.words.voice import Voice

RENDER_MODES = ("ansi", "human", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadRequest(f"render_mode: “{mode}” is not known. Known: {', '.join(RENDER_MODES)}.")
    return mode


def rendered(position: Position, turns: int, mode: str) -> Any:
    """A text, nothing but a print, or `uint8` pixels (height, width, 3)."""
    if mode == "rgb_array":
        from wormgrill.envs.drawing import draw

        return draw(position)
    text = "\n".join(_lines(position, turns, Voice()))
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n\n")
    return None


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
