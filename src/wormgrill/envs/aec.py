"""The game for PettingZoo: agents take turns, each sees it from its own seat (extra `[envs]`).

Importing this module registers `wormgrill/Heckmeck-v0`.
"""

from collections.abc import Mapping
from typing import Any

from wormgrill.envs.game import MOST_TURNS, LiveGame, Seen, env_setting, player_names
from wormgrill.envs.rendering import RENDER_MODES, Display
from wormgrill.extras import needed
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.errors import IllegalAction

try:
    import gymnasium
    import pettingzoo
except ModuleNotFoundError as missing:
    raise needed(missing, "The environment for PettingZoo needs", "envs") from None

from wormgrill.envs.spaces import ENV_ID, action_space, observation_space


class HeckmeckAEC(pettingzoo.AECEnv[str, Seen, int]):  # type: ignore[misc] # PettingZoo has no types
    """A game of any edition for 2 to 7 agents, `player_0` in the first seat.

    >>> game = env(edition="deluxe", players=3)
    >>> game.reset(seed=5)
    >>> game.agent_selection, game.last()[0]["action_mask"].nonzero()[0].tolist()
    ('player_0', [0])
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - so it is with PettingZoo
        "name": "heckmeck_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str | Edition = "classic",
        players: int = 2,
        options: Options | Mapping[str, Any] | None = None,
        reward: str = "win",
        max_turns: int | None = MOST_TURNS,
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        setting = env_setting(edition, players, options, reward, max_turns, skip_forced)
        self.render_mode = render_mode
        self._display = Display(render_mode)
        self.possible_agents = list(player_names(players))
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: action_space(setting) for agent in self.possible_agents}
        self._seen = {agent: observation_space(setting) for agent in self.possible_agents}
        self._game = LiveGame(setting)

    @property
    def game(self) -> LiveGame:
        """What is played: its position, its action table, its layout."""
        return self._game

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._actions[agent]

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._seen[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed has the same dice; without one they go on as they were."""
        self._game.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._after()

    def step(self, action: int | None) -> None:
        """A decision of `agent_selection`.

        One that is not legal changes nothing: its code, a sentence and what is legal stand in the
        agent's info, and it is asked again.
        """
        agent = self.agent_selection
        if self._game.done:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self.infos[agent]:
            self.infos[agent] = {}
        try:
            self._game.act(action)
        except IllegalAction as refused:
            self._pay((0.0,) * len(self.agents))
            self.infos[agent] = self._game.told_of(refused)
            return
        self._after()

    def _after(self) -> None:
        game = self._game
        if game.gains is not self._paid:
            self._pay(game.gains)
        self.agent_selection = self.possible_agents[game.mover]
        if game.done:
            self.terminations = dict.fromkeys(self.agents, game.terminated)
            self.truncations = dict.fromkeys(self.agents, game.truncated)
            self.infos = {agent: game.told() for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    _paid: tuple[float, ...] | None = None  # what the rewards are of

    def _pay(self, gains: tuple[float, ...]) -> None:
        self._paid = gains
        self.rewards = dict(zip(self.agents, gains, strict=True))
        self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        return self._game.see(self._seats[agent])

    def render(self) -> Any:
        return self._display.show(self._game.position, self._game.turns)

    def close(self) -> None:
        self._display.close()


def raw_env(**settings: Any) -> HeckmeckAEC:
    """The environment itself."""
    return HeckmeckAEC(**settings)


# It checks actions and their order by itself, so it needs none of PettingZoo's wrappers.
env = raw_env

pettingzoo.register("aec", ENV_ID, f"{__name__}:{raw_env.__name__}")
