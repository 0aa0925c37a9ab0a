"""Widgets that are as high as what is in them, whenever that changes."""

from typing import TYPE_CHECKING, Self

from textual.geometry import Region
from textual.widgets import Static

if TYPE_CHECKING:
    from textual.widget import Widget as Mixed
else:
    Mixed = object  # a widget takes its style from the first of its bases that is a widget


class Fitting(Mixed):
    """A widget measures what is in it once per layout that was asked for, and Textual does not
    count a layout asked for while another is outstanding. What changed between the two, after the
    screen had been laid out for the sake of another widget, would stay as high as it was."""

    def refresh(
        self,
        *regions: Region,
        repaint: bool = True,
        layout: bool = False,
        recompose: bool = False,
    ) -> Self:
        if layout:
            self._box_model_cache.clear()
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)


class Words(Fitting, Static):
    """Words that change."""
