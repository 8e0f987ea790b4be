import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file and words of the name of a test in it, as `e2e/keyboard.spec.ts: by keyboard only`. In a file of stories the words are the export's name. */
export type NamedTest = string;

export const partsOf = (named: NamedTest): { readonly path: string; readonly words: string } => {
  const [path = '', ...words] = named.split(': ');
  return { path, words: words.join(': ') };
};

/** Returns what is wrong with a named test: its file is gone, or no longer contains the words. */
export function namedTestProblems(root: string, named: NamedTest): readonly string[] {
  const { path, words } = partsOf(named);
  if (!existsSync(join(root, path))) return [`${path} does not exist`];
  return readFileSync(join(root, path), 'utf8').includes(words) ? [] : [`${path} has no test named “${words}”`];
}
