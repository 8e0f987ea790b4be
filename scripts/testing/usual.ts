import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isQuick } from '../../packages/platform/src/testing/property-runs/property-runs.ts';

/** How long a part took when it last passed, and how many tests it had. */
export type Usual = { readonly seconds: number; readonly tests: number };

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.quayside/usual', isQuick ? 'quick' : 'all');
const fileOf = (part: string) => join(folder, `${part.replace(/[^\w.-]+/g, '-')}.json`);

/** The long parts of `npm test` as they took on one machine with two cores, for a machine that has not run them yet. */
const onTwoCores: Readonly<Record<string, Usual>> = {
  'test:stories': { seconds: 290, tests: 1554 },
  'test:browser': { seconds: 88, tests: 485 },
  'test:e2e': { seconds: 100, tests: 23 },
};

/** Returns the last passed run of a part on this machine, or else on another one with two cores. */
export function usualOf(part: string): Usual | undefined {
  const file = fileOf(part);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Usual;
  return isQuick ? onTwoCores[part.replace('quayside ', '')] : undefined;
}

export function noteUsual(part: string, usual: Usual): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(usual));
}
