"""Tournaments between bots: many games, every bot on every seat, on all cores."""
