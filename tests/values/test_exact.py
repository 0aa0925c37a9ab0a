"""Junior for two, as it comes with the package: exact, by its own equation over the rules."""

from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.position import stack, table
from tests.support.selfplay import NAMES, at_rest, game
from wormgrill.advice.adviser import Adviser
from wormgrill.advice.messages import hints
from wormgrill.advice.why import worded_hints
from wormgrill.bots.levels import LevelBot
from wormgrill.bots.solving import champion_bot
from wormgrill.formats.record import Record
from wormgrill.reviews.champion import reviewed
from wormgrill.reviews.html.page import page
from wormgrill.reviews.lines import lines
from wormgrill.reviews.messages import review_view
from wormgrill.rules import EDITIONS, Position, start
from wormgrill.rules.edition import Options
from wormgrill.rules.game import Step, apply
from wormgrill.rules.pieces import Face, Tile
from wormgrill.rules.position import Phase, Seat, Spot
from wormgrill.rules.rolls import draw
from wormgrill.solver.turn import SolvedTurn
from wormgrill.terminal.hint import hint
from wormgrill.values.champion import champion_value, is_exact, net_for
from wormgrill.values.exact import FOLDER, ON_DEMAND, SolvedGame, cards, pieces, solved_game
from wormgrill.values.solved import table_file
from wormgrill.values.valuation import best_valuation
from wormgrill.words.voice import Voice

JUNIOR = EDITIONS["junior"]
STORED = 1e-7  # how exact the table is
EXACT = "The chances of winning are exact, not an estimate: this game is solved."


@pytest.fixture(scope="module")
def solved() -> SolvedGame:
    found = solved_game(JUNIOR, 2)
    assert found is not None
    return found


def assert_solved(solved: SolvedGame, position: Position) -> None:
    """Bellman's equation: it is worth what its best turn brings, by the rules."""
    assert solved.knows(position)
    turn = SolvedTurn(position, solved.chances)
    worth = solved.chances([position])[0]
    assert worth.sum() == pytest.approx(1)
    assert turn.standing(position) == pytest.approx(worth, abs=STORED)


@st.composite
def layouts(draw: st.DrawFn) -> Position:
    """Any tiles face up, as many as are solved on demand; any stacks, any tiles face down."""
    order = draw(st.permutations(range(len(JUNIOR.tiles))))
    tiles = [JUNIOR.tiles[number] for number in order]
    many = draw(st.integers(1, ON_DEMAND))
    cuts = draw(st.lists(st.integers(many, len(tiles)), min_size=2, max_size=2))
    first, second = sorted(cuts)
    on_grill = [(tile, True) for tile in tiles[:many]] + [(tile, False) for tile in tiles[second:]]
    begun = start(JUNIOR, NAMES[:2], Options(free_choice=bool(order[0] % 2)))
    return begun._replace(
        seats=(Seat("Ada", tuple(tiles[many:first])), Seat("Bob", tuple(tiles[first:second]))),
        grill=tuple(Spot(*spot) for spot in sorted(on_grill, key=_in_order)),
    )


def _in_order(spot: tuple[Tile, bool]) -> tuple[int, bool]:
    tile, up = spot
    return tile.value, not up  # R34: of equal ones the right is turned


class TestEveryPosition:
    @given(layouts())
    def test_is_worth_what_its_best_turn_brings(self, position: Position) -> None:
        """R29 to R34, O2, stacks of all heights; also positions that no game comes to."""
        found = solved_game(JUNIOR, 2)
        assert found is not None
        assert_solved(found, position)

    @pytest.mark.parametrize("free_choice", [False, True], ids=["", "O2"])
    def test_of_a_game_is_known(self, solved: SolvedGame, free_choice: bool) -> None:
        chance = Random(7)
        for _ in range(4):
            for position in at_rest(game(JUNIOR, 2, Options(free_choice=free_choice), chance)):
                if not position.over:
                    assert_solved(solved, position)

    def test_that_is_over_is_worth_what_it_came_to(self, solved: SolvedGame) -> None:
        *_, last = game(JUNIOR, 2, Options(), Random(3))
        assert last.over
        assert solved.knows(last)
        assert solved.chances([last]).sum() == 1

    def test_is_worth_the_same_whoever_asks_for_it_with_what_else(self, solved: SolvedGame) -> None:
        positions = [
            position
            for position in at_rest(game(JUNIOR, 2, Options(), Random(2)))
            if not position.over
        ]
        together = solved.chances(positions)
        alone = np.concatenate([solved.chances([position]) for position in positions])
        assert together == pytest.approx(alone, abs=1e-9)


def test_the_first_seat_wins_578_of_1000_games(solved: SolvedGame) -> None:
    for options, worth in (
        (Options(), 0.578351716297),
        (Options(free_choice=True), 0.578356754104),  # O2
        (Options(short_game=True), 0.578351716297),  # O1 speaks of R9, which Junior has not
    ):
        assert solved.chances([start(JUNIOR, NAMES[:2], options)])[0, 0] == pytest.approx(
            worth, abs=4e-8
        )
    told = cards()["junior-2"]["first_seat"]
    assert told == {"default": 0.578351716297, "free_choice": 0.578356754104}


