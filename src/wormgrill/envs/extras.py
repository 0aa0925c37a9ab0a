"""What environments need beside Wormgrill itself, and how to get it."""


def needed(missing: ModuleNotFoundError, what: str, extra: str) -> ModuleNotFoundError:
    """The same error, saying what to do about it."""
    return ModuleNotFoundError(
        f'{what} {missing.name}, which is not installed: pip install "wormgrill[{extra}]", '
        f'or in a checkout pip install --editable ".[{extra}]".',
        name=missing.name,
    )
