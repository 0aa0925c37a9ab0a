"""The games, pure and typed: standard library only, no I/O, clock, randomness or logging."""

from wormgrill.rules.actions import Action
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import Refusal
from wormgrill.rules.game import Step, apply, start
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.pieces import Dice
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.rolls import roll_outcomes
from wormgrill.rules.scoring import ranking, scores, winners

__all__ = [
    "EDITIONS",
    "Action",
    "Dice",
    "Phase",
    "Position",
    "Refusal",
    "Step",
    "apply",
    "legal_actions",
    "ranking",
    "roll_outcomes",
    "scores",
    "start",
    "winners",
]