def test_what_was_asked_before_does_not_show(solved: SolvedGame) -> None:
    """Else two machines would review a game differently, in the last digits."""
    chance = Random(8)
    games = [at_rest(game(JUNIOR, 2, Options(first=seat), chance)) for seat in (0, 1) * 8]
    asked = [
        position
        for played in games
        for position in played
        if sum(spot.up for spot in position.grill) <= ON_DEMAND
    ]
    solved.forget()
    together = solved.chances(asked)
    for position, found in zip(asked, together, strict=True):
        solved.forget()
        assert (solved.chances([position])[0] == found).all()


def test_two_low_tiles_up_and_a_5_to_nothing_is_all_but_won(solved: SolvedGame) -> None:
    position = table("junior", Ada=stack(5), Bo=stack(), up=[4, 4])
    assert solved.chances([position])[0, 0] == pytest.approx(0.98, abs=0.005)


class TestTheTable:
    def test_has_its_card_and_is_small(self) -> None:
        card = cards()["junior-2"]
        stored = (FOLDER / "junior-2.npz").read_bytes()
        assert card["sha256"] == sha256(stored).hexdigest()
        assert card["pieces"] == pieces(JUNIOR)
        assert len(stored) < 1_000_000

    def test_is_read_as_it_was_written(self) -> None:
        classes = np.array([3, 4, 1 << 53])
        without = {1: (classes, np.array([0.0, 0.25, 1.0])), 6: (classes[:1], np.array([1 / 3]))}
        free = {1: (classes, np.array([0.0, 0.5, 0.75])), 6: (classes[:1], np.array([0.3]))}
        file = BytesIO()
        table_file.write(file, without, free)
        file.seek(0)
        for kept, found in zip((without, free), table_file.read(file), strict=True):
            assert list(found) == list(kept)
            for tiles, (known, worth) in kept.items():
                assert found[tiles][0].tolist() == known.tolist()
                assert found[tiles][1] == pytest.approx(worth, abs=STORED)

    def test_speaks_of_its_own_pieces_and_two_players_alone(self) -> None:
        assert solved_game(JUNIOR, 3) is None
        assert solved_game(EDITIONS["classic"], 2) is None
        corrected = tuple(
            Face(face.name, face.points, 1 if face.name == "worm" else 2) for face in JUNIOR.faces
        )
        assert solved_game(replace(JUNIOR, faces=corrected), 2) is None
        assert solved_game(replace(JUNIOR, tiles=JUNIOR.tiles[:-1]), 2) is None


class TestTheChampion:
    def test_plays_by_it(self, solved: SolvedGame) -> None:
        position = start(JUNIOR, NAMES[:2])
        value = champion_value(JUNIOR)
        assert value is not None
        assert np.array_equal(value([position]), solved.chances([position]))
        assert best_valuation(position).exact
        assert not best_valuation(start(JUNIOR, NAMES[:3])).exact

    def test_asks_its_net_where_tiles_lie_as_they_never_do_in_a_game(self) -> None:
        """The mover cannot hold the one tile that was taken."""
        position = start(JUNIOR, NAMES[:2])
        held = position._replace(
            seats=(Seat("Ada", JUNIOR.tiles[:1]), Seat("Bob")), grill=position.grill[1:]
        )
        assert not is_exact(held)
        value = champion_value(JUNIOR)
        assert value is not None
        assert np.array_equal(value([held]), net_for("junior", 2).figures([held])[0])


def played() -> Record:
    """The champion against a beginner."""
    chance, players = Random(11), (champion_bot(), LevelBot(1, seed=5))
    begun = position = start(JUNIOR, NAMES[:2])
    steps: list[Step] = []
    while turn := position.turn:
        dice = turn.phase is Phase.DICE
        steps.append(draw(position, chance) if dice else players[turn.player].choose(position))
        position, _ = apply(position, steps[-1])
    return Record(begun, tuple(steps))


class TestWhereItIsShown:
    def test_a_review_has_nothing_to_correct_and_the_champion_no_errors(self) -> None:
        review, voice = reviewed(played()), Voice()
        for seat in review.seats:
            assert seat.correction == pytest.approx(0, abs=1e-6)
        assert review.seats[0].errors == pytest.approx(0, abs=1e-6)
        assert review.seats[1].errors < -0.01
        assert review.exact
        assert EXACT in list(lines(review, voice))
        assert EXACT in page(review, voice)
        assert review_view(review, voice).exact

    def test_a_hint_says_so(self) -> None:
        position = start(JUNIOR, NAMES[:2]).roll(Random(4))
        advice, voice = Adviser().advise(position), Voice()
        assert advice is not None
        assert hints(advice).exact
        assert worded_hints(advice, voice).exact
        assert EXACT in (worded_hints(advice, voice).why or "")
        assert position.turn is not None
        assert EXACT in hint(advice, position.turn, voice)

    def test_an_estimate_does_not(self) -> None:
        position = start(EDITIONS["classic"], NAMES[:2]).roll(Random(4))
        advice, voice = Adviser().advise(position), Voice()
        assert advice is not None
        assert not hints(advice).exact
        assert EXACT not in (worded_hints(advice, voice).why or "")
        assert position.turn is not None
        assert EXACT not in hint(advice, position.turn, voice)
