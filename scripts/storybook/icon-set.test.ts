import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconSet } from '../../packages/ui/src/foundations/icon-set.ts';

const packages = join(import.meta.dirname, '../../packages');
const files = globSync('{ui,capture}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
  (path) => !path.includes('foundations') && !/\.(stories|test|guide)\./.test(path),
);
const taken = files.flatMap((path) =>
  [...readFileSync(join(packages, path), 'utf8').matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, name]) => name),
);
const shown = iconSet.flatMap(({ icons }) => icons.map(({ name }) => name));

test('lists each icon that a component uses once', () => {
  expect(new Set(shown)).toEqual(new Set(taken));
  expect(new Set(shown).size).toBe(shown.length);
});
