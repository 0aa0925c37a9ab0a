"""Elements of a page; plain text in them is escaped, so that a name can never be markup."""

from html import escape


class Markup(str):
    """Text that is markup already."""

    __slots__ = ()


_EMPTY = frozenset(("meta", "line", "circle", "polyline", "use", "path", "rect", "ellipse"))


def tag(name: str, /, *inside: str, **attributes: object) -> Markup:
    """`class_` is class, `aria_label` aria-label; what is None is left out."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in _EMPTY:
        return Markup(f"<{name}{told}/>")
    return Markup(f"<{name}{told}>{joined(*inside)}</{name}>")


def joined(*parts: str) -> Markup:
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in parts))
