import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { hashSources } from './source-hash.ts';

const root = mkdtempSync(join(tmpdir(), 'quayside-sources-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const changedBy = (path: string) => {
  const before = hashSources(root, 'sg');
  write(path, `${Math.random()}`);
  return hashSources(root, 'sg') !== before;
};

it('a host is stale only when an input of its build has changed', () => {
  for (const path of [
    'pnpm-lock.yaml',
    'tsconfig.json',
    'hosts/sg/src/main.tsx',
    'packages/ui/src/button/button.tsx',
    'packages/sandbox/src/main.ts',
  ])
    write(path, '');
  for (const path of [
    'pnpm-lock.yaml',
    'hosts/sg/index.html',
    'packages/ui/src/button/button.tsx',
    'packages/ui/src/new.css',
    'packages/ui/package.json',
  ])
    expect([path, changedBy(path)]).toEqual([path, true]);
  for (const path of [
    'packages/sandbox/src/main.ts',
    'packages/ui/src/button/button.test.tsx',
    'packages/ui/src/button/button.stories.tsx',
    'hosts/sg/dist/index.js',
    'packages/ui/README.md',
    'hosts/sg/.turbo/turbo-test.log',
    'packages/ui/.quayside/reports/unit.json',
  ])
    expect([path, changedBy(path)]).toEqual([path, false]);
});
