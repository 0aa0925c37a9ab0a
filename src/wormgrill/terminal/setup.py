"""Before the game: which edition, who plays."""

from collections.abc import Callable

from wormgrill.rules.edition import Edition, Options
from wormgrill.rules.editions import EDITIONS
from wormgrill.rules.errors import BadRequest
from wormgrill.rules.seating import seated
from wormgrill.words.refusals import sentence
from wormgrill.words.voice import Voice

Read = Callable[[str], str]
Write = Callable[[str], None]


def ask_edition(read: Read, write: Write, voice: Voice) -> Edition:
    write(voice.say("which-edition"))
    editions = list(EDITIONS.values())
    for number, edition in enumerate(editions, 1):
        special = voice.say(f"special-{edition.key}")
        write(
            "  "
            + voice.say(
                "edition-choice", number=number, title=voice.title(edition), special=special
            )
        )
    while True:
        given = read(voice.say("edition-prompt")).strip().lower() or "1"
        if given in EDITIONS:
            return EDITIONS[given]
        if given in map(str, range(1, len(editions) + 1)):
            return editions[int(given) - 1]
        write(voice.say("bad-edition-choice", most=len(editions)))


def default_names(edition: Edition, bots: int, voice: Voice) -> list[str]:
    people = max(1, edition.players[0] - bots)
    return [voice.say("default-name", number=number + 1) for number in range(people)]


def ask_names(
    edition: Edition, options: Options, bots: int, read: Read, write: Write, voice: Voice
) -> list[str]:
    usual = default_names(edition, bots, voice)
    write(voice.say("who-plays", least=len(usual), most=edition.players[1] - bots))
    while True:
        given = read(voice.say("names-prompt", default=", ".join(usual))).strip()
        names = [name for name in given.split(",") if name.strip()] if given else usual
        alone = len(names) == 1 and not bots  # then a bot sits down too
        others = [f"bot {number}" for number in range(bots or alone)]
        try:
            return list(seated(edition, [*names, *others], options))[: len(names)]
        except BadRequest as refusal:
            write(sentence(refusal))
