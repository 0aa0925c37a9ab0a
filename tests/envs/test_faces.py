"""PettingZoo's face and Gymnasium's: one game, told in two ways."""

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.selfplay import SMALL, TABLES
from wormgrill.bots.bot import BotTrouble
from wormgrill.bots.simple import RandomBot
from wormgrill.envs import aec
from wormgrill.envs.game import Seen
from wormgrill.envs.gym import HeckmeckEnv
from wormgrill.envs.spaces import ENV_ID
from wormgrill.rules import Position
from wormgrill.rules.actions import STOP, Action
from wormgrill.rules.errors import BadRequest


class Scribe:
    """A bot that plays by chance and writes down what it saw and chose."""

    def __init__(self, seed: int, pages: list[tuple[Position, Action]]) -> None:
        self.bot, self.pages = RandomBot(seed), pages

    def choose(self, position: Position) -> Action:
        action = self.bot.choose(position)
        self.pages.append((position, action))
        return action


def same(one: Seen, other: Seen) -> bool:
    pairs = ((one[key], other[key]) for key in ("observation", "action_mask"))
    return all(a.dtype == b.dtype and a.tobytes() == b.tobytes() for a, b in pairs)


def any_of(seen: Seen, chance: Random) -> int:
    return int(chance.choice(seen["action_mask"].nonzero()[0]))


@settings(max_examples=20)
@given(
    st.sampled_from(list(TABLES)),
    st.sampled_from(["win", "worms", "margin"]),
    st.booleans(),
    st.integers(0, 2**32),
)
def test_both_faces_show_the_same_game(
    edition: str, reward: str, skip_forced: bool, seed: int
) -> None:
    """Same dice, same decisions: the same positions, masks, observations and rewards."""
    players = TABLES[edition].players[1]
    seat = seed % players
    given: dict[str, Any] = {
        "edition": TABLES[edition], "players": players, "reward": reward,
        "skip_forced": skip_forced, "max_turns": 30,
    }  # fmt: skip
    pages: list[tuple[Position, Action]] = []
    alone = HeckmeckEnv(
        opponents=[Scribe(number, pages) for number in range(1, players)], seat=seat, **given
    )
    together = aec.env(**given)
    seen, _ = alone.reset(seed=seed)
    together.reset(seed=seed)
    agent = f"player_{seat}"
    chance, reward_there, over = Random(seed), 0.0, False

    def others_play() -> float:
        paid = 0.0
        for position, action in pages:
            assert together.game.position == position
            together.step(together.game.table.encode(position, action))
            paid += together.rewards[agent]
        pages.clear()
        return paid

    others_play()
    while not over:
        assert together.agent_selection == agent
        assert alone.game.position == together.game.position
        assert same(seen, together.observe(agent))
        number = any_of(seen, chance)
        seen, reward_here, terminated, truncated, told = alone.step(number)
        together.step(number)
        reward_there = together.rewards[agent] + others_play()
        assert reward_here == pytest.approx(reward_there)
        over = terminated or truncated
        assert together.terminations[agent] == terminated
        assert together.truncations[agent] == truncated
        assert not over or told == together.infos[agent]
    assert same(seen, together.observe(agent))


class TestPettingZoo:
    def test_it_is_registered(self) -> None:
        game = pettingzoo.make("aec", ENV_ID, edition="deluxe", players=3)
        assert isinstance(game.unwrapped, aec.HeckmeckAEC)
        assert game.possible_agents == ["player_0", "player_1", "player_2"]

    def test_rewards_gather_until_an_agent_is_asked_again(self) -> None:
        """Also those for what others did: stolen from is robbed of worms."""
        game = aec.env(edition="junior", reward="worms")
        game.reset(seed=8)
        chance = Random(8)
        returns = dict.fromkeys(game.possible_agents, 0.0)
        for agent in game.agent_iter():
            seen, reward, terminated, truncated, told = game.last()
            returns[agent] += reward
            game.step(None if terminated or truncated else any_of(seen, chance))
        assert tuple(returns.values()) == told["scores"]
        assert not game.agents

    def test_what_is_not_legal_is_told_and_the_agent_asked_again(self) -> None:
        game = aec.env()
        game.reset(seed=1)
        before, agent = game.game.position, game.agent_selection
        game.step(3)
        _, reward, terminated, truncated, told = game.last()
        assert (game.agent_selection, game.game.position) == (agent, before)
        assert (reward, terminated, truncated) == (0, False, False)
        assert told["refused"] == "illegal-action"
        assert told["legal"] == (0,)
        assert "3 (fail) is not possible now. Possible: 0 (roll)." in told["message"]
        game.step(0)
        assert game.last()[-1] == {}

    def test_a_copy_can_be_played_on(self) -> None:
        game = aec.env(edition="deluxe")
        game.reset(seed=2)
        for other in copy.deepcopy(game), pickle.loads(pickle.dumps(game)):
            other.step(0)
            assert other.game.position != game.game.position
            assert other.last()[0]["action_mask"].any()


