"""One game under every face: fed the same dice and decisions, all of them tell the same story."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.selfplay import EDITION_FILES, SMALL, TABLES
from wormgrill.envs import aec
from wormgrill.envs.actions import action_table
from wormgrill.envs.gym import HeckmeckEnv
from wormgrill.envs.openspiel import HeckmeckGame
from wormgrill.formats.position_line import to_line
from wormgrill.rules import Position
from wormgrill.rules.actions import Action
from wormgrill.rules.rolls import draw


class Page(NamedTuple):
    """What a seat sees whenever it is asked, and at last; and what it has been paid until then."""

    line: str
    mask: tuple[int, ...]
    observation: bytes
    paid: float


@dataclass(frozen=True)
class Told:
    """Which game, by which dice and decisions, from which seat."""

    edition: str
    players: int
    seat: int
    seed: int
    max_turns: int = 25

    @property
    def given(self) -> dict[str, Any]:
        settings = {"players": self.players, "max_turns": self.max_turns}
        return {"edition": TABLES[self.edition], **settings}

    def choose(self, position: Position) -> Action:
        """A decision that depends on the position alone, so that every face makes it."""
        return Random(f"{self.seed} {to_line(position)}").choice(position.legal)

    def number(self, position: Position) -> int:
        return action_table(position.edition).encode(position, self.choose(position))


def by_pettingzoo(told: Told) -> list[Page]:
    game = aec.env(**told.given)
    game.reset(seed=told.seed)
    agent, pages, paid = f"player_{told.seat}", [], 0.0
    while True:
        over = game.game.done
        if over or game.agent_selection == agent:
            seen = game.observe(agent)
            pages.append(page(game.game.position, seen["action_mask"], seen["observation"], paid))
        if over:
            return pages
        game.step(told.number(game.game.position))
        paid += game.rewards[agent]


def by_gymnasium(told: Told) -> list[Page]:
    """The others are bots that decide as told."""
    game = HeckmeckEnv(opponents=[told] * (told.players - 1), seat=told.seat, **told.given)
    seen, _ = game.reset(seed=told.seed)
    pages, paid = [], 0.0
    while True:
        pages.append(page(game.game.position, seen["action_mask"], seen["observation"], paid))
        if game.game.done:
            return pages
        seen, reward, *_ = game.step(told.number(game.game.position))
        paid += reward


def by_openspiel(told: Told) -> list[Page]:
    """The dice are drawn here, as the others draw them."""
    files = {SMALL.key: str(EDITION_FILES / "small.toml")}
    game = HeckmeckGame(told.given | {"edition": files.get(told.edition, told.edition)})
    state, chance, pages = game.new_initial_state(), Random(told.seed), []
    while True:
        over = state.is_terminal()
        if over or state.current_player() == told.seat:
            mask = state.legal_actions_mask(told.seat)
            seen = np.array(state.observation_tensor(told.seat), np.float32)
            pages.append(page(state.position, mask, seen, state.returns()[told.seat]))
        if over:
            return pages
        if state.is_chance_node():
            state.apply_action(state.node.rolls.index(draw(state.position, chance)))
        else:
            state.apply_action(told.number(state.position))


def page(position: Position, mask: Any, observation: Any, paid: float) -> Page:
    assert observation.dtype == np.float32
    return Page(to_line(position), tuple(map(int, mask)), observation.tobytes(), round(paid, 9))


FACES: Mapping[str, Callable[[Told], list[Page]]] = {
    "PettingZoo": by_pettingzoo,
    "Gymnasium": by_gymnasium,
    "OpenSpiel": by_openspiel,
}


@settings(max_examples=15)
@given(st.sampled_from(list(TABLES)), st.integers(2, 4), st.integers(0, 3), st.integers(0, 2**32))
def test_all_faces_tell_the_same_game(edition: str, players: int, seat: int, seed: int) -> None:
    """Positions, masks, observations and what was paid, whenever this seat is asked."""
    told = Told(edition, players, seat % players, seed)
    first, *others = (face(told) for face in FACES.values())
    assert len(first) > 1
    for story in others:
        assert story == first


@pytest.mark.parametrize("edition", ["junior", SMALL.key])
def test_also_to_the_very_end(edition: str) -> None:
    told = Told(edition, 3, 1, 7, max_turns=1000)
    first, *others = (face(told) for face in FACES.values())
    assert first[-1].line.endswith(";over")
    assert first[-1].paid != 0
    assert all(story == first for story in others)
