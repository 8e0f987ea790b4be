import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type EntryPointSettings, exportsOf } from './entry-point-files.ts';
import { exportedNames } from './exported-names.ts';

/** A file that the tree of a package determines: its path and what must be in it. */
export type Derived = { file: string; text: string };

/** package.json and EXPORTS.txt of the package in `folder`, as its sources want them. */
export function derivedFiles(folder: string): Derived[] {
  const manifestFile = join(folder, 'package.json');
  const settingsFile = join(folder, 'ENTRY-POINTS.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { publishConfig?: object };
  const settings = existsSync(settingsFile)
    ? (JSON.parse(readFileSync(settingsFile, 'utf8')) as EntryPointSettings)
    : {};
  const { exports, published } = exportsOf(sourcesIn(join(folder, 'src')), settings);
  const names = Object.entries(exports).flatMap(([entryPoint, target]) =>
    typeof target === 'object' && target.source
      ? exportedNames(join(folder, target.source)).map((name) => `${entryPoint} ${name}`)
      : [],
  );
  const updated = { ...manifest, exports, publishConfig: { ...manifest.publishConfig, exports: published } };
  return [
    { file: manifestFile, text: `${JSON.stringify(updated, null, 2)}\n` },
    { file: join(folder, 'EXPORTS.txt'), text: `${names.join('\n')}\n` },
  ];
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));
}
