import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders that hold what was made, and files that no build reads. */
const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
/** Packages that no app loads. */
const unshipped = new Set(['sandbox', 'testing']);
const skippedFiles = /[.](test|stories|guide)[.]tsx?$|[.]md$|^EXPORTS[.]txt$/;

/** Changes when anything changes that a host's build reads: its own files, every package that ships, the lockfile. */
export function hashOfSources(root: string, host: string): string {
  const shipped = readdirSync(join(root, 'packages')).filter((name) => !unshipped.has(name));
  return hashOfFolders(root, [join('hosts', host), ...shipped.map((name) => join('packages', name))], skippedFiles);
}

/** Changes when a file changes that is below `folders`, or one of them, and whose name `skipped` does not match, or the lockfile. */
export function hashOfFolders(root: string, folders: readonly string[], skipped: RegExp): string {
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

/** Tools write logs and reports into folders such as `.turbo` while other tasks run. */
const isSkipped = (folder: string): boolean => folder.startsWith('.') || skippedFolders.has(folder);

/** What is made of sources: its folders and files, and the hash of the sources, which is noted in `.quayside/<stamp>`. */
export type Made = { readonly stamp: string; readonly hash: string; readonly results: readonly string[] };

/** Runs `make` unless the results are there and were made of the same sources. */
export async function makeWhenStale(root: string, made: Made, make: () => Promise<void>): Promise<void> {
  if (!isStale(root, made)) return;
  removeStamp(root, made);
  await make();
  writeStamp(root, made);
}

const stampOf = (root: string, { stamp }: Made) => join(root, '.quayside', stamp);

/** Whether a result is absent, or was made of other sources. */
export function isStale(root: string, made: Made): boolean {
  const file = stampOf(root, made);
  const hash = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return hash !== made.hash || !made.results.every((result) => existsSync(result));
}

/** Makes the results stale until `writeStamp`. */
export const removeStamp = (root: string, made: Made): void => rmSync(stampOf(root, made), { force: true });

/** Stores the hash of the sources of which the results were made. */
export function writeStamp(root: string, made: Made): void {
  const file = stampOf(root, made);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, made.hash);
}
