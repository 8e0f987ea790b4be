import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { allMigrations } from '../domain/storage/migrations/all.ts';
import { type Database, openDatabase } from '../kernel/storage/database.ts';

type DatabaseLocation = {
  /** Folder that contains the database; by default the database is in memory. */
  readonly folder?: string | undefined;
  /** Folder with the template of a fresh database, which reduces the first start from 6 to 0.7 s; by default none. */
  readonly templates?: string | undefined;
};

/** Opens PGlite, a Postgres database inside this process, and runs the migrations. */
export async function openPglite({ folder, templates }: DatabaseLocation): Promise<Database> {
  const ready = folder && `${folder}.ready`;
  const fresh = !ready || !existsSync(ready);
  // A folder without its marker is from a start that was killed, so it contains no acknowledged data.
  if (folder && fresh) rmSync(folder, { recursive: true, force: true });
  if (folder) mkdirSync(dirname(folder), { recursive: true });
  const client = await startPglite({ folder, templates: fresh ? templates : undefined });
  const database = await openDatabase(drizzle({ client }), allMigrations, () => client.close());
  if (ready) writeFileSync(ready, '');
  return database;
}

/** Starts PGlite without running the migrations, which `openPglite` does afterwards. */
export async function startPglite({ folder, templates }: DatabaseLocation): Promise<PGlite> {
  const template = templates ? await templateIn(templates) : undefined;
  return PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(template ? { loadDataDir: await openAsBlob(template) } : {}),
  });
}

/** Returns the path of the template of a fresh database. It is created if there is none for this version of PGlite. */
async function templateIn(folder: string): Promise<string> {
  const path = join(folder, `pglite-${pgliteVersion()}.tar.gz`);
  if (existsSync(path)) return path;
  const fresh = await PGlite.create();
  const dump = await fresh.dumpDataDir('gzip');
  await fresh.close();
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  renameSync(unfinished, path);
  return path;
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = createRequire(import.meta.url)(join(dirname(entry), '..', 'package.json')) as { version: string };
  return version;
}
