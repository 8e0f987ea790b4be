import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, matrixProblems, type Results } from './matrix.ts';
import { matrixPage, page } from './page.ts';

const faultsFile = 'scripts/fault-matrix/faults.json';
export const resultsFile = 'scripts/fault-matrix/results.json';

const read = <T>(root: string, path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
export const readFaults = (root: string): readonly Fault[] => read(root, faultsFile);
export const readResults = (root: string): Results => read(root, resultsFile);

/** Returns what is wrong with the fault matrix: a fault that nothing covers, a test that is gone, a failed run, a stale page. */
export function faultProblems(root: string): readonly { readonly path: string; readonly message: string }[] {
  const [faults, results] = [readFaults(root), readResults(root)];
  const stale = !existsSync(join(root, page)) || readFileSync(join(root, page), 'utf8') !== matrixPage(faults, results);
  return [
    ...matrixProblems(root, faults, results).map((message) => ({ path: faultsFile, message })),
    ...(stale ? [{ path: page, message: 'is stale: run "npm run faults -- --write"' }] : []),
  ];
}
