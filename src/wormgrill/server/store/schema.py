"""The database's tables, as steps from one schema version to the next.

They are written for SQLite; what PostgreSQL calls otherwise is translated (`for_postgres`).
"""

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
    """
    ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;  -- of the last event
    UPDATE tables SET version =
        (SELECT coalesce(max(seq), 0) FROM events WHERE table_id = tables.id);
    DROP INDEX tables_due;
    ALTER TABLE tables ADD COLUMN due_at REAL;  -- when a bot or a clock is to act
    UPDATE tables SET due_at = 0 WHERE due;
    ALTER TABLE tables DROP COLUMN due;
    ALTER TABLE tables ADD COLUMN held_until REAL NOT NULL DEFAULT 0;  -- by who sees to it
    CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX tables_of_maker ON tables (maker) WHERE state <> 'over';
    ALTER TABLE tables ADD COLUMN snapshot TEXT;  -- of a long log
    ALTER TABLE tables ADD COLUMN snapshot_version INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE processes (
        id TEXT PRIMARY KEY,
        began REAL NOT NULL,
        seen REAL NOT NULL,
        release TEXT NOT NULL,
        schema_version INTEGER NOT NULL,
        figures TEXT                 -- for operators
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tokens ADD COLUMN kind TEXT NOT NULL DEFAULT 'browser';
    ALTER TABLE tokens ADD COLUMN seen REAL NOT NULL DEFAULT 0;
    UPDATE tokens SET seen = made;
    """,
    """
    ALTER TABLE tables ADD COLUMN made_key TEXT;
    CREATE UNIQUE INDEX tables_of_key ON tables (maker, made_key) WHERE made_key IS NOT NULL;
    """,
    """
    CREATE TABLE outcomes (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        told TEXT NOT NULL           -- null in it: its log cannot be read
    ) WITHOUT ROWID;
    ALTER TABLE sitting ADD COLUMN ended REAL;  -- of a game, not of a table where none began
    ALTER TABLE sitting ADD COLUMN edition TEXT;
    ALTER TABLE sitting ADD COLUMN rivals TEXT;
    CREATE INDEX sitting_ended ON sitting (guest, ended);
    ALTER TABLE tables ADD COLUMN follows TEXT;  -- the table of which it is the rematch
    CREATE INDEX tables_following ON tables (follows) WHERE follows IS NOT NULL;
    CREATE TABLE recovery (
        guest TEXT PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
        hash BLOB NOT NULL UNIQUE,
        made REAL NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE studies (
        guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        held_until REAL NOT NULL,    -- by the process that takes the game apart
        result TEXT,                 -- JSON; null in it: the game does not count
        PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX studies_of_table ON studies (table_id);
    CREATE TABLE cards (
        guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        puzzle TEXT NOT NULL,
        table_id TEXT REFERENCES tables ON DELETE CASCADE,  -- where it was one's own decision
        box INTEGER NOT NULL,
        due REAL NOT NULL,
        PRIMARY KEY (guest, puzzle)
    ) WITHOUT ROWID;
    CREATE INDEX cards_of_table ON cards (table_id) WHERE table_id IS NOT NULL;
    CREATE TABLE puzzle_counts (
        puzzle TEXT PRIMARY KEY,
        tried INTEGER NOT NULL,      -- by so many, whoever they are
        missed INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE daily_days (
        day TEXT PRIMARY KEY,
        seed BLOB NOT NULL,          -- secret until the day is over
        promised REAL NOT NULL,
        packed BLOB                  -- the row of positions, once somebody has asked
    ) WITHOUT ROWID;
    CREATE TABLE daily_answers (
        guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        day TEXT NOT NULL,
        number INTEGER NOT NULL,
        key TEXT NOT NULL,
        action TEXT NOT NULL,
        cost INTEGER NOT NULL,       -- millionths of the win
        PRIMARY KEY (guest, day, number)
    ) WITHOUT ROWID;
    CREATE INDEX daily_answers_of_day ON daily_answers (day);
    CREATE TABLE daily_names (       -- of these guests the name may be shown
        guest TEXT PRIMARY KEY REFERENCES guests ON DELETE CASCADE
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE guests ADD COLUMN called INTEGER NOT NULL DEFAULT 0;  -- at every table
    ALTER TABLE tables ADD COLUMN call_at REAL;  -- when the one on turn may be called
    CREATE INDEX tables_to_call ON tables (call_at) WHERE call_at IS NOT NULL;
    CREATE TABLE push_keys (
        id INTEGER PRIMARY KEY,
        private BLOB NOT NULL        -- by which browsers know the server
    );
    CREATE TABLE push_devices (
        id TEXT PRIMARY KEY,
        guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        endpoint TEXT NOT NULL,      -- where its push service takes messages: a secret
        point BLOB NOT NULL,
        auth BLOB NOT NULL,
        made REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX push_devices_of_guest ON push_devices (guest, made);
    CREATE TABLE call_wishes (
        guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        wanted INTEGER NOT NULL,     -- at this table, whatever holds for the others
        PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX call_wishes_at_table ON call_wishes (table_id);
    CREATE TABLE calls (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        turn INTEGER NOT NULL,       -- the fact it began with
        kind TEXT NOT NULL,
        target TEXT NOT NULL,        -- a device, the webhook; none: that it was decided
        guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        tries INTEGER NOT NULL,
        next_at REAL,                -- when it is to be sent
        PRIMARY KEY (table_id, turn, kind, target)
    ) WITHOUT ROWID;
    CREATE INDEX calls_to_send ON calls (next_at) WHERE next_at IS NOT NULL;
    CREATE INDEX calls_of_guest ON calls (guest);
    """,
    """
    CREATE TABLE parties (
        id TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        host TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        made_key TEXT,
        terms TEXT NOT NULL,
        state TEXT NOT NULL,
        round INTEGER NOT NULL,      -- the last one that was started
        numbers INTEGER NOT NULL,    -- given to guests so far
        version INTEGER NOT NULL,    -- who changes it must have seen this one
        touched REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX parties_of_key ON parties (host, made_key) WHERE made_key IS NOT NULL;
    CREATE INDEX parties_touched ON parties (touched);
    CREATE TABLE party_guests (
        party TEXT NOT NULL REFERENCES parties ON DELETE CASCADE,
        number INTEGER NOT NULL,
        guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
        name TEXT NOT NULL,
        state TEXT NOT NULL,         -- here or away
        PRIMARY KEY (party, number)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX parties_of_guest ON party_guests (guest, party);
    CREATE TABLE party_tables (
        party TEXT NOT NULL REFERENCES parties ON DELETE CASCADE,
        round INTEGER NOT NULL,
        number INTEGER NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seats TEXT NOT NULL,         -- numbers of guests
        result TEXT,                 -- once it is over
        luck TEXT,                   -- once it is reviewed
        held_until REAL NOT NULL DEFAULT 0,  -- by who reviews it
        PRIMARY KEY (party, round, number)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX party_of_table ON party_tables (table_id);
    CREATE INDEX party_tables_running ON party_tables (table_id) WHERE result IS NULL;
    CREATE INDEX party_tables_unreviewed ON party_tables (held_until)
        WHERE result IS NOT NULL AND luck IS NULL;
    """,
    """
    ALTER TABLE tokens ADD COLUMN device TEXT;  -- which browser, on which system
    ALTER TABLE push_devices ADD COLUMN token BLOB REFERENCES tokens ON DELETE CASCADE;
    CREATE INDEX push_devices_of_token ON push_devices (token) WHERE token IS NOT NULL;
    """,
    """
    ALTER TABLE guests ADD COLUMN program INTEGER NOT NULL DEFAULT 0;  -- a bot account
    """,
)
VERSION = len(MIGRATIONS)
APPLICATION = 0x576F726D  # “Worm”: the mark of our files


class BadDatabase(Refusal):
    """Not one of our files, or one that a newer Wormgrill has written."""

    code = "bad-database"


_POSTGRES = {
    " BLOB ": " BYTEA ",
    " REAL": " DOUBLE PRECISION",
    ") WITHOUT ROWID": ")",
    "public INTEGER": "public BOOLEAN",
    "due INTEGER": "due BOOLEAN",
}


def for_postgres(step: str) -> str:
    for ours, theirs in _POSTGRES.items():
        step = step.replace(ours, theirs)
    return step


def too_new(version: int) -> BadDatabase:
    return BadDatabase(
        f"a newer Wormgrill has written it (schema {version}, known here up to {VERSION})"
    )


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
        raise too_new(version)
    return int(version)
