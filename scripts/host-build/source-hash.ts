import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold what was made, and files that no build reads. */
const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
const skippedFiles = /[.](test|stories)[.]tsx?$|[.]md$|^EXPORTS[.]txt$/;

/** Changes when anything changes that a host's build reads: its own files, every package that ships, the lockfile. */
export function hashOfSources(root: string, host: string): string {
  const shipped = readdirSync(join(root, 'packages')).filter((name) => name !== 'sandbox');
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
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(root, path, skipped);
    return skipped.test(entry.name) ? [] : [path];
  });
}
