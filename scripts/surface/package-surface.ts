import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '../../packages/contract/src/calls.ts';
import type { Journey } from '../../packages/rules/src/journey.ts';
import type { EntryPointSettings, Exports } from '../entry-points/entry-point-files.ts';
import type { Entry } from './entry.ts';
import { entriesOfEntryPoint } from './of-code.ts';
import { entriesOfTexts, entriesOfTokens } from './of-data.ts';
import { entriesOfCall } from './of-wire.ts';

/** A package as its consumers know it: `released` is what its last release promised, `now` what its sources have. */
export type PackageSurface = {
  readonly name: string;
  readonly version: string;
  /** where `released` is written */
  readonly file: string;
  readonly released: readonly Entry[];
  readonly now: readonly Entry[];
};

/** Every package of the workspace that is published. */
export async function packageSurfaces(root: string): Promise<PackageSurface[]> {
  const folders = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  return Promise.all(folders.filter((folder) => existsSync(join(folder, 'package.json'))).map(surfaceOf));
}

async function surfaceOf(folder: string): Promise<PackageSurface> {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
  const { name, version, exports } = read<{ name: string; version: string; exports: Exports }>('package.json');
  const { workspaceOnly = [] } = existsSync(join(folder, 'ENTRY-POINTS.json'))
    ? read<EntryPointSettings>('ENTRY-POINTS.json')
    : {};
  const entryPoints = Object.entries(exports).flatMap(([entryPoint, target]) =>
    typeof target === 'object' && target.source && !workspaceOnly.includes(entryPoint)
      ? [[entryPoint, join(folder, target.source)] as const]
      : [],
  );
  const journeys = entryPoints.filter(([entryPoint]) => entryPoint.startsWith('./journeys/')).map(([, path]) => path);
  const file = join(folder, 'RELEASED.txt');
  const now = [
    ...entryPoints.flatMap(([entryPoint, path]) => entriesOfEntryPoint(entryPoint, path)),
    ...entriesOfTexts(folder),
    ...entriesOfTokens(folder),
    ...(name === '@quayside/contract' ? calls.flatMap(entriesOfCall) : []),
    ...(await entriesOfJourneys(journeys)),
  ];
  const released = existsSync(file) ? (readFileSync(file, 'utf8').split('\n').filter(Boolean) as Entry[]) : [];
  return { name, version, file, released, now: [...new Set(now)].toSorted((a, b) => (a < b ? -1 : 1)) };
}

async function entriesOfJourneys(paths: readonly string[]): Promise<Entry[]> {
  const modules = await Promise.all(paths.map((path) => import(path) as Promise<Record<string, unknown>>));
  const values = modules.flatMap((module) => Object.values(module)).filter(isJourney);
  return values.map(({ name, version }): Entry => `journey ${name} ${version}`);
}

const isJourney = (value: unknown): value is Journey =>
  typeof value === 'object' && value !== null && 'steps' in value && 'version' in value && 'name' in value;
