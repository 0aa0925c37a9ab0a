"""Your turn: guests who asked for it are called, by Web Push or the operator's webhook."""
