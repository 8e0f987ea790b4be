import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateWhenStale, hashFolders } from '../host-build/source-hash.ts';
import { withLock } from '../launcher/lock.mjs';
import { renameImports } from '../package-build/declarations.ts';
import { type EntryPoint, listEntryPoints, type PackageManifest, readPackages } from './entry-points.ts';
import { siteFiles } from './site.ts';

const inputs = ['packages', 'docs', 'scripts/docs', 'README.md', 'CONTRIBUTING.md', 'examples/README.md'];

/** Returns the folder of the pages that are served beside Storybook. Writes the pages first if their sources have changed. */
export function buildDocsWhenStale(root: string): Promise<string> {
  const folder = join(root, '.quayside/site');
  return withLock(join(root, '.quayside/docs.lock'), async () => {
    const hash = hashFolders(root, inputs, /[.](?:test|stories|guide)[.]tsx?$/);
    await generateWhenStale(root, { stamp: 'built-site', hash, results: [folder] }, async () => {
      rmSync(folder, { recursive: true, force: true });
      const packages = readPackages(root);
      for (const [path, content] of siteFiles(root, packages, declareEntryPoints(root, packages))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), content);
      }
    });
    return folder;
  });
}

/** Writes the declarations of all entry points without checking types. Returns a function that reads the declaration of one. */
function declareEntryPoints(root: string, packages: readonly PackageManifest[]): (entryPoint: EntryPoint) => string {
  const outDir = join(root, '.quayside/docs/declarations');
  const project = join(root, '.quayside/docs/declarations.json');
  const entryPoints = packages.flatMap(listEntryPoints);
  const compilerOptions = {
    noCheck: true,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir,
    // The compiler writes no declarations of sources that it finds in node_modules.
    paths: Object.fromEntries(entryPoints.map(({ specifier, source }) => [specifier, [join(root, source)]])),
  };
  const files = entryPoints.map(({ source }) => join(root, source));
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(dirname(project), { recursive: true });
  writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.json', include: [], files, compilerOptions }));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  spawnSync(process.execPath, [compiler, '--project', project], { stdio: ['ignore', 'ignore', 'inherit'] });
  renameImports(outDir);
  return ({ source }) => readFileSync(join(outDir, source.replace(/[.]tsx?$/, '.d.ts')), 'utf8');
}
