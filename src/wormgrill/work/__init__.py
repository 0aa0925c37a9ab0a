"""Work that takes a processor's time: who is served next, and the processes that do it."""
