"""The kinds of tokens."""

from enum import StrEnum


class TokenKind(StrEnum):
    """Who holds a token. Those for programs never push out a browser's."""

    BROWSER = "browser"  # in its cookie; also what older files have
    PROGRAM = "program"  # asked for, and sent as a bearer token
