"""The game for OpenSpiel: rolls are chance nodes, and everybody sees all (extra `[openspiel]`).

Importing this module registers `python_wormgrill`.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from wormgrill.envs.actions import action_table
from wormgrill.envs.game import MOST_TURNS, EnvSetting, env_setting, player_names
from wormgrill.envs.layout import observation_layout
from wormgrill.envs.node import DICE, Chances, GameNode, most_decisions, most_outcomes, most_rolls
from wormgrill.envs.observation import Observation, Observer
from wormgrill.envs.rewards import Worth, worth_named, zero_sum
from wormgrill.extras import needed
from wormgrill.formats.edition_toml import read_edition
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.editions import edition_named
from wormgrill.rules.errors import BadRequest, IllegalDice
from wormgrill.rules.game import start
from wormgrill.rules.position import Position

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise needed(missing, "The environment for OpenSpiel needs", "openspiel") from None

NAME = "python_wormgrill"
PARAMETERS: dict[str, Any] = {
    "edition": "classic",  # or a custom one's file, ending in .toml
    "players": 2,
    "short_game": False,  # O1
    "free_choice": False,  # O2
    "first": 0,  # O3
    "max_turns": MOST_TURNS,
}
GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Heckmeck (Pickomino)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=2,
    max_num_players=7,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class HeckmeckGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """What is played. A game that goes on too long is broken off: nobody has won it."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = PARAMETERS | dict(params or {})
        self.setting = _setting(given)
        edition, players, turns = self.setting.edition, self.setting.players, self.setting.max_turns
        assert turns is not None
        self._start = GameNode(_begin(self.setting), turns)
        self._chance_nodes = turns * most_rolls(edition)
        info = pyspiel.GameInfo(
            num_distinct_actions=action_table(edition).size,
            max_chance_outcomes=most_outcomes(edition),
            num_players=players,
            min_utility=zero_sum(0, players),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=turns * most_decisions(edition),
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self, line: str | None = None) -> "HeckmeckState":
        """The start of a game, or any position of it, as one line."""
        if line is None:
            return HeckmeckState(self, self._start)
        return HeckmeckState(self, GameNode(self._position(line), self._start.most_turns))

    def _position(self, line: str) -> Position:
        position = from_line(line)
        played = self._start.position
        if position.edition != played.edition or len(position.seats) != len(played.seats):
            raise BadRequest(
                f"position: this game is {played.edition.key} with {len(played.seats)} players."
            )
        return position

    def max_chance_nodes_in_history(self) -> int:
        return self._chance_nodes

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "HeckmeckObserver":
        if params:
            raise BadRequest(f"observation: there are no parameters, so no {', '.join(params)}.")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return HeckmeckObserver(self.setting.edition, perfect_recall=recall)


class HeckmeckState(pyspiel.State):  # type: ignore[misc]
    """A game at one point. All it holds is a value; `position` is that of the rules."""

    def __init__(self, game: HeckmeckGame, node: GameNode) -> None:
        super().__init__(game)
        self.node = node

    @property
    def position(self) -> Position:
        return self.node.position

    def current_player(self) -> int:
        return self.node.player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.legal)

    def chance_outcomes(self) -> Chances:
        return self.node.chances

    def _apply_action(self, number: int) -> None:
        node = self.node
        if not node.in_the_air:
            table = action_table(node.position.edition)
            if number not in node.legal:
                raise table.refusal(number, node.legal)
            self.node = node.after(node.legal[number])
        elif number in range(len(node.rolls)):
            self.node = node.after(node.rolls[number])
        else:
            raise IllegalDice(f"{number} is no roll: they have numbers below {len(node.rolls)}.")

    def _action_to_string(self, player: int, number: int) -> str:
        """A decision as in the action table, so others are counted from the mover; or the dice."""
        if player == DICE:
            return str(self.node.rolls[number])
        return action_table(self.position.edition).names[number]

    def is_terminal(self) -> bool:
        return self.node.over

    def returns(self) -> list[float]:
        """1 for the winner, shared by several, and as much less for the others together."""
        return list(_win(self.position.edition, len(self.position.seats))(self.position))

    def __str__(self) -> str:
        return to_line(self.position)


class HeckmeckObserver:
    """What a seat sees, by the names of its sections; or, recalled perfectly, all that happened."""

    def __init__(self, edition: Edition, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self._observer = Observer(observation_layout(edition))
        layout = self._observer.layout
        self.tensor = None if perfect_recall else np.zeros(layout.size, np.float32)
        self.dict: dict[str, Observation] = {}
        if self.tensor is not None:
            seats = len(layout.seats), layout.seats[0].size
            self.dict = {
                "turn": self.tensor[: layout.turn.size],
                "seats": self.tensor[layout.turn.size : layout.grill.start].reshape(seats),
                "grill": self.tensor[layout.grill.start :],
            }

    def set_from(self, state: HeckmeckState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._observer.observe(state.position, player)

    def string_from(self, state: HeckmeckState, player: int) -> str:
        return state.history_str() if self._perfect_recall else str(state)


def _setting(given: Mapping[str, Any]) -> EnvSetting:
    edition = _edition(given["edition"])
    usual = edition.options  # of a custom edition, with which it is played anyway
    options = Options(
        short_game=given["short_game"] or usual.short_game,
        free_choice=given["free_choice"] or usual.free_choice,
        first=given["first"] or usual.first,
    )
    return env_setting(edition, given["players"], options, max_turns=given["max_turns"])


def _edition(name: str) -> Edition:
    if not name.endswith(".toml"):
        return edition_named(name)
    try:
        return read_edition(Path(name).read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        raise BadRequest(f"edition: the file “{name}” cannot be read.") from None


@lru_cache(maxsize=64)
def _win(edition: Edition, players: int) -> Worth:
    return worth_named("win", edition, players)


def _begin(setting: EnvSetting) -> Position:
    return start(setting.edition, player_names(setting.players), setting.options)


pyspiel.register_game(GAME_TYPE, HeckmeckGame)
