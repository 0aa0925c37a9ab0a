"""The house's themes for the whole screen, by day and by night, in the browser's colours."""

from textual.theme import Theme

from wormgrill.tui.looks import colours


def _theme(name: str, dark: bool) -> Theme:
    has = colours(dark)
    return Theme(
        name=name,
        dark=dark,
        primary=has["ember"],
        secondary=has["leaf"],
        accent=has["gold"],
        warning=has["gold"],
        error=has["hen"],
        success=has["leaf"],
        foreground=has["text"],
        background=has["ground"],
        surface=has["panel"],
        panel=has["panel-2"],
        variables={
            "footer-background": has["panel-2"],
            "footer-key-foreground": has["ember"],
            "border": has["line"],
            "scrollbar": has["line"],
            "scrollbar-hover": has["quiet"],
            "scrollbar-active": has["ember"],
            "scrollbar-background": has["ground"],
            "scrollbar-background-hover": has["ground"],
            "scrollbar-background-active": has["ground"],
            "scrollbar-corner-color": has["ground"],
        },
    )


NIGHT = _theme("wormgrill-night", dark=True)
DAY = _theme("wormgrill-day", dark=False)
THEMES = (NIGHT, DAY)
