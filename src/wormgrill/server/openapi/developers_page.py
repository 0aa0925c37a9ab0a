"""The page for developers at /api: what this is, and the routes."""

from html import escape

from litestar.openapi.spec import OpenAPI

from wormgrill.reviews.html.styles import palette
from wormgrill.words.texts import LANGUAGE, say_in

_STYLE = """\
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; line-height: 1.55;
  font-family: ui-rounded, "Nunito", system-ui, sans-serif;
  background: var(--panel); color: var(--text); }
h1 { color: var(--ember); margin: 0 0 .5rem; font-size: 2.2rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
code { font-family: ui-monospace, monospace; font-size: .92em; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
td { padding: .3rem .6rem .3rem 0; vertical-align: top; border-top: 1px solid var(--line); }
a { color: inherit; }
small { color: var(--quiet); }
"""


def style_sheet() -> str:
    return palette() + _STYLE


def page(api: OpenAPI) -> str:
    rows = "\n".join(
        f"<tr><td><code>{method} {escape(path)}</code></td><td>{escape(told)}</td></tr>"
        for method, path, told in routes(api)
    )
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wormgrill</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<h1>Wormgrill</h1>
<p>{escape(say_in(LANGUAGE, "page-what"))}</p>
<p><a href="/">{escape(say_in(LANGUAGE, "page-how"))}</a></p>
<h2>{escape(say_in(LANGUAGE, "page-api"))}</h2>
<p><a href="/schema/openapi.json">{escape(say_in(LANGUAGE, "page-schema"))}</a></p>
<table>
{rows}
</table>
<p><small>{escape(say_in(LANGUAGE, "page-unofficial"))}</small></p>
</main>
</body>
</html>
"""


def routes(api: OpenAPI) -> list[tuple[str, str, str]]:
    """Method, path and what it does, as the OpenAPI document tells them."""
    found = []
    for path, item in (api.paths or {}).items():
        for method in ("get", "put", "post", "delete"):
            operation = getattr(item, method)
            if operation:
                found.append((method.upper(), path, operation.summary or ""))
    return found
