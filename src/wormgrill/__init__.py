"""Wormgrill: the Heckmeck family of dice games on a computer."""

__version__ = "0.1.0"
