import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { migrations as migrationsTable } from './tables.ts';

/** Drizzle's query builder inside a transaction, through which all tables are read and written. */
export type Tables = PgDatabase<PgQueryResultHKT>;

/**
 * A database. Each task is a transaction, which is retried after a serialization failure. The connection is private, because with PGlite a query outside of
 * an open transaction never returns.
 */
export type Database = {
  readonly transaction: <T>(task: (tables: Tables) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** A connection of drizzle, either to PGlite or to a Postgres server. */
type Connection = PgDatabase<PgQueryResultHKT>;

/** A change of the schema, in SQL. Migrations run once, in the order of their list. */
export type Migration = { readonly name: string; readonly sql: string };

const MOST_ATTEMPTS = 8;
/** SQLSTATEs after which a transaction is retried: serialization_failure and deadlock_detected (PostgreSQL, appendix A). */
const triedAgain = ['40001', '40P01'];

/** Runs the migrations that have not run yet, and returns the database. `close` ends the connection. */
export async function openDatabase(
  connection: Connection,
  migrations: readonly Migration[],
  close: () => Promise<void>,
): Promise<Database> {
  await migrate(connection, migrations);
  return {
    close,
    async transaction(task) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await connection.transaction((tables) => task(tables));
        } catch (error) {
          if (attempt === MOST_ATTEMPTS || !triedAgain.includes(getSqlState(error))) throw error;
        }
      }
    },
  };
}

/** Locks names until the transaction ends, and first waits for other transactions that hold them. This protects limits over rows that do not exist yet. */
export async function lockNames(tables: Tables, names: readonly string[]): Promise<void> {
  for (const name of names) await tables.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Returns the SQLSTATE of an error of either driver, or an empty string if it has none. */
export function getSqlState(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return cause ? getSqlState(cause) : '';
}

async function migrate(connection: Connection, migrations: readonly Migration[]): Promise<void> {
  await connection.transaction(async (tables) => {
    // Waits for another instance that is migrating.
    await tables.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tables.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz(3) not null)`,
    );
    const applied = new Set((await tables.select().from(migrationsTable)).map(({ name }) => name));
    for (const { name, sql: text } of migrations.filter((one) => !applied.has(one.name))) {
      for (const statement of statementsOf(text)) await tables.execute(sql.raw(statement));
      await tables.insert(migrationsTable).values({ name, appliedAt: new Date() });
    }
  });
}

const MIGRATION_LOCK = 4_100_201;

/** Splits a migration into statements, which end with a semicolon at a line end. PGlite runs one at a time. */
const statementsOf = (text: string): string[] =>
  text
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter(Boolean);
