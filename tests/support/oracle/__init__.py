"""A second opinion, written from the rules alone, slow and literal, on the protocol's plain JSON.
It shares no code with the package.
"""

from tests.support.oracle.editions import EDITIONS, Json
from tests.support.oracle.steps import new, step_action, step_dice

__all__ = ["EDITIONS", "Json", "new", "step_action", "step_dice"]
