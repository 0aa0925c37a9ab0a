"""A game under any face: settings, dice, rewards, forced decisions, and when it is broken off."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.selfplay import SMALL, TABLES
from tests.support.selfplay import settings as agreed
from wormgrill.envs.game import LiveGame, env_setting
from wormgrill.envs.rewards import REWARDS, worth_named
from wormgrill.rules import EDITIONS, Phase
from wormgrill.rules.edition import Options
from wormgrill.rules.errors import BadRequest, IllegalAction, Refusal
from wormgrill.rules.scoring import scores, shares, winners
from wormgrill.values.cards import NoChampion
from wormgrill.values.champion import champion_value
from wormgrill.values.feelings import less_the_others


def live(**given: Any) -> LiveGame:
    setting = env_setting(**given)
    return LiveGame(setting)


def played(game: LiveGame, seed: int) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Random decisions to the end: each, and what it brought everybody."""
    game.reset(seed)
    chance = Random(seed)
    while not game.done:
        number = chance.choice(sorted(game.legal))
        game.act(number)
        yield number, game.gains


class TestSettings:
    @pytest.mark.parametrize(
        ("given", "said"),
        [
            ({"edition": "chess"}, "edition: “chess” is not known. Known: classic,"),
            ({"players": 8}, "players: classic is for 2 to 7 players, not 8"),
            ({"edition": "junior", "players": 6}, "players: junior is for 2 to 5"),
            ({"options": {"first": 2}}, "options.first: there is no seat 2"),
            ({"options": {"shortgame": True}}, "options"),
            ({"reward": "money"}, "reward: “money” is not known. Known: win, worms, margin,"),
            ({"max_turns": 0}, "max_turns: at least one turn is played, not 0"),
        ],
    )
    def test_what_cannot_be_played_is_refused_in_a_sentence(
        self, given: dict[str, Any], said: str
    ) -> None:
        with pytest.raises(BadRequest, match=said) as refused:
            live(**given)
        assert refused.value.code == "bad-request"

    def test_options_are_a_value_or_a_table(self) -> None:
        """O1, O2 and O3."""
        table = {"short-game": True, "free-choice": True, "first": 1}
        assert env_setting(options=table).options == Options(True, True, 1)
        assert live(options=Options(first=1)).mover == 1

    def test_an_edition_brings_its_own_options(self) -> None:
        from dataclasses import replace

        short = replace(SMALL, options=Options(short_game=True))
        assert env_setting(edition=short).options.short_game


class TestDice:
    @settings(max_examples=10)
    @given(st.sampled_from(list(TABLES)), st.integers(0, 2**64))
    def test_the_same_seed_has_the_same_game(self, edition: str, seed: int) -> None:
        one, other = (live(edition=TABLES[edition], max_turns=40) for _ in range(2))
        for first, second in zip(played(one, seed), played(other, seed), strict=True):
            assert first == second
            assert one.position == other.position
            here, there = one.see(one.mover), other.see(other.mover)
            assert here["observation"].tobytes() == there["observation"].tobytes()
            assert here["action_mask"].tobytes() == there["action_mask"].tobytes()

    def test_without_a_seed_the_dice_go_on(self) -> None:
        one, other = live(), live()
        for game in one, other:
            game.reset(5)
            game.act(0)
            game.reset()
            game.act(0)
        assert one.position == other.position
        one.reset(5)
        one.act(0)
        assert one.position != other.position

    def test_a_seed_of_numpy_is_a_seed(self) -> None:
        one, other = live(), live()
        one.reset(7)
        other.reset(np.int64(7))  # type: ignore[arg-type]
        for game in one, other:
            game.act(0)
        assert one.position == other.position

    def test_a_copy_goes_its_own_way_with_the_same_dice(self) -> None:
        game = live(edition="deluxe")
        game.reset(3)
        game.act(0)
        other = copy.deepcopy(game)
        for one in game, other:
            one.act(min(one.legal))
            one.act(min(one.legal))
        assert game.position == other.position
        other.act(min(other.legal))
        assert game.position != other.position


class TestDecisions:
    def test_what_is_not_legal_is_refused_and_nothing_is_lost(self) -> None:
        game = live()
        game.reset(1)
        before = game.position
        with pytest.raises(IllegalAction, match=r"Possible: 0 \(roll\)") as refused:
            game.act(4)
        assert game.position is before
        assert game.told_of(refused.value) == {
            "refused": "illegal-action",
            "message": refused.value.message,
            "legal": (0,),
        }

    @settings(max_examples=20)
    @given(st.sampled_from(list(TABLES)), st.integers(), st.data())
    def test_a_mask_is_never_empty_while_the_game_goes_on(
        self, edition: str, seed: int, data: st.DataObject
    ) -> None:
        players, options = data.draw(st.sampled_from(list(agreed(TABLES[edition]))))
        game = live(edition=TABLES[edition], players=players, options=options, max_turns=50)
        for number, _ in played(game, seed):
            assert number in range(game.table.size)
            for seat in range(players):
                mask = game.see(seat)["action_mask"]
                assert set(mask.nonzero()[0]) == (set(game.legal) if seat == game.mover else set())
            assert bool(game.legal) != (game.terminated or game.truncated)

    @settings(max_examples=20)
    @given(st.sampled_from(list(TABLES)), st.integers(), st.booleans())
    def test_forced_decisions_can_be_left_out(
        self, edition: str, seed: int, free_choice: bool
    ) -> None:
        """What is left are real choices; the dice are the same, so is the way they lead."""
        given = {"edition": TABLES[edition], "max_turns": 30}
        given["options"] = Options(free_choice=free_choice)
        short, whole = live(skip_forced=True, **given), live(**given)
        short.reset(seed)
        whole.reset(seed)
        chance = Random(seed)
        paid = np.zeros(2)
        while not short.done:
            assert len(short.legal) > 1
            while len(whole.legal) == 1:
                whole.act(*whole.legal)
                paid += whole.gains
            assert whole.position == short.position
            number = chance.choice(sorted(short.legal))
            short.act(number)
            paid -= short.gains
            whole.act(number)
            paid += whole.gains
        while not whole.done:
            whole.act(*whole.legal)
            paid += whole.gains
        assert whole.position == short.position
        assert whole.truncated == short.truncated
        assert paid == pytest.approx(0)


