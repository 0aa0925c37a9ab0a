"""A tile as a block: its number, its worms, who stands on it, and an edge below."""

from typing import NamedTuple

from textual.content import Content
from textual.style import Style

from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.position import Spot
from wormgrill.tui.blocks import Block, left, line
from wormgrill.tui.looks import Look
from wormgrill.words.voice import Voice

WORM = "~"
BRATWORM = "▬"


def worms(count: int, most: int = 4) -> str:
    """A sign for each; as a figure where there are too many to be counted by eye."""
    return WORM * count if count <= most else f"{count}{WORM}"


def special(who: Specialist, voice: Voice) -> str:
    """A specialist in a word that fits on a tile."""
    return voice.say(f"board-{who}")


class TileShape(NamedTuple):
    """How large tiles are drawn, and what has a line of its own."""

    width: int
    tall: bool  # worms below the number, not beside it
    specialists: bool  # a line for who stands there
    edge: bool = True

    @property
    def height(self) -> int:
        return 1 + self.tall + self.specialists + self.edge


def up(spot: Spot, shape: TileShape, look: Look, voice: Voice, aimed: bool = False) -> Block:
    number = f"›{spot.tile.value}‹" if aimed else str(spot.tile.value)
    strong, soft = (look.aim, look.aim_worms) if aimed else (look.tile, look.tile_worms)
    block = _face(number, spot.tile, shape, strong, soft)
    if shape.specialists:
        word = special(spot.specialist, voice) if spot.specialist else ""
        style = look.aim if aimed else look.tile_special
        block.append(_word(word, shape, style))
    return [*block, *_edge(shape, look.aim_edge if aimed else look.tile_edge)]


def _word(word: str, shape: TileShape, style: Style) -> Content:
    if shape.tall:
        return line(word, shape.width, style)
    return left(f" {word}" if len(word) < shape.width else word, shape.width, style)


def down(tile: Tile, shape: TileShape, look: Look) -> Block:
    """R9: turned for the rest of the game."""
    block = [line("", shape.width, look.back) for _ in range(shape.height - shape.edge)]
    block[0] = line(f"({tile.value})", shape.width, look.back)
    return [*block, *_edge(shape, look.back_edge)]


def taken(shape: TileShape, look: Look) -> Block:
    """The place of a tile that somebody has."""
    block = [line("", shape.width, look.gap) for _ in range(shape.height)]
    block[(shape.height - 1) // 2] = line("·", shape.width, look.gap)
    return block


def _face(number: str, tile: Tile, shape: TileShape, strong: Style, soft: Style) -> Block:
    told = worms(tile.worms)
    if shape.tall:
        return [line(number, shape.width, strong), line(told, shape.width, soft)]
    if len(number) + len(told) + 1 > shape.width:
        return [line(number, shape.width, strong)]
    pad = " " * number.isdecimal()  # where an aimed one has its mark
    gap = " " * (len(pad) + len(number) + len(told) < shape.width)
    head = f"{pad}{number}{gap}"
    return [Content.assemble((head, strong), left(told, shape.width - len(head), soft))]


def _edge(shape: TileShape, style: Style) -> Block:
    return [Content.styled("▀" * shape.width, style)] if shape.edge else []
