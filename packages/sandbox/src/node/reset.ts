import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { allMigrations } from '../domain/storage/migrations/all.ts';
import * as domainTables from '../domain/storage/schema.ts';
import * as kernelTables from '../kernel/storage/tables.ts';
import { lockFolder } from './folder-lock.ts';

/** Thrown if the database contains tables of another program, so that nothing is removed from it. */
export class ForeignDatabaseError extends Error {
  override readonly name = 'ForeignDatabaseError';
  constructor() {
    super('The database has tables that are not the sandbox’s, so it is not emptied. Give the sandbox one of its own.');
  }
}

/**
 * Deletes the sandbox's data from a folder and, if given, a Postgres database. Throws `FolderInUseError` if a running process uses the folder, and
 * `ForeignDatabaseError` if the database belongs to another program.
 */
export async function resetData({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined }) {
  if (databaseUrl) await emptyDatabase(databaseUrl);
  if (['key', 'database.ready'].every((mark) => !existsSync(join(dataDir, mark)))) return; // not a data folder of the sandbox
  const release = lockFolder(dataDir);
  for (const name of ['database.ready', 'database', 'documents', 'key'])
    rmSync(join(dataDir, name), { recursive: true, force: true });
  release();
}

/**
 * Drops the tables of the sandbox. They are recognised by the first migration, because the names of the tables are common. Throws `ForeignDatabaseError` if
 * it is missing.
 */
async function emptyDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regclass('migrations') is not null as used`);
    const isUsed = (rows as { used: boolean }[])[0]?.used;
    if (!isUsed) return;
    const first = await client
      .query('select 1 from migrations where name = $1', [allMigrations[0]?.name])
      .catch(() => ({ rowCount: 0 })); // another program's table of this name
    if (!first.rowCount) throw new ForeignDatabaseError();
    await client.query(`drop table if exists ${tables.join(', ')} cascade; drop function refuse_audit_change()`);
  } finally {
    await client.end();
  }
}

const tables = [...Object.values(domainTables), ...Object.values(kernelTables)].flatMap((one) =>
  is(one, PgTable) ? [`"${getTableName(one)}"`] : [],
);
