"""R10–R12 and O3: the last tile, the winners, whose turn it is."""

from dataclasses import replace

import pytest

from tests.support.position import choices, play, stack, table, tile, worth
from wormgrill.rules import EDITIONS, Position, ranking, roll_outcomes, scores, start, winners
from wormgrill.rules.edition import Options
from wormgrill.rules.endings import Why
from wormgrill.rules.events import Failed, GameOver, Returned, Stole, Took, TurnEnded
from wormgrill.rules.pieces import Tile
from wormgrill.rules.position import Turn
from wormgrill.rules.scoring import highest_tile


def test_the_worms_on_the_tiles() -> None:
    """R11 counts them."""
    assert [(tile.value, tile.worms, tile.exact) for tile in EDITIONS["classic"].tiles] == [
        *((value, 1, False) for value in (21, 22, 23, 24)),
        *((value, 2, False) for value in (25, 26, 27, 28)),
        *((value, 3, False) for value in (29, 30, 31, 32)),
        *((value, 4, False) for value in (33, 34, 35, 36)),
    ]


def test_the_game_ends_when_the_last_face_up_tile_is_taken() -> None:
    """R10"""
    before = table("classic", Ada=stack(21, 33), Bo=stack(22, 36), up=(30,), kept=worth(31))
    after, events = play(before, "stop")
    assert after == table("classic", Ada=stack(21, 33, 30), Bo=stack(22, 36), up=())
    assert after.over
    assert events == [Took(0, tile(30)), TurnEnded(0, None), GameOver((8, 5), (0,))]


def test_after_the_end_nothing_is_decided_and_nothing_is_rolled() -> None:
    """R10"""
    over = table("classic", up=())
    assert (choices(over), roll_outcomes(over)) == ([], ())


def test_the_game_goes_on_while_a_tile_lies_face_up() -> None:
    """R10"""
    after, events = play(table("classic", up=(21, 30), kept=worth(30)), "stop")
    assert after == table("classic", up=(21,), Ada=stack(30), Bo=stack(), player=1)
    assert not after.over
    assert events == [Took(0, tile(30)), TurnEnded(0, 1)]


def test_a_theft_does_not_end_the_game() -> None:
    """R10"""
    before = table("classic", up=(21,), Ada=stack(), Bo=stack(30), kept=worth(30))
    after, events = play(before, "stop")
    assert after == table("classic", up=(21,), Ada=stack(30), Bo=stack(), player=1)
    assert events == [Stole(0, tile(30), 1), TurnEnded(0, 1)]


@pytest.mark.parametrize("short_game", [False, True])
def test_a_failure_does_not_end_the_game(short_game: bool) -> None:
    """R10: a tile stays face up, in a short game (O1) the other one."""
    options = Options(short_game=short_game)
    before = table("classic", up=(21,), Ada=stack(30), Bo=stack(), options=options, kept="1")
    after, events = play(before, "stop")
    up = (21,) if short_game else (21, 30)
    assert after == table("classic", up=up, options=options, player=1)
    assert events[:2] == [Failed(0, Why.NO_WORM), Returned(0, tile(30))]
    assert events[-1] == TurnEnded(0, 1)


_NOBODY_TIED = table("classic", up=(), Ada=stack(21, 22), Bo=stack(33), Cy=stack(36, 29, 25))
_HIGHEST_BURIED = table("classic", up=(), Ada=stack(25, 29), Bo=stack(33, 21))
_TIED_BELOW = table("classic", up=(), Ada=stack(22), Bo=stack(36), Cy=stack(24), Di=stack())
_NO_TILES = table(
    "deluxe", up=(), Ada=stack(bratworms=3), Bo=stack(21), Cy=stack(bratworms=3), Di=stack()
)
_NOTHING = table("classic", up=())


@pytest.mark.parametrize(
    ("position", "worms", "places", "won"),
    [
        (_NOBODY_TIED, (2, 4, 9), ((1, 2), (2, 1), (3, 0)), (2,)),
        (_HIGHEST_BURIED, (5, 5), ((1, 1), (2, 0)), (1,)),
        (_TIED_BELOW, (1, 4, 1, 0), ((1, 1), (2, 2), (3, 0), (4, 3)), (1,)),
        (_NO_TILES, (3, 1, 3, 0), ((1, 0), (1, 2), (3, 1), (4, 3)), (0, 2)),
        (_NOTHING, (0, 0), ((1, 0), (1, 1)), (0, 1)),
    ],
)
def test_most_worms_win_and_the_highest_single_tile_breaks_a_tie(
    position: Position,
    worms: tuple[int, ...],
    places: tuple[tuple[int, int], ...],
    won: tuple[int, ...],
) -> None:
    """R11: who is still equal then, for want of tiles too, shares the place."""
    assert scores(position) == worms
    assert ranking(position) == places
    assert winners(position) == won


def test_players_tied_with_tiles_of_equal_value_share_the_win() -> None:
    """R11: it takes an edition of another make."""
    twins = (Tile(21, 1), Tile(21, 1), Tile(22, 1), Tile(23, 1))
    edition = replace(EDITIONS["classic"], key="twins", tiles=twins)
    over = table(edition, up=(), Ada=stack(21), Bo=stack(21), Cy=stack())
    assert (scores(over), winners(over)) == ((1, 1, 0), (0, 1))
    assert ranking(over) == ((1, 0), (1, 1), (3, 2))


def test_one_without_a_tile_has_no_highest_tile() -> None:
    """R11"""
    ada, bo = table("classic", Ada=stack(21, 30, 22), Bo=stack()).seats
    assert (highest_tile(ada), highest_tile(bo)) == (30, 0)


def test_the_winners_of_a_tied_game_are_announced() -> None:
    """R11: the one with the higher tile alone."""
    before = table("classic", up=(21,), Ada=stack(25), Bo=stack(29), kept=worth(21))
    after, events = play(before, "stop")
    assert after == table("classic", up=(), Ada=stack(25, 21), Bo=stack(29))
    assert events == [Took(0, tile(21)), TurnEnded(0, None), GameOver((3, 3), (1,))]


@pytest.mark.parametrize(("player", "following"), [(0, 1), (1, 2), (2, 0)])
def test_turns_go_round_in_the_order_of_the_seats(player: int, following: int) -> None:
    """R12"""
    nobody = stack()
    before = table("classic", Ada=nobody, Bo=nobody, Cy=nobody, player=player, kept="1")
    after, events = play(before, "stop")
    assert after == table("classic", Ada=nobody, Bo=nobody, Cy=nobody, player=following)
    assert events == [Failed(player, Why.NO_WORM), TurnEnded(player, following)]


def test_the_first_seat_starts_unless_the_table_agrees_otherwise() -> None:
    """R12, O3"""
    names = ["Ada", "Bo", "Cy"]
    classic = EDITIONS["classic"]
    assert start(classic, names).turn == Turn(0)
    assert start(classic, names, Options(first=2)).turn == Turn(2)
    assert start(classic, names, Options(first=2)).options == Options(first=2)


def test_an_edition_brings_its_own_options_and_the_table_may_overrule_them() -> None:
    """O3"""
    edition = replace(EDITIONS["classic"], key="house", options=Options(short_game=True, first=1))
    own = start(edition, ["Ada", "Bo"])
    assert (own.options, own.turn) == (Options(short_game=True, first=1), Turn(1))
    agreed = start(edition, ["Ada", "Bo"], Options())
    assert (agreed.options, agreed.turn) == (Options(), Turn(0))
