"""What is read and written: positions, events, editions, options, records. As pure as the rules."""
