import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, openDatabase } from '../storage/database.ts';
import * as schema from '../storage/schema.ts';

type Place = {
  /** the folder of the database; without it the database lives in memory */
  readonly folder?: string | undefined;
  /** where a fresh database is kept as a template, so that the next first start takes 0.7 s instead of 6 */
  readonly templates?: string | undefined;
};

/** Postgres in this process. */
export async function openPglite({ folder, templates }: Place): Promise<Database> {
  const ready = folder && `${folder}.ready`;
  const fresh = !ready || !existsSync(ready);
  // Without its mark the folder is what a start left that was killed half-way: nothing was ever acknowledged from it.
  if (folder && fresh) rmSync(folder, { recursive: true, force: true });
  if (folder) mkdirSync(dirname(folder), { recursive: true });
  const client = await startPglite({ folder, templates: fresh ? templates : undefined });
  const database = await openDatabase(drizzle({ client, schema }), () => client.close());
  if (ready) writeFileSync(ready, '');
  return database;
}

/** The database below, without tables where it is fresh. */
export async function startPglite({ folder, templates }: Place): Promise<PGlite> {
  const template = templates ? await templateIn(templates) : undefined;
  return PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(template ? { loadDataDir: await openAsBlob(template) } : {}),
  });
}

/** The template of this PGlite version, made where it is missing. */
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
