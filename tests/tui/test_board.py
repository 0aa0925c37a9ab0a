"""The board on a terminal: all of a position is there, whatever the edition, width and language."""

from collections.abc import Iterable

import pytest
from textual.pilot import Pilot

from tests.support.position import CANNED_WORM, GOLDEN_DIE, HEN, stack, table
from tests.support.scenes import scenes
from tests.support.screens import SIZES, run, seen
from wormgrill.rules import EDITIONS, Position
from wormgrill.rules.actions import Action, Keep, Pinch, Take
from wormgrill.rules.edition import Options
from wormgrill.rules.position import GoldenDie
from wormgrill.tui.board import BoardWidget
from wormgrill.tui.dice import Tray
from wormgrill.tui.themes import DAY
from wormgrill.words.plainer import EVEN
from wormgrill.words.texts import LANGUAGES
from wormgrill.words.voice import Voice


def drawn(
    positions: Iterable[Position],
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    theme: str = DAY.name,
    aim: Action | None = None,
) -> list[str]:
    """What a screen of this size shows of each position."""
    board, screens = BoardWidget(), list[str]()

    async def look(pilot: Pilot[None]) -> None:
        for position in positions:
            board.show(position, Voice(language))
            board.aim(aim)
            await pilot.pause()
            lines = seen(pilot.app)
            assert {len(line) for line in lines} == {size[0]}
            screens.append("\n".join(lines))

    run(board, look, size, theme)
    return screens


class TestWhatIsSeen:
    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_every_tile_player_and_specialist_whatever_the_width(
        self, edition: str, size: tuple[int, int]
    ) -> None:
        """Also with as many players as can be, and long names."""
        for players in EDITIONS[edition].players:
            positions = list(scenes(edition, players).values())
            for position, text in zip(positions, drawn(positions, size), strict=True):
                for spot in position.grill:
                    assert (f"({spot.tile.value})" in text) or spot.up
                    assert f"{spot.tile.value}" in text
                    assert not spot.specialist or Voice().say(f"board-{spot.specialist}") in text
                for seat in position.seats:
                    assert seat.name[:3] in text
                    assert not seat.stack or f" {seat.stack[-1].value} " in text
                    assert not seat.bratworms or f"{seat.bratworms}▬" in text

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_specialists_in_every_language_on_the_narrowest_grill(self, language: str) -> None:
        (text,) = drawn([table("deluxe")], (60, 24), language)
        for who, _ in EDITIONS["deluxe"].specialists:
            assert Voice(language).say(f"board-{who}") in text

    def test_a_place_keeps_its_tile_and_a_gap_when_it_is_taken(self) -> None:
        """R8: the top tile is with the player; what lies below it is counted."""
        (text,) = drawn([table("classic", Ada=stack(21, 25, 36), Bo=stack())])
        assert text.split()[:2] == ["22", "23"]
        assert " · " in text.splitlines()[1]
        assert "36 ~~~~  +2" in text
        assert "7 ~" in text

    def test_a_turned_tile_has_its_number_in_brackets(self) -> None:
        (text,) = drawn([table("classic", down=(36,), Ada=stack(30), Bo=stack())])
        assert "(36)" in text
        assert "(35)" not in text

    def test_what_nobody_has_is_told(self) -> None:
        """R16, R20: the supply, and who has left the game."""
        gone = table("deluxe", standing={HEN: 21}, Ada=stack(22, bratworms=3), Bo=stack())
        (text,) = drawn([gone])
        assert "In the supply: 4▬" in text
        words = " ".join(line[54:].strip() for line in text.splitlines())
        assert "out: can, raven, weasel, golden, apple" in words

    def test_a_finished_game_can_be_looked_at(self) -> None:
        over = table("junior", up=(), Ada=stack(4, 9), Bo=stack(8))
        (text,) = drawn([over])
        assert "▶" not in text
        assert "5 ~" in text

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_a_window_may_become_as_small_as_it_likes(self, edition: str) -> None:
        most = EDITIONS[edition].players[1]
        board, position = BoardWidget(), scenes(edition, most)["choose"]

        async def squeeze(pilot: Pilot[None]) -> None:
            board.show(position, Voice("it"))
            for width in (120, 20, 100, 5, 40, 1, 76, 30):
                await pilot.resize_terminal(width, 30)
                await pilot.pause()
                assert {len(line) for line in seen(pilot.app)} == {width}

        run(board, squeeze)

    def test_nothing_is_shown_before_there_is_a_position(self) -> None:
        assert drawn([]) == []


