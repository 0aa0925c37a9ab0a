"""What an environment shows: the table as an array of pixels, or in a window."""

import warnings
from importlib.util import find_spec
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from wormgrill.extras import adding
from wormgrill.rules.position import Position

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from matplotlib.image import AxesImage

NO_WINDOW = (
    "Nothing is shown: there is no screen, or matplotlib is not there or has no window on it. "
    f"Use the render mode rgb_array, or add matplotlib: {adding('plot')}"
)


def draw(position: Position) -> NDArray[np.uint8]:
    """The grill, everybody's stacks, the dice and whose turn it is: height × width × RGB."""
    from wormgrill.pictures.scenes import position_pixels

    return np.asarray(position_pixels(position), np.uint8)


class Window:
    """Shows positions one after the other where there is a screen, else says that there is none."""

    def __init__(self) -> None:
        self._figure: Figure | None = None
        self._image: AxesImage | None = None
        self._told = False

    def show(self, position: Position) -> None:
        if not _has_windows():
            if not self._told:
                warnings.warn(NO_WINDOW, stacklevel=2)
            self._told = True
            return
        from matplotlib import pyplot

        pixels = draw(position)
        if self._figure is None or self._image is None:
            self._figure = pyplot.figure("Wormgrill", figsize=(12, 6.3), frameon=False)
            axes = self._figure.add_axes((0, 0, 1, 1))
            axes.set_axis_off()
            self._image = axes.imshow(pixels)
        self._image.set_data(pixels)
        self._figure.canvas.draw_idle()
        pyplot.pause(0.001)  # lets the window draw itself

    def close(self) -> None:
        if self._figure is not None:
            from matplotlib import pyplot

            pyplot.close(self._figure)
        self._figure = self._image = None


def _has_windows() -> bool:
    if find_spec("matplotlib") is None:
        return False
    from matplotlib import get_backend
    from matplotlib.backends.registry import BackendFilter, backend_registry

    with_windows = backend_registry.list_builtin(BackendFilter.INTERACTIVE)  # type: ignore[no-untyped-call]
    return get_backend().lower() in with_windows
