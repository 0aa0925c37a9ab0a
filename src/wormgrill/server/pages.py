"""The browser client's page: one file, told apart by title, description and link preview.

Whoever gets a link in a chat sees these before they open it; a search engine and a screen reader
see them first too. The rest of the page is the client's.
"""

import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from wormgrill.server.static_files import STATIC

NAME = "Wormgrill"
PICTURE_SIZE = (("og:image:width", "1200"), ("og:image:height", "630"))
_FILLED = re.compile("<!--page-->.*<!--/page-->", re.DOTALL)  # as web/index.html marks it
_LANGUAGE = '<html lang="en">'


@dataclass(frozen=True, slots=True)
class Page:
    """What a page says of itself before it is opened."""

    title: str
    description: str
    picture: str  # the path of one, from the root
    path: str | None = None  # under which it is found again; None if there is nothing to find
    listed: bool = True  # in search engines: games are for those who have the link
    status: int = 200


class ClientPage:
    """The built index.html, into which a page is filled."""

    def __init__(self, file: Path) -> None:
        text = file.read_text("utf-8")
        assert _FILLED.search(text), "index.html marks no place for titles"
        assert _LANGUAGE in text
        self._text = text

    def filled(self, page: Page, language: str, origin: str) -> bytes:
        """For readers of this language, with addresses that begin with this origin."""
        head = "\n    ".join(_head(page, origin))
        text = self._text.replace(_LANGUAGE, f'<html lang="{escape(language)}">', 1)
        return _FILLED.sub(lambda _: head, text, count=1).encode()


def client_page(static: Path = STATIC) -> ClientPage | None:
    """None if the client has not been built: only the API is served then."""
    file = static / "index.html"
    return ClientPage(file) if file.is_file() else None


def _head(page: Page, origin: str) -> list[str]:
    title = page.title if NAME in page.title else f"{page.title} · {NAME}"
    tags = [f"<title>{escape(title)}</title>", _meta("name", "description", page.description)]
    if not page.listed or page.status != 200:
        tags.append(_meta("name", "robots", "noindex"))
    graph = [
        ("og:type", "website"),
        ("og:site_name", NAME),
        ("og:title", page.title),
        ("og:description", page.description),
        ("og:image", origin + page.picture),
        *PICTURE_SIZE,
    ]
    if page.path is not None:
        graph.append(("og:url", origin + page.path))
    tags += [_meta("property", name, content) for name, content in graph]
    return [*tags, _meta("name", "twitter:card", "summary_large_image")]


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'
