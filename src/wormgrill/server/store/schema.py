"""The database's tables, as steps from one schema version to the next."""

import sqlite3

from wormgrill.rules.errors import Refusal

MIGRATIONS = (
    """
    CREATE TABLE guests (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        language TEXT NOT NULL,
        seed BLOB NOT NULL,          -- of the next table, not used yet
        seen REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        hash BLOB PRIMARY KEY,
        guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        made REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tokens_of_guest ON tokens (guest, made);
    CREATE TABLE devices (
        hash BLOB PRIMARY KEY,
        guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        until REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        maker TEXT NOT NULL,
        public INTEGER NOT NULL,
        state TEXT NOT NULL,
        due INTEGER NOT NULL,        -- a bot or a clock is to act
        seed BLOB NOT NULL,          -- in no event before the end
        touched REAL NOT NULL        -- by a person
    ) WITHOUT ROWID;
    CREATE INDEX tables_public ON tables (touched) WHERE public AND state <> 'over';
    CREATE INDEX tables_due ON tables (id) WHERE due;
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE events (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        entry INTEGER NOT NULL,      -- the first event stored together with this one
        at REAL NOT NULL,
        guest TEXT,
        key TEXT,
        fact TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX events_of_key ON events (table_id, guest, key) WHERE key IS NOT NULL;
    CREATE TABLE sitting (
        guest TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX sitting_at_table ON sitting (table_id);
    """,
)
VERSION = len(MIGRATIONS)
APPLICATION = 0x576F726D  # “Worm”: the mark of our files


class BadDatabase(Refusal):
    """Not one of our files, or one that a newer Wormgrill has written."""

    code = "bad-database"


def migrate(connection: sqlite3.Connection) -> int:
    """Bring the database to our version; each step is all or nothing. Returns where it began."""
    began = version_of(connection)
    for number in range(began, VERSION):
        mark = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number + 1};"
        try:
            connection.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number]}; {mark} COMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            raise
    return began


def version_of(connection: sqlite3.Connection) -> int:
    """0 for a new file; refused if it is not ours."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables and application != APPLICATION:
        raise BadDatabase("it is the database of another program")
    if version > VERSION:
        raise BadDatabase(
            f"a newer Wormgrill has written it (schema {version}, known here up to {VERSION})"
        )
    return int(version)
