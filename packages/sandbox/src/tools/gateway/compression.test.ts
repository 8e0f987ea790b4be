import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createCompress } from './compression.ts';

const body = Buffer.from('word '.repeat(500));

it('uses files that another gateway compressed in the same folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-compressed-'));
  const packed = await createCompress(folder)(body, 'br');
  expect(brotliDecompressSync(packed).toString()).toBe(body.toString());

  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, file), 'kept');
  expect((await createCompress(folder)(body, 'br')).toString()).toBe('kept');
  expect((await createCompress()(body, 'br')).equals(packed)).toBe(true);
});

it('deletes compressed files that were unused for two weeks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-compressed-'));
  await createCompress(folder)(body, 'br');
  await createCompress(folder)(body, 'gzip');
  const old = readdirSync(folder).find((name) => name.endsWith('.br')) ?? '';
  utimesSync(join(folder, old), 0, 0);
  createCompress(folder);
  expect(readdirSync(folder).map((name) => name.split('.').at(-1))).toEqual(['gzip']);
});
