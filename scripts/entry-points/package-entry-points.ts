import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type EntryPointSettings, exportsOf } from './entry-point-files.ts';
import { exportedNames } from './exported-names.ts';
import { summaryMaps } from './summary-map.ts';

/** A file that the tree of a package determines: its path and what must be in it. */
export type Derived = { file: string; text: string };

/** What `folder`, a package, must hold by its sources: package.json, EXPORTS.txt, and the map of summaries where it has one. */
export function derivedFiles(folder: string): Derived[] {
  const manifestFile = join(folder, 'package.json');
  const settingsFile = join(folder, 'ENTRY-POINTS.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { publishConfig?: object; private?: boolean };
  const settings = existsSync(settingsFile)
    ? (JSON.parse(readFileSync(settingsFile, 'utf8')) as EntryPointSettings)
    : {};
  const sources = sourcesIn(join(folder, 'src'));
  const { exports, published } = exportsOf(sources, {
    ...settings,
    unpublished: manifest.private,
  });
  const names = Object.entries(exports).flatMap(([entryPoint, target]) =>
    typeof target === 'object' && target.source
      ? exportedNames(join(folder, target.source)).map((name) => `${entryPoint} ${name}`)
      : [],
  );
  const updated = manifest.private
    ? { ...manifest, exports }
    : { ...manifest, exports, publishConfig: { ...manifest.publishConfig, exports: published } };
  return [
    { file: manifestFile, text: `${JSON.stringify(updated, null, 2)}\n` },
    { file: join(folder, 'EXPORTS.txt'), text: `${names.join('\n')}\n` },
    ...summaryMaps(sources).map(({ path, text }) => ({ file: join(folder, 'src', path), text })),
  ];
}

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));
}
