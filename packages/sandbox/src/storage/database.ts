import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { allMigrations } from './migrations/all.ts';
import * as schema from './schema.ts';

/** The tables within one transaction. */
export type Tables = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * The one way to the data: everything happens within a unit of work, a transaction that is tried again when Postgres could not serialise it.
 * The connection itself stays hidden, because with PGlite a query beside an open transaction waits for ever.
 */
export type Database = {
  readonly transaction: <T>(task: (tables: Tables) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** What drizzle answers for PGlite and for pg alike. */
type Connection = PgDatabase<PgQueryResultHKT, typeof schema>;

const MOST_ATTEMPTS = 8;
/** serialization_failure, deadlock_detected (PostgreSQL, appendix A) */
const triedAgain = ['40001', '40P01'];

/** Brings the tables up to date, then answers with the database. `close` ends the connection below. */
export async function openDatabase(connection: Connection, close: () => Promise<void>): Promise<Database> {
  await migrate(connection);
  return {
    close,
    async transaction(task) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await connection.transaction((tables) => task(tables));
        } catch (error) {
          if (attempt === MOST_ATTEMPTS || !triedAgain.includes(sqlStateOf(error))) throw error;
        }
      }
    },
  };
}

/** The SQLSTATE of an error of either driver, or an empty text. */
export function sqlStateOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return cause ? sqlStateOf(cause) : '';
}

async function migrate(connection: Connection): Promise<void> {
  await connection.transaction(async (tables) => {
    // Instances that start side by side wait here for the first.
    await tables.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tables.execute(
      sql`create table if not exists migrations (name text primary key, applied_at timestamptz(3) not null)`,
    );
    const applied = new Set((await tables.select().from(schema.migrations)).map(({ name }) => name));
    for (const { name, sql: text } of allMigrations.filter((one) => !applied.has(one.name))) {
      for (const statement of statementsOf(text)) await tables.execute(sql.raw(statement));
      await tables.insert(schema.migrations).values({ name, appliedAt: new Date() });
    }
  });
}

const MIGRATION_LOCK = 4_100_201;

/** PGlite takes one statement at a time: in a migration each ends with a semicolon at the end of its line, and nothing else does. */
const statementsOf = (text: string): string[] =>
  text
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter(Boolean);
