import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testGroups } from '../testing/steps.ts';

const folder = join(import.meta.dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const release = workflows.find(([file]) => file === 'release.yml')?.[1] ?? '';

describe.each(workflows)('the workflow %s', (_file, text) => {
  test('a workflow pins each action to a commit, with its version in a comment', () => {
    const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action);
    const loose = used.filter((action) => !/^(\.\/|[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$)/.test(action));
    expect(loose).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
  });

  test('a workflow does not store credentials or use an npm token, and grants permissions only to jobs', () => {
    const checkouts = text.split('uses: actions/checkout@').slice(1);
    expect(checkouts.every((step) => /^[^-]*persist-credentials: false/m.test(step))).toBe(true);
    expect(text).not.toMatch(/NPM_TOKEN|NODE_AUTH_TOKEN|registry-url/);
    expect(text).toMatch(/^permissions: \{\}$/m);
  });
});

test('the nightly workflow runs all groups of tests, and a release requires it', () => {
  const nightly = workflows.find(([file]) => file === 'nightly.yml')?.[1] ?? '';
  const lists = [...nightly.matchAll(/^ {10}- ([\w,-]+)$/gm)].flatMap(([, list = '']) => list.split(','));
  expect(lists).toEqual(expect.arrayContaining([...testGroups]));
  expect(nightly).toContain('npm run test:all -- --no-skips --only ${{ matrix.groups }}');
  expect(release).toMatch(/^ {2}night:\n(?: {4}.*\n)* {4}uses: \.\/\.github\/workflows\/nightly\.yml$/m);
  expect(release).toMatch(/^ {2}pack:\n {4}needs: \[select, night\]$/m);
});

test('the job that npm trusts only installs the tools for publishing, and does not run tests or builds', () => {
  const jobs = release.split(/\n(?= {2}[\w-]+:\n)/);
  const trusted = jobs.filter((job) => job.includes('id-token: write'));
  expect(trusted.map((job) => job.trim().split(':')[0])).toEqual(['publish']);
  expect(trusted[0]).not.toMatch(/\.ci\/run|scripts\/run\.mjs/);
  expect(trusted[0]).toContain('- *tools');
  const { dependencies } = JSON.parse(read('.github/release/package.json')) as { dependencies: Record<string, string> };
  const root = JSON.parse(read('package.json')) as { devDependencies: Record<string, string>; packageManager: string };
  expect(dependencies).toEqual({
    '@changesets/changelog-git': root.devDependencies['@changesets/changelog-git'],
    '@changesets/cli': root.devDependencies['@changesets/cli'],
    '@pnpm/exe.linux-x64': root.packageManager.replace('pnpm@', ''),
  });
});
