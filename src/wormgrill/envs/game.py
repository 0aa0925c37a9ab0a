"""One game as it is played, under every face that steps through it: PettingZoo's and Gymnasium's.

Dice fall by themselves, from a seed. A decision is a number of the edition's action table.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index as whole
from random import Random
from typing import Any, TypedDict

from wormgrill.envs.actions import ActionMask, action_table
from wormgrill.envs.layout import observation_layout
from wormgrill.envs.observation import Observation, Observer
from wormgrill.envs.rewards import worth_named
from wormgrill.formats.options import options_from
from wormgrill.rules.actions import Action
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.editions import edition_named
from wormgrill.rules.errors import BadRequest, IllegalAction
from wormgrill.rules.game import Step, follow, start
from wormgrill.rules.position import Phase
from wormgrill.rules.rolls import draw
from wormgrill.rules.scoring import scores, winners
from wormgrill.rules.seating import check_count, check_first

MOST_TURNS = 2000  # random play takes some 500; one that always fails would play on for ever


class Seen(TypedDict):
    """An observation, and a 1 for everything that may be decided now."""

    observation: Observation
    action_mask: ActionMask


@dataclass(frozen=True)
class EnvSetting:
    """What is played, and for what: all that the faces have in common."""

    edition: Edition
    players: int
    options: Options
    reward: str
    max_turns: int | None
    skip_forced: bool


def env_setting(
    edition: str | Edition = "classic",
    players: int = 2,
    options: Options | Mapping[str, Any] | None = None,
    reward: str = "win",
    max_turns: int | None = MOST_TURNS,
    skip_forced: bool = False,
) -> EnvSetting:
    """A setting as people write it, checked."""
    played = edition_named(edition) if isinstance(edition, str) else edition
    check_count(played, players)
    if not isinstance(options, Options):
        options = options_from(options or {}, played.options)
    check_first(options, players)
    if max_turns is not None and max_turns < 1:
        raise BadRequest(f"max_turns: at least one turn is played, not {max_turns}.")
    return EnvSetting(played, players, options, reward, max_turns, skip_forced)


def player_names(players: int) -> tuple[str, ...]:
    """What players are called under every face: player_0 sits in the first seat."""
    return tuple(f"player_{seat}" for seat in range(players))


class LiveGame:
    """A game that goes on when it is acted on."""

    def __init__(self, setting: EnvSetting) -> None:
        self.setting = setting
        self.table = action_table(setting.edition)
        self.layout = observation_layout(setting.edition)
        self._worth = worth_named(setting.reward, setting.edition, setting.players)
        self._observer = Observer(self.layout)
        self._chance = Random()
        self._nothing = (0.0,) * setting.players
        self._begin()

    def _begin(self) -> None:
        setting = self.setting
        self.position = start(setting.edition, player_names(setting.players), setting.options)
        self.turns = 0  # that are over
        self.truncated = False
        self.gains = self._nothing  # what the last act brought every seat
        self._now = self._worth(self.position)
        self.legal = self.table.legal(self.position)

    def reset(self, seed: int | None = None) -> None:
        """A new game. The same seed has the same dice; without one the dice go on as they were."""
        if seed is not None:
            self._chance = Random(whole(seed))
        self._begin()
        self._skip_forced()

    @property
    def mover(self) -> int:
        """Whose decision it is; nobody's, so the first seat's, when the game is over."""
        turn = self.position.turn
        return turn.player if turn else 0

    @property
    def terminated(self) -> bool:
        return self.position.over

    @property
    def done(self) -> bool:
        return not self.legal

    def act(self, number: Any) -> None:
        """Decide, and go on to the next decision; what is not legal is refused."""
        try:
            action = self.legal[whole(number)]
        except (KeyError, TypeError):
            raise self.table.refusal(number, self.legal) from None
        self.gains = self._nothing
        self._go_on(action)
        self._skip_forced()

    def _skip_forced(self) -> None:
        while self.setting.skip_forced and len(self.legal) == 1:
            (action,) = self.legal.values()
            self._go_on(action)

    def _go_on(self, step: Step) -> None:
        """Until the next decision, or the end."""
        position = self.position
        turn = position.turn
        assert turn is not None
        while True:
            position, _ = follow(position, turn, step)
            turn = position.turn
            if turn is None or turn.phase is not Phase.DICE:
                break
            step = draw(position, self._chance)
        self.position = position
        if turn is None or turn.phase is Phase.ROLL:
            self._end_turn()
        self.legal = {} if self.truncated else self.table.legal(position)

    def _end_turn(self) -> None:
        self.turns += 1
        self.truncated = self.turns == self.setting.max_turns and not self.position.over
        then = self._worth(self.position)
        if then != self._now:
            gains = zip(self.gains, then, self._now, strict=True)
            self.gains = tuple(gain + after - before for gain, after, before in gains)
            self._now = then

    def see(self, seat: int) -> Seen:
        """What this seat sees, and may decide: nothing, unless it is on turn."""
        legal: dict[int, Action] = self.legal if seat == self.mover else {}
        return {
            "observation": self._observer.observe(self.position, seat),
            "action_mask": self.table.mask_of(legal),
        }

    def told(self) -> dict[str, Any]:
        """What is told of a game that is over, or was broken off."""
        best = winners(self.position) if self.terminated else ()
        return {"scores": scores(self.position), "winners": best, "turns": self.turns}

    def told_of(self, refused: IllegalAction) -> dict[str, Any]:
        """What is told of an action that was not legal."""
        return {
            "refused": refused.code,
            "message": refused.message,
            "legal": tuple(self.legal),
        }
