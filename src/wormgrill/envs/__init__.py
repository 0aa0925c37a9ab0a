"""Environments for learning: the one game in the forms that researchers know."""
