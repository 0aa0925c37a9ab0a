"""Whatever is played, in any edition, these things always hold."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from jsonschema import Draft202012Validator

from tests.support.selfplay import NAMES, TABLES, purposeful
from wormgrill.formats.position_json import POSITION_SCHEMA, decode, encode
from wormgrill.formats.position_line import from_line, to_line
from wormgrill.rules import (
    Action,
    Dice,
    Phase,
    Position,
    apply,
    legal_actions,
    roll_outcomes,
    start,
)
from wormgrill.rules.actions import (
    FAIL,
    ROLL,
    ROLL_GOLDEN,
    STOP,
    WEASEL,
    Keep,
    Pinch,
    Return,
    Rob,
    Take,
)
from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.errors import IllegalAction, IllegalDice
from wormgrill.rules.pieces import Specialist
from wormgrill.rules.position import white_dice_left

pytestmark = pytest.mark.uncounted

SCHEMA = Draft202012Validator(POSITION_SCHEMA)
EVERY_FACE = list(dict.fromkeys(face for table in TABLES.values() for face in table.face_names))


@st.composite
def tables(draw: st.DrawFn) -> tuple[Edition, int, Options]:
    edition = draw(st.sampled_from(list(TABLES.values())))
    players = draw(st.integers(*edition.players))
    first = draw(st.integers(0, players - 1))
    return edition, players, Options(draw(st.booleans()), draw(st.booleans()), first)


def vocabulary(position: Position) -> Iterator[Action]:
    """Every action there is, in any phase of any edition."""
    yield from (ROLL, ROLL_GOLDEN, WEASEL, FAIL, STOP)
    yield from map(Keep, EVERY_FACE)
    yield from map(Return, Specialist)
    for seat in range(-1, len(position.seats) + 1):
        yield Rob(seat)
        yield Pinch(seat)
    yield from map(Take, {tile.value for tile in position.edition.tiles} | {0, 99})


def false_dice(position: Position) -> Iterator[Dice]:
    """Dice that cannot have been rolled now."""
    outcomes = roll_outcomes(position)
    if not outcomes:
        yield Dice((position.edition.face_names[0],) * position.edition.dice)
        yield Dice(())
        return
    faces, golden = outcomes[0][0].faces, outcomes[0][0].golden
    yield Dice((*faces, "worm"), golden)
    yield Dice(faces[1:], golden) if faces else Dice(("worm",), golden)
    yield Dice((*faces[1:], "ham"), golden)
    yield Dice(faces, None if golden else "worm")
    yield Dice(faces, "2")  # on no golden die


class Game(RuleBasedStateMachine):
    position: Position

    @initialize(table=tables(), steps=st.integers(0, 400), seed=st.integers(0, 10_000))
    def sit_down(self, table: tuple[Edition, int, Options], steps: int, seed: int) -> None:
        """Somewhere in a game: most of what is rare happens late."""
        edition, players, options = table
        self.position = start(edition, NAMES[:players], options)
        chance = Random(seed)
        for _ in range(steps):
            following, _ = apply(self.position, purposeful(self.position, chance))
            if following.over:
                break
            self.position = following

    @rule(chance=st.randoms(use_true_random=False))
    def play_on(self, chance: Random) -> None:
        if self.position.over:
            self.play_again()
        self.position, _ = apply(self.position, purposeful(self.position, chance))

    @rule(data=st.data())
    def do_anything(self, data: st.DataObject) -> None:
        if self.position.over:
            self.play_again()
        rolls = [dice for dice, _ in roll_outcomes(self.position)]
        step = data.draw(st.sampled_from([*legal_actions(self.position), *rolls]))
        self.position, _ = apply(self.position, step)

    def play_again(self) -> None:
        last = self.position
        self.position = start(last.edition, [seat.name for seat in last.seats], last.options)

    @invariant()
    def no_tile_is_lost_or_doubled(self) -> None:
        position = self.position
        tiles = [spot.tile for spot in position.grill]
        tiles += [tile for seat in position.seats for tile in seat.stack]
        assert Counter(tiles) == Counter(position.edition.tiles)

    @invariant()
    def no_bratworm_is_lost_or_doubled(self) -> None:
        shares = [self.position.supply, *(seat.bratworms for seat in self.position.seats)]
        assert sum(shares) == self.position.edition.bratworms
        assert min(shares) >= 0

    @invariant()
    def every_specialist_is_in_one_place(self) -> None:
        position = self.position
        places = [spot.specialist for spot in position.grill]
        places += [seat.specialist for seat in position.seats]
        places += position.out
        if position.turn:
            places.append(position.turn.limbo)
        found = Counter(place for place in places if place)
        assert found == Counter(name for name, _ in position.edition.specialists)

    @invariant()
    def specialists_stand_where_they_may(self) -> None:
        for spot in self.position.grill:
            assert spot.up or not spot.specialist
        for seat in self.position.seats:
            assert seat.specialist is not Specialist.RAVEN  # R28
            assert seat.stack or seat.specialist in (None, Specialist.HEN)  # R21

    @invariant()
    def the_grill_lies_in_order(self) -> None:
        values = [spot.tile.value for spot in self.position.grill]
        assert values == sorted(values)

    @invariant()
    def a_turn_is_on_while_a_tile_lies_face_up(self) -> None:
        """R10; in between, a choice may still be owed about the last tile."""
        turn = self.position.turn
        any_up = any(spot.up for spot in self.position.grill)
        if turn is None:
            assert not any_up
        else:
            assert any_up or turn.limbo
            assert turn.phase in (Phase.ROB, Phase.RETURN) or not turn.limbo

    @invariant()
    def a_decision_is_owed_or_the_dice_are_in_the_air_or_it_is_over(self) -> None:
        turn = self.position.turn
        legal = legal_actions(self.position)
        assert bool(legal) is (turn is not None and turn.phase is not Phase.DICE)
        assert len(set(legal)) == len(legal)
        if turn and turn.phase in (Phase.ROB, Phase.RETURN, Phase.PINCH):
            assert len(legal) > 1

    @invariant()
    def outcomes_are_all_that_can_be_rolled(self) -> None:
        outcomes = roll_outcomes(self.position)
        turn = self.position.turn
        assert bool(outcomes) is (turn is not None and turn.phase is Phase.DICE)
        if turn and outcomes:
            assert sum(chance for _, chance in outcomes) == 1
            assert len({dice for dice, _ in outcomes}) == len(outcomes)
            for dice, _ in (outcomes[0], outcomes[len(outcomes) // 2], outcomes[-1]):
                assert len(dice.faces) == white_dice_left(self.position, turn)
                apply(self.position, dice)

    @invariant()
    def everything_else_is_refused_and_changes_nothing(self) -> None:
        before = encode(self.position)
        legal = legal_actions(self.position)
        for action in vocabulary(self.position):
            if action not in legal:
                with pytest.raises(IllegalAction):
                    apply(self.position, action)
        for dice in false_dice(self.position):
            with pytest.raises(IllegalDice):
                apply(self.position, dice)
        assert encode(self.position) == before

    @invariant()
    def a_position_can_be_written_down_and_set_up_again(self) -> None:
        position = self.position
        told = json.loads(json.dumps(encode(position)))
        SCHEMA.validate(told)
        for again in (decode(told), from_line(to_line(position))):
            assert again == position
            assert hash(again) == hash(position)


TestGame = Game.TestCase
