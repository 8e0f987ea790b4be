import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isQuick } from '../../packages/platform/src/testing/property-runs/property-runs.ts';

/** How long a part took when it last passed, and how many tests it had. */
export type Usual = { readonly seconds: number; readonly tests: number };

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.quayside/usual', isQuick ? 'quick' : 'all');
const fileOf = (part: string) => join(folder, `${part.replace(/[^\w.-]+/g, '-')}.json`);

/** Seconds of the long parts of `npm test` on two slow cores, for a machine that has not run them yet. */
const onSlowCores: Readonly<Record<string, Usual>> = {
  'test:stories': { seconds: 280, tests: 1554 },
  'test:browser': { seconds: 120, tests: 485 },
  'test:e2e': { seconds: 130, tests: 23 },
};

/** Returns the last passed run of a part on this machine, or of the slow one on which the limit of ten minutes is measured. */
export function usualOf(part: string): Usual | undefined {
  const file = fileOf(part);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Usual;
  return isQuick ? onSlowCores[part.replace('quayside ', '')] : undefined;
}

export function noteUsual(part: string, usual: Usual): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(usual));
}
