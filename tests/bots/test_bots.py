"""Bots: each by its own rule, all of them legal everywhere."""

from random import Random

import pytest

from tests.support.position import GOLDEN_DIE, HEN, WEASEL, choices, stack, table
from tests.support.selfplay import NAMES, TABLES
from wormgrill.bots.registry import BOTS, make_bot, temper
from wormgrill.bots.simple import FirstTileBot, RandomBot
from wormgrill.rules import Phase, Position, apply, legal_actions, start
from wormgrill.rules.edition import Options
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.rolls import draw
from wormgrill.words.voice import Voice


def chosen(bot: str, position: Position) -> str:
    return str(make_bot(bot, 1).choose(position))


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("edition", TABLES)
def test_every_bot_plays_every_edition_by_the_rules(bot: str, edition: str) -> None:
    chance = Random(2)
    table_of = TABLES[edition]
    players = [make_bot(bot, seat) for seat in range(table_of.players[1])]
    options = Options(short_game=True, free_choice=True)
    position = start(table_of, NAMES[: len(players)], options)
    for _ in range(150):
        turn = position.turn
        if turn is None:
            break
        if turn.phase is Phase.DICE:
            position, _ = apply(position, draw(position, chance))
        else:
            action = players[turn.player].choose(position)
            assert action in legal_actions(position)
            position, _ = apply(position, action)


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_temper_and_a_difficulty(bot: str) -> None:
    assert len(temper(BOTS[bot], Voice())) > 20
    assert 1 <= BOTS[bot].difficulty <= 5


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadRequest, match=r"“deep” is not known\. Known: random, first-tile"):
        make_bot("deep")


def test_a_seeded_random_bot_does_the_same_again() -> None:
    position = table("classic", rolled="1 2 3 4 5 worm worm worm")
    again = [[str(RandomBot(seed).choose(position)) for seed in range(20)] for _ in range(2)]
    assert again[0] == again[1]
    assert set(again[0]) == set(choices(position))


@pytest.mark.parametrize(
    ("kept", "rolled", "expected"),
    [
        ("", "1 1 1 1 4 4 5 worm", "keep 4"),  # 8 is more than 4 and 5
        ("", "3 3 5 1 1 2 2 2", "keep 2"),  # 6 for three 2s, 6 for two 3s: the first
        ("", "5 5 1 1 1 1 worm worm", "keep worm"),  # 10 and 10: worms
        ("5 5", "4 4 4 1 1 worm", "keep 4"),  # one face held: what counts most
        ("5 5 4", "3 3 3 1 worm", "keep worm"),  # two faces held: worms
        ("5 5 worm", "3 3 3 1 worm", "keep 3"),  # worms lie there already
    ],
)
def test_first_tile_keeps_what_counts_most_but_worms_from_the_third_face_on(
    kept: str, rolled: str, expected: str
) -> None:
    assert chosen("first-tile", table("classic", kept=kept, rolled=rolled)) == expected


def test_first_tile_stops_as_soon_as_a_tile_can_be_taken() -> None:
    assert chosen("first-tile", table("classic", kept="5 5 5 worm")) == "roll"
    assert chosen("first-tile", table("classic", kept="5 5 5 1 worm")) == "stop"
    assert chosen("first-tile", table("classic", kept="5 5 5 5 5")) == "roll"


def test_first_tile_uses_what_it_holds() -> None:
    golden = table("deluxe", Ada=stack(27, holds=GOLDEN_DIE), Bo=stack())
    assert chosen("first-tile", golden) == "roll golden"
    dead = table(
        "deluxe", Ada=stack(25, holds=WEASEL), Bo=stack(), kept="5 5 5", rolled="5 5 5 5 5"
    )
    assert str(FirstTileBot().choose(dead)) == "weasel"


def test_careful_and_gambler_differ_where_tempers_do() -> None:
    """A small tile is within reach, great ones are not far: one stops, the other rolls."""
    tempted = table("classic", kept="worm worm worm 4 2", up=[21, 22, 33, 34, 35, 36])
    assert chosen("careful", tempted) == "stop"
    assert chosen("gambler", tempted) == "roll"
    assert chosen("turn-ev", tempted) == "stop"


def test_turn_ev_takes_the_hen_where_it_must_and_solves_anew_for_the_next_turn() -> None:
    bot = make_bot("turn-ev")
    guarded = table("deluxe", Ada=stack(), Bo=stack(28, holds=HEN), kept="5 5 5 4 4 worm")
    assert str(bot.choose(guarded)) in ("roll", "stop")
    other = table("classic", rolled="1 1 1 1 1 1 1 worm")
    assert str(bot.choose(other)) == "keep worm"


def test_the_champion_does_not_end_a_game_it_would_lose() -> None:
    """The last tile is within reach, but not enough: who counts worms takes it and loses."""
    lost = table("classic", Ada=stack(23), Bo=stack(36, 35), kept="worm worm worm 3 4", up=[22])
    assert chosen("turn-ev", lost) == "stop"
    assert chosen("champion", lost) == "roll"


def test_in_an_edition_it_has_not_learned_the_champion_counts_worms() -> None:
    position = start(TABLES["small"], NAMES[:2])
    assert chosen("champion", position) == chosen("turn-ev", position)


CHOICE = table("classic", Ada=stack(24), Bo=stack(28), kept="worm worm", rolled="1 2 3 4 4 5")


def test_a_seeded_level_does_the_same_again() -> None:
    again = [[str(make_bot("level-1", seed).choose(CHOICE)) for seed in range(9)] for _ in range(2)]
    assert again[0] == again[1]
