"""The house in a browser: tables, bots and rules behind the server's API, without a network.

What is here runs in the Python of a web worker (Pyodide), where neither numpy nor a socket is to be
had. docs/decisions/0011 tells why it is built so.
"""
