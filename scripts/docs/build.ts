import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfFolders, makeWhenStale } from '../host-build/source-hash.ts';
import { alone } from '../launcher/lock.mjs';
import { declarations, declareEntryPoints } from './compile.ts';
import { documentedPackages } from './package-entry-points.ts';
import { siteFiles } from './site.ts';

const examples = ['examples/README.md', 'examples/backend-python/README.md'];
const read = ['packages', 'docs', 'scripts/docs', 'README.md', 'CONTRIBUTING.md', ...examples];
const notRead = /[.](?:test|stories|guide)[.]tsx?$/;

/** Returns the hash of the files from which the pages are made. */
export const hashOfDocs = (root: string): string => hashOfFolders(root, read, notRead);

/** Runs `work` while no other process writes or reads `.quayside/docs` and `.quayside/site` of this checkout. Do not nest it. */
export const withDocsLocked = <T>(root: string, work: () => Promise<T>): Promise<T> =>
  alone(join(root, '.quayside/docs.lock'), work);

/** Returns the folder of the pages that are served beside Storybook. Writes them anew unless they were made of these very sources. */
export const builtDocs = (root: string): Promise<string> => withDocsLocked(root, () => buildDocs(root));

/** Does the work of `builtDocs` within `withDocsLocked`. */
export async function buildDocs(root: string): Promise<string> {
  const folder = join(root, '.quayside/site');
  const results = [folder, join(root, declarations)];
  await makeWhenStale(root, { stamp: 'built-site', hash: hashOfDocs(root), results }, async () => {
    rmSync(folder, { recursive: true, force: true });
    const packages = documentedPackages(root);
    await declareEntryPoints(root, packages);
    for (const [path, content] of siteFiles(root, packages)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  });
  return folder;
}
