"""The exact value of a turn, given what each way of ending it is worth."""
