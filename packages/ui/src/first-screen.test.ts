import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * The entry points that the first screen loads before the user can type. Each kilobyte costs about 7 ms, so none of
 * them may import a behaviour library, directly or indirectly.
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
const heavy = /^(@radix-ui\/|react-aria|@react-aria\/|react-stately|tailwind-merge|@tanstack\/|signature_pad|zod)/;
const src = fileURLToPath(new URL('.', import.meta.url));

test.each(firstScreen.filter((entryPoint) => existsSync(join(src, entryPoint))))(
  '%s does not import a behaviour library',
  (entryPoint) => {
    expect([...packagesOf(join(src, entryPoint, `${entryPoint}.tsx`))].filter((name) => heavy.test(name))).toEqual([]);
  },
);

test('files import single icons instead of the icon barrel', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => /^import .* from 'lucide-react'/m.test(readFileSync(join(src, file), 'utf8')))).toEqual(
    [],
  );
});

/**
 * Returns the packages that a file imports statically, directly or through other files of this package. Types and
 * `import()` do not count.
 */
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
