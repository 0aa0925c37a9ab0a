"""The game for Gymnasium: one seat learns, bots have the others (extra `[envs]`).

Importing this module registers `wormgrill/Heckmeck-v0`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from wormgrill.bots.bot import Bot, BotTrouble
from wormgrill.bots.external import ExternalBot
from wormgrill.bots.registry import check_fits, make_bot
from wormgrill.envs.game import MOST_TURNS, LiveGame, Seen, env_setting
from wormgrill.envs.rendering import RENDER_MODES, Display
from wormgrill.extras import needed
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.errors import BadRequest, IllegalAction
from wormgrill.values.turn_order import place_of

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise needed(missing, "The environment for Gymnasium needs", "envs") from None

from wormgrill.envs.actions import ActionMask
from wormgrill.envs.spaces import ENV_ID, action_space, observation_space


class HeckmeckEnv(gymnasium.Env[Seen, int]):
    """A seat at a table of bots; whenever something is to be decided there, it is asked.

    `opponents` are bots by name or your own, in the order in which they play after the seat; one
    name alone is meant for all of them. `seat=None`: by lot, at every reset.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - so it is with Gymnasium
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str | Edition = "classic",
        players: int = 2,
        opponents: str | Sequence[str | Bot] = "first-tile",
        seat: int | None = 0,
        options: Options | Mapping[str, Any] | None = None,
        reward: str = "win",
        max_turns: int | None = MOST_TURNS,
        skip_forced: bool = False,
        render_mode: str | None = None,
    ) -> None:
        setting = env_setting(edition, players, options, reward, max_turns, skip_forced)
        self.render_mode = render_mode
        self._display = Display(render_mode)
        self.action_space = action_space(setting)
        self.observation_space = observation_space(setting)
        self._opponents = _opponents(opponents, players, setting.edition)
        if seat is not None and seat not in range(players):
            raise BadRequest(f"seat: there is no seat {seat}; seats count from 0.")
        self._seat = seat
        self.seat = seat or 0  # in this game
        self._bots: tuple[Bot, ...] = ()  # in the order of play after the seat
        self._game = LiveGame(setting)

    @property
    def game(self) -> LiveGame:
        """What is played: its position, its action table, its layout."""
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """The same seed has the same dice, and bots that draw the same."""
        super().reset(seed=seed)
        if self._seat is None:
            self.seat = int(self.np_random.integers(self._game.setting.players))
        if seed is not None or not self._bots:
            self._dismiss_bots()
            self._bots = tuple(map(self._bot, self._opponents))
        self._game.reset(seed)
        self._let_bots_play()
        return self._game.see(self.seat), self._told()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """A decision, and all that others decide until the next one.

        One that is not legal changes nothing and costs nothing: its code, a sentence and what is
        legal stand in the info.
        """
        game = self._game
        try:
            game.act(action)
        except IllegalAction as refused:
            told = game.told_of(refused)
            return game.see(self.seat), 0.0, game.terminated, game.truncated, told
        reward = game.gains[self.seat] + self._let_bots_play()
        return game.see(self.seat), reward, game.terminated, game.truncated, self._told()

    def _let_bots_play(self) -> float:
        """What it brings our seat."""
        game, reward = self._game, 0.0
        while not game.done and game.mover != self.seat:
            place = place_of(game.mover, self.seat, game.setting.players)
            action = self._bots[place - 1].choose(game.position)
            try:
                number = game.table.encode(game.position, action)
            except IllegalAction as refused:
                raise BotTrouble(f"A bot chose what is not legal. {refused.message}") from None
            game.act(number)
            reward += game.gains[self.seat]
        if self.render_mode == "human":
            self.render()
        return reward

    def _bot(self, opponent: str | Bot) -> Bot:
        seed = int(self.np_random.integers(2**48))
        return make_bot(opponent, seed) if isinstance(opponent, str) else opponent

    def _told(self) -> dict[str, Any]:
        return self._game.told() if self._game.done else {}

    def action_masks(self) -> ActionMask:
        """What may be decided now, under the name that algorithms with masks ask for."""
        return self._game.see(self.seat)["action_mask"]

    def render(self) -> Any:
        return self._display.show(self._game.position, self._game.turns)

    def close(self) -> None:
        """The window closes; bots that are programs end."""
        self._display.close()
        self._dismiss_bots()

    def _dismiss_bots(self) -> None:
        """Those that were made here."""
        for bot, opponent in zip(self._bots, self._opponents, strict=False):
            if isinstance(bot, ExternalBot) and bot is not opponent:
                bot.close()
        self._bots = ()


def _opponents(
    given: str | Sequence[str | Bot], players: int, edition: Edition
) -> tuple[str | Bot, ...]:
    opponents = (given,) * (players - 1) if isinstance(given, str) else tuple(given)
    if len(opponents) != players - 1:
        raise BadRequest(
            f"opponents: {players} players have {players - 1} opponents, not {len(opponents)}."
        )
    for opponent in opponents:
        if isinstance(opponent, str):
            check_fits(opponent, edition)
    return opponents


gymnasium.register(ENV_ID, f"{__name__}:{HeckmeckEnv.__name__}")
