"""Many games at once: what holds beside the rules, which `test_batched_differential` compares."""

from collections.abc import Callable
from functools import cache, partial
from itertools import islice
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import Mesh, PartitionSpec

from tests.envs.differential import host, row
from tests.envs.test_batched_differential import LARGE
from tests.support.good_positions import DICE, GOOD
from tests.support.selfplay import SMALL, TABLES, at_rest, game
from wormgrill.batch.board import BoardSpec, board_of
from wormgrill.envs.actions import action_table
from wormgrill.envs.batched import BatchedEnv, State, make
from wormgrill.envs.batched.dice import Thrown, throw, words
from wormgrill.envs.batched.rewards import BOARD_REWARDS
from wormgrill.envs.batched.setting import ArraySetting
from wormgrill.envs.observation import observe
from wormgrill.envs.rewards import REWARDS, worth_named
from wormgrill.formats.position_json import decode
from wormgrill.rules import EDITIONS, Position
from wormgrill.rules.actions import ROLL, STOP
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.errors import BadRequest, Refusal
from wormgrill.values.cards import NoChampion

NUMBER = action_table(EDITIONS["classic"]).number


def keys(seed: int, many: int) -> jax.Array:
    return jax.random.split(jax.random.key(seed), many)


@cache
def classic(**given: Any) -> tuple[BatchedEnv, Callable[..., State], Callable[..., State]]:
    """An environment, and its functions compiled for many games."""
    env = make("classic", 2, **given)
    return env, jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))


def some_legal(states: State) -> np.ndarray:
    """The last legal action of every game."""
    mask = np.asarray(states.legal_action_mask)
    return np.asarray(mask.shape[1] - 1 - mask[:, ::-1].argmax(1), np.int32)


class TestSteps:
    @pytest.mark.parametrize("number", [NUMBER[str(STOP)], -1, 10**6])
    def test_what_is_not_legal_changes_nothing_and_is_flagged(self, number: int) -> None:
        env, init, step = classic()
        before = init(keys(1, 2))
        after = step(before, jnp.array([number, NUMBER[str(ROLL)]]), keys(2, 2))
        assert after.illegal.tolist() == [True, False]
        for new, old in zip(*map(jax.tree.leaves, (after, before)), strict=True):
            if new is not after.illegal:
                assert (new[0] == old[0]).all()
        assert env.to_position(row(after, 1)) != env.to_position(row(before, 1))

    def test_a_game_that_is_over_stays_as_it_is(self) -> None:
        env = make("deluxe", 3)
        over = env.from_position(decode(GOOD["over"]))
        assert bool(over.terminated)
        assert not over.legal_action_mask.any()
        after = jax.jit(env.step)(over, 0, jax.random.key(1))
        for new, old in zip(*map(jax.tree.leaves, (after, over)), strict=True):
            assert (new == old).all()

    def test_a_game_begins_anew_with_what_the_last_step_brought(self) -> None:
        """Both games are given up after a turn; the second plays on with something illegal."""
        env, init, step = classic(max_turns=1, auto_reset=True)
        fresh, states = init(keys(1, 2)), init(keys(1, 2))
        for number in range(20):
            states = step(states, some_legal(states), keys(number, 2))
            if states.truncated.all():
                break
            states = jax.tree.map(  # the same game twice
                lambda column: jnp.stack([column[0], column[0]]), states
            )
        assert states.truncated.all()
        assert not states.terminated.any()
        assert states.turns.tolist() == [0, 0]
        assert env.to_position(row(states, 0)) == env.to_position(row(fresh, 0))
        states = step(states, jnp.array([NUMBER[str(ROLL)], NUMBER[str(STOP)]]), keys(9, 2))
        assert states.truncated.tolist() == [False, False]
        assert states.illegal.tolist() == [False, True]

    def test_forced_decisions_are_skipped_with_dice_of_their_own(self) -> None:
        env, init, step = classic(skip_forced=True, reward="worms")
        plain = make("classic", 2, reward="worms")
        one_by_one = jax.jit(plain.step_with_dice)
        array = ArraySetting(EDITIONS["classic"], 2, Options())
        first_throw = jax.jit(partial(throw, array))
        thrown = jax.jit(lambda key, times: throw(array, jax.random.fold_in(key, times)))
        states = init(keys(1, 4))
        for number in range(40):
            assert (states.legal_action_mask.sum(1) != 1).all()
            dice, numbers = keys(100 + number, 4), some_legal(states)
            after = step(states, numbers, dice)
            alone = one_by_one(row(states, 0), numbers[0], first_throw(dice[0]))
            rewards, times = alone.rewards, 0
            while alone.legal_action_mask.sum() == 1:
                only = alone.legal_action_mask.argmax()
                alone = one_by_one(alone, only, thrown(dice[0], times))
                rewards, times = rewards + alone.rewards, times + 1
            assert plain.to_position(alone) == env.to_position(row(after, 0))
            assert (after.rewards[0] == rewards).all()
            states = after


