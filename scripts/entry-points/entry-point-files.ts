import { basename, dirname } from 'node:path';

/** ENTRY-POINTS.json of a package. */
export type EntryPointSettings = {
  /** folders whose files are all entry points */
  readonly collections?: readonly string[];
  /** entry points that are not code, such as style sheets */
  readonly files?: Readonly<Record<string, string>>;
  /** entry points that only stories and tests of the workspace use */
  readonly workspaceOnly?: readonly string[];
};

export type Exports = Record<string, string | { source?: string; types?: string; import?: string }>;

/** Two files have the same entry point. */
export class DuplicateEntryPointError extends Error {
  override readonly name = 'DuplicateEntryPointError';
  constructor(entryPoint: string) {
    super(`Two files are the entry point ${entryPoint}: rename one, or move it to a folder with another name.`);
  }
}

/** Whether a file of `src` is directly in it, has the name of its folder, or is in a collection. Tests, stories and styles are not. */
export function isEntryPoint(path: string, collections: readonly string[] = []): boolean {
  if (!/\.tsx?$/.test(path) || /\.(test|stories|guide|styles|d)\.tsx?$/.test(path)) return false;
  const folder = dirname(path);
  return folder === '.' || basename(folder) === withoutExtension(basename(path)) || collections.includes(folder);
}

/** Returns `./money-field` for `money-field/money-field.tsx`, and `./use-text` for `use-text.tsx`. */
export function entryPointName(path: string): string {
  const plain = withoutExtension(path);
  if (plain === 'index') return '.';
  return basename(dirname(plain)) === basename(plain) ? `./${dirname(plain)}` : `./${plain}`;
}

/** Returns the `exports` of a package for the workspace, with sources, and for its consumers, with built files. */
export function exportsOf(
  files: readonly string[],
  {
    collections,
    files: otherFiles = {},
    workspaceOnly = [],
    unpublished = false,
  }: EntryPointSettings & { readonly unpublished?: boolean | undefined },
): { exports: Exports; published: Exports } {
  const exports: Exports = {};
  const published: Exports = {};
  for (const path of files.filter((file) => isEntryPoint(file, collections)).toSorted()) {
    const name = entryPointName(path);
    if (exports[name]) throw new DuplicateEntryPointError(name);
    const source = `./src/${path}`;
    const plain = withoutExtension(path);
    const built = { types: `./dist/${plain}.d.ts`, import: `./dist/${plain}.js` };
    const isPublic = !unpublished && !workspaceOnly.includes(name);
    exports[name] = isPublic ? { source, ...built } : { source };
    if (isPublic) published[name] = built;
  }
  return { exports: { ...exports, ...otherFiles }, published: { ...published, ...otherFiles } };
}

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');
