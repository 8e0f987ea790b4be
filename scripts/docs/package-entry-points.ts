import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exports } from '../entry-points/entry-point-files.ts';

/** A subpath that consumers import: `@quayside/ui/button`, and the file behind it from the top of the repository. */
export type PublicEntryPoint = { readonly specifier: string; readonly source: string };
export type DocumentedPackage = {
  /** the folder below packages */
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  readonly entryPoints: readonly PublicEntryPoint[];
  /** those that the workspace alone imports */
  readonly inner: readonly PublicEntryPoint[];
};

type Manifest = { name: string; description?: string; exports?: Exports };

/** Every package that has entry points of code, with those that consumers see. */
export function documentedPackages(root: string): DocumentedPackage[] {
  const folders = readdirSync(join(root, 'packages')).toSorted();
  return folders
    .filter((folder) => existsSync(join(root, 'packages', folder, 'package.json')))
    .map((folder) => {
      const text = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8');
      const { name, description = '', exports = {} } = JSON.parse(text) as Manifest;
      const all = Object.entries(exports).flatMap(([entryPoint, target]) =>
        typeof target === 'object' && target.source
          ? [
              {
                specifier: join(name, entryPoint),
                source: join('packages', folder, target.source),
                isPublic: target.import,
              },
            ]
          : [],
      );
      const entryPoints = all.filter(({ isPublic }) => isPublic);
      const inner = all.filter(({ isPublic }) => !isPublic);
      return { folder, name, description, entryPoints, inner };
    })
    .filter(({ entryPoints }) => entryPoints.length > 0);
}
