import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconSet } from './icon-set.ts';

const src = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
  (path) => !path.startsWith('foundations') && !/\.(stories|test|guide)\./.test(path),
);
const taken = files.flatMap((path) =>
  [...readFileSync(join(src, path), 'utf8').matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, name]) => name),
);
const shown = iconSet.flatMap(({ icons }) => icons.map(({ name }) => name));

test('lists each icon that a component uses once', () => {
  expect(new Set(shown)).toEqual(new Set(taken));
  expect(new Set(shown).size).toBe(shown.length);
});
