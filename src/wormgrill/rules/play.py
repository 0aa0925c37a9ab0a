"""A position opened up while one step is carried out: pieces move, events are noted."""

from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.endings import Why
from wormgrill.rules.events import (
    Bratworm,
    Event,
    Failed,
    GameOver,
    HenTaken,
    OnTile,
    OutOfGame,
    Place,
    Reason,
    Returned,
    SpecialistMoved,
    Stole,
    Took,
    Turned,
    TurnEnded,
    WithPlayer,
)
from wormgrill.rules.legal import victims
from wormgrill.rules.pieces import Specialist, Tile
from wormgrill.rules.position import Phase, Position, Seat, Spot, Turn
from wormgrill.rules.scoring import scores, winners

Outcome = tuple[Position, tuple[Event, ...]]


class Play:
    """A position opened up: the one mutable thing of the rules, and it lives for one step only.

    Trusted: whoever moves pieces here has asked the rules before.
    """

    __slots__ = ("edition", "events", "grill", "options", "out", "seats", "supply", "turn")

    def __init__(self, position: Position, turn: Turn, *events: Event) -> None:
        self.edition: Edition = position.edition
        self.options: Options = position.options
        self.seats: tuple[Seat, ...] = position.seats
        self.grill: tuple[Spot, ...] = position.grill
        self.supply: int = position.supply
        self.out: tuple[Specialist, ...] = position.out
        self.turn: Turn = turn
        self.events: list[Event] = list(events)

    @property
    def player(self) -> int:
        return self.turn.player

    def position(self) -> Position:
        """The position as it lies now."""
        return self._with(self.turn)

    def _with(self, turn: Turn | None) -> Position:
        return Position(
            self.edition,
            self.options,
            self.seats,
            self.grill,
            self.supply,
            self.out,
            turn,
        )

    def waiting(
        self, phase: Phase, limbo: Specialist | None = None, limbo_from: int | None = None
    ) -> Outcome:
        """The position in which the player owes this decision about the dice laid aside."""
        turn = self.turn
        self.turn = Turn(
            turn.player,
            phase,
            turn.kept,
            golden_die=turn.golden_die,
            weasel_used=turn.weasel_used,
            limbo=limbo,
            limbo_from=limbo_from,
        )
        return self.position(), tuple(self.events)

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _spot(self, place: int, spot: Spot) -> None:
        self.grill = (*self.grill[:place], spot, *self.grill[place + 1 :])

    # Winning a tile

    def take(self, value: int) -> Specialist | None:
        """R6 a and c, R18: the tile, and whoever stood on it is handed out."""
        place = 0
        while self.grill[place].tile.value != value or not self.grill[place].up:
            place += 1  # R34: of equal tiles the left
        spot = self.grill[place]
        self.grill = self.grill[:place] + self.grill[place + 1 :]
        self._pile(spot.tile)
        self.events.append(Took(self.player, spot.tile))
        return spot.specialist

    def steal(self, victim: int) -> Specialist | None:
        """R6 b, R18: the top tile, and the victim's specialist is handed out."""
        seat = self.seats[victim]
        tile = seat.stack[-1]
        self._seat(victim, Seat(seat.name, seat.stack[:-1], seat.bratworms))
        self._pile(tile)
        self.events.append(Stole(self.player, tile, victim))
        return seat.specialist

    def take_hen(self, victim: int) -> Specialist:
        """R26: the hen instead of the tile it guards."""
        seat = self.seats[victim]
        self._seat(victim, Seat(seat.name, seat.stack, seat.bratworms))
        self.events.append(HenTaken(self.player, victim, seat.stack[-1]))
        return Specialist.HEN

    def _pile(self, tile: Tile) -> None:
        seat = self.seats[self.player]
        self._seat(
            self.player, Seat(seat.name, (*seat.stack, tile), seat.bratworms, seat.specialist)
        )

    # Bratworms

    def give_bratworm(self, why: Reason) -> bool:
        """R16. False: the player still has to choose whom to take it from."""
        if self.supply:
            self.supply -= 1
            self._gain_bratworm(None, why)
            return True
        eligible = victims(self.position(), self.turn)
        if len(eligible) == 1:
            self.rob(eligible[0], why)
        return len(eligible) < 2

    def rob(self, victim: int, why: Reason) -> None:
        seat = self.seats[victim]
        self._seat(victim, Seat(seat.name, seat.stack, seat.bratworms - 1, seat.specialist))
        self._gain_bratworm(victim, why)

    def _gain_bratworm(self, robbed: int | None, why: Reason) -> None:
        seat = self.seats[self.player]
        self._seat(self.player, Seat(seat.name, seat.stack, seat.bratworms + 1, seat.specialist))
        self.events.append(Bratworm(self.player, robbed, why))

    # Specialists

    def hold(self, specialist: Specialist | None) -> None:
        seat = self.seats[self.player]
        self._seat(self.player, Seat(seat.name, seat.stack, seat.bratworms, specialist))

    def put_back(self, specialist: Specialist, origin: Place) -> None:
        """R20: onto the lowest unoccupied face-up tile, or out of the game."""
        for place, spot in enumerate(self.grill):
            if spot.up and spot.specialist is None:
                self._spot(place, Spot(spot.tile, True, specialist))
                goal: Place = OnTile(spot.tile.value)
                break
        else:
            self.out = tuple(s for s in Specialist if s in self.out or s is specialist)
            goal = OutOfGame()
        self.events.append(SpecialistMoved(specialist, origin, goal))

    # Failing

    def fail(self, why: Why) -> None:
        self.events.append(Failed(self.player, why))
        seat = self.seats[self.player]
        if not self.edition.kind.failure_returns_tile:
            self._turn_highest(None)  # R32
        elif not seat.stack:
            return  # R9: nothing returns, nothing is turned; R27: the hen stays
        elif seat.specialist is Specialist.HEN:
            self.hold(None)  # R27: only the hen goes back
            self.put_back(Specialist.HEN, WithPlayer(self.player))
        else:
            self._return_top()

    def _return_top(self) -> None:
        """R9 and R21, in this order: the tile, the specialist, the highest tile and its guest."""
        seat = self.seats[self.player]
        tile = seat.stack[-1]
        self._seat(self.player, Seat(seat.name, seat.stack[:-1], seat.bratworms))
        place = sum(spot.tile.value < tile.value for spot in self.grill)
        self.grill = (*self.grill[:place], Spot(tile), *self.grill[place:])
        self.events.append(Returned(self.player, tile))
        if seat.specialist:
            self.put_back(seat.specialist, WithPlayer(self.player))
        self._turn_highest(None if self.options.short_game else tile)  # O1

    def _turn_highest(self, spared: Tile | None) -> None:
        """Of equal tiles the right one is turned (R34)."""
        place, spot = max(enumerate(self.grill), key=lambda entry: (entry[1].up, entry[0]))
        if spot.tile == spared:
            return
        self._spot(place, Spot(spot.tile, up=False))
        self.events.append(Turned(spot.tile))
        if spot.specialist:
            self.put_back(spot.specialist, OnTile(spot.tile.value))  # R21, R28

    # Closing

    def end_turn(self) -> Outcome:
        """R10, R12: the next seat's turn, or the end of the game."""
        following = None
        for spot in self.grill:
            if spot.up:
                following = (self.player + 1) % len(self.seats)
                break
        self.events.append(TurnEnded(self.player, following))
        position = self._with(None if following is None else Turn(following))
        if following is None:
            self.events.append(GameOver(scores(position), winners(position)))
        return position, tuple(self.events)
