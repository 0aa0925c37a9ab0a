"""What a browser is called in a guest's list of devices: which one, on which system. No version.

Names of products are the same in every language. What is not in the list has no name.
"""

# The first that is found counts: many claim to be others as well.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chromium/": "Chromium",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def device_name(user_agent: str | None) -> str | None:
    """As “Firefox, Android”; None if neither is known."""
    parts = [_first(_BROWSERS, user_agent or ""), _first(_SYSTEMS, user_agent or "")]
    return ", ".join(filter(None, parts)) or None


def _first(names: dict[str, str], user_agent: str) -> str | None:
    return next((name for mark, name in names.items() if mark in user_agent), None)
