"""The level that plays as somebody does: found again from the reviewed games of a level."""

from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wormgrill.arena.game import Pairing, play_game
from wormgrill.arena.programs import keeping_programs
from wormgrill.bots.levels import GIVES, Setting, level_giving
from wormgrill.bots.registry import LEVELS, level_key
from wormgrill.reviews.champion import reviewed
from wormgrill.reviews.interval import LEAST_GAMES, GameRate, Rate
from wormgrill.reviews.own_level import level_of, own_level
from wormgrill.rules import EDITIONS
from wormgrill.rules.edition import Options

STRENGTH = Path(__file__).parents[2] / "docs/strength.md"
SETTINGS = sorted(GIVES)
CLASSIC = "classic", 2


def played(setting: Setting, level: float, games: int) -> list[GameRate]:
    """Games between bots of one level, reviewed; all seats of a game together."""
    edition, players = setting
    pairing = Pairing(EDITIONS[edition], Options(), (level_key(level),) * players, seed=16)
    found = []
    with keeping_programs() as programs:
        for game in range(games):
            seats = reviewed(play_game(pairing, game, programs)[1]).seats
            given = -sum(seat.errors for seat in seats)
            found.append(GameRate(sum(seat.turns for seat in seats), given))
    return found


@pytest.mark.parametrize(
    ("setting", "level", "games"),
    [(CLASSIC, 2, 12), (CLASSIC, 6.5, 12), (("junior", 2), 4, 40)],
)
def test_a_level_is_found_again_in_its_reviewed_games(
    setting: Setting, level: float, games: int
) -> None:
    rates = played(setting, level, games)
    told = own_level((setting, one) for one in rates)
    assert told is not None
    turns = sum(one.turns for one in rates)
    per_turn = sum(one.given for one in rates) / turns
    error = sqrt(sum((one.given - per_turn * one.turns) ** 2 for one in rates)) / turns
    far = level_giving(per_turn + 5 * error, setting), level_giving(per_turn - 5 * error, setting)
    assert far[0] <= level <= far[1]
    assert abs(told.nearest - level) < 1.5  # so that the bounds say something


@pytest.mark.parametrize("setting", SETTINGS)
class TestWhatWasMeasured:
    def test_each_level_gives_away_less_than_the_one_below(self, setting: Setting) -> None:
        gives = GIVES[setting]
        assert len(gives) == LEVELS
        assert list(gives) == sorted(set(gives), reverse=True)
        assert gives[-1] > 0

    def test_the_documentation_tells_it(self, setting: Setting) -> None:
        cells = *map(str, setting), *(f"{given:.4f}" for given in GIVES[setting])
        assert f"| {' | '.join(cells)} |" in STRENGTH.read_text("utf-8").splitlines()

    def test_who_gives_away_as_much_as_a_level_plays_as_it_does(self, setting: Setting) -> None:
        for number, gives in enumerate(GIVES[setting], start=1):
            told = level_of(Rate(gives, gives, gives), setting)
            assert (told.nearest, told.bot) == (number, f"level-{number}")

    def test_halfway_between_two_levels_is_a_half(self, setting: Setting) -> None:
        fourth, fifth = GIVES[setting][3:5]
        assert level_giving((fourth + fifth) / 2, setting) == pytest.approx(4.5)

    def test_who_gives_away_nothing_is_the_champion_and_who_gives_too_much_the_lowest(
        self, setting: Setting
    ) -> None:
        for nothing in (0.0, -1e-17):
            assert level_of(Rate(nothing, 0, 0), setting).bot == "champion"
        assert level_of(Rate(1, 1, 1), setting).bot == "level-1"

    @given(per_turn=st.floats(0, 0.05), reach=st.floats(0, 0.02))
    def test_the_bounds_are_in_order(self, setting: Setting, per_turn: float, reach: float) -> None:
        told = level_of(Rate(per_turn, max(0.0, per_turn - reach), per_turn + reach), setting)
        assert 1 <= told.low <= told.nearest <= told.high <= 10


class TestWhichGamesCount:
    GAME = GameRate(10, 0.2)

    def test_too_few_tell_nothing(self) -> None:
        assert own_level([]) is None
        assert own_level([(CLASSIC, self.GAME)] * (LEAST_GAMES - 1)) is None
        assert own_level([(CLASSIC, self.GAME)] * LEAST_GAMES) is not None

    def test_nor_do_those_of_a_setting_in_which_no_level_was_measured(self) -> None:
        assert own_level([(("classic", 99), self.GAME)] * 40) is None

    def test_the_setting_that_was_played_most_counts(self) -> None:
        often, rare = [(CLASSIC, self.GAME)] * 12, [(SETTINGS[-1], self.GAME)] * 11
        told = own_level(rare + often + [(("classic", 99), self.GAME)] * 40)
        assert told is not None
        assert (told.edition, told.players) == CLASSIC
