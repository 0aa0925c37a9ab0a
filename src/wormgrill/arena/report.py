"""The standings, for people as a table and for programs as JSON."""

import shlex
from collections.abc import Iterator
from typing import Any

from wormgrill.arena.game import Pairing
from wormgrill.arena.standings import Forfeit, Standings, WinRate
from wormgrill.formats.options import options_table
from wormgrill.formats.position_json import edition_json
from wormgrill.formats.record import options_text
from wormgrill.words.columns import columns
from wormgrill.words.voice import Voice

WIDTH = 24  # of the progress bar


def report(
    pairing: Pairing, found: Standings, seconds: float, workers: int, edition: str, voice: Voice
) -> Iterator[str]:
    """The edition as it was named, to name it again."""
    options = options_text(pairing.options, pairing.edition.options)
    yield voice.say(
        "arena-heading-options" if options else "arena-heading",
        edition=voice.title(pairing.edition),
        players=len(pairing.bots),
        games=found.games,
        seed=str(pairing.seed),
        options=options,
    )
    yield ""
    heading = ["arena-bot", "arena-games", "arena-wins", "arena-rate", "arena-interval"]
    heading += ["arena-worms", "arena-place", *["arena-forfeits"] * bool(found.forfeits)]
    yield from columns(
        [
            [voice.say(key) for key in heading],
            *(
                [
                    bot,
                    voice.say("arena-count", value=one.games),
                    voice.say("arena-count", value=one.wins),
                    *_told(one.rate, voice),
                    voice.say("arena-mean", value=one.worms),
                    voice.say("arena-mean", value=one.place),
                    *[voice.say("arena-count", value=one.forfeits)] * bool(found.forfeits),
                ]
                for bot, one in found.bots.items()
            ),
        ],
        left=(0,),
    )
    yield ""
    yield from columns(
        [
            [voice.say(key) for key in ("arena-seat", "arena-rate", "arena-interval")],
            *(
                [
                    voice.say(
                        "arena-first-seat" if seat == pairing.options.first else "arena-other-seat",
                        seat=seat,
                    ),
                    *_told(one.rate, voice),
                ]
                for seat, one in found.seats.items()
            ),
        ],
        left=(0,),
    )
    yield ""
    for bot, one in found.forfeits.items():
        yield from _forfeit(pairing, edition, bot, found.bots[bot].forfeits, one, voice)
        yield ""
    yield voice.say("arena-turns", turns=found.turns)
    yield voice.say("arena-speed", rate=found.games / seconds, seconds=seconds, workers=workers)


def _forfeit(
    pairing: Pairing, edition: str, bot: str, forfeits: int, first: Forfeit, voice: Voice
) -> Iterator[str]:
    yield voice.say("arena-forfeited", bot=bot, forfeits=forfeits, game=str(first.game + 1))
    yield "  " + voice.say("arena-forfeit-why", told=first.told, fault=first.fault)
    yield "  " + voice.say("arena-forfeit-position", position=first.position)
    yield "  " + voice.say("arena-forfeit-again", command=command(pairing, edition, first.game))


def command(pairing: Pairing, edition: str, game: int) -> str:
    """What to type to see this game again."""
    words = ["wormgrill", "arena", *pairing.bots, "--edition", edition]
    options = options_text(pairing.options, pairing.edition.options)
    for option in filter(None, options.split(", ")):
        words += ["--option", option]
    if pairing.seconds_per_move is not None:
        words += ["--time-per-move", f"{pairing.seconds_per_move:g}"]
    return shlex.join([*words, "--seed", str(pairing.seed), "--game", str(game + 1)])


def _told(rate: WinRate, voice: Voice) -> tuple[str, str]:
    return (
        voice.percent(rate.mean),
        voice.say("arena-from-to", low=voice.percent(rate.low), high=voice.percent(rate.high)),
    )


def report_json(
    pairing: Pairing, found: Standings, seconds: float, edition: str, stopped: bool
) -> dict[str, Any]:
    return {
        "edition": edition_json(pairing.edition),
        "options": options_table(pairing.options, pairing.edition.options),
        "players": len(pairing.bots),
        "seed": pairing.seed,
        "games": found.games,
        "bots": [
            {"bot": bot, "games": one.games, "wins": one.wins}
            | _rate_json(one.rate)
            | {"worms": one.worms, "place": one.place, "forfeits": one.forfeits}
            for bot, one in found.bots.items()
        ],
        "seats": [{"seat": seat} | _rate_json(one.rate) for seat, one in found.seats.items()],
        "turns": found.turns,
        "forfeits": [
            {
                "bot": bot,
                "game": first.game + 1,
                "seat": first.seat,
                "code": first.fault,
                "message": first.told,
                "position": first.position,
                "command": command(pairing, edition, first.game),
            }
            for bot, first in found.forfeits.items()
        ],
        "stopped": stopped,
        "seconds": seconds,
        "games_per_second": found.games / seconds,
    }


def _rate_json(rate: WinRate) -> dict[str, Any]:
    return {"win_rate": rate.mean, "low": rate.low, "high": rate.high}


def progress_line(done: int, games: int, seconds: float, voice: Voice) -> str:
    full = WIDTH * done // games
    bar = "#" * full + "-" * (WIDTH - full)
    return voice.say(
        "arena-progress", bar=bar, done=done, games=games, rate=done / max(seconds, 1e-6)
    )
