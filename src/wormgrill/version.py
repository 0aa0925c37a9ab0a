"""The version, on its own so that nothing else is loaded with it."""

__version__ = "0.1.0"
