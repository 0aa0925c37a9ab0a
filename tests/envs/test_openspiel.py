"""The game as OpenSpiel knows it: its own checks, and the rules behind them."""

import copy
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from random import Random
from types import ModuleType

import numpy as np
import pyspiel
import pytest
from numpy.typing import NDArray

from tests.support.playthroughs import GAMES, ROOT, file, told_anew
from tests.support.selfplay import EDITION_FILES, SMALL, TABLES
from wormgrill import solve
from wormgrill.envs.actions import action_table
from wormgrill.envs.node import DICE, NOBODY, most_decisions, most_rolls
from wormgrill.envs.observation import observe
from wormgrill.envs.openspiel import NAME, HeckmeckState
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules.errors import BadRequest, IllegalAction, IllegalDice
from wormgrill.rules.position import Phase, Position
from wormgrill.rules.rolls import roll_outcomes
from wormgrill.rules.scoring import shares

SMALL_FILE = str(EDITION_FILES / "small.toml")
THREE_TILES = str(EDITION_FILES / "three-tiles.toml")
FILES = {SMALL.key: SMALL_FILE}


def load(**parameters: object) -> pyspiel.Game:
    return pyspiel.load_game(NAME, parameters)


def played(game: pyspiel.Game, seed: int = 0) -> Iterator[tuple[HeckmeckState, int]]:
    """A random game: each state with what is done next, dice as likely as they are."""
    chance, state = Random(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            (number,) = chance.choices(numbers, weights)
        else:
            number = chance.choice(state.legal_actions())
        yield state.clone(), number
        state.apply_action(number)
    yield state, -1


class TestOpenSpielsOwnChecks:
    """Legal actions, masks, chances that sum to 1, tensors, copies, serialised states, returns."""

    @pytest.mark.parametrize("players", [2, 3, 4, 5])
    def test_whole_games_of_junior(self, players: int) -> None:
        check(load(edition="junior", players=players))

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_whole_games_in_which_everybody_is_on_the_grill(self, players: int) -> None:
        check(load(edition=SMALL_FILE, players=players, free_choice=True, first=1))

    @pytest.mark.parametrize("edition", ["classic", "extrawurm", "deluxe"])
    @pytest.mark.parametrize("players", [2, 4, 7])
    def test_some_turns_of_the_long_editions(self, edition: str, players: int) -> None:
        check(load(edition=edition, players=players, short_game=True, max_turns=25))

    def test_a_whole_game_of_classic(self) -> None:
        check(load())


def check(game: pyspiel.Game) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_told_as_it_was(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a change is meant: python -m tests.support.playthroughs."""
    monkeypatch.chdir(ROOT)
    assert told_anew(name) == file(name).read_text("utf-8")


class TestTheRulesBehindIt:
    @pytest.mark.parametrize("key", TABLES)
    def test_the_same_dice_and_decisions_lead_to_the_same_game(self, key: str) -> None:
        """Positions, masks, observations and returns are those of the rules and of the codec."""
        edition = TABLES[key]
        game = load(edition=FILES.get(key, key), players=3, max_turns=60)
        table = action_table(edition)
        position, turns = game.new_initial_state().position, 0
        for state, number in played(game, seed=3):
            assert state.position == position
            assert str(state) == to_line(position)
            for seat in range(3):
                seen = np.array(state.observation_tensor(seat), np.float32)
                assert np.array_equal(seen, observe(position, seat))
            if number < 0:
                won = shares(position) if position.over else (1 / 3,) * 3
                assert state.returns() == pytest.approx([(3 * part - 1) / 2 for part in won])
                assert position.over or turns == 60
                break
            if state.is_chance_node():
                dice = [dice for dice, _ in roll_outcomes(position)]
                assert state.action_to_string(number) == str(dice[number])
                position = position.play(dice[number])
            else:
                assert position.turn is not None
                assert state.current_player() == position.turn.player
                assert state.legal_actions_mask() == table.mask(position).tolist()
                assert state.action_to_string(number) == table.names[number]
                position = position.play(table.decode(position, number))
            turns += position.turn is None or position.turn.phase is Phase.ROLL

    @pytest.mark.parametrize(
        ("edition", "outcomes"),
        [("classic", 1287), ("extrawurm", 2574), ("deluxe", 2574), ("junior", 210)],
    )
    def test_rolls_are_chance_nodes_with_their_exact_chances(
        self, edition: str, outcomes: int
    ) -> None:
        game = load(edition=edition)
        state = game.new_initial_state()
        state.apply_action(0)
        told = [chance for _, chance in state.chance_outcomes()]
        assert told == [float(chance) for _, chance in roll_outcomes(state.position)]
        assert game.max_chance_outcomes() == outcomes

    def test_a_win_is_worth_one_and_everything_sums_to_nothing(self) -> None:
        for players in (2, 5):
            game = load(edition="junior", players=players)
            assert (game.min_utility(), game.max_utility()) == (-1 / (players - 1), 1)
            for seed in range(8):
                *_, (end, _) = played(game, seed)
                assert sum(end.returns()) == pytest.approx(0)
                assert max(end.returns()) > 0 or len(set(end.returns())) == 1

    def test_chance_and_the_end_have_openspiels_numbers(self) -> None:
        assert (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL) == (DICE, NOBODY)

    def test_a_game_that_is_broken_off_is_won_by_nobody(self) -> None:
        *_, (end, _) = played(load(max_turns=3))
        assert end.node.turns == 3
        assert not end.position.over
        assert end.returns() == [0, 0]
        assert end.legal_actions() == []

    @pytest.mark.parametrize("key", TABLES)
    def test_no_turn_is_longer_than_was_said(self, key: str) -> None:
        """So a game ends within `max_game_length` decisions."""
        edition = TABLES[key]
        game = load(edition=FILES.get(key, key), max_turns=200)
        assert game.max_game_length() == 200 * most_decisions(edition)
        assert game.max_chance_nodes_in_history() == 200 * most_rolls(edition)
        decisions: dict[int, int] = {}
        rolls: dict[int, int] = {}
        for state, _ in played(game, seed=1):
            counted = rolls if state.is_chance_node() else decisions
            counted[state.node.turns] = counted.get(state.node.turns, 0) + 1
        assert max(decisions.values()) <= most_decisions(edition)
        assert max(rolls.values()) <= most_rolls(edition)

    def test_value_iteration_and_the_solver_agree(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Every turn of a game with three tiles, for what its ends are worth by OpenSpiel."""
        values = solved_by_openspiel(load(edition=THREE_TILES), monkeypatch)

        def value(ends: Sequence[Position]) -> NDArray[np.float64]:
            first = np.array([values[to_line(end)] for end in ends])
            return np.stack((first, -first), 1)

        begun = [position for position in map(from_line, values) if at_a_turns_start(position)]
        assert len(begun) > 50
        for position in begun:
            worth = solve(position, value).standing(position)[0]
            assert worth == pytest.approx(values[to_line(position)], abs=1e-9)


def at_a_turns_start(position: Position) -> bool:
    return position.turn is not None and position.turn.phase is Phase.ROLL


def solved_by_openspiel(game: pyspiel.Game, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Values for the first seat, of every position in which something is to be decided."""
    # Needed by games with simultaneous moves alone, and it needs cvxpy.
    unused = "open_spiel.python.algorithms.lp_solver"
    monkeypatch.setitem(sys.modules, unused, ModuleType(unused))
    from open_spiel.python.algorithms.value_iteration import value_iteration

    found: dict[str, float] = value_iteration(game, -1, 1e-10, cyclic_game=True)
    return found


class TestStates:
    def test_a_copy_is_a_game_of_its_own_and_shares_the_position(self) -> None:
        state = load(edition="junior").new_initial_state()
        other = state.clone()
        assert other.position is state.position
        other.apply_action(0)
        assert state.history() == []
        assert other.history() == [0]
        assert copy.deepcopy(state.node) is state.node

    @pytest.mark.parametrize("edition", ["deluxe", SMALL_FILE])
    def test_a_state_is_pickled_as_the_line_of_its_position(self, edition: str) -> None:
        game = load(edition=edition, players=3, max_turns=30)
        for number, (state, _) in enumerate(played(game, seed=2)):
            if number % 17 == 0:
                again = pickle.loads(pickle.dumps(state))
                assert again.node == state.node
                assert again.history() == state.history()
                assert game.deserialize_state(state.serialize()).node == state.node
                assert to_line(state.position).encode() in pickle.dumps(state.node)

    def test_a_game_can_begin_at_any_position(self) -> None:
        game = load(edition="junior", players=3)
        states = [state for state, _ in played(game)]
        for state in states:
            again = game.new_initial_state(str(state))
            assert again.position == state.position
            assert again.current_player() == state.current_player()
            assert again.clone().position == state.position

    def test_but_only_of_the_same_game(self) -> None:
        line = str(load(edition="junior", players=3).new_initial_state())
        with pytest.raises(BadRequest, match="this game is junior with 2 players"):
            load(edition="junior").new_initial_state(line)

    def test_an_information_state_is_all_that_has_happened(self) -> None:
        for state, _ in played(load(edition="junior", max_turns=4)):
            assert state.information_state_string(0) == state.history_str()
            assert state.observation_string(1) == str(state)

    def test_the_parts_of_an_observation_have_names(self) -> None:
        from open_spiel.python.observation import make_observation

        game = load(edition="junior")
        observation = make_observation(game)
        observation.set_from(game.new_initial_state(), 1)
        seats = observation.dict["seats"]
        assert seats.shape[0] == 7
        assert seats[:, 0].tolist() == [1, 1, 0, 0, 0, 0, 0]
        assert list(observation.dict) == ["turn", "seats", "grill"]
        assert observation.tensor.tolist() == game.new_initial_state().observation_tensor(1)


class TestRefusals:
    @pytest.mark.parametrize(
        ("parameters", "sentence"),
        [
            ({"edition": "chess"}, "“chess” is not known"),
            ({"edition": "nowhere.toml"}, "“nowhere.toml” cannot be read"),
            ({"players": 8}, "classic is for 2 to 7 players, not 8"),
            ({"first": 2}, "there is no seat 2"),
            ({"max_turns": 0}, "at least one turn"),
        ],
    )
    def test_what_cannot_be_played(self, parameters: dict[str, object], sentence: str) -> None:
        with pytest.raises(BadRequest, match=sentence):
            load(**parameters)

    def test_what_may_not_be_decided_changes_nothing(self) -> None:
        state = load().new_initial_state()
        with pytest.raises(IllegalAction, match=r"4 \(stop\) is not possible now. Possible: 0"):
            state.apply_action(4)
        state.apply_action(0)
        with pytest.raises(IllegalDice, match="below 1287"):
            state.apply_action(1287)
        assert state.history() == [0]

    def test_an_observer_has_no_parameters(self) -> None:
        with pytest.raises(BadRequest, match="no parameters"):
            load().make_py_observer(params={"colour": "red"})


def test_the_example_plays_a_game() -> None:
    """MCTS against a bot of the house."""
    example = [sys.executable, str(ROOT / "examples/openspiel_mcts.py")]
    few = ["--games", "1", "--simulations", "4", "--against", "random"]
    done = subprocess.run([*example, *few], capture_output=True, text=True, check=True)
    assert re.search(r"MCTS won (0|0\.5|1) of 1 games of junior against random\.", done.stdout)
