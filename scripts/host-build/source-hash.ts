import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders whose files builds do not read, such as generated ones. */
const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
/** Folders of packages that apps do not load. */
const unshipped = new Set(['sandbox', 'testing']);
const skippedFiles = /[.](test|stories|guide)[.]tsx?$|[.]md$|^EXPORTS[.]txt$/;

/** Returns a hash of all files that the build of a host reads: its own files, the packages that apps load, and the lockfile. */
export function hashSources(root: string, host: string): string {
  const shipped = readdirSync(join(root, 'packages')).filter((name) => !unshipped.has(name));
  return hashFolders(root, [join('hosts', host), ...shipped.map((name) => join('packages', name))], skippedFiles);
}

/**
 * Returns a hash of the lockfile, tsconfig.json and all files in `folders`, which can also be paths of files. Leaves out
 * files whose name matches `skipped`.
 */
export function hashFolders(root: string, folders: readonly string[], skipped: RegExp): string {
  const files = ['pnpm-lock.yaml', 'tsconfig.json', ...folders.flatMap((folder) => filesUnder(root, folder, skipped))];
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(root: string, folder: string, skipped: RegExp): string[] {
  if (statSync(join(root, folder)).isFile()) return [folder];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : filesUnder(root, path, skipped);
    return skipped.test(entry.name) ? [] : [path];
  });
}

/** Returns whether to leave out a folder with this name. Tools write into folders such as `.turbo` while other tasks run. */
const isSkipped = (folder: string): boolean => folder.startsWith('.') || skippedFolders.has(folder);

/** Generated folders and files (`results`), with the hash of their sources. After generation, the hash is stored in `.quayside/<stamp>`. */
export type GeneratedFiles = { readonly stamp: string; readonly hash: string; readonly results: readonly string[] };

/** Calls `make`, unless the results exist and were made from the same sources. Stores the hash when `make` has resolved. */
export async function generateWhenStale(root: string, made: GeneratedFiles, make: () => Promise<void>): Promise<void> {
  if (!areFilesStale(root, made)) return;
  markStale(root, made);
  await make();
  markFresh(root, made);
}

const stampOf = (root: string, { stamp }: GeneratedFiles) => join(root, '.quayside', stamp);

/** Returns whether a result is missing, or was made from other sources. */
export function areFilesStale(root: string, made: GeneratedFiles): boolean {
  const file = stampOf(root, made);
  const hash = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return hash !== made.hash || !made.results.every((result) => existsSync(result));
}

/** Deletes the stored hash, so that the results are stale until `markFresh` is called. */
export const markStale = (root: string, made: GeneratedFiles): void => rmSync(stampOf(root, made), { force: true });

/** Stores the hash of the sources, so that the results count as current. */
export function markFresh(root: string, made: GeneratedFiles): void {
  const file = stampOf(root, made);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, made.hash);
}
