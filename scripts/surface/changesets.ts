import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Bump = 'patch' | 'minor' | 'major';
export type Changeset = { readonly bumps: Readonly<Record<string, Bump>>; readonly text: string };

/** The changesets that the next release will use up. */
export function pendingChangesets(root: string): Changeset[] {
  const folder = join(root, '.changeset');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return files.map((file) => parseChangeset(readFileSync(join(folder, file), 'utf8')));
}

/** `'@quayside/ui': minor` between two lines of dashes, then words. */
export function parseChangeset(file: string): Changeset {
  const [, head = '', text = ''] = /^---\r?\n([^]*?)---\r?\n([^]*)$/.exec(file) ?? [];
  const bumps = [...head.matchAll(/^['"]?(@?[\w/-]+)['"]?: (patch|minor|major)\s*$/gm)];
  return { bumps: Object.fromEntries(bumps.map(([, name = '', bump]) => [name, bump as Bump])), text };
}
