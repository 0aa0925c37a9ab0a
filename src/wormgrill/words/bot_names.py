"""What bots are called where people play against them."""

from wormgrill.words.voice import Voice


def bot_name(key: str, voice: Voice) -> str:
    """As the browser calls it; a bot that a package has brought is called by its key."""
    kind, _, level = key.partition("-")
    if kind == "level" and level.isdecimal():
        return voice.say("web-bot-level", level=level)
    return voice.own(f"web-bot-{key}", key)
