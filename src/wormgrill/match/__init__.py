"""A game over time: tables, seats, versions, the event log. No network."""