class TestGymnasium:
    def test_it_is_registered(self) -> None:
        game = gymnasium.make(f"wormgrill.envs.gym:{ENV_ID}", edition=SMALL, players=4)
        assert isinstance(game.unwrapped, HeckmeckEnv)

    def test_what_is_not_legal_is_survived_and_told(self) -> None:
        game = HeckmeckEnv()
        seen, told = game.reset(seed=1)
        assert told == {}
        before = game.game.position
        again, reward, terminated, truncated, told = game.step(4)
        assert game.game.position is before
        assert same(seen, again)
        assert (reward, terminated, truncated) == (0, False, False)
        assert (told["refused"], told["legal"]) == ("illegal-action", (0,))

    def test_a_step_after_the_end_is_survived_too(self) -> None:
        game = HeckmeckEnv(max_turns=1)
        seen, _ = game.reset(seed=1)
        chance, truncated = Random(1), False
        while not truncated:
            seen, _, _, truncated, told = game.step(any_of(seen, chance))
        assert told["turns"] == 1
        _, reward, terminated, truncated, told = game.step(0)
        assert (reward, terminated, truncated, told["legal"]) == (0, False, True, ())

    @pytest.mark.parametrize("seat", [0, 2, None])
    def test_the_same_seed_has_the_same_game_and_bots(self, seat: int | None) -> None:
        def told() -> list[Any]:
            game = HeckmeckEnv("deluxe", 3, ["random", "first-tile"], seat, max_turns=40)
            story: list[Any] = []
            chance = Random(3)
            for seed in (11, None):  # also the game after it
                seen, _ = game.reset(seed=seed)
                over = False
                while not over:
                    seen, reward, terminated, truncated, _ = game.step(any_of(seen, chance))
                    story.append((seen["observation"].tobytes(), reward, game.seat))
                    over = terminated or truncated
            return story

        assert told() == told()

    def test_a_seat_by_lot_is_every_seat_once(self) -> None:
        game = HeckmeckEnv(players=3, seat=None)
        game.reset(seed=0)
        seats = set()
        for _ in range(40):
            seen, _ = game.reset()
            seats.add(game.seat)
            assert game.game.mover == game.seat
            assert seen["action_mask"].any()
        assert seats == {0, 1, 2}

    @pytest.mark.parametrize(
        ("given", "said"),
        [
            ({"opponents": ["nobody"]}, "bot: “nobody” is not known"),
            ({"opponents": ["random"], "players": 3}, "3 players have 2 opponents, not 1"),
            ({"seat": 2}, "seat: there is no seat 2"),
            ({"render_mode": "smell"}, "render_mode: “smell” is not known. Known: ansi"),
        ],
    )
    def test_what_cannot_be_played_is_refused(self, given: dict[str, Any], said: str) -> None:
        with pytest.raises(BadRequest, match=said):
            HeckmeckEnv(**given)

    def test_a_bot_that_breaks_the_rules_is_named_so(self) -> None:
        class Cheat:
            def choose(self, position: Position) -> Action:
                return STOP

        game = HeckmeckEnv(opponents=[Cheat()], seat=1)
        with pytest.raises(BotTrouble, match=r"A bot chose what is not legal\. “stop” is not"):
            game.reset(seed=1)

    @pytest.mark.parametrize("mode", ["sync", "async"])
    def test_many_at_once(self, mode: str) -> None:
        given: dict[str, Any] = {"num_envs": 2, "edition": "deluxe", "players": 3, "max_turns": 6}
        if mode == "async":  # JAX may run in this process, and does not like to be forked
            given["vector_kwargs"] = {"context": "spawn"}
        games = gymnasium.make_vec(ENV_ID, vectorization_mode=mode, **given)
        seen, _ = games.reset(seed=5)
        ended = 0
        for step in range(80):
            mask = seen["action_mask"]
            assert mask.shape == (2, 30)
            numbers = mask.argmax(axis=1) if step else np.array([29, 0])  # one of them not legal
            seen, _, terminated, truncated, told = games.step(numbers)
            ended += (terminated | truncated).sum()
            if not step:
                assert list(told["refused"]) == ["illegal-action", None]
        assert ended
        games.close()

    def test_it_tells_its_mask_to_algorithms_that_ask(self) -> None:
        game = HeckmeckEnv()
        seen, _ = game.reset(seed=1)
        assert (game.action_masks() == seen["action_mask"]).all()
