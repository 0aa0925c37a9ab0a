"""The plain page for those who write programs: what this is, and the API."""

from html import escape

from litestar.openapi.spec import OpenAPI

from wormgrill.words.texts import say

STYLE = """\
:root { color-scheme: light dark; --ember: #c8502d; --ivory: #fbf6e9; --coal: #2a2523; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; line-height: 1.55;
  font-family: ui-rounded, "Nunito", system-ui, sans-serif;
  background: var(--ivory); color: var(--coal); }
h1 { color: var(--ember); margin: 0 0 .5rem; font-size: 2.2rem; }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; }
code { font-family: ui-monospace, monospace; font-size: .92em; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
td { padding: .3rem .6rem .3rem 0; vertical-align: top; border-top: 1px solid #c9b99a66; }
a { color: inherit; }
small { opacity: .75; }
@media (prefers-color-scheme: dark) {
  body { background: var(--coal); color: var(--ivory); }
  h1 { color: #ef8a5c; }
}
"""


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
<p>{escape(say("page-what"))}</p>
<p><a href="/">{escape(say("page-how"))}</a></p>
<h2>{escape(say("page-api"))}</h2>
<p><a href="/schema/openapi.json">{escape(say("page-schema"))}</a></p>
<table>
{rows}
</table>
<p><small>{escape(say("page-unofficial"))}</small></p>
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
