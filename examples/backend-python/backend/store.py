"""SQLite. A call is one transaction, one at a time, so a parallel retry waits for the first."""

import sqlite3
import threading
from contextlib import contextmanager

TABLES = """
create table if not exists users (id text primary key, phone text not null);
create table if not exists login_codes (
  code text primary key, user_id text not null, ends integer not null, device text, used integer not null default 0);
create table if not exists sessions (
  token text primary key, user_id text not null, device text not null, ends integer not null);
create table if not exists requests (id text primary key, at integer not null);
create table if not exists operations (
  user_id text not null, id text not null, request text not null, answer text not null, at integer not null,
  primary key (user_id, id));
create table if not exists applications (
  id text primary key, user_id text not null, flow text not null, record text not null, unique (user_id, flow));
create table if not exists expired_drafts (
  user_id text not null, flow text not null, saved_at integer not null, expired_at integer not null,
  primary key (user_id, flow));
create table if not exists documents (
  id text primary key, application_id text not null, info text not null, bytes blob not null);
create table if not exists accounts (user_id text not null, record text not null);
create table if not exists links (token text primary key, bytes blob not null, ends integer not null);
"""


class Store:
    def __init__(self, path):
        # Calls come from several threads; the lock lets in one of them.
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.connection.executescript('pragma journal_mode = wal;' + TABLES)
        self.lock = threading.RLock()

    @contextmanager
    def transaction(self):
        with self.lock:
            self.connection.execute('begin immediate')
            try:
                yield self
            except BaseException:
                self.connection.execute('rollback')
                raise
            self.connection.execute('commit')

    def run(self, statement, *values):
        return self.connection.execute(statement, values)

    def first(self, statement, *values):
        return self.run(statement, *values).fetchone()
