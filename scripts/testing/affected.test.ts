import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { affectedFolders, listUnaffectedTests } from './affected.ts';

let root: string;
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
const write = (path: string, content: object | string = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const commit = () => {
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'a');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'affected-'));
  write('package.json', { name: 'root', packageManager: 'pnpm@11.0.0' });
  write('pnpm-workspace.yaml', 'packages: [packages/*, hosts/*]');
  write('turbo.json', { globalDependencies: ['scripts/chromium.mjs'], tasks: {} });
  write('packages/rules/package.json', { name: 'rules', version: '1.0.0' });
  write('packages/ui/package.json', { name: 'ui', version: '1.0.0' });
  write('packages/flow/package.json', { name: 'flow', dependencies: { rules: 'workspace:^' } });
  write('hosts/sg/package.json', { name: 'sg', devDependencies: { flow: 'workspace:^' } });
  git('init', '-q');
  commit();
  vi.stubEnv('TURBO_SCM_BASE', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it.each([
  ['packages/rules/src/age.ts', ['hosts/sg', 'packages/flow', 'packages/rules']],
  ['packages/ui/src/button.tsx', ['packages/ui']],
  ['docs/sizes.md', []],
  ['packages/rules/src/age.test.ts', []],
  ['scripts/bench.ts', []],
  ['packages/sandbox/src/app.ts', 'all'],
  ['.storybook/preview.tsx', 'all'],
  ['pnpm-lock.yaml', 'all'],
  ['scripts/chromium.mjs', 'all'],
])('affectedFolders returns for a change of %s the folders %j', (path, expected) => {
  write(path);
  expect(affectedFolders(root)).toEqual(expected);
  commit();
  expect(affectedFolders(root), 'after the commit, without an upstream branch').toEqual([]);
});

it('affectedFolders counts all commits that the upstream branch lacks', () => {
  git('branch', 'theirs');
  git('branch', '--set-upstream-to=theirs');
  for (const path of ['packages/ui/src/button.tsx', 'packages/rules/src/age.ts']) {
    write(path);
    commit();
  }
  expect(affectedFolders(root)).toEqual(['hosts/sg', 'packages/flow', 'packages/rules', 'packages/ui']);
});

it.each([
  [undefined, []],
  ['hosts/sg packages/flow packages/ui', ['packages/!(flow|ui)/**']],
  ['', ['packages/**']],
])('listUnaffectedTests returns the patterns of other packages for QUAYSIDE_AFFECTED = %j', (folders, expected) => {
  vi.stubEnv('QUAYSIDE_AFFECTED', folders);
  expect(listUnaffectedTests()).toEqual(expected);
});
