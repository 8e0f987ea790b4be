import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './entry.ts';

/** The text keys of a package, as screens ask for them: `count_one` and `count_other` are `count`. */
export function entriesOfTexts(folder: string): Entry[] {
  const texts = join(folder, 'src/text');
  if (!existsSync(texts)) return [];
  return readdirSync(texts).flatMap((group) => {
    const pack = JSON.parse(readFileSync(join(texts, group, 'en.json'), 'utf8')) as Record<string, string>;
    const keys = new Set(Object.keys(pack).map((key) => key.replace(/_(one|other)$/, '')));
    return [...keys].map((key): Entry => `text ${group}.${key}`);
  });
}

/** The custom properties that a package's tokens.css sets. */
export function entriesOfTokens(folder: string): Entry[] {
  const file = join(folder, 'tokens.css');
  if (!existsSync(file)) return [];
  const names = readFileSync(file, 'utf8').matchAll(/^\s*(--q-[\w-]+)\s*:/gm);
  return [...new Set([...names].map(([, name = '']): Entry => `token ${name}`))];
}
