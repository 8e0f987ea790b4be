import { basename, dirname } from 'node:path';
import type { ImporterScope } from './reach.ts';

/**
 * The content of ENTRY-POINTS.json, which is beside the package.json of a package. `collections` lists folders in which
 * every file can be an entry point. `files` lists entry points that are not code, such as style sheets, by subpath. With
 * `allPublic`, every entry point outside `testing` is public. By default, an entry point is public only if a host, an
 * example or a page of the docs imports it.
 */
export type EntryPointSettings = {
  collections?: readonly string[];
  files?: Record<string, string>;
  allPublic?: boolean;
};

/** Set for a package that is not published. Its `exports` then contain only sources, for the workspace. */
type Unpublished = { unpublished?: boolean | undefined };

export type PackageExports = Record<string, string | { 'quayside-source'?: string; types?: string; import?: string }>;

/**
 * Returns whether a file can be an entry point. `path` is relative to src, with forward slashes. Entry points are
 * directly in src, have the name of their folder (money-field/money-field.tsx), or are in one of the `collections`.
 * Tests, stories and styles never are.
 */
export function isEntryPoint(path: string, collections: readonly string[] = []): boolean {
  if (!/\.tsx?$/.test(path) || /\.(test|stories|guide|styles|d)\.tsx?$/.test(path)) return false;
  const folder = dirname(path);
  return folder === '.' || basename(folder) === withoutEnding(basename(path)) || collections.includes(folder);
}

/** Returns the name of an entry point: `./money-field` for `money-field/money-field.tsx`, and `./use-text` for `use-text.tsx`. */
export function entryPointName(path: string): string {
  const plain = withoutEnding(path);
  if (plain === 'index') return '.';
  return basename(dirname(plain)) === basename(plain) ? `./${dirname(plain)}` : `./${plain}`;
}

/** An entry point of a package: its file in src, its name, the subpath with which it is imported, and whether it is published. */
export type EntryPointFile = {
  readonly path: string;
  /** The public name, such as `./money-field`. */
  readonly name: string;
  /** The name in imports: `./money-field`, or `./internals/money-field` if no consumer imports it. */
  readonly subpath: string;
  readonly published: boolean;
};

/**
 * Returns the entry points among the files of a package. `reachOf` returns who imports one, or undefined if no other
 * package does; it is then left out. Throws TwoEntryPointsError if two files have the same name.
 */
export function entryPointFiles(
  files: readonly string[],
  { collections, allPublic, unpublished }: EntryPointSettings & Unpublished,
  reachOf: (name: string) => ImporterScope | undefined,
): EntryPointFile[] {
  const paths = files.filter((path) => isEntryPoint(path, collections)).toSorted((a, b) => (a < b ? -1 : 1));
  const names = paths.map(entryPointName);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new TwoEntryPointsError(twice);
  return paths.flatMap((path, index): EntryPointFile[] => {
    const name = names[index] ?? '';
    const ofTests = name.startsWith('./testing/');
    const reach = allPublic && !ofTests ? 'public' : reachOf(name);
    if (unpublished) return [{ path, name, subpath: name, published: false }];
    if (!reach) return [];
    const subpath = reach === 'public' || ofTests ? name : name.replace('./', './internals/');
    return [{ path, name, subpath, published: reach !== 'workspace' && !ofTests }];
  });
}

/** Returns the two `exports` of a package: `exports` for the workspace, with sources, and `published` for consumers, with files in `dist`. */
export function exportsOf(
  entryPoints: readonly EntryPointFile[],
  { files: plain = {} }: EntryPointSettings,
): { exports: PackageExports; published: PackageExports } {
  const exports: PackageExports = {};
  const published: PackageExports = {};
  for (const entryPoint of entryPoints) {
    const source = `./src/${entryPoint.path}`;
    const built = {
      types: `./dist/${withoutEnding(entryPoint.path)}.d.ts`,
      import: `./dist/${withoutEnding(entryPoint.path)}.js`,
    };
    exports[entryPoint.subpath] = { 'quayside-source': source, ...(entryPoint.published && built) };
    if (entryPoint.published) published[entryPoint.subpath] = built;
  }
  return { exports: { ...exports, ...plain }, published: { ...published, ...plain } };
}

/** Thrown if two files would be the same entry point. */
export class TwoEntryPointsError extends Error {
  override readonly name = 'TwoEntryPointsError';
  constructor(entryPoint: string) {
    super(`Two files are the entry point ${entryPoint}: rename one, or move it into a folder of another name.`);
  }
}

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');
