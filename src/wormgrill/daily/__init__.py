"""The daily grill: every day the same ten positions with their dice for all guests of a host.

docs/reference/daily.md tells the method, for people and for other programs.
"""
