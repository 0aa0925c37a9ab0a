"""Signs that a terminal or a file cannot show, in those that it can."""

import codecs

PLAINER = "wormgrill-plainer"  # an error handler, as streams and `str.encode` take one
EVEN = "wormgrill-even"  # the same, a sign for a sign: where everything has its column
_PLAINER = str.maketrans(
    {
        "−": "-",
        "–": "-",
        "…": "...",
        "“": '"',
        "”": '"',
        "„": '"',
        "«": '"',
        "»": '"',
        "’": "'",
        "×": "x",
        "±": "+-",
        "≤": "<=",
        "≥": ">=",
        "→": "->",
        "·": "-",
        "✓": "+",
        "●": "o",
        "•": "o",
        "▀": "-",
        "▄": "_",
        "█": "#",
        "▶": ">",
        "›": ">",
        "‹": "<",
        "▬": "=",
        "━": "=",
        "─": "-",
        "│": "|",
        "←": "<",
        "★": "*",
        "␣": "_",
        "\u00a0": " ",
        "\u202f": " ",
        **dict.fromkeys("▏▎▍▌▋▊▉", "#"),
        **{chr(dots): "*" for dots in range(0x2801, 0x2900)},  # curves in Braille
    }
)


def _plainer(error: UnicodeError) -> tuple[str | bytes, int]:
    """“−5” becomes "-5"; what has no likeness becomes a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(_PLAINER)
    return text.encode(error.encoding, "replace").decode(error.encoding), error.end


def _even(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = (sign.translate(_PLAINER)[-1:] for sign in error.object[error.start : error.end])
    return "".join(signs).encode(error.encoding, "replace").decode(error.encoding), error.end


codecs.register_error(PLAINER, _plainer)
codecs.register_error(EVEN, _even)
