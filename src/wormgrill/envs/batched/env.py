"""The environment: functions of one game; `jax.vmap` makes them functions of thousands."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wormgrill.batch.games import opening
from wormgrill.envs.batched import convert
from wormgrill.envs.batched.dice import Thrown, throw
from wormgrill.envs.batched.legal import legal_actions
from wormgrill.envs.batched.observe import observe
from wormgrill.envs.batched.rewards import BOARD_REWARDS, BoardWorth
from wormgrill.envs.batched.setting import ArraySetting
from wormgrill.envs.batched.state import Aside, Pieces, State, board, finished, no_dice, small
from wormgrill.envs.batched.step import follow
from wormgrill.envs.game import EnvSetting, player_names
from wormgrill.envs.layout import observation_layout
from wormgrill.rules.position import Position
from wormgrill.values.turn_order import place_of

_NEXT_GAME = 2**32 - 1  # folded into the key of the step that ends a game


@dataclass(frozen=True)
class BatchedEnv:
    """A game decision by decision, dice included, in JAX. Make one with `make`.

    All functions are pure, and know one game: use them under `jax.jit`, `jax.vmap`, `jax.lax.scan`.
    """

    setting: EnvSetting
    auto_reset: bool

    @cached_property
    def _array(self) -> ArraySetting:
        setting = self.setting
        return ArraySetting(setting.edition, setting.players, setting.options)

    @cached_property
    def _worth(self) -> BoardWorth:
        return BOARD_REWARDS[self.setting.reward](self._array.spec)

    @property
    def num_players(self) -> int:
        return self.setting.players

    @property
    def num_actions(self) -> int:
        """As many as `wormgrill.envs.actions.action_table(edition)` has names for."""
        return self._array.table.size

    @property
    def observation_shape(self) -> tuple[int]:
        return (observation_layout(self.setting.edition).size,)

    def init(self, key: Array) -> State:
        """A new game. The key is for its first roll, if forced decisions are skipped."""
        array = self._array
        options = array.options
        agreed = jnp.asarray(options.short_game), jnp.asarray(options.free_choice)
        start = opening(array.spec, jnp.int32(array.players), *agreed)
        pieces = small(Pieces(*start[: len(Pieces._fields)]))
        fresh = self._state(pieces, no_dice(array), jnp.int8(options.first))  # O3
        return self._skip_forced(fresh, key)

    def step(self, state: State, action: Array, key: Array) -> State:
        """The game at its next decision. What is not legal changes nothing, and is flagged."""
        decided = self.step_with_dice(state, action, throw(self._array, key))
        after = self._skip_forced(decided, key)
        return self._begin_anew(after, key) if self.auto_reset else after

    def observe(self, state: State, viewer: Array | None = None) -> Array:
        """What the player on turn sees, or the one in that seat, as float32 numbers."""
        return observe(self._array, state, viewer)

    def step_with_dice(self, state: State, action: Array, thrown: Thrown) -> State:
        """One decision with these dice: nothing is skipped, nothing begins anew."""
        array = self._array
        state = self._acknowledged(state)
        hot = jnp.arange(array.table.size) == jnp.asarray(action, jnp.int32)
        legal = (state.legal_action_mask & hot).any()
        then = follow(array, state.pieces, state.turn, jnp.asarray(action, jnp.int32), thrown)
        turns = state.turns + then.turn_over
        truncated = jnp.asarray(False)
        if self.setting.max_turns is not None:
            truncated = then.turn_over & ~then.game_over & (turns >= self.setting.max_turns)
        goes_on = ~(then.game_over | truncated)
        passes = then.turn_over & ~then.game_over
        player = (state.current_player + passes) % array.players
        lying = board(array, then.pieces)
        worth = jnp.where(then.turn_over, self._by_seat(self._worth(lying), player), state.worth)
        after = State(
            then.pieces,
            then.turn,
            player.astype(jnp.int8),
            legal_actions(array, lying, then.turn) & goes_on,
            worth - state.worth,
            then.game_over,
            truncated,
            jnp.asarray(False),
            turns,
            worth,
        )
        done = state.terminated | state.truncated
        refused = state._replace(illegal=~legal & ~done)
        chosen: State = jax.tree.map(lambda new, old: jnp.where(legal, new, old), after, refused)
        return chosen

    def _acknowledged(self, state: State) -> State:
        """What the last step brought is known; a game that has begun anew is not over."""
        state = state._replace(rewards=jnp.zeros_like(state.rewards))
        if not self.auto_reset:
            return state
        over = jnp.zeros_like(state.terminated)
        return state._replace(terminated=over, truncated=over)

    def _skip_forced(self, state: State, key: Array) -> State:
        """Where one action alone is legal, it is carried out; rewards add up."""
        if not self.setting.skip_forced:
            return state

        def forced(now: tuple[State, Array]) -> Array:
            return now[0].legal_action_mask.sum() == 1

        def carry_on(now: tuple[State, Array]) -> tuple[State, Array]:
            state, times = now
            thrown = throw(self._array, jax.random.fold_in(key, times))
            after = self.step_with_dice(state, state.legal_action_mask.argmax(), thrown)
            rewards = state.rewards + after.rewards
            return after._replace(rewards=rewards, illegal=state.illegal), times + 1

        first = state, jnp.int32(0)
        after: tuple[State, Array] = jax.lax.while_loop(forced, carry_on, first)
        return after[0]

    def _begin_anew(self, state: State, key: Array) -> State:
        """After the last step of a game the first position of the next, with what that brought."""
        fresh = self.init(jax.random.fold_in(key, _NEXT_GAME))._replace(
            rewards=state.rewards, terminated=state.terminated, truncated=state.truncated
        )
        over = state.terminated | state.truncated
        anew: State = jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, state)
        return anew

    def _state(self, pieces: Pieces, turn: Aside, player: Array) -> State:
        """A game as it lies, nothing done yet."""
        array = self._array
        lying = board(array, pieces)
        over = finished(array, pieces, turn)
        return State(
            pieces,
            turn,
            player,
            legal_actions(array, lying, turn) & ~over,
            jnp.zeros(array.players, jnp.float32),
            over,
            jnp.asarray(False),
            jnp.asarray(False),
            jnp.int32(0),
            self._by_seat(self._worth(lying), player),
        )

    def _by_seat(self, figures: Array, player: Array) -> Array:
        """Figures from the mover on, in the order of the seats."""
        seats = jnp.arange(self.num_players)
        place = place_of(seats, player, self.num_players)
        hot = place[:, None] == seats
        return jnp.where(hot, figures, 0).sum(1).astype(jnp.float32)

    # From and to the rules

    @cached_property
    def _state_at_once(self) -> Callable[[Pieces, Aside, Array], State]:
        return jax.jit(self._state)

    def from_position(self, position: Position) -> State:
        """A position of the rules, at any decision; rewards count from it on."""
        pieces, turn = convert.pieces_and_turn(self._array, position)
        player = position.turn.player if position.turn else 0
        return self._state_at_once(pieces, turn, jnp.int8(player))

    def to_position(self, state: State, names: Sequence[str] | None = None) -> Position:
        """One state as the rules have it; without names players are player_0 and so on."""
        if names is None:
            names = player_names(self.num_players)
        now: State = jax.tree.map(np.asarray, state)
        player = int(now.current_player)
        return convert.position_from(self._array, now.pieces, now.turn, player, names)
