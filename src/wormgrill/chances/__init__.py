"""The chances of a turn: figures, a report in plain lines, a chart."""
