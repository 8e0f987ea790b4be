import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The subpaths of a package by its folder: `button`, `tokens.css`, and '' for the package itself. */
export type EntryPointsByFolder = ReadonlyMap<string, ReadonlySet<string>>;

/** What each package of the workspace exports, styles too. */
export const entryPointsByFolder = (root: string): EntryPointsByFolder =>
  new Map(
    readdirSync(join(root, 'packages')).map((folder) => {
      const manifest = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8');
      const { exports = {} } = JSON.parse(manifest) as { exports?: Readonly<Record<string, unknown>> };
      return [folder, new Set(['', ...Object.keys(exports).map((entryPoint) => entryPoint.replace(/^[.]\/?/, ''))])];
    }),
  );

/**
 * Entry points that a page names and no package has: `@quayside/<package>/<entry point>` anywhere, and in a package's README the first column of a table headed "entry point".
 * A specifier that goes on with a placeholder (`@quayside/i18n/text/<group>`) names no single entry point.
 */
export function unknownEntryPoints(path: string, text: string, entryPoints: EntryPointsByFolder): string[] {
  const [, own = ''] = /^packages\/([^/]+)\/README[.]md$/.exec(path) ?? [];
  const specifiers = [...text.matchAll(/@quayside\/(?<folder>[\w-]+)(?:\/(?<entryPoint>[\w./-]*[\w-]))?(?<next>\/?)/g)];
  const unknown = specifiers.flatMap(({ 0: specifier, groups: { folder = '', entryPoint = '', next } = {} }) =>
    next || entryPoints.get(folder)?.has(entryPoint) ? [] : [specifier],
  );
  const rows = own ? entryPointRows(text).filter((entryPoint) => !entryPoints.get(own)?.has(entryPoint)) : [];
  return [...new Set([...unknown, ...rows])].map(
    (entryPoint) => `${path} names ${entryPoint}, which is no entry point`,
  );
}

/** The words in backticks of first columns under `| entry point |`. */
function entryPointRows(text: string): string[] {
  let within = false;
  return text.split('\n').flatMap((line) => {
    const [, first] = /^\|([^|]*)\|/.exec(line) ?? [];
    if (first === undefined || first.trim().toLowerCase() === 'entry point') within = first !== undefined;
    if (!within || first === undefined) return [];
    return [...first.matchAll(/`([^`<]+)`/g)].map(([, entryPoint = '']) => entryPoint);
  });
}