class TestEnd:
    def test_a_game_that_is_broken_off_has_not_ended(self) -> None:
        game = live(max_turns=3)
        *_, last = played(game, 1)
        assert (game.turns, game.truncated, game.terminated) == (3, True, False)
        assert last[1] == (0, 0)
        assert not game.position.over
        assert not game.see(game.mover)["action_mask"].any()
        assert game.told() == {"scores": scores(game.position), "winners": (), "turns": 3}

    def test_a_game_that_ends_in_its_last_turn_has_ended(self) -> None:
        game = live(edition="junior")
        assert list(played(game, 2))
        assert game.terminated
        again = live(edition="junior", max_turns=game.turns)
        assert list(played(again, 2))
        assert (again.terminated, again.truncated) == (True, False)
        assert again.told()["winners"] == winners(again.position)
        with pytest.raises(IllegalAction, match="nothing is to be decided now"):
            again.act(0)


class TestRewards:
    @settings(max_examples=20)
    @given(st.sampled_from(list(TABLES)), st.sampled_from(["win", "margin"]), st.integers())
    def test_they_sum_to_zero(self, edition: str, reward: str, seed: int) -> None:
        players = TABLES[edition].players[1]
        for _, gains in played(live(edition=TABLES[edition], players=players, reward=reward), seed):
            assert sum(gains) == pytest.approx(0)

    @settings(max_examples=15)
    @given(st.sampled_from(list(TABLES)), st.integers(), st.integers(2, 4))
    def test_their_sum_is_what_the_end_is_worth(
        self, edition: str, seed: int, players: int
    ) -> None:
        def returned(reward: str) -> tuple[Any, LiveGame]:
            game = live(edition=TABLES[edition], players=players, reward=reward)
            return np.sum([gains for _, gains in played(game, seed)], axis=0), game

        won, game = returned("win")
        share = np.array(shares(game.position))
        assert won == pytest.approx(share - (1 - share) / (players - 1))
        assert won.max() <= 1
        worms, game = returned("worms")
        assert worms == pytest.approx(scores(game.position))
        margin, game = returned("margin")
        own = np.array(scores(game.position))
        assert margin == pytest.approx(less_the_others(own, own.sum(), players))

    def test_who_shares_the_win_shares_the_reward(self) -> None:
        """R33: with two players nobody gains anything, with three the third pays."""
        game = live(edition="junior", players=3)
        tile = EDITIONS["junior"].tiles[0]
        seats = [
            seat.__class__(seat.name, (tile,) * (number < 2))
            for number, seat in enumerate(game.position.seats)
        ]
        over = game.position._replace(seats=tuple(seats), grill=(), turn=None)
        worth = worth_named("win", EDITIONS["junior"], 3)
        assert worth(over) == pytest.approx((0.25, 0.25, -0.5))

    def test_the_potential_adds_up_to_the_win_less_what_the_beginning_was_worth(self) -> None:
        """So in expectation nothing is better or worse than without it."""
        game = live(edition="deluxe", players=3, reward="potential")
        game.reset(4)
        chances = champion_value(EDITIONS["deluxe"], 3)
        assert chances is not None
        began = chances([game.position])[0]
        gains = [gains for _, gains in played(game, 4)]
        assert game.terminated
        won = (np.array(shares(game.position)) - began) * 3 / 2
        assert np.sum(gains, axis=0) == pytest.approx(won)
        assert np.sum(gains, axis=1) == pytest.approx(0)

    def test_rewards_are_paid_when_a_turn_ends(self) -> None:
        game = live(edition="junior", reward="potential")
        for _, gains in played(game, 6):
            turn = game.position.turn
            assert any(gains) <= (turn is None or turn.phase is Phase.ROLL)

    def test_there_is_no_potential_without_a_net(self) -> None:
        with pytest.raises(NoChampion, match=r"reward: no net has learned small .* Use win, worms"):
            live(edition=SMALL, reward="potential")
        assert issubclass(NoChampion, Refusal)

    def test_every_reward_is_tested_here(self) -> None:
        assert list(REWARDS) == ["win", "worms", "margin", "potential"]
