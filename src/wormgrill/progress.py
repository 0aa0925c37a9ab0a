"""How long work tells how far it has come."""

from collections.abc import Callable

Progress = Callable[[int, int], None]  # how much is done, of how much in all
