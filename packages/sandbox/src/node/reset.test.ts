import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { freshDatabase, postgresBin } from '../testing/throwaway-postgres.ts';
import { ForeignDatabaseError, resetData } from './reset.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-reset-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('deletes only files of the sandbox from its folder', async () => {
  const dataDir = temporaryFolder();
  for (const name of ['key', 'database.ready', 'notes']) writeFileSync(join(dataDir, name), 'text');
  mkdirSync(join(dataDir, 'documents'));
  await resetData({ dataDir });
  const left = ['key', 'database.ready', 'documents', 'lock', 'notes'].filter((name) =>
    existsSync(join(dataDir, name)),
  );
  expect(left).toEqual(['notes']);
});

test('leaves an unused folder unchanged', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'documents'));
  await resetData({ dataDir });
  expect(existsSync(join(dataDir, 'documents'))).toBe(true);
});

test.runIf(postgresBin)('empties a Postgres database, which can be used afterwards', { timeout: 60_000 }, async () => {
  const databaseUrl = await freshDatabase(postgresBin ?? '');
  const dataDir = temporaryFolder();
  await resetData({ dataDir, databaseUrl }); // of a database without tables
  const users = async () => {
    const { fetch, close } = await createSandbox({ databaseUrl });
    const answer = await fetch(new Request('http://sandbox.test/sandbox/api/users'));
    await close();
    return ((await answer.json()) as { data: unknown[] }).data.length;
  };
  const first = await createSandbox({ databaseUrl });
  await first.stage.customer({});
  await first.close();
  expect(await users()).toBe(1);
  await resetData({ dataDir, databaseUrl });
  expect(await users()).toBe(0);
});

test.runIf(postgresBin)('leaves the database of another program unchanged', async () => {
  const databaseUrl = await freshDatabase(postgresBin ?? '');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create table migrations (id int); create table users (id int)');
  await expect(resetData({ dataDir: temporaryFolder(), databaseUrl })).rejects.toThrow(ForeignDatabaseError);
  await client.query('select * from users');
  await client.end();
});
