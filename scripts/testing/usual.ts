import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isQuick } from '../../packages/platform/src/testing/property-runs/property-runs.ts';

/** The duration of a part when it last passed on this machine, and its number of tests. */
export type Usual = { readonly seconds: number; readonly tests: number };

const fileOf = (part: string) =>
  join(
    import.meta.dirname,
    '../../.quayside/usual',
    isQuick ? 'quick' : 'all',
    `${part.replace(/[^\w.-]+/g, '-')}.json`,
  );

export const readUsual = (part: string): Usual | undefined =>
  existsSync(fileOf(part)) ? (JSON.parse(readFileSync(fileOf(part), 'utf8')) as Usual) : undefined;

export function writeUsual(part: string, usual: Usual): void {
  mkdirSync(dirname(fileOf(part)), { recursive: true });
  writeFileSync(fileOf(part), JSON.stringify(usual));
}
