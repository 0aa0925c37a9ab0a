"""The turn solved in lists says what the turn solved in arrays says."""

from random import Random

import pytest

from wormgrill.bots.plain import plain_careful_bot, plain_gambler_bot, plain_turn_ev_bot
from wormgrill.bots.registry import make_bot
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.game import apply, start
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import Position
from wormgrill.rules.rolls import draw
from wormgrill.rules.scoring import scores
from wormgrill.solver.plain import PlainTurn
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.worms import worms_now

MAKERS = {
    "careful": plain_careful_bot,
    "gambler": plain_gambler_bot,
    "turn-ev": plain_turn_ev_bot,
}


def decisions(edition: str, seed: int, many: int) -> list[Position]:
    """Where somebody who plays by chance has to choose, some turns apart."""
    chance = Random(f"{edition}{seed}")
    position, found = start(EDITIONS[edition], ["Ada", "Bo", "Cy"]), []
    while not position.over:
        legal = legal_actions(position)
        if len(legal) > 1 and chance.random() < 0.1:
            found.append(position)
        step = chance.choice(legal) if legal else draw(position, chance)
        position, _ = apply(position, step)
    return chance.sample(found, min(many, len(found)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_is_worth_the_same_without_numpy(edition: str) -> None:
    for position in decisions(edition, 1, 6):
        plain = PlainTurn(position, lambda end, seat: float(scores(end)[seat]))
        exact = SolvedTurn(position, worms_now)
        assert dict(plain.actions(position)) == pytest.approx(dict(exact.actions(position)))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", MAKERS)
def test_a_bot_decides_the_same_without_numpy(name: str, edition: str) -> None:
    plain, exact = MAKERS[name](), make_bot(name)
    for position in decisions(edition, 2, 3):
        assert plain.choose(position) == exact.choose(position)
