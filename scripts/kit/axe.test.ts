import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('every story of the kit fails where axe finds something, in three skins', () => {
  expect(read('.storybook/preview.tsx')).toContain("a11y: { test: 'error',");
  expect(read('.storybook/preview.tsx')).toMatch(/afterEach: \[.*\bcheckTargets, checkContrast\b/);
  expect(read('vitest.stories.config.ts')).toContain("STORYBOOK_AXE: isQuick ? 'samples' : 'all'");
  const stories = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root });
  expect(stories.length).toBeGreaterThan(80);
  expect(stories.filter((path) => /\ba11y:/.test(read(path)))).toEqual([]);
});
