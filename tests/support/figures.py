"""The browser's drawings of pieces, as files that pictures on the server are made of.

    python -m tests.support.figures

writes them anew, after a drawing has changed; a test fails when they are stale.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DRAWINGS = ROOT / "web/src/drawings"
FIGURES = ROOT / "src/wormgrill/pictures/figures"
INK = "#2a2523"
# An innermost {#if}: its last branch is the drawing as it is without a mood.
_INNER = r"(?:(?!\{#if|\{/if).)*"
_CHOICE = re.compile(r"\{#if [^}]*\}" + _INNER + r"\{:else\}(" + _INNER + r")\{/if\}", re.DOTALL)

# The faces of dice, Bratworms and specialists, as they are called in the rules.
DRAWN = {
    "worm": "Worm",
    "bun": "Bun",
    "cheese": "Cheese",
    "cucumber": "Cucumber",
    "ketchup": "Ketchup",
    "bratworm": "Bratworm",
    "canned-worm": "CannedWorm",
    "hen": "HenParts",
    "raven": "Raven",
    "weasel": "Weasel",
    "golden-die": "GoldenDie",
    "apple": "Apple",
}


def figure(drawing: str) -> str:
    """A component as a plain SVG: in no mood, and in the colours that it has by default."""
    text = (DRAWINGS / f"{drawing}.svelte").read_text("utf-8")
    body = re.search(r"const body = '(.*)'", text)
    shapes = re.sub(r"<script.*?</script>|</?Paper.*?>", "", text, flags=re.DOTALL)
    while _CHOICE.search(shapes):
        shapes = _CHOICE.sub(r"\1", shapes)
    shapes = shapes.replace("{body}", f'"{body[1]}"' if body else "")
    shapes = re.sub(r"var\(--[\w-]+, (#\w+)\)", r"\1", shapes)
    lines = [line.strip() for line in shapes.splitlines() if line.strip()]
    return "\n".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" '
            f'stroke="{INK}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">',
            *lines,
            "</svg>\n",
        )
    )


if __name__ == "__main__":
    for name, drawing in DRAWN.items():
        (FIGURES / f"{name}.svg").write_text(figure(drawing), "utf-8")
