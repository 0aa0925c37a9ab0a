"""Levels: the habits of a beginner, and more and more reckoning."""

from collections import Counter
from math import exp
from random import Random

import pytest

from tests.support.position import GOLDEN_DIE, stack, table
from tests.support.selfplay import SMALL, game
from wormgrill.bots.habit import habits
from wormgrill.bots.levels import SHARPNESS, LevelBot, sharpness_of
from wormgrill.bots.registry import LEVELS, make_bot
from wormgrill.bots.solving import champion_bot
from wormgrill.rules import EDITIONS, start
from wormgrill.rules.edition import Options
from wormgrill.rules.legal import legal_actions
from wormgrill.rules.position import GoldenDie, Phase, Position

CHOICE = table("classic", Ada=stack(24), Bo=stack(28), kept="worm worm", rolled="1 2 3 4 4 5")


def likes(position: Position) -> dict[str, float]:
    legal = legal_actions(position)
    return dict(zip(map(str, legal), habits(position, legal), strict=True))


class TestHabit:
    @pytest.mark.parametrize("key", EDITIONS)
    def test_whatever_may_be_done_is_done_now_and_then(self, key: str) -> None:
        for players in (2, 4):
            for position in game(EDITIONS[key], players, Options(free_choice=True), Random(1)):
                if legal := legal_actions(position):
                    assert len(habits(position, legal)) == len(legal)
                    assert min(habits(position, legal)) > 0

    def test_what_counts_most_is_laid_aside(self) -> None:
        found = likes(CHOICE)
        assert max(found, key=found.__getitem__) == "keep 4"  # two of them: eight points
        assert found["keep 5"] > found["keep 3"] > found["keep 1"]

    def test_a_worm_is_taken_rather_sooner_than_later(self) -> None:
        """R5: it counts five points, as a 5 does, and one is needed."""
        found = likes(table("classic", rolled="1 2 3 4 5 worm 1 2"))
        assert found["keep worm"] > 2 * found["keep 5"]

    def test_more_than_any_tile_needs_is_hardly_laid_aside(self) -> None:
        """R13: with 11 and 13 alone on the grill fourteen points bring nothing."""
        few = table("extrawurm", kept="worm 4", rolled="1 1 2 5 5 5", up=[11, 13])
        assert likes(few)["keep 5"] < likes(few)["keep 1"]

    def test_the_fewer_dice_are_left_the_sooner_a_tile_is_taken(self) -> None:
        kept = ("worm worm worm worm 1", "worm worm worm worm 1 1", "worm worm worm worm 1 1 1")
        stops = [likes(table("classic", kept=some))["stop"] for some in kept]
        assert stops == sorted(set(stops))
        assert stops[-1] == pytest.approx(0.9)

    def test_the_golden_die_is_one_of_those_left(self) -> None:
        """R22: all white ones are laid aside, and the ninth die can still be rolled."""
        kept = "3 3 3 3 4 4 4 worm"
        holder = stack(23, holds=GOLDEN_DIE)
        last = table("deluxe", Ada=holder, Bo=stack(), kept=kept, golden_die=GoldenDie.IN_HAND)
        assert likes(last)["stop"] == pytest.approx(0.9)

    def test_without_a_tile_one_rolls(self) -> None:
        assert likes(table("classic", kept="worm 1"))["stop"] < 0.01

    def test_a_tile_that_more_points_would_lose_is_taken(self) -> None:
        exact = table("extrawurm", kept="worm 4 4", up=[11, 13])
        assert likes(exact)["stop"] > 0.9


class TestReckoning:
    def test_the_lowest_level_acts_by_habit_and_what_it_costs_as_its_sharpness_says(self) -> None:
        """The choices of 2,000 beginners come as often as they should."""
        for level in (1, 4):
            entries = champion_bot().solved(CHOICE).actions(CHOICE)
            best = max(worth for _, worth in entries)
            sharpness = sharpness_of(level, "classic")
            found = likes(CHOICE)
            weights = [
                found[str(action)] * exp((worth - best) * sharpness) for action, worth in entries
            ]
            bot = make_bot(f"level-{level}", 7)
            seen = Counter(bot.choose(CHOICE) for _ in range(2000))
            for (action, _), weight in zip(entries, weights, strict=True):
                chance = weight / sum(weights)
                spread = (2000 * chance * (1 - chance)) ** 0.5
                assert abs(seen[action] - 2000 * chance) < 5 * spread + 1

    @pytest.mark.parametrize("edition", SHARPNESS)
    def test_each_level_is_sharper_than_the_one_below(self, edition: str) -> None:
        ladder = SHARPNESS[edition]
        assert list(ladder) == sorted(set(ladder))
        assert len(ladder) == LEVELS

    def test_every_edition_has_its_ladder_and_others_that_of_classic(self) -> None:
        assert set(SHARPNESS) == set(EDITIONS)
        assert sharpness_of(3, SMALL.key) == sharpness_of(3, "classic")

    def test_games_of_beginners_do_not_drag_on(self) -> None:
        """Who errs at random fails again and again; habit brings tiles home, as people do."""
        assert sum(turns_of_a_game(1, seed) for seed in range(6)) < 6 * 45


def turns_of_a_game(level: float, seed: int) -> int:
    bot, chance, turns = LevelBot(level, seed), Random(seed), 0
    position = start(EDITIONS["classic"], ["Ada", "Bo"])
    while position.turn:
        turns += position.turn.phase is Phase.ROLL
        position = position.play(bot.choose(position)) if position.legal else position.roll(chance)
    return turns