class TestCompiling:
    def test_the_same_keys_play_the_same_games_in_any_company(self) -> None:
        _, init, step = classic()
        chance, few, many = keys(5, 7), init(keys(5, 3)), init(keys(5, 7))
        for number in range(30):
            dice = jax.vmap(jax.random.fold_in, (0, None))(chance, number)
            few = step(few, some_legal(few), dice[:3])
            many = step(many, some_legal(many), dice)
        for one, other in zip(*map(jax.tree.leaves, (few, many)), strict=True):
            assert np.asarray(one).tobytes() == np.asarray(other)[:3].tobytes()

    def test_scan_and_shard_map_play_what_a_loop_plays(self) -> None:
        env, init, step = classic()

        def decided(states: State, chance: jax.Array) -> tuple[State, jax.Array]:
            mask = states.legal_action_mask
            number = mask.shape[1] - 1 - mask[:, ::-1].argmax(1)
            after = jax.vmap(env.step)(states, number, chance)
            return after, jax.vmap(env.observe)(after).sum()[None]

        part: Any = PartitionSpec  # it has no types
        many, later = part("games"), part(None, "games")
        scanned = jax.jit(
            jax.shard_map(
                lambda states, chance: jax.lax.scan(decided, states, chance),
                mesh=Mesh(jax.devices()[:1], ("games",)),
                in_specs=(many, later),
                out_specs=(many, later),
            )
        )
        chance = jnp.stack([keys(number, 3) for number in range(20)])
        states = init(keys(0, 3))
        found, seen = scanned(states, chance)
        for dice in chance:
            states = step(states, some_legal(states), dice)
        assert seen.shape == (20, 1)
        for one, other in zip(*map(jax.tree.leaves, (found, states)), strict=True):
            assert np.asarray(one).tobytes() == np.asarray(other).tobytes()


class TestDice:
    @pytest.mark.parametrize("edition", [*TABLES.values(), LARGE], ids=lambda one: one.key)
    def test_no_roll_is_off_by_more_than_one_part_in_two_to_the_forty(
        self, edition: Edition
    ) -> None:
        setting = ArraySetting(edition, 2, Options())
        rolls = len(edition.white_sides) ** edition.dice
        rolls *= len(edition.golden_sides) if setting.golden else 1
        assert rolls << 40 <= 1 << (32 * words(setting))
        assert rolls << 40 > 1 << (32 * (words(setting) - 1))

    @pytest.mark.parametrize("edition", [*TABLES.values(), LARGE], ids=lambda one: one.key)
    def test_dice_are_the_digits_of_a_long_fraction(self, edition: Edition) -> None:
        setting = ArraySetting(edition, 2, Options())
        key = jax.random.key(11)
        fallen = throw(setting, key)
        drawn = jax.random.bits(key, (words(setting),), jnp.uint32).tolist()
        bits = 32 * len(drawn)
        fraction = int.from_bytes(b"".join(word.to_bytes(4, "big") for word in drawn), "big")
        dice = [(edition.white_sides, face) for face in fallen.white]
        dice += [(edition.golden_sides, fallen.golden)] if setting.golden else []
        for sides, face in dice:
            side, fraction = divmod(fraction * len(sides), 1 << bits)
            assert edition.face_names[int(face)] == sides[side]

    @pytest.mark.parametrize("key", ["deluxe", "junior"])
    def test_every_face_comes_as_often_as_it_should(self, key: str) -> None:
        """Within five standard errors: of each die, and of each pair of neighbours."""
        edition = EDITIONS[key]
        many, setting = 100_000, ArraySetting(edition, 2, Options())
        fallen: Thrown = host(jax.jit(jax.vmap(partial(throw, setting)))(keys(3, many)))
        white = np.array([edition.white_sides.count(name) for name in edition.face_names])
        chances = [white / white.sum()] * edition.dice
        shown = [*fallen.white]
        if setting.golden:
            golden = np.array([edition.golden_sides.count(name) for name in edition.face_names])
            chances, shown = [*chances, golden / golden.sum()], [*shown, fallen.golden]
        faces = len(edition.faces)
        for chance, face in zip(chances, shown, strict=True):
            _within_five_errors(np.bincount(face, minlength=faces), chance, many)
        for left, right in zip(range(len(shown) - 1), range(1, len(shown)), strict=True):
            pairs = np.bincount(shown[left] * faces + shown[right], minlength=faces**2)
            _within_five_errors(pairs, np.outer(chances[left], chances[right]).ravel(), many)


