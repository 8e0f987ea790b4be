import { basename, dirname } from 'node:path';

/**
 * DOORS.json beside a package's package.json: folders whose every file is a door; doors that are no code (style sheets); doors that only the workspace's own
 * stories and tests use, and that consumers never see.
 */
export type DoorSettings = {
  collections?: readonly string[];
  files?: Record<string, string>;
  workspaceOnly?: readonly string[];
};

export type Exports = Record<string, string | { source?: string; types?: string; import?: string }>;

/**
 * Whether a file (its path from src, with forward slashes) is a door: directly in src, named like its folder (money-field/money-field.tsx),
 * or in a folder that DOORS.json names. Tests, stories, styles and what lies under src/internal are not.
 */
export function isDoor(path: string, collections: readonly string[] = []): boolean {
  if (!/\.tsx?$/.test(path) || /\.(test|stories|styles|d)\.tsx?$/.test(path) || path.startsWith('internal/'))
    return false;
  const folder = dirname(path);
  return folder === '.' || basename(folder) === withoutEnding(basename(path)) || collections.includes(folder);
}

/** `money-field/money-field.tsx` → `./money-field`, `use-text.tsx` → `./use-text`. */
export function doorName(path: string): string {
  const plain = withoutEnding(path);
  if (plain === 'index') return '.';
  return basename(dirname(plain)) === basename(plain) ? `./${dirname(plain)}` : `./${plain}`;
}

/** The `exports` of a package for the workspace, where doors lead to sources, and for its consumers, where they lead to dist. */
export function exportsOf(
  files: readonly string[],
  { collections, files: plain = {}, workspaceOnly = [] }: DoorSettings,
): { exports: Exports; published: Exports } {
  const doors = files.filter((path) => isDoor(path, collections)).toSorted((a, b) => (a < b ? -1 : 1));
  const twice = doors.find((path, i) => doors.findIndex((other) => doorName(other) === doorName(path)) !== i);
  if (twice) throw new TwoDoorsError(doorName(twice));
  const exports: Exports = {};
  const published: Exports = {};
  for (const path of doors) {
    if (workspaceOnly.includes(doorName(path))) {
      exports[doorName(path)] = { source: `./src/${path}` };
      continue;
    }
    const built = { types: `./dist/${withoutEnding(path)}.d.ts`, import: `./dist/${withoutEnding(path)}.js` };
    exports[doorName(path)] = { source: `./src/${path}`, ...built };
    published[doorName(path)] = built;
  }
  return { exports: { ...exports, ...plain }, published: { ...published, ...plain } };
}

/** Two files would be the same door. */
export class TwoDoorsError extends Error {
  override readonly name = 'TwoDoorsError';
  constructor(door: string) {
    super(`Two files are the door ${door}: rename one, or move it into a folder of another name.`);
  }
}

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');
