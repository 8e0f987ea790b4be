import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** An entry point of a package. `specifier` is its name in imports, such as `@quayside/ui/button`, and `source` its file from the root of the repository. */
export type EntryPoint = { readonly specifier: string; readonly source: string; readonly isPublic: boolean };

type Target = string | { readonly 'quayside-source'?: string; readonly import?: string };
export type PackageManifest = {
  readonly folder: string;
  readonly name: string;
  readonly description: string;
  readonly exports: Readonly<Record<string, Target>>;
};

/** Returns the manifests of all packages, in the order of their folders. */
export const readPackages = (root: string): readonly PackageManifest[] =>
  globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .map((path) => {
      const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as Partial<PackageManifest>;
      return { name: '', description: '', exports: {}, ...manifest, folder: basename(dirname(path)) };
    });

/** Returns the entry points of a package, without those that are not code. `isPublic` says whether consumers can import one. */
export const listEntryPoints = ({ folder, name, exports }: PackageManifest): readonly EntryPoint[] =>
  Object.entries(exports).flatMap(([path, target]) =>
    typeof target === 'object' && target['quayside-source']
      ? [
          {
            specifier: join(name, path),
            source: join('packages', folder, target['quayside-source']),
            isPublic: !!target.import,
          },
        ]
      : [],
  );

/**
 * Returns a message for each name in a page that no package exports: `@quayside/…` specifiers, and in a README the first
 * column of its table of entry points.
 */
export function unknownEntryPoints(path: string, text: string, packages: readonly PackageManifest[]): string[] {
  const known = new Set(
    packages.flatMap(({ name, exports }) => [
      name,
      ...Object.keys(exports).map((entryPoint) => join(name, entryPoint)),
    ]),
  );
  // A trailing slash precedes a placeholder, as in `@quayside/i18n/text/<group>`.
  const specifiers = [...text.matchAll(/@quayside\/[\w-]+(?:\/[\w./-]*[\w-])?(?!\/)(?![\w-])/g)].map(String);
  const own = packages.find(({ folder }) => path === `packages/${folder}/README.md`);
  const rows = own ? entryPointRows(text).map((row) => join(own.name, row)) : [];
  return [...new Set([...specifiers, ...rows])]
    .filter((specifier) => !known.has(specifier))
    .map((specifier) => `${path} names ${specifier}, which no package exports`);
}

/** Returns the words in backticks in the first column of each table whose first heading is "entry point". */
export function entryPointRows(text: string): readonly string[] {
  const tables = text.match(/^\| *entry point *\|.*\n(?:\|.*\n)*/gim) ?? [];
  return tables
    .flatMap((table) => table.split('\n').map((line) => line.split('|')[1] ?? ''))
    .flatMap((cell) => [...cell.matchAll(/`([^`<]+)`/g)].map(([, name = '']) => name));
}

/**
 * Returns a message for each TypeScript or JavaScript file in backticks in a page that the repository does not contain.
 * `names` are the names of its files, without folders.
 */
export const unknownFiles = (path: string, text: string, names: ReadonlySet<string>): string[] =>
  [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`(?:[\w./<>-]*\/)?([\w-][\w.-]*\.(?:tsx?|mjs))`/g)]
    .filter(([, name = '']) => !names.has(name))
    .map(([file]) => `${path} names ${file}, which does not exist`);