class TestWhatIsAboutToBeWon:
    KEPT = "5 5 5 5 worm"  # 25

    def test_stopping_marks_the_tile(self) -> None:
        """R6 a."""
        (text,) = drawn([table("classic", kept=self.KEPT)])
        assert "›25‹" in text

    def test_stopping_marks_the_top_tile_that_is_stolen(self) -> None:
        """R6 b."""
        (text,) = drawn([table("classic", kept=self.KEPT, Ada=stack(), Bo=stack(25))])
        assert "›25‹~~" in text

    def test_a_choice_marks_its_own(self) -> None:
        """O2: the next lower tile may be taken instead."""
        open_choice = table(
            "classic",
            options=Options(free_choice=True),
            kept=self.KEPT,
            Ada=stack(),
            Bo=stack(25),
        )
        assert "›24‹" in drawn([open_choice], aim=Take(24))[0]
        assert "›25‹" in drawn([open_choice], aim=Pinch(1))[0]

    def test_dice_to_keep_mark_what_they_would_bring(self) -> None:
        choosing = table("classic", kept="5 5 5 5", rolled="worm 1 1 2")
        assert "›25‹" in drawn([choosing], aim=Keep("worm"))[0]
        assert "›" not in drawn([choosing], aim=Keep("2"))[0]

    def test_of_equal_tiles_only_the_left_one(self) -> None:
        """R34."""
        (text,) = drawn([table("junior", kept="worm cheese bun bun bun")])
        assert text.count("›8‹") == 1


class TestDice:
    def test_pips_of_every_number_and_the_worm(self) -> None:
        (text,) = drawn([table("classic", rolled="1 2 3 4 5 5 worm worm")], (60, 24))
        assert text.count("●") == 1 + 2 + 3 + 4 + 5 + 5
        assert text.count("▄▀▄ ▄") == 2

    def test_foods_are_told_by_their_names(self) -> None:
        (text,) = drawn(
            [table("junior", rolled="bun bun cheese cucumber ketchup worm")], (60, 24), "it"
        )
        for name in ("panino", "formaggi", "cetrioli", "ketchup", "verme"):
            assert name in text

    def test_those_laid_aside_stand_before_the_others_with_their_sum(self) -> None:
        """R24: the canned worm counts in it."""
        position = table(
            "extrawurm",
            kept="4 4",
            rolled="1 1 1 1 3 3",
            Ada=stack(21, holds=CANNED_WORM),
            Bo=stack(),
        )
        (text,) = drawn([position])
        assert "Laid aside = 13" in text
        assert text.index("Laid aside") < text.index("Rolled")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_long_words_above_them_push_no_die_off_the_screen(self, language: str) -> None:
        """R22: nine dice, the golden one the last."""
        position = table(
            "deluxe",
            kept="worm",
            rolled="5 5 5 5 5 5 5 + 1",
            golden_die=GoldenDie.IN_HAND,
            Ada=stack(22, holds=GOLDEN_DIE),
            Bo=stack(),
        )
        (text,) = drawn([position], (60, 24), language)
        assert text.count("●") == 7 * 5 + 1

    def test_dice_in_the_hand_are_counted(self) -> None:
        (text,) = drawn([table("classic", kept="4 4 worm")])
        assert "5 dice" in text

    def test_a_click_names_the_face_if_it_can_be_kept(self) -> None:
        """R1: not a face laid aside before."""
        position = table("classic", kept="4 4", rolled="1 1 1 4 4 worm")
        assert clicked(position, "worm") == ["worm"]
        assert clicked(position, "4") == []

    def test_they_roll_and_come_to_lie(self) -> None:
        board = BoardWidget()
        position = table("classic", rolled="1 1 1 1 1 1 1 1")

        async def watch(pilot: Pilot[None]) -> None:
            board.show(position, Voice(), animate=True)
            assert board.rolling
            await pilot.pause(1.0)
            assert not board.rolling
            assert "".join(seen(pilot.app)).count("●") == 8
            board.show(position, Voice(), animate=True)
            assert not board.rolling  # nothing new has fallen

        run(board, watch)

    def test_they_can_be_told_not_to(self) -> None:
        board = BoardWidget()

        async def watch(pilot: Pilot[None]) -> None:
            board.show(table("classic", rolled="1 1 1 1 1 1 1 1"), Voice())
            assert not board.rolling
            board.show(table("classic", rolled="1 1 1 1 1 1 1 2"), Voice(), animate=True)
            board.land()
            assert not board.rolling

        run(board, watch)


class _Listening(BoardWidget):
    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def on_tray_chosen(self, message: Tray.Chosen) -> None:
        self.heard.append(message.face)


def clicked(position: Position, face: str) -> list[str]:
    """The faces that a click on a die of this face names."""
    board = _Listening()
    assert position.turn is not None
    assert position.turn.rolled is not None
    before = len(position.turn.kept) + position.turn.rolled.index(face)

    async def click(pilot: Pilot[None]) -> None:
        board.show(position, Voice())
        await pilot.pause()
        await pilot.click(Tray, offset=(8 * before + 3 + 2, 2))

    run(board, click)
    return board.heard


class TestPoorTerminals:
    @pytest.mark.parametrize("edition", EDITIONS)
    def test_every_sign_has_one_that_ascii_knows(self, edition: str) -> None:
        positions = list(scenes(edition, 2).values())
        for text in drawn(positions):
            plain = text.encode("ascii", EVEN).decode()
            assert "?" not in plain
            assert len(plain) == len(text)
