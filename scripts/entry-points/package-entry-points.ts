import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type EntryPointFile, type EntryPointSettings, entryPointFiles, exportsOf } from './entry-point-files.ts';
import { exportedNames } from './exported-names.ts';
import type { ScopeByEntryPoint } from './reach.ts';

/** A package and its entry points, which are found from its sources and importers. */
export type PackageEntryPoints = {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly settings: EntryPointSettings;
  readonly entryPoints: readonly EntryPointFile[];
};

type Manifest = { readonly name: string; readonly private?: boolean; readonly publishConfig?: object };

export type DerivedPackage = {
  /** The generated files of the package: package.json and EXPORTS.txt, each with its path and text. */
  readonly files: readonly { readonly file: string; readonly text: string }[];
  /** The public names without a docstring, each as `<source> <name>`. */
  readonly undocumented: readonly string[];
};

/** Reads the package in `folder`, and finds its entry points. */
export function readPackage(folder: string, reaches: ScopeByEntryPoint): PackageEntryPoints {
  const manifest = readJson<Manifest>(join(folder, 'package.json'));
  const settingsFile = join(folder, 'ENTRY-POINTS.json');
  const settings = existsSync(settingsFile) ? readJson<EntryPointSettings>(settingsFile) : {};
  const sources = globSync('**/*', { cwd: join(folder, 'src') })
    .map((path) => path.split(sep).join('/'))
    .toSorted();
  const entryPoints = entryPointFiles(sources, { ...settings, unpublished: manifest.private }, (name) =>
    reaches.get(posix.join(manifest.name, name)),
  );
  return { folder, manifest, settings, entryPoints };
}

/** Returns the specifier of each entry point, by its public name such as `@quayside/ui/button`. */
export const specifiersOf = (packages: readonly PackageEntryPoints[]): ReadonlyMap<string, string> =>
  new Map(
    packages.flatMap(({ manifest, entryPoints }) =>
      entryPoints.map(({ name, subpath }) => [posix.join(manifest.name, name), posix.join(manifest.name, subpath)]),
    ),
  );

/** Returns package.json with the `exports` of the package, and EXPORTS.txt with the names of its public entry points. Does not write them. */
export function derivePackage({ folder, manifest, settings, entryPoints }: PackageEntryPoints): DerivedPackage {
  const { exports, published } = exportsOf(entryPoints, settings);
  const isListed = ({ name, subpath, published }: EntryPointFile) =>
    manifest.private || (published && subpath === name);
  const names = entryPoints.filter(isListed).flatMap(({ path, name: entryPoint, published: isPublic }) => {
    const source = join(folder, 'src', path);
    return exportedNames(source).map((one) => ({ ...one, entryPoint, source, isPublic }));
  });
  const publishConfig = manifest.private ? {} : { publishConfig: { ...manifest.publishConfig, exports: published } };
  return {
    files: [
      {
        file: join(folder, 'package.json'),
        text: `${JSON.stringify({ ...manifest, exports, ...publishConfig }, null, 2)}\n`,
      },
      {
        file: join(folder, 'EXPORTS.txt'),
        text: `${names.map(({ entryPoint, name }) => `${entryPoint} ${name}`).join('\n')}\n`,
      },
    ],
    undocumented: names.flatMap(({ isPublic, isDocumented, source, name }) =>
      isPublic && !isDocumented ? [`${source} ${name}`] : [],
    ),
  };
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
