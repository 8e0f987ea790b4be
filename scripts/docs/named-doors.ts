import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The subpaths of a package by its folder: `button`, `tokens.css`, and '' for the package itself. */
export type DoorsByFolder = ReadonlyMap<string, ReadonlySet<string>>;

/** What each package of the workspace exports, styles too. */
export const doorsByFolder = (root: string): DoorsByFolder =>
  new Map(
    readdirSync(join(root, 'packages')).map((folder) => {
      const manifest = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8');
      const { exports = {} } = JSON.parse(manifest) as { exports?: Readonly<Record<string, unknown>> };
      return [folder, new Set(['', ...Object.keys(exports).map((door) => door.replace(/^[.]\/?/, ''))])];
    }),
  );

/**
 * Doors that a page names and no package has: `@quayside/<package>/<door>` anywhere, and in a package's README the first column of a table headed "door".
 * A specifier that goes on with a placeholder (`@quayside/i18n/text/<group>`) names no single door.
 */
export function unknownDoors(path: string, text: string, doors: DoorsByFolder): string[] {
  const [, own = ''] = /^packages\/([^/]+)\/README[.]md$/.exec(path) ?? [];
  const specifiers = [...text.matchAll(/@quayside\/(?<folder>[\w-]+)(?:\/(?<door>[\w./-]*[\w-]))?(?<next>\/?)/g)];
  const unknown = specifiers.flatMap(({ 0: specifier, groups: { folder = '', door = '', next } = {} }) =>
    next || doors.get(folder)?.has(door) ? [] : [specifier],
  );
  const rows = own ? doorRows(text).filter((door) => !doors.get(own)?.has(door)) : [];
  return [...new Set([...unknown, ...rows])].map((door) => `${path} names ${door}, which is no door`);
}

/** The words in backticks of first columns under `| door |`. */
function doorRows(text: string): string[] {
  let within = false;
  return text.split('\n').flatMap((line) => {
    const [, first] = /^\|([^|]*)\|/.exec(line) ?? [];
    if (first === undefined || first.trim().toLowerCase() === 'door') within = first !== undefined;
    if (!within || first === undefined) return [];
    return [...first.matchAll(/`([^`<]+)`/g)].map(([, door = '']) => door);
  });
}