def _within_five_errors(counts: np.ndarray, chance: np.ndarray, many: int) -> None:
    error = np.sqrt(many * chance * (1 - chance))
    assert (np.abs(counts - many * chance) <= 5 * error).all()


class TestPositions:
    @pytest.mark.parametrize("name", [name for name in GOOD if name != "dice"])
    def test_every_kind_of_position_goes_there_and_back(self, name: str) -> None:
        position = decode(GOOD[name])
        env = make(position.edition, len(position.seats), position.options)
        state = env.from_position(position)
        names = [seat.name for seat in position.seats]
        assert env.to_position(state, names) == position
        mask = action_table(position.edition).mask(position)
        assert state.legal_action_mask.tolist() == mask.astype(bool).tolist()

    def test_dice_in_the_air_have_no_state(self) -> None:
        said = "turn.phase: the dice are in the air; a state has them on the table."
        assert refusal(make("deluxe", 3), decode(DICE)).message == said

    @pytest.mark.parametrize(
        ("env", "said"),
        [
            (("classic", 3), "edition: this environment was made for classic, not deluxe."),
            (("deluxe", 2), "players: this environment was made for 2, not 3."),
            (("deluxe", 3, {"first": 1}), "options: this environment was made for "),
        ],
    )
    def test_positions_of_other_tables_are_refused(self, env: Any, said: str) -> None:
        assert refusal(make(*env), decode(GOOD["roll"])).message.startswith(said)

    def test_every_seat_sees_the_same_from_its_own_place(self) -> None:
        env = make(SMALL, 3)
        seen = jax.jit(env.observe)
        for position in islice(game(SMALL, 3, Options(), Random(4)), 0, 400, 17):
            if position.turn and position.turn.phase != "dice":
                state = env.from_position(position)
                for viewer in range(3):
                    found = np.asarray(seen(state, viewer))
                    assert found.tobytes() == observe(position, viewer).tobytes()


def refusal(env: BatchedEnv, position: Position) -> Refusal:
    with pytest.raises(BadRequest) as refused:
        env.from_position(position)
    return refused.value


class TestRewards:
    def test_there_are_the_same_ones(self) -> None:
        assert list(BOARD_REWARDS) == list(REWARDS)

    @pytest.mark.parametrize("key", ["classic", "deluxe", "junior"])
    def test_the_potential_is_that_of_the_other_environments(self, key: str) -> None:
        """In 32 bits; those have 64."""
        edition, spec = EDITIONS[key], BoardSpec(EDITIONS[key], 3)
        positions = list(at_rest(game(edition, 3, Options(), Random(1))))[-40:]
        worth = BOARD_REWARDS["potential"](spec)
        found = np.asarray(jax.jit(jax.vmap(worth))(board_of(spec, positions)))
        for position, figures in zip(positions, found, strict=True):
            mover = position.turn.player if position.turn else 0
            expected = worth_named("potential", edition, 3)(position)
            assert np.roll(figures, mover) == pytest.approx(expected, abs=1e-4)

    def test_without_a_net_there_is_no_potential(self) -> None:
        with pytest.raises(NoChampion, match="no potential"):
            make(SMALL, 2, reward="potential")

    def test_an_unknown_one_is_refused(self) -> None:
        with pytest.raises(BadRequest, match="reward: “money” is not known"):
            make(reward="money")
