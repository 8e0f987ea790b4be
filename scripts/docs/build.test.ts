import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { builtDocs, hashOfDocs, withDocsLocked } from './build.ts';
import { declarations } from './compile.ts';

const root = mkdtempSync(join(tmpdir(), 'docs-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('one run waits until another one has read what it wrote', async () => {
  for (const path of ['packages/a', 'docs/README.md', 'scripts/docs/a', 'README.md', 'CONTRIBUTING.md']) write(path);
  for (const path of ['examples/README.md', 'examples/backend-python/README.md']) write(path);
  for (const path of ['pnpm-lock.yaml', 'tsconfig.json', '.quayside/site/a', `${declarations}/a`]) write(path);
  write('.quayside/built-site', hashOfDocs(root));
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const checked = withDocsLocked(root, async () => {
    await promise;
    order.push('checked');
  });
  const built = builtDocs(root).then(() => order.push('built'));
  await turn();
  resolve();
  await Promise.all([checked, built]);
  expect(order).toEqual(['checked', 'built']);
});
