import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TestOpening } from '../../testing/opening.ts';
import { openTestSandbox } from '../../testing/test-sandbox.ts';
import { openMemory } from '../storage/open-memory.ts';

const orphan = '11111111-1111-4111-8111-111111111111';

function dataFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'quayside-orphans-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

test('deletes files without a row when the server starts', async () => {
  const dataDir = dataFolder();
  const database = { ...openMemory(), close: async () => undefined };
  const before = await openTestSandbox({ dataDir, database });
  const opening = await TestOpening.start(await before.customer());
  const kept = await opening.upload('identity-front');
  await before.close();
  const files = join(dataDir, 'documents');
  writeFileSync(join(files, orphan), 'sealed');
  writeFileSync(join(files, `${orphan}.0.part`), 'half');
  const after = await openTestSandbox({ dataDir, database });
  expect(readdirSync(files)).toEqual([kept]);
  await after.close();
});

test('deletes no files if the database has no row for any file', async () => {
  const dataDir = dataFolder();
  const before = await openTestSandbox({ dataDir, database: openMemory() });
  const opening = await TestOpening.start(await before.customer());
  const kept = await opening.upload('identity-front');
  await before.close();
  const other = await openTestSandbox({ dataDir, database: openMemory() });
  expect(existsSync(join(dataDir, 'documents', kept))).toBe(true);
  await other.close();
});
