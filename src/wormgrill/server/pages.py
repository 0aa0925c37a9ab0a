"""The browser client's page: one file, told apart by title, description and link preview.

Whoever gets a link in a chat sees these before they open it; a search engine and a screen reader
see them first too. The rest of the page is the client's; what it will ask for first is named in
the head, so that its texts and the server's answers come while its program is still loading.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from wormgrill.server.static_files import STATIC

NAME = "Wormgrill"
PICTURE_SIZE = (("og:image:width", "1200"), ("og:image:height", "630"))
_FILLED = re.compile("<!--page-->.*<!--/page-->", re.DOTALL)  # as web/index.html marks it
_LANGUAGE = '<html lang="en">'
_TEXTS = re.compile(r"([a-z]+)-[\w-]+\.js")  # a language's, as the client's build names them
_END = "</head>"
MENU = ("/api/bots", "/api/editions")  # what every page asks for


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
        built = [_TEXTS.fullmatch(path.name) for path in file.parent.glob("assets/*.js")]
        self._texts = {found[1]: found[0] for found in built if found}

    def filled(self, page: Page, language: str, origin: str, asks: Sequence[str] = MENU) -> bytes:
        """For readers of this language, with addresses that begin with this origin; `asks` are
        the answers that the client will want."""
        head = "\n    ".join(_head(page, origin))
        early = "\n    ".join([*self._early(language, asks), _END])
        text = self._text.replace(_LANGUAGE, f'<html lang="{escape(language)}">', 1)
        text = text.replace(_END, early, 1)  # after the program: that is wanted most
        return _FILLED.sub(lambda _: head, text, count=1).encode()

    def _early(self, language: str, asks: Sequence[str]) -> list[str]:
        tags = [
            f'<link rel="preload" as="fetch" crossorigin href="{escape(path)}" />' for path in asks
        ]
        if file := self._texts.get(language):
            tags.append(f'<link rel="modulepreload" crossorigin href="/assets/{file}" />')
        return tags


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
