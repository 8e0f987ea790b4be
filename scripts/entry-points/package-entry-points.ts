import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type EntryPointSettings, exportsOf } from './entry-point-files.ts';
import { exportedNames } from './exported-names.ts';
import { summaryMaps } from './summary-map.ts';

export type DerivedPackage = {
  /** the files that the sources of the package determine */
  readonly files: readonly { readonly file: string; readonly text: string }[];
  /** public names without a docstring, as `<source> <name>` */
  readonly undocumented: readonly string[];
};

/** Derives package.json, EXPORTS.txt and the map of summaries from the sources of a package. */
export function derivePackage(folder: string): DerivedPackage {
  const manifest = readJson<{ publishConfig?: object; private?: boolean }>(join(folder, 'package.json'));
  const settingsFile = join(folder, 'ENTRY-POINTS.json');
  const settings = existsSync(settingsFile) ? readJson<EntryPointSettings>(settingsFile) : {};
  const sources = globSync('**/*', { cwd: join(folder, 'src') })
    .map((path) => path.split(sep).join('/'))
    .toSorted();
  const { exports, published } = exportsOf(sources, { ...settings, unpublished: manifest.private });
  const all = Object.entries(exports).flatMap(([entryPoint, target]) => {
    if (typeof target !== 'object' || !target.source) return [];
    const source = join(folder, target.source);
    return exportedNames(source).map((one) => ({ ...one, entryPoint, source, isPublic: target.import !== undefined }));
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
        text: `${all.map(({ entryPoint, name }) => `${entryPoint} ${name}`).join('\n')}\n`,
      },
      ...summaryMaps(sources).map(({ path, text }) => ({ file: join(folder, 'src', path), text })),
    ],
    undocumented: all.flatMap(({ isPublic, isDocumented, source, name }) =>
      isPublic && !isDocumented ? [`${source} ${name}`] : [],
    ),
  };
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
