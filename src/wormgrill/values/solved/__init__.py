"""Games that are solved: a table each, and a card that says of which pieces."""
