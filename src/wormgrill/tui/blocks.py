"""Pieces as blocks of lines, set beside each other: what every widget here draws with."""

from collections.abc import Iterable, Sequence
from itertools import groupby, zip_longest

from rich.cells import cell_len, set_cell_size
from textual.content import Content
from textual.style import Style

Block = list[Content]  # from top to bottom, all equally wide


def line(text: str, width: int, style: Style) -> Content:
    """In the middle of so many columns; what is longer is cut."""
    room = width - cell_len(text)
    if room < 0:
        return Content.styled(set_cell_size(text, width), style)
    left = room // 2
    return Content.styled(f"{' ' * left}{text}{' ' * (room - left)}", style)


def left(text: str, width: int, style: Style) -> Content:
    """From the left of so many columns; a longer one ends in three dots."""
    return Content.styled(set_cell_size(short(text, width), width), style)


def right(text: str, width: int, style: Style) -> Content:
    return Content.styled(f"{' ' * (width - cell_len(text))}{text}", style)


def filled(content: Content, width: int) -> Content:
    return content.pad_right(max(0, width - content.cell_length))


def short(text: str, width: int) -> str:
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…" if width > 0 else ""


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """One block of several, from left to right; shorter ones end in emptiness."""
    widths = [block[0].cell_length if block else 0 for block in blocks]
    space = Content(" " * gap)
    return [
        space.join(
            part if part is not None else Content(" " * width)
            for part, width in zip(parts, widths, strict=True)
        )
        for parts in zip_longest(*blocks)
    ]


def signs(cells: Iterable[tuple[str, Style]]) -> Content:
    """One sign after the other, those of a style together."""
    together = groupby(cells, key=lambda cell: cell[1])
    return Content.assemble(*(("".join(sign for sign, _ in run), style) for style, run in together))


def lines(block: Block) -> Content:
    return Content("\n").join(block)
