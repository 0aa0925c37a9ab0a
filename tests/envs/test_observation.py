"""What a player sees: all that matters, number by number, from their own seat."""

import copy
import pickle
from collections import Counter
from itertools import islice
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.test_editions import editions
from tests.support.selfplay import NAMES, TABLES, game
from tests.support.selfplay import settings as agreed
from wormgrill.envs.layout import observation_layout
from wormgrill.envs.observation import Observation, Observer, observe
from wormgrill.rules import EDITIONS, Position, start
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.position import GoldenDie, Phase, Seat, Spot, Turn, has_worm, total
from wormgrill.rules.scoring import worms
from wormgrill.rules.seating import renamed
from wormgrill.values.turn_order import seat_at


class Seen:
    """The numbers of an observation by their names, in plain units."""

    def __init__(self, edition: Edition, observation: Observation) -> None:
        self.parts: dict[tuple[str, str], dict[str, float]] = {}
        for section in observation_layout(edition).sections:
            for place, part in section.placed():
                numbers = observation[place : place + part.size].astype(float) * part.unit
                self.parts[section.name, part.name] = dict(
                    zip(part.labels, numbers.round(4), strict=True)
                )

    def counts(self, section: str, part: str) -> dict[str, int]:
        """What is not 0."""
        numbers = self.parts.get((section, part), {})
        return {label: round(number) for label, number in numbers.items() if number}

    def only(self, section: str, part: str) -> str | None:
        (label,) = self.counts(section, part) or (None,)
        return label

    def number(self, section: str, part: str) -> int:
        return sum(self.counts(section, part).values())


def rebuilt(edition: Edition, observation: Observation) -> Position:
    """The position that is seen, the viewer in seat 0; dice in the edition's order."""
    seen = Seen(edition, observation)
    tiles: dict[str, Tile] = {}  # by their labels
    for tile in edition.tiles:
        tiles[str(tile.value) + "'" * sum(tile.value == one.value for one in tiles.values())] = tile

    def specialist(section: str, part: str) -> Specialist | None:
        who = seen.only(section, part)
        return Specialist(who) if who else None

    def seat(section: str) -> Seat:
        stack = seen.parts[section, "stack"]
        lying = sorted((share, tiles[label]) for label, share in stack.items() if share)
        return Seat(
            "",
            tuple(tile for _, tile in sorted(lying, key=lambda pair: pair[0])),
            seen.number(section, "bratworms"),
            specialist(section, "held"),
        )

    def dice(part: str) -> tuple[str, ...]:
        return tuple(Counter(seen.counts("turn", part)).elements())

    players = int(seen.only("grill", "players") or 0)
    standing = {
        label.partition(" on ")[2]: Specialist(label.partition(" on ")[0])
        for label in seen.counts("grill", "standing")
    }
    spots = [
        *(Spot(tiles[one], True, standing.get(one)) for one in seen.counts("grill", "up")),
        *(Spot(tiles[one], False) for one in seen.counts("grill", "down")),
    ]
    turn = None
    if phase := seen.only("turn", "phase"):
        turn = Turn(
            int(seen.only("turn", "mover") or 0),
            Phase(phase),
            dice("kept"),
            dice("rolled") if phase == Phase.CHOOSE else None,
            seen.only("turn", "golden"),
            GoldenDie(seen.only("turn", "golden die") or "unused"),
            bool(seen.number("turn", "weasel used")),
            specialist("turn", "limbo"),
        )
    return Position(
        edition,
        Options(
            bool(seen.number("grill", "short game")), bool(seen.number("grill", "free choice"))
        ),
        tuple(seat(f"seat {place}") for place in range(players)),
        tuple(sorted(spots, key=lambda spot: (spot.tile.value, not spot.up))),
        seen.number("grill", "supply"),
        tuple(who for who in Specialist if who in seen.counts("grill", "out")),
        turn,
    )


def from_seat(position: Position, viewer: int) -> Position:
    """The same with the viewer in seat 0, without what an observation leaves out."""
    players = len(position.seats)
    order = [position.seats[seat_at(place, viewer, players)] for place in range(players)]
    turn = position.turn
    if turn:
        turn = turn._replace(
            player=(turn.player - viewer) % players,
            kept=tuple(sorted(turn.kept, key=position.edition.face_order.__getitem__)),
            limbo_from=None,
        )
    grill = sorted(position.grill, key=lambda spot: (spot.tile.value, not spot.up))
    options = Options(position.options.short_game, position.options.free_choice)
    turned = position._replace(seats=tuple(order), options=options, grill=tuple(grill), turn=turn)
    return renamed(turned, [""] * players)


