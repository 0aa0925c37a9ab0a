"""The champion's weights, one `.npz` per edition and number of players, and a card for each."""
