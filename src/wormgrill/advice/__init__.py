"""The one assembler of hints, for pipe, HTTP, terminal, odds and review.

A hint, a bot's move and a review are the same computation: value the ends of the turn, solve it.
"""