def check_numbers_that_follow(position: Position, viewer: int, observation: Observation) -> None:
    """What is told beside the bare facts."""
    seen = Seen(position.edition, observation)
    for place in range(7):
        section = f"seat {place}"
        if place >= len(position.seats):
            assert not any(seen.counts(*part) for part in seen.parts if part[0] == section)
            continue
        seat = position.seats[seat_at(place, viewer, len(position.seats))]
        assert seen.number(section, "taken") == 1
        assert seen.number(section, "worms") == worms(seat)
        top = (seen.only(section, "top") or "").rstrip("'")
        assert top == (str(seat.stack[-1].value) if seat.stack else "")
    if turn := position.turn:
        assert seen.number("turn", "total") == total(position, turn)
        assert seen.number("turn", "worm") == has_worm(position, turn)


@settings(max_examples=25)
@given(st.sampled_from(list(TABLES)), st.integers(), st.data())
def test_an_observation_holds_all_that_matters(key: str, seed: int, data: st.DataObject) -> None:
    """From it the position can be set up again, seen from every seat: rotated, nothing else."""
    edition = TABLES[key]
    players, options = data.draw(st.sampled_from(list(agreed(edition))))
    observer = Observer(observation_layout(edition))
    chance = Random(seed)
    for position in game(edition, players, options, Random(seed)):
        viewer = chance.randrange(players)
        seen = observer.observe(position, viewer)
        assert seen.dtype == np.float32
        if chance.random() < 0.1:  # each costs more than all the game
            assert 0 <= seen.min() <= seen.max() <= 1
            assert rebuilt(edition, seen) == from_seat(position, viewer)
            check_numbers_that_follow(position, viewer, seen)


@settings(max_examples=25)
@given(st.sampled_from(list(TABLES)), st.integers(), st.data())
def test_what_is_kept_never_shows(key: str, seed: int, data: st.DataObject) -> None:
    """Whatever was observed before, from wherever: a position is seen as if it were the first."""
    observer = Observer(observation_layout(TABLES[key]))
    chance = Random(seed)
    positions: list[Position] = []
    for players, options in data.draw(st.permutations(list(agreed(TABLES[key]))))[:2]:
        positions += islice(game(TABLES[key], players, options, Random(seed)), 200)
    for position in chance.choices(positions, k=50):
        viewer = chance.randrange(len(position.seats))
        assert (observer.observe(position, viewer) == observe(position, viewer)).all()


@settings(max_examples=40)
@given(editions(), st.integers())
def test_every_custom_edition_has_a_layout(edition: Edition, seed: int) -> None:
    layout = observation_layout(edition)
    assert len(layout.names) == len(set(layout.names)) == layout.size
    players = edition.players[1]
    for position in islice(game(edition, players, edition.options, Random(seed)), 30):
        seen = observe(position, 0)
        assert rebuilt(edition, seen) == from_seat(position, 0)
        assert 0 <= seen.min() <= seen.max() <= 1


def test_equal_positions_look_equal_whatever_the_names() -> None:
    one = start(EDITIONS["deluxe"], ["Ada", "Bo"])
    other = start(EDITIONS["deluxe"], ["Cem", "Dora"])
    assert (observe(one, 0) == observe(other, 0)).all()
    assert (observe(one, 0) != observe(one, 1)).any()


def test_equal_tiles_look_alike_wherever_they_lie() -> None:
    """Junior has each tile twice: which of the two it is tells nobody anything (R34)."""
    four, five = Tile(4, 1), Tile(5, 1)
    junior = start(EDITIONS["junior"], NAMES[:2])
    seats = Seat("Ada", (four, five, four)), Seat("Bo", (five,))
    seen = Seen(junior.edition, observe(junior._replace(seats=seats), 0))
    assert seen.counts("seat 0", "top") == {"4": 1}
    stack = seen.parts["seat 0", "stack"]
    assert {label: share for label, share in stack.items() if share} == {
        "4": 1,
        "5": 0.5,
        "4'": pytest.approx(1 / 3, abs=1e-4),
    }


def test_an_observation_is_the_takers_own() -> None:
    observer = Observer(observation_layout(EDITIONS["classic"]))
    position = start(EDITIONS["classic"], ["Ada", "Bo"])
    seen = observer.observe(position, 0)
    seen[:] = 7
    assert observer.observe(position, 0).max() == 1


def test_an_observer_can_be_copied_and_sent() -> None:
    observer = Observer(observation_layout(EDITIONS["deluxe"]))
    position = start(EDITIONS["deluxe"], ["Ada", "Bo"])
    seen = observer.observe(position, 1)
    for other in copy.deepcopy(observer), pickle.loads(pickle.dumps(observer)):
        assert (other.observe(position, 1) == seen).all()


@pytest.mark.parametrize("edition", TABLES.values(), ids=TABLES)
def test_every_number_has_a_name(edition: Edition) -> None:
    layout = observation_layout(edition)
    assert len(layout.names) == len(set(layout.names)) == layout.size
    assert layout.names[0] == "turn mover 0"
    assert layout.names[layout.seats[1].start] == "seat 1 taken"
    assert layout.names[-1] == "grill free choice"
