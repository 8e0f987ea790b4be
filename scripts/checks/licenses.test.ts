import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const license = readFileSync(join(root, 'LICENSE'), 'utf8');
const manifests = globSync('packages/*/package.json', { cwd: root })
  .map((path) => join(root, path))
  .filter((path) => !(JSON.parse(readFileSync(path, 'utf8')) as { private?: boolean }).private);

test.each(manifests)('%s ships the license of the repository', (path) => {
  const { license: named, files } = JSON.parse(readFileSync(path, 'utf8')) as { license: string; files: string[] };
  expect(named).toBe('MIT');
  expect(files).toContain('LICENSE');
  expect(readFileSync(join(dirname(path), 'LICENSE'), 'utf8')).toBe(license);
});

test('what is brought from npm has an age', () => {
  expect(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')).toMatch(/^minimumReleaseAge: \d{4,}$/m);
});
