"""A turn further: the next player's turn is solved, and what comes after it is estimated."""

import json
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np
import pytest

from tests.reviews.test_sum import adds_up
from tests.support.selfplay import NAMES, SMALL, purposeful, somewhere
from tests.support.standin import recorded
from wormgrill import EDITIONS, cli, hint, make_bot, review, start
from wormgrill.formats.position_line import to_line
from wormgrill.reviews.account import Review
from wormgrill.rules import Phase, Position, apply
from wormgrill.rules.edition import Options
from wormgrill.rules.scoring import shares
from wormgrill.solver.turn import SolvedTurn
from wormgrill.values.champion import champion_value, net_for
from wormgrill.values.deep import deepened
from wormgrill.values.exact import solved_game
from wormgrill.values.valuation import WORMS, best_valuation, deep_valuation

SETTINGS = [(key, players) for key in EDITIONS for players in (2, 3)]


def turn_begins(position: Position, chance: Random) -> Position:
    while not position.over:
        turn = position.turn
        assert turn is not None
        if turn.phase is Phase.ROLL and not turn.kept:
            break
        position, _ = apply(position, purposeful(position, chance))
    return position


class TestTheValue:
    @pytest.mark.parametrize(("edition", "players"), SETTINGS)
    def test_is_what_the_solved_turn_says(self, edition: str, players: int) -> None:
        chance = Random(players)
        value = champion_value(EDITIONS[edition], players)
        assert value is not None
        asked = [
            turn_begins(somewhere(edition, players, Options(), 10 * seed, seed), chance)
            for seed in range(1, 5)
        ]
        found = deepened(value)(asked)
        for position, row in zip(asked, found, strict=True):
            if position.over:
                assert row.tolist() == list(shares(position))
                continue
            standing = SolvedTurn(position, value).standing(position)
            assert row == pytest.approx(standing, abs=1e-6)
        assert found.sum(axis=1) == pytest.approx(np.ones(len(asked)), abs=1e-6)

    def test_is_nearer_to_the_truth_than_the_estimate_it_is_made_from(self) -> None:
        """Junior for two is solved: so it can be seen how far a net's chances are off."""
        junior = EDITIONS["junior"]
        solved = solved_game(junior, 2)
        assert solved is not None
        net = net_for("junior", 2)
        deep = deepened(lambda positions: net.figures(positions)[0])
        chance = Random(7)
        begun = [
            turn_begins(somewhere("junior", 2, Options(), 9 * seed % 60, seed), chance)
            for seed in range(40)
        ]
        asked = [position for position in begun if not position.over]
        truth = solved.chances(asked)[:, 0]

        def error(found: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
            return sqrt(fmean((found[:, 0] - truth) ** 2))

        assert len(asked) > 20
        assert error(deep(asked)) < error(net.figures(asked)[0])

    def test_stays_what_it_is_where_nothing_is_estimated(self) -> None:
        solved = start(EDITIONS["junior"], NAMES[:2])
        assert deep_valuation(solved).exact
        assert deep_valuation(solved).value([solved]) == pytest.approx(
            best_valuation(solved).value([solved]), abs=0
        )

    def test_stays_worms_where_nobody_has_learned_the_game(self) -> None:
        assert deep_valuation(start(SMALL, NAMES[:2])) == WORMS


class TestWhoAsksForIt:
    def test_gets_a_hint(self) -> None:
        position = somewhere("classic", 2, Options(), 60, seed=3)
        value = champion_value(EDITIONS["classic"], 2)
        assert value is not None
        found = hint(position, deep=True)
        worth = SolvedTurn(position, deepened(value)).worth(position)
        assert found.best is not None
        assert found.best.worth == pytest.approx(worth)
        assert found.best.worth != hint(position).best.worth  # type: ignore[union-attr]  # there is one

    def test_plays_against_it(self) -> None:
        position = somewhere("classic", 2, Options(), 60, seed=3)
        best = hint(position, deep=True).best
        assert best is not None
        assert make_bot("champion-deep").choose(position) == best.action

    def test_gets_a_review_that_adds_up_and_corrects_less(self) -> None:
        record = recorded("classic-2-players")
        plain, deep = review(record), review(record, deep=True)
        adds_up(deep, record)

        def corrected(found: Review) -> float:
            return fmean(turn.correction[0] ** 2 for turn in found.turns[1:])

        assert corrected(deep) < corrected(plain)

    def test_says_so_on_the_command_line(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        position = somewhere("classic", 2, Options(), 60, seed=3)
        file = tmp_path / "position.txt"
        file.write_text(to_line(position))
        cli.main(["odds", "--position", str(file), "--deep", "--json"])
        told = json.loads(capsys.readouterr().out)["actions"]
        expected = [rated.worth for rated in hint(position, deep=True).actions]
        assert [action["worth"] for action in told] == pytest.approx(expected)

    def test_names_a_position(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            cli.main(["odds", "classic", "--deep"])
        assert "name one with --position" in capsys.readouterr().err
