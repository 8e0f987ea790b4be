import { basename, dirname } from 'node:path';

/**
 * ENTRY-POINTS.json beside a package's package.json: folders whose every file is an entry point; entry points that are no code (style sheets); entry points that only the workspace's own
 * stories and tests use, and that consumers never see.
 */
export type EntryPointSettings = {
  collections?: readonly string[];
  files?: Record<string, string>;
  workspaceOnly?: readonly string[];
};

/** A package that is not published has sources alone, for the workspace. */
type Unpublished = { unpublished?: boolean | undefined };

export type Exports = Record<string, string | { source?: string; types?: string; import?: string }>;

/**
 * Whether a file (its path from src, with forward slashes) is an entry point: directly in src, named like its folder (money-field/money-field.tsx),
 * or in a folder that ENTRY-POINTS.json names. Tests, stories and styles are not.
 */
export function isEntryPoint(path: string, collections: readonly string[] = []): boolean {
  if (!/\.tsx?$/.test(path) || /\.(test|stories|guide|styles|d)\.tsx?$/.test(path)) return false;
  const folder = dirname(path);
  return folder === '.' || basename(folder) === withoutEnding(basename(path)) || collections.includes(folder);
}

/** `money-field/money-field.tsx` → `./money-field`, `use-text.tsx` → `./use-text`. */
export function entryPointName(path: string): string {
  const plain = withoutEnding(path);
  if (plain === 'index') return '.';
  return basename(dirname(plain)) === basename(plain) ? `./${dirname(plain)}` : `./${plain}`;
}

/** The `exports` of a package for the workspace, where entry points lead to sources, and for its consumers, where they lead to dist. */
export function exportsOf(
  files: readonly string[],
  { collections, files: plain = {}, workspaceOnly = [], unpublished }: EntryPointSettings & Unpublished,
): { exports: Exports; published: Exports } {
  const entryPoints = files.filter((path) => isEntryPoint(path, collections)).toSorted((a, b) => (a < b ? -1 : 1));
  const twice = entryPoints.find(
    (path, i) => entryPoints.findIndex((other) => entryPointName(other) === entryPointName(path)) !== i,
  );
  if (twice) throw new TwoEntryPointsError(entryPointName(twice));
  const exports: Exports = {};
  const published: Exports = {};
  for (const path of entryPoints) {
    if (unpublished || workspaceOnly.includes(entryPointName(path))) {
      exports[entryPointName(path)] = { source: `./src/${path}` };
      continue;
    }
    const built = { types: `./dist/${withoutEnding(path)}.d.ts`, import: `./dist/${withoutEnding(path)}.js` };
    exports[entryPointName(path)] = { source: `./src/${path}`, ...built };
    published[entryPointName(path)] = built;
  }
  return { exports: { ...exports, ...plain }, published: { ...published, ...plain } };
}

/** Two files would be the same entry point. */
export class TwoEntryPointsError extends Error {
  override readonly name = 'TwoEntryPointsError';
  constructor(entryPoint: string) {
    super(`Two files are the entry point ${entryPoint}: rename one, or move it into a folder of another name.`);
  }
}

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');
