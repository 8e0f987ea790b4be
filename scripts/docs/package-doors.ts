import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exports } from '../doors/door-files.ts';

/** A subpath that consumers import: `@quayside/ui/button`, and the file behind it from the top of the repository. */
export type PublicDoor = { readonly specifier: string; readonly source: string };
export type DocumentedPackage = {
  /** the folder below packages */
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  readonly doors: readonly PublicDoor[];
  /** those that the workspace alone imports */
  readonly inner: readonly PublicDoor[];
};

type Manifest = { name: string; description?: string; exports?: Exports };

/** Every package that has doors of code, with those that consumers see. */
export function documentedPackages(root: string): DocumentedPackage[] {
  const folders = readdirSync(join(root, 'packages')).toSorted();
  return folders
    .filter((folder) => existsSync(join(root, 'packages', folder, 'package.json')))
    .map((folder) => {
      const text = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8');
      const { name, description = '', exports = {} } = JSON.parse(text) as Manifest;
      const all = Object.entries(exports).flatMap(([door, target]) =>
        typeof target === 'object' && target.source
          ? [{ specifier: join(name, door), source: join('packages', folder, target.source), isPublic: target.import }]
          : [],
      );
      const doors = all.filter(({ isPublic }) => isPublic);
      const inner = all.filter(({ isPublic }) => !isPublic);
      return { folder, name, description, doors, inner };
    })
    .filter(({ doors }) => doors.length > 0);
}
