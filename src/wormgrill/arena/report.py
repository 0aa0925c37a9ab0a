"""The standings, for people as a table and for programs as JSON."""

from collections.abc import Iterator
from typing import Any

from wormgrill.arena.game import Pairing
from wormgrill.arena.standings import Standings, WinRate
from wormgrill.formats.options import options_table
from wormgrill.formats.position_json import edition_json
from wormgrill.formats.record import options_text
from wormgrill.words.columns import columns
from wormgrill.words.texts import say
from wormgrill.words.voice import Voice

WIDTH = 24  # of the progress bar


def report(pairing: Pairing, found: Standings, seconds: float, workers: int) -> Iterator[str]:
    options = options_text(pairing.options, pairing.edition.options)
    yield say(
        "arena-heading-options" if options else "arena-heading",
        edition=Voice().title(pairing.edition),
        players=len(pairing.bots),
        games=found.games,
        seed=str(pairing.seed),
        options=options,
    )
    yield ""
    heading = ("arena-bot", "arena-games", "arena-wins", "arena-rate", "arena-interval")
    yield from columns(
        [
            [say(key) for key in (*heading, "arena-worms", "arena-place")],
            *(
                [
                    bot,
                    say("arena-count", value=one.games),
                    say("arena-count", value=one.wins),
                    *_told(one.rate),
                    say("arena-mean", value=one.worms),
                    say("arena-mean", value=one.place),
                ]
                for bot, one in found.bots.items()
            ),
        ],
        left=(0,),
    )
    yield ""
    yield from columns(
        [
            [say(key) for key in ("arena-seat", "arena-rate", "arena-interval")],
            *(
                [
                    say(
                        "arena-first-seat" if seat == pairing.options.first else "arena-other-seat",
                        seat=seat,
                    ),
                    *_told(one.rate),
                ]
                for seat, one in found.seats.items()
            ),
        ],
        left=(0,),
    )
    yield ""
    yield say("arena-turns", turns=found.turns)
    yield say("arena-speed", rate=found.games / seconds, seconds=seconds, workers=workers)


def _told(rate: WinRate) -> tuple[str, str]:
    return (
        say("arena-percent", value=rate.mean),
        say("arena-from-to", low=rate.low, high=rate.high),
    )


def report_json(pairing: Pairing, found: Standings, seconds: float) -> dict[str, Any]:
    return {
        "edition": edition_json(pairing.edition),
        "options": options_table(pairing.options, pairing.edition.options),
        "players": len(pairing.bots),
        "seed": pairing.seed,
        "games": found.games,
        "bots": [
            {"bot": bot, "games": one.games, "wins": one.wins}
            | _rate_json(one.rate)
            | {"worms": one.worms, "place": one.place}
            for bot, one in found.bots.items()
        ],
        "seats": [{"seat": seat} | _rate_json(one.rate) for seat, one in found.seats.items()],
        "turns": found.turns,
        "seconds": seconds,
        "games_per_second": found.games / seconds,
    }


def _rate_json(rate: WinRate) -> dict[str, Any]:
    return {"win_rate": rate.mean, "low": rate.low, "high": rate.high}


def progress_line(done: int, games: int, seconds: float) -> str:
    full = WIDTH * done // games
    bar = "#" * full + "-" * (WIDTH - full)
    return say("arena-progress", bar=bar, done=done, games=games, rate=done / max(seconds, 1e-6))
