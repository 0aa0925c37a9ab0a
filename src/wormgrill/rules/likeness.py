"""How names look: which can be seen at all, and which look alike, in whatever script.

Nobody can be taken for somebody else at the table. A small table of letters that are drawn alike
will do for that: it is about a game among some players, not about addresses of banks.
"""

import unicodedata

# Letters and signs that show nothing: fillers of Hangul, a Braille cell without dots, a blank note.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
_INVISIBLE = ("Cf", "Co", "Mc", "Me", "Mn", "Zs")  # by themselves: marks want something to be on
_TAGS = range(0xE0000, 0xE1000)
_SELECTORS = (range(0xFE00, 0xFE10), range(0x180B, 0x1810), _TAGS)

# What is drawn like a letter or digit of the Latin script, each group before the letter itself.
_DRAWN = {
    like: letter
    for likes, letter in (
        ("АаΑαɑᴀᎪ", "a"),
        ("ВвΒᏴ", "b"),
        ("СсϹϲᴄᏟ", "c"),
        ("ԁᏧ", "d"),
        ("ЕеΕ℮Ꭼ", "e"),
        ("ɡԌ", "g"),
        ("НнΗһՀհᎻ", "h"),
        ("іιıɪ", "i"),
        ("ЈјϳᎫ", "j"),
        ("КкΚκᏦ", "k"),
        ("I1|ІӀӏΙǀ", "l"),
        ("МмΜϺᎷ", "m"),
        ("Νոռ", "n"),
        ("0ОоΟοՕօᴏ", "o"),
        ("РрΡρᏢ", "p"),
        ("ԛզ", "q"),
        ("ѕЅᏚՏ", "s"),
        ("ТтΤτᎢ", "t"),
        ("υսᴜ", "u"),
        ("νѵᴠᏙ", "v"),
        ("ԝѡᎳᴡ", "w"),
        ("ХхΧχ", "x"),
        ("УуΥүƳ", "y"),
        ("ΖᏃᴢ", "z"),
        ("’ʼ‘ʹ`´", "'"),
        ("‐‑‒–—−", "-"),
    )
    for like in likes
}


def can_be_seen(name: str) -> bool:
    """Whether it has a letter, a digit or a sign, not only marks and blanks."""
    return any(
        unicodedata.category(character) not in _INVISIBLE
        and character not in _BLANK
        and not _shows_nothing(character)
        for character in name
    )


def look_alike(one: str, other: str) -> bool:
    """Whether they are the same but for what nobody sees, or for letters that are drawn alike.

    >>> look_alike("Ada", "ada"), look_alike("Ada", "\u0410da"), look_alike("Ali", "Ala")
    (True, True, False)
    """
    return not forms(one).isdisjoint(forms(other))


def forms(*names: str) -> set[str]:
    """As each is read, and as it is drawn: names that look alike have one of them in common."""
    return {form for name in names for form in _forms(name)}


def _forms(name: str) -> tuple[str, str]:
    """In both ways upper and lower case are one."""
    shown = "".join(character for character in name if not _shows_nothing(character))
    read = " ".join(unicodedata.normalize("NFKC", shown).split())
    drawn = "".join(_DRAWN.get(character, character) for character in read)
    return read.casefold(), drawn.casefold()


def _shows_nothing(character: str) -> bool:
    """Joiners, selectors, tags and the like, which only change what stands beside them."""
    return character > "~" and (
        character in _BLANK
        or unicodedata.category(character) == "Cf"
        or character == "\u034f"
        or any(ord(character) in some for some in _SELECTORS)
    )
