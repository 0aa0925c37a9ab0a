"""Playing in a terminal. Never imports the server."""
