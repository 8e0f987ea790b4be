import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * What a first screen is made of loads before anything can be typed, and each kilobyte costs about 7 ms there. These entry points may not
 * pull in a behaviour library, by however many files between.
 */
const firstScreen = [
  'button',
  'icon-button',
  'link',
  'nav-bar',
  'action-bar',
  'card',
  'cell',
  'list',
  'notice',
  'disclosure',
  'step-progress',
  'error-summary',
  'toast',
  'language-switcher',
  'field',
  'text-field',
  'checkbox',
  'radio-group',
];
const heavy =
  /^(@radix-ui\/|react-aria|@react-aria\/|react-stately|tailwind-merge|@tanstack\/|libheif-js|signature_pad|zod)/;
const src = fileURLToPath(new URL('.', import.meta.url));

test.each(firstScreen.filter((entryPoint) => existsSync(join(src, entryPoint))))(
  '%s loads no behaviour library',
  (entryPoint) => {
    expect([...packagesOf(join(src, entryPoint, `${entryPoint}.tsx`))].filter((name) => heavy.test(name))).toEqual([]);
  },
);

test('icons are imported one by one: the barrel names two thousand', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => /^import .* from 'lucide-react'/m.test(readFileSync(join(src, file), 'utf8')))).toEqual(
    [],
  );
});

/** The packages that a file imports at start, itself or through files of this package; types and `import()` are not loaded then. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return found;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, from = ''] of code.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'/gm)) {
    if (!from.startsWith('.')) found.add(from);
    else for (const name of packagesOf(join(dirname(file), from), seen)) found.add(name);
  }
  return found;
}
