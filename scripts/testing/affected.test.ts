import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { affectedFolders, unaffectedTests } from './affected.ts';

let root: string;
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const commit = () => {
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'a');
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'affected-'));
  write('package.json', JSON.stringify({ name: 'root', packageManager: 'pnpm@11.0.0' }));
  write('pnpm-workspace.yaml', 'packages: [packages/*, hosts/*]');
  write('turbo.json', JSON.stringify({ globalDependencies: ['scripts/chromium.mjs'], tasks: {} }));
  write('packages/rules/package.json', JSON.stringify({ name: 'rules', version: '1.0.0' }));
  write('packages/ui/package.json', JSON.stringify({ name: 'ui', version: '1.0.0' }));
  write('packages/flow/package.json', JSON.stringify({ name: 'flow', dependencies: { rules: 'workspace:^' } }));
  write('hosts/sg/package.json', JSON.stringify({ name: 'sg', devDependencies: { flow: 'workspace:^' } }));
  git('init', '-q');
  commit();
  vi.stubEnv('TURBO_SCM_BASE', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

describe('the packages that a change can affect', () => {
  it.each([
    [
      'a package and those that depend on it',
      'packages/rules/src/age.ts',
      ['hosts/sg', 'packages/flow', 'packages/rules'],
    ],
    ['a package that none depends on', 'packages/ui/src/button.tsx', ['packages/ui']],
    ['none for a page of the docs', 'docs/sizes.md', []],
    ['none for a test in Node', 'packages/rules/src/age.test.ts', []],
    ['none for a script', 'scripts/bench.ts', []],
    ['all for the sandbox of the stories', 'packages/sandbox/src/app.ts', 'all'],
    ['all for Storybook’s preview', '.storybook/preview.tsx', 'all'],
    ['all for the lockfile', 'pnpm-lock.yaml', 'all'],
    ['all for a script of every test', 'scripts/chromium.mjs', 'all'],
  ])('are %s', (_, path, expected) => {
    write(path, '');
    expect(affectedFolders(root), 'not committed').toEqual(expected);
    commit();
    expect(affectedFolders(root), 'no upstream branch, and nothing uncommitted').toEqual([]);
  });

  it('are those of all commits that the upstream branch lacks', () => {
    git('branch', 'theirs');
    git('branch', '--set-upstream-to=theirs');
    write('packages/ui/src/button.tsx', '');
    commit();
    write('packages/rules/src/age.ts', '');
    commit();
    expect(affectedFolders(root)).toEqual(['hosts/sg', 'packages/flow', 'packages/rules', 'packages/ui']);
  });
});

describe('the tests that Vitest leaves out', () => {
  it.each([
    ['none without --affected', undefined, []],
    ['those of other packages', 'hosts/sg packages/flow packages/ui', ['packages/!(flow|ui)/**']],
    ['all packages when none is affected', '', ['packages/**']],
  ])('are %s', (_, folders, expected) => {
    vi.stubEnv('QUAYSIDE_AFFECTED', folders);
    expect(unaffectedTests()).toEqual(expected);
  });
});
