"""A client of the server's API, for a house on this machine and for one far away. Draws nothing."""
