"""A game taken apart into skill and luck, which add up exactly to its result."""
