"""Pictures for link previews: a position as whoever opens the link will see it."""
