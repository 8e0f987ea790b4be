import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, repositoryFiles } from '../checks/source-file.ts';
import { entryPointRows } from '../docs/entry-points.ts';

/** Who imports an entry point: `public` for a consumer, `internal` for published packages only, `workspace` for this repository only. */
export type ImporterScope = 'public' | 'internal' | 'workspace';

/** Who imports each entry point, by its public name such as `@quayside/ui/button`. An entry point that nothing imports is absent. */
export type ScopeByEntryPoint = ReadonlyMap<string, ImporterScope>;

/** A file that can import packages. `path` starts at the root of the repository. */
export type Importer = { readonly path: string; readonly text: string };

const specifier = /(?<=['"`])@quayside\/([\w-]+)\/(?:internals\/)?([\w./-]+)(?=['"`])/g;
const isImporter = (path: string) =>
  /[.](tsx?|mjs|mdx?|vue|html|json)$/.test(path) && !/(^|\/)package[.]json$/.test(path);

/** Reads all files of the repository that can import packages. */
export const importersIn = (root: string): Importer[] =>
  repositoryFiles(root)
    .filter(({ path }) => isImporter(path))
    .map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Returns who imports each entry point. `unpublished` has the folders of private packages. */
export function findImporterScopes(
  importers: readonly Importer[],
  unpublished: ReadonlySet<string>,
): ScopeByEntryPoint {
  const reaches = new Map<string, ImporterScope>();
  for (const importer of importers) {
    const reach = reachOf(importer.path, unpublished);
    for (const name of namesIn(importer)) reaches.set(name, widest(reach, reaches.get(name)));
  }
  return reaches;
}

/**
 * Returns the text of an importer with the current specifiers of entry points. Markdown pages stay unchanged, because
 * they name only public ones. `specifierOf` has the specifiers by public name.
 */
export const withSpecifiers = ({ path, text }: Importer, specifierOf: ReadonlyMap<string, string>): string =>
  path.endsWith('.md')
    ? text
    : text.replace(
        specifier,
        (found, folder: string, name: string) => specifierOf.get(`@quayside/${folder}/${name}`) ?? found,
      );

const widest = (a: ImporterScope, b: ImporterScope = 'workspace'): ImporterScope =>
  (['public', 'internal'] as const).find((reach) => a === reach || b === reach) ?? 'workspace';

const page = /^(README[.]md|docs\/(?!decisions\/).+[.]md|packages\/[^/]+\/README[.]md)$/;
/** Matches the files that import packages as consumers do: the four apps, the examples, and the pages with which tarballs are tested. */
const consumer = /^(hosts|examples\/[^/]+|scripts\/consumers)\//;
const sourceOfPackage = /^packages\/([^/]+)\/src\/(?!testing\/|model-tests\/|(?:.+\/)(?:testing|model-tests)\/)/;

function reachOf(path: string, unpublished: ReadonlySet<string>): ImporterScope {
  if (/[.](stories|guide)[.]tsx?$/.test(path) || isTest(path) || path.startsWith('examples/tests/')) return 'workspace';
  if (page.test(path) || consumer.test(path)) return 'public';
  const [, folder] = sourceOfPackage.exec(path) ?? [];
  return folder && !unpublished.has(folder) ? 'internal' : 'workspace';
}

/** Returns the public names of the entry points that a file imports or a page names. In a README, the table of entry points counts too. */
function namesIn({ path, text }: Importer): string[] {
  const imported = [...text.matchAll(specifier)].map(([, folder, name]) => `@quayside/${folder}/${name}`);
  const [, own] = /^packages\/([^/]+)\/README[.]md$/.exec(path) ?? [];
  return own ? [...imported, ...entryPointRows(text).map((name) => `@quayside/${own}/${name}`)] : imported;
}
