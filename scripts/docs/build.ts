import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOfFolders } from '../host-build/source-hash.ts';
import { declarations, declareEntryPoints } from './compile.ts';
import { documentedPackages } from './package-entry-points.ts';
import { siteFiles } from './site.ts';

const read = ['packages', 'docs', 'scripts/docs', 'README.md', 'CONTRIBUTING.md'];
const notRead = /[.](?:test|stories)[.]tsx?$|^RELEASED[.]txt$/;

/** The folder of the pages that are served beside Storybook: written anew unless they were made of these very sources. */
export async function builtDocs(root: string): Promise<string> {
  const folder = join(root, '.quayside/site');
  const stamp = join(root, '.quayside/built-site');
  const hash = hashOfFolders(root, read, notRead);
  if (
    existsSync(folder) &&
    existsSync(join(root, declarations)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  )
    return folder;
  rmSync(stamp, { force: true });
  rmSync(folder, { recursive: true, force: true });
  const packages = documentedPackages(root);
  await declareEntryPoints(root, packages);
  for (const [path, content] of siteFiles(root, packages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  writeFileSync(stamp, hash);
  return folder;
}
